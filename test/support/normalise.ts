/** Normal forms of positions for comparison with `test/data/cases.jsonl`, by that file's conventions. */

const numeric = (a: string, b: string): number => Number(a) - Number(b) || (a < b ? -1 : a > b ? 1 : 0);
const sortTokens = (text: string): string => text.split(' ').filter(Boolean).sort(numeric).join(' ');
const dropZeros = (text: string): string =>
  text
    .split(' ')
    .filter((token) => token !== '' && token !== '0')
    .join(' ');
const option = (text: string, name: string): string | null =>
  new RegExp(`(?:^| )${name}=(\\S*)`).exec(text)?.[1] ?? null;
const bare = (text: string): string =>
  text
    .split(' ')
    .filter((token) => !/^[a-z]+=/.test(token))
    .join(' ');
const rows = (text: string): readonly string[] =>
  bare(text)
    .split('/')
    .map((row) => row.trim());

const splitting = (text: string): string => sortTokens(dropZeros(bare(text)));

/** The bare position, with `limit=` where it matters. */
const withLimit = (text: string): string => {
  const left = bare(text).trim();
  const limit = option(text, 'limit');
  if (limit === null || left === '0') return left;
  const capped = BigInt(limit) < BigInt(left) ? limit : left;
  return `${left} limit=${capped}`;
};

const edges = (text: string): string => {
  const tokens = bare(text)
    .split(' ')
    .filter((token) => token.includes('-'));
  return tokens
    .map((edge) => edge.split('-').sort(numeric).join('-'))
    .sort()
    .join(' ');
};

/** Nodes of tokens, as a whole position or part of one. */
const tokens = (text: string): string =>
  (option(text, 'at') ?? text).split(',').filter(Boolean).sort(numeric).join(',');

/** Sorts the edges and names, and the two ends of each edge. */
const graph = (text: string): string =>
  bare(text)
    .split(' ')
    .map((token) => token.split('-').sort(numeric).join('-'))
    .sort()
    .join(' ');

/** Sorted boards without three in a row; `0` for none. */
const livingBoards = (text: string): string => {
  const lines = [
    /^XXX/,
    /^...XXX/,
    /^......XXX/,
    /^X..X..X/,
    /^.X..X..X/,
    /^..X..X..X/,
    /^X...X...X/,
    /^..X.X.X/,
  ];
  const isDead = (board: string): boolean => lines.some((line) => line.test(board.replaceAll('/', '')));
  const living = text.split(' | ').filter((board) => board !== '0' && !isDead(board));
  return living.length === 0 ? '0' : living.sort().join(' | ');
};

const NORMALISERS: Readonly<Record<string, (text: string) => string>> = {
  ...Object.fromEntries(
    [
      'restnim',
      'lasker',
      'octal',
      'kayles',
      'dawson',
      'dawsonchess',
      'treblecross',
      'officers',
      'grundy',
    ].map((id) => [id, splitting]),
  ),
  ...Object.fromEntries(
    ['euclid', 'ferguson', 'box'].map((id) => [
      id,
      (text: string) => rows(text).map(sortTokens).sort().join(' / '),
    ]),
  ),
  fibonacci: withLimit,
  dynamic: withLimit,
  ed: (text) =>
    rows(text)
      .map((row) => row)
      .sort()
      .join(' / '),
  dag: tokens,
  digraph: tokens,
  addsub: (text) => {
    const stones = option(text, 'stones') ?? text;
    return stones === 'none' ? '' : stones.split(',').sort(numeric).join(',');
  },
  flip: (text) => (bare(text) === 'none' ? '' : bare(text).split(' ').sort().join(' ')),
  hackenbush: edges,
  geography: (text) => `at=${option(text, 'at')}`,
  treewalk: (text) => `at=${option(text, 'at')}`,
  divisor: (text) => bare(text).replace(/[{}]/g, ''),
  mark: sortTokens,
  notakto: livingBoards,
  poset: (text) => [...new Set(bare(text).split(/[ <]/))].sort().join(' '),
  nodekayles: graph,
  arckayles: graph,
  chomp: (text) => dropZeros(bare(text)),
};

/** The form of `position` (without its game's id) in which `cases.jsonl` lists the results of winning moves. */
export const normaliseTo = (game: string, position: string): string => {
  const reduced = (NORMALISERS[game] ?? bare)(position).trim();
  return reduced;
};
