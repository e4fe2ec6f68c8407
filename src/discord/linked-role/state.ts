/** What ties the way back from Discord to the browser that set out: a random state in a signed cookie, kept nowhere else. */
import { hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import { deleteCookie, getSignedCookie, setSignedCookie } from 'hono/cookie';
import type { Clock } from '../../kernel/ports.ts';
import { Recent } from '../../kernel/recent.ts';

const COOKIE = 'linked-role';
export const STATE_LASTS_S = 600;
const NONCE_BYTES = 24;
const KEY_BYTES = 32;
/** States that are known when they come again; more than are used in their time. */
const REMEMBERED = 50_000;

export interface States {
  /** Sets the cookie, and gives the state for the address. */
  begin(context: Context): Promise<string>;
  /** Whether this browser began with this state, lately; a state is taken once. */
  take(context: Context, state: string): Promise<boolean>;
}

const isEqual = (a: string, b: string): boolean => {
  const [one, other] = [Buffer.from(a), Buffer.from(b)];
  return one.length === other.length && timingSafeEqual(one, other);
};

/** The key comes from the client secret, so that any process of the bot knows a state that another one began. */
export const statesOf = (clientSecret: string, clock: Clock): States => {
  const key = hkdfSync('sha256', clientSecret, '', 'sprague: state of a linked role', KEY_BYTES);
  const used = new Recent<true>(REMEMBERED);
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
