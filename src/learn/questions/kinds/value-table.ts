import { Solver } from '../../../engine/solve/solver.ts';
import type { Said } from '../../model/question.ts';
import { addedDifficulty } from '../difficulty.ts';
import type { KindRecord, Maker } from './kind.ts';

/** Largest heap of a table: long enough to ask something, short enough to type. */
const [MIN_HEAP_SIZE, MAX_HEAP_SIZE] = [5, 12];
const MAX_SEARCHED_POSITIONS = 5_000;
/** Values that are all 0, or the numbers themselves, ask nothing. */
const isPlain = (values: readonly string[]): boolean =>
  values.every((value) => value === '0') || values.every((value, heap) => value === String(heap));

/** The Grundy values of the sizes 0, 1, …, n under the rules of a position that is written as one number n. */
const make: Maker = ({ position: { spot, win }, value }, { parse }) => {
  const [, size, rules = ''] = /^(\d+)((?: [^\s=]+=\S+)*)$/.exec(spot.position) ?? [];
  const most = Number(size);
  if (win !== 'normal' || value === null || !(most >= MIN_HEAP_SIZE && most <= MAX_HEAP_SIZE)) return null;
  const solver = new Solver(MAX_SEARCHED_POSITIONS);
  const values: string[] = [];
  for (let heap = 0; heap <= most; heap += 1) {
    const smaller = parse(`${spot.game} ${heap}${rules}`);
    const found = smaller.ok ? solver.grundy(smaller.value.spot) : null;
    if (found === null) return null;
    values.push(found.value.toString());
  }
  if (isPlain(values)) return null;
  const key: Said = { kind: 'values', values };
  return { prompt: { kind: 'value-table', most }, form: 'list', choices: [], key: [key], harder: 0.6 };
};

export const valueTableKind: KindRecord = {
  make,
  outcomes: 'any',
  foreseen: addedDifficulty(0.6, 0.6),
};
