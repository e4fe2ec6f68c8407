import { OAuth2Routes, OAuth2Scopes, PermissionFlagsBits } from 'discord-api-types/v10';

/** What the bot does in a server: boards with pictures in channels and threads, threads of its own, boards that it draws anew. */
const PERMISSIONS = [
  PermissionFlagsBits.ViewChannel,
  PermissionFlagsBits.SendMessages,
  PermissionFlagsBits.CreatePublicThreads,
  PermissionFlagsBits.SendMessagesInThreads,
  PermissionFlagsBits.AttachFiles,
  PermissionFlagsBits.ReadMessageHistory,
];

/** The address at which somebody brings an application into a server. */
export const invitationOf = (application: string): string => {
  const query = new URLSearchParams({
    client_id: application,
    scope: [OAuth2Scopes.Bot, OAuth2Scopes.ApplicationsCommands].join(' '),
    permissions: String(PERMISSIONS.reduce((all, one) => all | one, 0n)),
  });
  return `${OAuth2Routes.authorizationURL}?${query.toString()}`;
};
