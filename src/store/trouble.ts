import { StoreTrouble, type StoreTroubleKind } from '../kernel/store-trouble.ts';

/** PostgreSQL's SQLSTATEs, by their meaning for users. A read-only server (25006) was replaced while the connection stayed. */
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

/** Node's codes for an unreachable server. */
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

/** pg's messages for a lost connection, which have no code. */
const GONE =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|timeout expired|Query read timeout)/;
/** pg's message when all connections of the pool are busy. */
const NONE_FREE = /^timeout exceeded when trying to connect/;

/** SQLite's primary result codes (sqlite3.h). */
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
  if (code === 'ENOSPC') return 'full';
  if (typeof code === 'string') return STATES[code] ?? (/^08.{3}$/.test(code) ? 'away' : null);
  if (GONE.test(error.message)) return 'away';
  return NONE_FREE.test(error.message) ? 'busy' : null;
};

/** Meaning of a database error for users; null for others: bugs of ours, or conflicts. */
export const troubleOf = (error: unknown): StoreTrouble | null => {
  if (error instanceof StoreTrouble) return error;
  if (!(error instanceof Error)) return null;
  const kind = kindOf(error);
  return kind === null ? null : new StoreTrouble(kind, error);
};
