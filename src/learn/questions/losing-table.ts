import { type Block, table } from '../../texts/doc.ts';
import type { Choice, Question } from '../model/question.ts';

const upTo = (most: number): readonly number[] => Array.from({ length: most + 1 }, (_, i) => i);

/**
 * Listed positions of two small heaps as a table, first heap down and second heap across; null if they are others. `cell`: what a
 * choice shows there.
 */
export const losingTable = (
  { prompt, choices }: Question,
  cell: (choice: Choice, index: number) => string,
): Block | null => {
  if (prompt.kind !== 'losing-positions' || prompt.table !== true) return null;
  const names = choices.map(({ says }) => (says.kind === 'position' ? says.name : ''));
  const [down, across] = [0, 2].map((at) => upTo(Math.max(...names.map((name) => Number(name[at])))));
  const cellAt = (name: string): string => {
    const index = names.indexOf(name);
    return index < 0 ? '·' : cell(choices[index]!, index);
  };
  return table(
    down!.map((a) => [`${a}`, ...across!.map((b) => cellAt(`${a} ${b}`))]),
    { head: ['1↓2→', ...across!.map(String)] },
  );
};
