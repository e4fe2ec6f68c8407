import { OAuth2Routes, OAuth2Scopes, PermissionFlagsBits } from 'discord-api-types/v10';

/** What the bot does in a server: boards with pictures in channels and threads, threads of its own, boards that it draws anew, events. */
const NEEDED = [
  PermissionFlagsBits.ViewChannel,
  PermissionFlagsBits.SendMessages,
  PermissionFlagsBits.CreatePublicThreads,
  PermissionFlagsBits.SendMessagesInThreads,
  PermissionFlagsBits.AttachFiles,
  PermissionFlagsBits.ReadMessageHistory,
  PermissionFlagsBits.CreateEvents,
];

/** What an application asks for where somebody brings it into a server. */
export const INSTALLATION = {
  scopes: [OAuth2Scopes.Bot, OAuth2Scopes.ApplicationsCommands],
  permissions: String(NEEDED.reduce((all, one) => all | one, 0n)),
};

/** The address at which somebody brings an application into a server. */
export const invitationOf = (application: string): string => {
  const query = new URLSearchParams({
    client_id: application,
    scope: INSTALLATION.scopes.join(' '),
    permissions: INSTALLATION.permissions,
  });
  return `${OAuth2Routes.authorizationURL}?${query.toString()}`;
};
