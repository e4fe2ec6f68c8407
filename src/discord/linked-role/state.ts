/** Ties Discord's redirect to the browser that started: a random state in a signed cookie, stored nowhere else. */
import { hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import { deleteCookie, getSignedCookie, setSignedCookie } from 'hono/cookie';
import type { Clock } from '../../kernel/ports.ts';
import { Recent } from '../../kernel/recent.ts';

const COOKIE = 'linked-role';
export const STATE_LASTS_S = 600;
const NONCE_BYTES = 24;
const KEY_BYTES = 32;
/** Remembered states, to accept each only once; more than are used while they are valid. */
const MAX_USED_STATES = 50_000;

export interface States {
  /** Sets the cookie and returns the state for the address. */
  begin(context: Context): Promise<string>;
  /** Whether this browser started with this state recently; each state is accepted once. */
  take(context: Context, state: string): Promise<boolean>;
}

const isEqual = (a: string, b: string): boolean => {
  const [one, other] = [Buffer.from(a), Buffer.from(b)];
  return one.length === other.length && timingSafeEqual(one, other);
};

/** Derives the key from the client secret, so that every process of the bot accepts a state that another one created. */
export const statesOf = (clientSecret: string, clock: Clock): States => {
  const key = hkdfSync('sha256', clientSecret, '', 'sprague: state of a linked role', KEY_BYTES);
  const used = new Recent<true>(MAX_USED_STATES);
  return {
    begin: async (context) => {
      const nonce = randomBytes(NONCE_BYTES).toString('base64url');
      await setSignedCookie(context, COOKIE, `${nonce}.${clock() + STATE_LASTS_S * 1_000}`, key, {
        prefix: 'host',
        path: '/',
        secure: true,
        httpOnly: true,
        sameSite: 'Lax',
        maxAge: STATE_LASTS_S,
      });
      return nonce;
    },
    take: async (context, state) => {
      const signed = await getSignedCookie(context, key, COOKIE, 'host');
      deleteCookie(context, COOKIE, { prefix: 'host', path: '/', secure: true });
      const [nonce = '', until = ''] = (signed === false ? undefined : signed)?.split('.') ?? [];
      if (nonce === '' || !isEqual(nonce, state) || Number(until) < clock()) return false;
      const isNew = used.get(nonce) === undefined;
      used.set(nonce, true);
      return isNew;
    },
  };
};
