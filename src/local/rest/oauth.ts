/** OAuth2: a person's consent as a code, a token for that person, and the application's data about them. */
import { randomUUID } from 'node:crypto';
import { apiError } from '../errors.ts';
import { APPLICATION_ID } from '../seed.ts';
import type { LocalState } from '../state.ts';
import type { JsonObject } from '../types.ts';
import { form, part, type RestApp, type RestCall, reply } from './kit.ts';

export const CLIENT_SECRET = 'loopback-client-secret-0123456789';

interface Consent {
  readonly user: string;
  readonly callback: string;
  readonly scopes: readonly string[];
}

const BEARER = /^Bearer (?<token>\S+)$/;

/**
 * Routes with a person's token or the application's secret. `as` in the query of `/oauth2/authorize` agrees for that
 * person; `deny` refuses.
 */
export function oauthRoutes(app: RestApp, state: LocalState): void {
  const codes = new Map<string, Consent>();
  const tokens = new Map<string, Consent>();
  const connections = new Map<string, JsonObject>();
  const secret = `Basic ${Buffer.from(`${APPLICATION_ID}:${CLIENT_SECRET}`).toString('base64')}`;
  const consent = (c: RestCall, scope: string): Consent => {
    const token = BEARER.exec(c.req.header('authorization') ?? '')?.groups?.['token'] ?? '';
    const found = tokens.get(token);
    if (found?.scopes.includes(scope) !== true) throw apiError(50001);
    return found;
  };
  app.get('/oauth2/authorize', (c) => {
    const { as, deny, redirect_uri: callback, scope, state: given, client_id: client } = c.req.query();
    if (callback === undefined || scope === undefined || client !== APPLICATION_ID || as === undefined)
      return reply(c, { error: 'invalid_request' }, 400);
    const back = new URL(callback);
    if (given !== undefined) back.searchParams.set('state', given);
    if (deny !== undefined) {
      back.searchParams.set('error', 'access_denied');
      return c.redirect(back.href);
    }
    const code = randomUUID();
    codes.set(code, { user: as, callback, scopes: scope.split(' ') });
    back.searchParams.set('code', code);
    return c.redirect(back.href);
  });
  app.post('/oauth2/token', async (c) => {
    if (c.req.header('authorization') !== secret) return reply(c, { error: 'invalid_client' }, 401);
    const sent = new URLSearchParams(await c.req.text());
    const code = sent.get('code') ?? '';
    const found = codes.get(code);
    codes.delete(code);
    if (
      sent.get('grant_type') !== 'authorization_code' ||
      found === undefined ||
      found.callback !== sent.get('redirect_uri')
    )
      return reply(c, { error: 'invalid_grant' }, 400);
    const token = randomUUID();
    tokens.set(token, found);
    return reply(c, {
      access_token: token,
      token_type: 'Bearer',
      expires_in: 604_800,
      refresh_token: randomUUID(),
      scope: found.scopes.join(' '),
    });
  });
  app.get('/users/@me', async (c, next) => {
    if (!BEARER.test(c.req.header('authorization') ?? '')) return next();
    const { user } = consent(c, 'identify');
    return reply(c, { ...state.people.user(user), locale: state.people.find(user)?.locale ?? 'en-US' });
  });
  app.get('/users/@me/applications/:application/role-connection', (c) =>
    reply(c, connections.get(consent(c, 'role_connections.write').user) ?? {}),
  );
  app.put('/users/@me/applications/:application/role-connection', async (c) => {
    const { user } = consent(c, 'role_connections.write');
    if (part(c, 'application') !== APPLICATION_ID) throw apiError(50001);
    const { json } = await form(c, 'UpdateApplicationUserRoleConnectionRequest');
    connections.set(user, json);
    return reply(c, json);
  });
}
