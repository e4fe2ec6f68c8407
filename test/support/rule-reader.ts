/**
 * A reader who knows only the English rules beside a board, not the game's name. Writes each rule as a position of the
 * referee, whose laws are an independent implementation.
 */
import type { How, Line } from '../referee/line.ts';
import { split, upTo } from '../referee/text.ts';

/** The board without what only the text tells: heaps, edges, tokens, stones and removed pieces. */
export type Board = string;

/** Options that a board does not show. */
const UNSEEN = /(?:^| )(?:a|max|s|k|code|rule|f|limit|run|root)=\S*/g;

export const boardOf = (position: string): Board => position.replace(UNSEEN, '').trim();

type Read = (found: RegExpExecArray, board: Board) => { readonly game: string; readonly position: string };

/** “1, 3 to 5 or 7” as `1,3-5,7`; “2 or more” as `2+`. */
const spans = (text: string): string =>
  text
    .split(/, | or (?!more)/)
    .map((one) =>
      one
        .replace(/^exactly /, '')
        .replace(/ to /, '-')
        .replace(/ or more$/, '+'),
    )
    .join(',');

const most = (text: string): string => /\d+$/.exec(text)![0];

/** The results of a move, “nothing, one heap or two heaps of the same size”, as a rule of `custom`. */
const leaves = (text: string): string =>
  text
    .split(/, | or /)
    .map((one) => {
      const count = ['nothing', 'one heap', 'two heaps', 'three heaps'].findIndex((words) =>
        one.startsWith(words),
      );
      return `${count}${one.endsWith('of the same size') ? 'equal' : one.endsWith('of different sizes') ? 'unequal' : ''}`;
    })
    .join(',');

const CLAUSES: readonly (readonly [RegExp, (found: RegExpExecArray) => string])[] = [
  [/^split it into (.+), taking nothing$/, ([, left]) => `0:${leaves(left!)}`],
  [/^take the whole heap, if its size is (.+)$/, ([, taken]) => `${spans(taken!)}:0`],
  [
    /^take (.+), but not the whole heap; you may split what is left into two heaps$/,
    ([, taken]) => `${spans(taken!)}:1,2`,
  ],
  [/^take (.+), but not the whole heap$/, ([, taken]) => `${spans(taken!)}:1`],
  [/^take (.+); you may split what is left into two heaps$/, ([, taken]) => `${spans(taken!)}:0-2`],
  [/^take (.+) and split what is left into two heaps$/, ([, taken]) => `${spans(taken!)}:2`],
  [/^take (.+) and leave (.+)$/, ([, taken, left]) => `${spans(taken!)}:${leaves(left!)}`],
  [/^take ([\d, tormoe]+)$/, ([, taken]) => `${spans(taken!)}:0,1`],
];

const clause = (text: string): string => {
  for (const [pattern, read] of CLAUSES) {
    const found = pattern.exec(text);
    if (found !== null) return read(found);
  }
  throw new Error(`no clause: ${text}`);
};

/** The minimum of several formulas, as `min(…,min(…,…))`. */
const least = (text: string): string => {
  const start = /^the small(?:er|est) of /.exec(text)?.[0];
  if (start === undefined) return text;
  return text
    .slice(start.length)
    .split(/, | and /)
    .reduceRight((rest, one) => `min(${one},${rest})`);
};

/** The limit after a take, as an option of `dynamic`. */
const growth = (text: string): string => {
  const [, formula] = /^After a take of x, take at least 1 and at most (.+)\.$/.exec(text) ?? [];
  if (formula !== undefined) return `f=${least(formula)}`;
  const [, constant] = /^Each later take is (.+)\.$/.exec(text) ?? [];
  if (constant !== undefined) return `f=${most(constant)}`;
  const [, times] = /^After that, take at least 1 and at most (.+)\.$/.exec(text)!;
  if (times === 'as many as were taken last') return 'k=1';
  if (times === 'twice what was taken last') return 'k=2';
  return `k=${/^(\d+) times what was taken last$/.exec(times!)![1]}`;
};

const COINS: Readonly<Record<string, string>> = {
  'one or two coins': 'max=2',
  'one, two or three coins': 'max=3',
  'exactly two coins': 'rule=twins',
  'exactly three coins': 'rule=triplets',
  'one or more coins side by side': 'run=1000',
  'exactly one coin': 'max=1',
};

const turned = (text: string): string => {
  const known = COINS[text];
  if (known !== undefined) return known;
  const [, run] = /^1 (?:to|or) (\d+) coins side by side$/.exec(text) ?? [];
  if (run !== undefined) return `run=${run}`;
  const [, any] = /^1 (?:to|or) (\d+) coins, wherever they lie$/.exec(text) ?? [];
  if (any !== undefined) return `max=${any}`;
  if (
    /^exactly four coins: on place 1, on a place n, and on two places between, one as far from 1/.test(text)
  )
    return 'rule=grunt';
  throw new Error(`no coins: ${text}`);
};

/** `2 if it came from node 1 or 3; none if …` as `1:2,3:2,…`. */
const added = (text: string): string =>
  text
    .split('; ')
    .flatMap((group) => {
      const [, count, nodes] = /^(none|\d+) if you took from node (.+)$/.exec(group)!;
      return nodes!.split(/, | or /).map((node) => `${node}:${count === 'none' ? 0 : count}`);
    })
    .join(',');

/** Tokens on a graph, with the edges as words or as an option. */
const tokens = (board: Board): string => {
  const { rows, options } = split(board);
  return options.edges === undefined
    ? board
    : `${options.edges.split(',').join(' ')} at=${rows[0]!.join(',')}`;
};

/** The forest with its roots: a drawing shows which nodes are joined, not which is the parent. */
const rooted = (board: Board, text: string): string => {
  const [, roots] = /^The roots? (?:is node|are nodes) (.+)\.$/.exec(text)!;
  const tokens = board.split(' ');
  const given = tokens.filter((token) => !token.includes('=')).map(Number);
  const parents = given.map((): number | null => null);
  const queue = roots!.split(/, | and /).map(Number);
  for (const root of queue) parents[root - 1] = 0;
  for (const node of queue)
    for (const [i, parent] of given.entries()) {
      const next = parent === node ? i + 1 : i + 1 === node ? parent : 0;
      if (next === 0 || parents[next - 1] !== null) continue;
      parents[next - 1] = node;
      queue.push(next);
    }
  return [...parents, ...tokens.filter((token) => token.includes('='))].join(' ');
};

const as =
  (game: string, option = ''): Read =>
  (_, board) => ({ game, position: `${board} ${option}`.trim() });

/** The rule for the columns or rows of a board; null where the text is something else. */
const sideRule = (text: string, side: 'columns' | 'rows'): string | null => {
  const said: Readonly<Record<string, string>> = {
    [`one or two ${side}`]: 'turtles',
    [`one, two or three ${side}`]: 'mock',
    [`two ${side}`]: 'twins',
    [`three ${side}`]: 'triplets',
    [`any run of neighbouring ${side}`]: 'ruler',
    [`the ${side} 1, a, n + 1 − a and n (1 < a < n + 1 − a)`]: 'grunt',
  };
  const run = new RegExp(`^1 to (\\d+) neighbouring ${side}$`).exec(text);
  const any = new RegExp(`^1 to (\\d+) ${side}, wherever they lie$`).exec(text);
  return said[text] ?? (run !== null ? `run=${run[1]}` : any !== null ? `max=${any[1]}` : null);
};

/** Columns and rows with “and” between, which may stand within either. */
const crossing = (text: string): string => {
  const words = text.split(' and ');
  for (let i = 1; i < words.length; i += 1) {
    const columns = sideRule(words.slice(0, i).join(' and '), 'columns');
    const rows = sideRule(words.slice(i).join(' and '), 'rows');
    if (columns !== null && rows !== null) return `${columns}*${rows}`;
  }
  throw new Error(`no columns and rows: ${text}`);
};

const LAWS: readonly (readonly [RegExp, Read])[] = [
  [/^Take one or more from one heap\.$/, as('nim')],
  [/^Take a square number \(1, 4, 9, 16, …\) from one heap\.$/, as('subtraction', 's=squares')],
  [/^Take a Fibonacci number \(1, 2, 3, 5, 8, …\) from one heap\.$/, as('subtraction', 's=fibonacci')],
  [
    /^From one heap, take a number that divides its size, but not the whole heap\.$/,
    as('subtraction', 's=divisors'),
  ],
  [
    /^Take ([\d, tor]+|exactly \d+) from one heap\.$/,
    ([, taken], board) => {
      const members = spans(taken!)
        .split(',')
        .flatMap((one) => {
          const [from, to] = one.split('-').map(Number);
          return upTo(to ?? from!).filter((n) => n >= from!);
        });
      return { game: 'subtraction', position: `${board} s=${members.join(',')}` };
    },
  ],
  [
    /^Choose (.+) heaps, and take one or more from each of them\.$/,
    ([, heaps], board) => ({ game: 'moore', position: `${board} k=${most(heaps!)}` }),
  ],
  [/^Move one or more stones from one step to the step below it\.$/, as('staircase')],
  [/^Move one or more stones from one cell to the cell above it or to the cell on its left\.$/, as('grid')],
  [
    /^Take one or more from one heap\. Then you may split what is left of it into any number of heaps\.$/,
    as('restnim'),
  ],
  [/^Take one or more from one heap, or split one heap into two\.$/, as('lasker')],
  [/^Split one heap into two heaps of different sizes\. Nothing is taken\.$/, as('grundy')],
  [/^Take one or more from one heap, or the same number from both\.$/, as('wythoff')],
  [
    /^Take one or more from one heap, or from both as long as the two amounts differ by less than (\d+)\.$/,
    ([, a], board) => ({ game: 'wythoff', position: `${board} a=${a}` }),
  ],
  [/^Knock down one pin, or two pins side by side\.$/, as('custom', 'rule=1,2:0-2')],
  [/^Knock down two skittles side by side\.$/, as('custom', 'rule=2:0-2')],
  [/^Remove a pawn together with its neighbours\.$/, as('custom', 'rule=1:0|2:0,1|3:0-2')],
  [
    /^Put an X on a light square\. It closes the squares up to two away on both sides\.$/,
    as('custom', 'rule=3:0-2'),
  ],
  [/^Remove one officer from a row of two or more\.$/, as('custom', 'rule=1:1,2')],
  [/^No move is possible\.$/, as('custom', 'rule=1000')],
  [
    /^From one heap, do one of these: (.+)\.$/,
    ([, list], board) => {
      const clauses = list!.split(/(?:^|; )\(\d+\) /).filter((one) => one !== '');
      return { game: 'custom', position: `${board} rule=${clauses.map(clause).join('|')}` };
    },
  ],
  [
    /^From one heap, (.+)\.$/,
    ([, one], board) => ({ game: 'custom', position: `${board} rule=${clause(one!)}` }),
  ],
  [
    /^Take at least 1, but not the whole pile\. (.+)$/,
    ([, later], board) => ({ game: 'dynamic', position: `${board} ${growth(later!)}` }),
  ],
  [
    /^Take (.+) now\. (.+)$/,
    ([, now, later], board) => ({
      game: 'dynamic',
      position: `${board} ${growth(later!)} limit=${most(now!)}`,
    }),
  ],
  [
    /^Subtract the smaller number from the larger, once or several times, but never below 0\. A 0 ends the game\.$/,
    as('euclid'),
  ],
  [
    /^Choose a pair and subtract its smaller number from its larger, once or several times, but never below 0\. A 0 ends a pair\.$/,
    as('euclid'),
  ],
  [
    /^Throw away the balls of one box, and share the balls of the other over both boxes, at least 1 in each\.$/,
    as('ferguson'),
  ],
  [
    /^Throw away the balls of the box that has fewer \(either one on a tie\), and share the others over both boxes, at least 1 in each\.$/,
    as('box'),
  ],
  [
    /^Choose a pair, throw away one of its piles, and split the other into two piles of at least 1: the new pair\.$/,
    as('ed'),
  ],
  [
    /^Choose a pair and split both its piles into two, at least 1 in each part\. It becomes two pairs, each with one part of the first pile and one of the second\.$/,
    as('ed', 'rule=both'),
  ],
  [
    /^Choose a row, and replace one or more of its numbers above 1, each by a smaller divisor of it \(12 by 1, 2, 3, 4 or 6\)\.$/,
    as('division'),
  ],
  [
    /^Take one stone from a place, and put two stones on places farther right: one on each of two, or both on one\.$/,
    as('funny'),
  ],
  [/^No stone can be moved\.$/, as('addsub', 'k=')],
  [
    /^Take one stone from a node that has arrows out of it, and put new stones on the nodes these lead to, in any mix\. How many new stones: (.+)\.$/,
    ([, groups], board) => ({ game: 'addsub', position: `${board} k=${added(groups!)}` }),
  ],
  [
    /^Bite off a cell with everything right of it, above it, or both\. The bottom left cell is poisoned: nobody may eat it\.$/,
    as('chomp'),
  ],
  [/^Erase one number and all its divisors on the board\.$/, as('divisor')],
  [
    /^Turn over (.+)\. The rightmost of them must go from heads to tails\.$/,
    ([, coins], board) => ({ game: 'coins', position: `${board} ${turned(coins!)}` }),
  ],
  [
    /^Turn over a coin \(x, y\) that shows heads, and one more: \(a, y\) with a below x, or \(x, b\) with b below y\.$/,
    as('flip'),
  ],
  [
    /^Turn over a coin \(x, y\) that shows heads, and the three coins \(a, y\), \(x, b\) and \(a, b\), with a below x and b below y\.$/,
    as('flip', 'rule=product'),
  ],
  [
    /^Choose (.+)\. Turn every coin where they cross\. The coin in the last column and last row must show heads\.$/,
    ([, both], board) => ({ game: 'flip', position: `${board} rule=${crossing(both!)}` }),
  ],
  [/^Move one token along one arrow\.$/, (_, board) => ({ game: 'dag', position: tokens(board) })],
  [
    /^Cut one edge\. Whatever is no longer joined to the ground(?: \(points? (.+)\))? falls\.$/,
    ([, ground], board) => ({
      game: 'hackenbush',
      position: `${board}${ground === undefined ? '' : ` root=${ground.split(/, | and /).join(',')}`}`,
    }),
  ],
  [/^Move the token along an edge\. The node it leaves is deleted\.$/, as('geography')],
  [
    /^First move: choose the node where the token starts\. After that, move it along an edge; the node it leaves is deleted\.$/,
    as('geography'),
  ],
  [
    /^Move the token to any ancestor or descendant that is still there\. The node it leaves is deleted\. (.+)$/,
    ([, roots], board) => ({ game: 'treewalk', position: rooted(board, roots!) }),
  ],
  [
    /^First move: choose the node where the token starts\. After that, move it to any ancestor or descendant that is still there; the node it leaves is deleted\. (.+)$/,
    ([, roots], board) => ({ game: 'treewalk', position: rooted(board, roots!) }),
  ],
  [/^Move one coin to any square farther left\.$/, as('nimble')],
  [/^Take an element\. Everything above it goes, too\.$/, as('poset')],
  [/^Choose a vertex\. It is deleted together with its neighbours\.$/, as('nodekayles')],
  [/^Choose an edge\. Both its ends are deleted\.$/, as('arckayles')],
  [
    /^Put an X on a free square of a board on which no three X are in a row, column or diagonal\.$/,
    as('notakto'),
  ],
  [/^Put a domino on two free squares that are neighbours, across or upright\.$/, as('cram')],
  [/^Push one coin to the left, onto a free square\. It can’t jump over other coins\.$/, as('silver')],
  [/^Take one or more from the leftmost or the rightmost heap\.$/, as('endnim')],
  [/^Take 1 from one heap, or half of it, rounded up\.$/, as('mark')],
  [/^Take the largest heap whole, or take one from every heap\.$/, as('candy')],
];

/** The law that a rule means, with the board filled in. */
const lawOf = (text: string, board: Board): { readonly game: string; readonly position: string } => {
  for (const [pattern, read] of LAWS) {
    const found = pattern.exec(text);
    if (found !== null) return read(found, board);
  }
  throw new Error(`no rule: ${text}`);
};

const TURNS: readonly (readonly [string, How])[] = [
  ['Several games at once: each turn, move in exactly one of them.', 'sum'],
  [
    'Several games at once: each turn, move in every game that still has a move. Play ends when none has one.',
    'every',
  ],
  [
    'Several games at once: each turn, move in all of them. Play ends as soon as one of them has no move.',
    'all',
  ],
  ['Several games at once: each turn, move in one or more of them. Play ends when none has a move.', 'any'],
];

const WINS: Readonly<Record<string, boolean>> = {
  'Make the last move to win.': false,
  'Misère: make the last move and you lose.': true,
};

/** The winner at the end of a text; and the text before it. */
const endOf = (text: string): readonly [before: string, misere: boolean] => {
  const end = Object.keys(WINS).find((words) => text.endsWith(words));
  if (end === undefined) throw new Error(`who wins? ${text}`);
  return [text.slice(0, -end.length).trim(), WINS[end]!];
};

/** The rule of each component by number; a rule without numbers applies to all. */
const ruleBy = (lines: readonly string[]): ((number: number) => string) => {
  const rules = new Map<number, string>();
  for (const line of lines) {
    const [, numbers, rule] = /^Games? ([\d, and]+) \(.*?\): (.+)$/.exec(line) ?? [];
    if (numbers === undefined) return () => line.replace(/^.*?: /, '');
    for (const number of numbers.split(/, | and /)) rules.set(Number(number), rule!);
  }
  return (number) => rules.get(number)!;
};

/** The rules beside `boards`, one paragraph each as printed, as a line of the referee. */
export const readRules = (
  paragraphs: readonly string[],
  boards: readonly Board[],
): Line & { readonly misere: boolean } => {
  const [last, misere] = endOf(paragraphs.at(-1)!);
  const turn = TURNS.find(([words]) => words === last);
  const lines = turn === undefined ? [...paragraphs.slice(0, -1), last] : paragraphs.slice(0, -1);
  const rule = ruleBy(lines);
  return {
    how: turn?.[1] ?? 'sum',
    misere,
    components: boards.map((board, i) => lawOf(rule(i + 1), board)),
  };
};
