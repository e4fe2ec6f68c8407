/** Requests to Discord for signing in and for sending a user's numbers with their consent. */
import { DefaultUserAgent } from '@discordjs/rest';
import { OAuth2Routes, OAuth2Scopes, RouteBases, Routes } from 'discord-api-types/v10';
import { z } from 'zod';
import { bytesOf } from '../command/files.ts';
import { REQUEST_TIMEOUT_MS } from '../wire.ts';
import type { RoleNumbers } from './metadata.ts';

/** Larger than any real answer. */
const MAX_ANSWER_BYTES = 65_536;
const VERSION = 'v10';

const tokenShape = z.object({ access_token: z.string().min(1), token_type: z.literal('Bearer') });
const userShape = z.object({ id: z.string().regex(/^\d{1,20}$/), locale: z.string().optional() });

/** Discord answered with an error. The message never contains a secret, a code or a token. */
export class Unaccepted extends Error {
  override readonly name = 'Unaccepted';
  readonly status: number;
  constructor(step: string, status: number) {
    super(`Discord answered ${status} (${step})`);
    this.status = status;
  }
}

export interface OAuthOptions {
  readonly application: string;
  readonly clientSecret: string;
  /** Redirect address after the user's consent. */
  readonly callback: string;
  /** Base address of Discord's API; null = Discord's own. */
  readonly api: string | null;
  readonly timeoutMs?: number | undefined;
}

export interface OAuth {
  authorizeUrl(state: string): string;
  /** Exchanges a code for a user's token. */
  tokenOf(code: string): Promise<string>;
  userOf(token: string): Promise<z.infer<typeof userShape>>;
  send(token: string, platform: string, numbers: RoleNumbers): Promise<void>;
}

/**
 * Own requests, since they act for a user and not for the bot: never retried, and answers are read up to a limit. Tokens are not
 * revoked: that would withdraw the consent, and with it the connection that roles depend on.
 */
export const oauthOf = ({
  application,
  clientSecret,
  callback,
  api,
  timeoutMs = REQUEST_TIMEOUT_MS,
}: OAuthOptions): OAuth => {
  const base = api === null ? RouteBases.api : `${api.replace(/\/$/, '')}/${VERSION}`;
  const basic = `Basic ${Buffer.from(`${application}:${clientSecret}`).toString('base64')}`;
  const ask = async (step: string, path: string, authorization: string, init: RequestInit = {}) => {
    const answer = await fetch(`${base}${path}`, {
      ...init,
      headers: {
        ...(typeof init.body === 'string' ? { 'content-type': 'application/json' } : {}),
        authorization,
        'user-agent': DefaultUserAgent,
      },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const bytes = await bytesOf(answer, MAX_ANSWER_BYTES);
    if (!answer.ok) throw new Unaccepted(step, answer.status);
    if (bytes === null) throw new Error(`Discord’s answer is too long (${step})`);
    return JSON.parse(new TextDecoder().decode(bytes)) as unknown;
  };
  return {
    authorizeUrl: (state) => {
      const query = new URLSearchParams({
        client_id: application,
        response_type: 'code',
        redirect_uri: callback,
        scope: [OAuth2Scopes.RoleConnectionsWrite, OAuth2Scopes.Identify].join(' '),
        state,
      });
      // Always Discord's own: the user's browser opens it, and cannot reach the bot's proxy.
      return `${OAuth2Routes.authorizationURL}?${query.toString()}`;
    },
    tokenOf: async (code) => {
      const body = new URLSearchParams({ grant_type: 'authorization_code', code, redirect_uri: callback });
      const answer = await ask('code', Routes.oauth2TokenExchange(), basic, { method: 'POST', body });
      return tokenShape.parse(answer).access_token;
    },
    userOf: async (token) => userShape.parse(await ask('user', Routes.user(), `Bearer ${token}`)),
    send: async (token, platform, numbers) => {
      const metadata = Object.fromEntries(
        Object.entries(numbers).map(([key, count]) => [key, String(count)]),
      );
      await ask('numbers', Routes.userApplicationRoleConnection(application), `Bearer ${token}`, {
        method: 'PUT',
        body: JSON.stringify({ platform_name: platform, metadata }),
      });
    },
  };
};
