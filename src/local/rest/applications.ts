/** The application, its commands, the bot's own account. */
import { describe, validateCommand, validateCommands } from '../../discord/validate/index.ts';
import { commandsOf, listed, putCommand, removeCommand, setCommands } from '../commands.ts';
import { apiError, refuse } from '../errors.ts';
import { array, object } from '../json.ts';
import { BOT_PERMISSIONS, BOT_USER } from '../people.ts';
import { APPLICATION_ID, applicationJson, GUILD_ID, GUILD_NAME, TEACHER_ID } from '../seed.ts';
import type { CommandRecord, LocalState } from '../state.ts';
import type { Json, JsonObject } from '../types.ts';
import { done, form, part, type RestApp, type RestCall, read, reply, requireGuild } from './kit.ts';

function requireApplication(c: RestCall): void {
  if (part(c, 'application') !== APPLICATION_ID) throw apiError(50001);
}

function commandRoutes(
  app: RestApp,
  state: LocalState,
  under: string,
  guildOf: (c: RestCall) => string | null,
): void {
  const place = (c: RestCall): string | null => {
    requireApplication(c);
    return guildOf(c);
  };
  const localizations = (c: RestCall): boolean => c.req.query('with_localizations') === 'true';
  const named = (c: RestCall): CommandRecord => {
    const guild = place(c);
    const command = state.commands.get(part(c, 'command'));
    if (command === undefined || command.guild !== guild) throw apiError(10063);
    return command;
  };
  app.get(under, (c) =>
    reply(
      c,
      commandsOf(state, place(c)).map((command) => listed(command, localizations(c))),
    ),
  );
  app.post(under, async (c) => {
    const guild = place(c);
    const { json } = await read(c);
    refuse(validateCommand(json));
    const known = state.commands.size;
    const command = putCommand(state, object(json), guild);
    return reply(c, command.json, state.commands.size > known ? 201 : 200);
  });
  app.put(under, async (c) => {
    const guild = place(c);
    const { json } = await read(c);
    refuse(validateCommands(json));
    return reply(
      c,
      setCommands(state, array(json), guild).map((command) => command.json),
    );
  });
  app.get(`${under}/:command`, (c) => reply(c, named(c).json));
  app.patch(`${under}/:command`, async (c) => {
    const command = named(c);
    const { json } = await form(c, 'ApplicationCommandPatchRequestPartial');
    const changed = { ...command.json, ...json };
    const added = ['id', 'application_id', 'guild_id', 'version'];
    refuse(
      validateCommand(Object.fromEntries(Object.entries(changed).filter(([key]) => !added.includes(key)))),
    );
    return reply(c, putCommand(state, changed, command.guild, command.id).json);
  });
  app.delete(`${under}/:command`, (c) => {
    removeCommand(state, named(c));
    return done(c);
  });
}

/** A change of the application as Discord shows it: the description without translations, permissions as text. */
const asShown = (change: JsonObject): JsonObject => {
  const { description, integration_types_config: config } = change;
  const install = ({ oauth2_install_params: params }: JsonObject): JsonObject => {
    if (params === undefined) return {};
    const { permissions } = object(params);
    return { oauth2_install_params: { ...object(params), permissions: JSON.stringify(permissions) } };
  };
  return {
    ...change,
    ...(description === undefined ? {} : { description: object(description)['default'] }),
    ...(config === undefined
      ? {}
      : {
          integration_types_config: Object.fromEntries(
            Object.entries(object(config)).map(([type, one]) => [type, install(object(one))]),
          ),
        }),
  };
};

/** Routes of the application, of its commands (global and per server) and of `/users/@me`. Throws `ApiError`. */
export function applicationRoutes(app: RestApp, state: LocalState): void {
  app.get('/users/@me', (c) =>
    reply(c, {
      ...BOT_USER,
      verified: true,
      mfa_enabled: true,
      locale: 'en-US',
      flags: 0,
      email: null,
    }),
  );
  app.get('/users/@me/guilds', (c) =>
    reply(c, [
      {
        id: GUILD_ID,
        name: GUILD_NAME,
        icon: null,
        owner: false,
        permissions: BOT_PERMISSIONS.toString(),
        features: [],
      },
    ]),
  );
  let profile: JsonObject = {};
  const application = (): JsonObject => ({
    ...applicationJson(BOT_USER, state.people.user(TEACHER_ID), state.endpoint.publicKey),
    ...profile,
  });
  app.get('/oauth2/applications/@me', (c) => reply(c, application()));
  app.get('/applications/@me', (c) => reply(c, application()));
  app.patch('/applications/@me', async (c) => {
    const { json } = await form(c, 'ApplicationFormPartial');
    profile = { ...profile, ...asShown(object(json)) };
    return reply(c, application());
  });
  let roleNumbers: readonly Json[] = [];
  app.get('/applications/:application/role-connections/metadata', (c) => {
    requireApplication(c);
    return reply(c, roleNumbers);
  });
  app.put('/applications/:application/role-connections/metadata', async (c) => {
    requireApplication(c);
    const wanted = array((await read(c)).json);
    for (const one of wanted) refuse(describe('ApplicationRoleConnectionsMetadataItemRequest', one));
    roleNumbers = wanted;
    return reply(c, roleNumbers);
  });
  app.get('/applications/:application/emojis', (c) => {
    requireApplication(c);
    return reply(c, { items: [] });
  });
  commandRoutes(app, state, '/applications/:application/commands', () => null);
  commandRoutes(app, state, '/applications/:application/guilds/:guild/commands', (c) =>
    requireGuild(c, state),
  );
}
