import type { Spot } from '../../../engine/core/spot.ts';
import { Solver } from '../../../engine/solve/solver.ts';
import {
  type Choice,
  hasTable,
  type Question,
  rightChoice,
  type Said,
  wrongChoice,
} from '../../model/question.ts';
import { addedDifficulty } from '../difficulty.ts';
import { symmetryOf } from '../solved-position.ts';
import type { KindRecord, Maker } from './kind.ts';

/** Limits of a select with 25 rows. */
const [MIN_POSITIONS, MAX_POSITIONS] = [6, 24];
/** Of up to 120 reachable positions 16 are listed, 4 of them P-positions; with fewer of these Kayles has few questions. */
const [MAX_REACHED_POSITIONS, SAMPLED_POSITIONS, SAMPLED_LOSING_POSITIONS] = [120, 16, 4];
const MAX_NAME_CHARS = 24;
/** Positions that can be shown as a table: two heaps up to 7, or one heap below 30. */
const SHAPES = [/^[0-7] [0-7]$/, /^[12]?\d$/] as const;
const MAX_SEARCHED_POSITIONS = 5_000;

const optionsIn = ({ position }: Spot): readonly string[] =>
  position.split(' ').filter((token) => token.includes('='));

/** A part of the line that moves change beside the board: the next limit. */
const VARYING = /^limit=/;

/** Names of the positions: their lines without the common rules; null if too long, or if more than a limit differs. */
const namesOf = (all: readonly Spot[]): readonly string[] | null => {
  const shared = new Set(optionsIn(all[0]!));
  for (const spot of all)
    for (const option of shared) if (!optionsIn(spot).includes(option)) shared.delete(option);
  const names = all.map(({ position }) =>
    position
      .split(' ')
      .filter((token) => !shared.has(token))
      .join(' '),
  );
  const isBad = (name: string, i: number): boolean =>
    name === '' ||
    name.length > MAX_NAME_CHARS ||
    all[i]!.compound !== null ||
    optionsIn(all[i]!).some((option) => !shared.has(option) && !VARYING.test(option));
  return names.some(isBad) || new Set(names).size < names.length ? null : names;
};

/** Index in `SHAPES` of the table for all of them; -1: none. */
const shapeOf = (names: readonly string[]): number =>
  SHAPES.findIndex((shape) => names.every((name) => shape.test(name)));

/** Reachable positions including this one, each once up to symmetry; null if there are too many. */
const reachable = (from: Spot, keyOf: (spot: Spot) => string): readonly Spot[] | null => {
  const found = new Map([[keyOf(from), from]]);
  for (const spot of found.values())
    for (const { to } of spot.options()) {
      const key = keyOf(to);
      if (!found.has(key)) found.set(key, to);
      if (found.size > MAX_REACHED_POSITIONS) return null;
    }
  return [...found.values()];
};

const namesIn = ({ choices }: Pick<Question, 'choices'>): readonly string[] =>
  choices.map(({ says }) => (says.kind === 'position' ? says.name : ''));

const inOrder = new Intl.Collator('en', { numeric: true });

/** So many of them, by lot. */
const drawn = <T>(all: readonly T[], count: number, random: () => number): readonly T[] =>
  all
    .map((one) => ({ one, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .slice(0, count)
    .map(({ one }) => one);

/** All P-positions among the reachable ones, or among some of them. With `like`, as many of both, and a table if that has one. */
const make: Maker = ({ position: { spot, win } }, { random, like }) => {
  const all = reachable(spot, (one) => symmetryOf({ spot: one, win }));
  if (all === null || all.length < MIN_POSITIONS) return null;
  const names = namesOf(all);
  if (names === null) return null;
  const shape = shapeOf(names);
  const isTable = like === undefined ? shape >= 0 : hasTable(like);
  if (isTable && like !== undefined && shape !== shapeOf(namesIn(like))) return null;
  const solver = new Solver(MAX_SEARCHED_POSITIONS);
  const [lost, won]: [Choice[], Choice[]] = [[], []];
  for (const [i, one] of all.entries()) {
    const found = solver.outcome(one, win);
    if (found === null) return null;
    const says: Said = { kind: 'position', line: one.line, name: names[i]! };
    if (found.value) won.push(wrongChoice(says, 'swapped'));
    else lost.push(rightChoice(says));
  }
  const isWhole = like === undefined && all.length <= MAX_POSITIONS;
  const right = like?.key.length ?? (isWhole ? lost.length : Math.min(lost.length, SAMPLED_LOSING_POSITIONS));
  const wrong = (like?.choices.length ?? (isWhole ? all.length : SAMPLED_POSITIONS)) - right;
  if (right < 2 || wrong < 2 || right > lost.length || wrong > won.length) return null;
  const choices = [...drawn(lost, right, random), ...drawn(won, wrong, random)];
  const sorted = choices.toSorted(({ says: a }, { says: b }) =>
    a.kind === 'position' && b.kind === 'position' ? inOrder.compare(a.name, b.name) : 0,
  );
  const key = sorted.filter(({ misconception }) => misconception === null).map(({ says }) => says);
  return {
    prompt: {
      kind: 'losing-positions',
      win,
      ...(choices.length < all.length ? { sampled: true } : {}),
      ...(isTable ? { table: true } : {}),
    },
    form: 'several',
    choices: sorted,
    key,
    harder: 0.05 * choices.length,
  };
};

export const losingPositionsKind: KindRecord = {
  make,
  outcomes: 'any',
  foreseen: addedDifficulty(0.3, 1.2),
  proof: [],
};
