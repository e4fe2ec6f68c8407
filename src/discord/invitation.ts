import { OAuth2Routes, OAuth2Scopes, PermissionFlagsBits } from 'discord-api-types/v10';

/**
 * Permissions the bot uses in a server: boards with pictures in channels and threads, its own threads, edits of its boards,
 * events.
 */
const NEEDED = [
  PermissionFlagsBits.ViewChannel,
  PermissionFlagsBits.SendMessages,
  PermissionFlagsBits.CreatePublicThreads,
  PermissionFlagsBits.SendMessagesInThreads,
  PermissionFlagsBits.AttachFiles,
  PermissionFlagsBits.ReadMessageHistory,
  PermissionFlagsBits.CreateEvents,
];

export const INSTALLATION = {
  scopes: [OAuth2Scopes.Bot, OAuth2Scopes.ApplicationsCommands],
  permissions: String(NEEDED.reduce((all, one) => all | one, 0n)),
};

/** Link that adds an application to a server. */
export const invitationOf = (application: string): string => {
  const query = new URLSearchParams({
    client_id: application,
    scope: INSTALLATION.scopes.join(' '),
    permissions: INSTALLATION.permissions,
  });
  return `${OAuth2Routes.authorizationURL}?${query.toString()}`;
};
