import type { Catalogue } from '../catalogue.ts';

const MAX_NAME_CHARS = 60;

/** A typed node or arrow, cut where it is long. */
export const cutName = (token: string): string =>
  token.length > MAX_NAME_CHARS ? `${token.slice(0, 40)}…` : token;

/** “1, 2, and 5 more”. */
export const someOf = (t: Catalogue, nodes: readonly string[], more: number): string =>
  t.text('graphs-some', { list: nodes.join(t.text('comma')), more });

/** “1–2, 3–4; pairs not shown: 5”. */
export const pairsOf = (t: Catalogue, pairs: readonly (readonly [string, string])[], more: number): string =>
  t.text('graphs-pairs', { list: pairs.map(([a, b]) => `${a}–${b}`).join(t.text('comma')), more });
