import { StoreTrouble, type StoreTroubleKind } from '../kernel/store-trouble.ts';

/**
 * SQLSTATEs of PostgreSQL, by what they mean for whoever clicked. A server that only reads (25006) is one that was replaced
 * while the connection stayed.
 */
const STATES: Readonly<Record<string, StoreTroubleKind>> = {
  '25006': 'away',
  '25P03': 'away',
  '53100': 'full',
  '53300': 'away',
  '55P03': 'busy',
  '57014': 'busy',
  '57P01': 'away',
  '57P02': 'away',
  '57P03': 'away',
  '57P05': 'away',
  XX001: 'broken',
  XX002: 'broken',
};

/** What Node says where a server cannot be reached. */
const NETWORK: ReadonlySet<unknown> = new Set([
  'EAI_AGAIN',
  'ECONNABORTED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETDOWN',
  'ENETUNREACH',
  'ENOENT',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]);

/** What pg says of a connection that is gone: without a code. */
const GONE =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|timeout expired|Query read timeout)/;
/** What pg's pool says where all connections wait for something. */
const NONE_FREE = /^timeout exceeded when trying to connect/;

/** SQLite's result codes (sqlite3.h), without what an extended one adds. */
const SQLITE: Readonly<Record<number, StoreTroubleKind>> = {
  5: 'busy',
  6: 'busy',
  8: 'broken',
  10: 'broken',
  11: 'broken',
  13: 'full',
  14: 'broken',
  26: 'broken',
};

const kindOf = (error: Error): StoreTroubleKind | null => {
  const { code, errcode } = error as Error & { readonly code?: unknown; readonly errcode?: unknown };
  if (typeof errcode === 'number') return SQLITE[errcode & 0xff] ?? null;
  if (NETWORK.has(code)) return 'away';
  if (typeof code === 'string') return STATES[code] ?? (/^08.{3}$/.test(code) ? 'away' : null);
  if (GONE.test(error.message)) return 'away';
  return NONE_FREE.test(error.message) ? 'busy' : null;
};

/** What `error` of a database means for whoever waits; null where it is none of these, but a mistake of ours, or a conflict. */
export const troubleOf = (error: unknown): StoreTrouble | null => {
  if (error instanceof StoreTrouble) return error;
  if (!(error instanceof Error)) return null;
  const kind = kindOf(error);
  return kind === null ? null : new StoreTrouble(kind, error);
};
