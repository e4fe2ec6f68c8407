import { type Block, table } from '../../texts/doc.ts';
import type { Choice, Question } from '../model/question.ts';

const upTo = (most: number): readonly number[] => Array.from({ length: most + 1 }, (_, i) => i);

/** Row and column of a position: its two heaps, or the tens and units of its only one. */
const placeOf = (name: string): readonly [row: number, column: number] => {
  const [first = 0, second] = name.split(' ').map(Number);
  return second === undefined ? [Math.floor(first / 10), first % 10] : [first, second];
};

/**
 * Listed positions of two small heaps as a table, first heap down and second across, or of one heap, ten to a row; null for
 * others. `cell`: content for a choice.
 */
export const losingTable = (
  { prompt, choices }: Question,
  cell: (choice: Choice, index: number) => string,
): Block | null => {
  if (prompt.kind !== 'losing-positions' || prompt.table !== true) return null;
  const names = choices.map(({ says }) => (says.kind === 'position' ? says.name : ''));
  const places = names.map(placeOf);
  const [down, across] = [0, 1].map((at) => upTo(Math.max(...places.map((place) => place[at]!))));
  const cellAt = (a: number, b: number): string => {
    const index = places.findIndex(([row, column]) => row === a && column === b);
    return index < 0 ? '·' : cell(choices[index]!, index);
  };
  const isPair = names[0]?.includes(' ') === true;
  return table(
    down!.map((a) => [`${isPair ? a : 10 * a}`, ...across!.map((b) => cellAt(a, b))]),
    { head: [isPair ? '1↓2→' : '+', ...across!.map(String)] },
  );
};
