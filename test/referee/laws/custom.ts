import { upTo } from '../text.ts';
import { heaps } from './heaps.ts';

/** `0-2,3` as [0, 1, 2, 3]; a word that is no range stands for itself. */
const range = (word: string): readonly string[] => {
  const [, from, to] = /^(\d+)-(\d+)$/.exec(word) ?? [];
  if (from === undefined) return [word];
  return [from, ...upTo(Number(to) - Number(from)).map((more) => String(Number(from) + more))];
};
const items = (list: string): readonly string[] => list.split(',').flatMap(range);

/** `count` positive numbers, ascending, that add up to n. */
const divided = (n: number, count: number, least = 1): readonly (readonly number[])[] => {
  if (count === 0) return n === 0 ? [[]] : [];
  return upTo(n)
    .filter((part) => part >= least)
    .flatMap((part) => divided(n - part, count - 1, part).map((rest) => [part, ...rest]));
};

/** May so many be taken by a clause's list of takes: `2`, `4-6`, `7+`? */
const mayTake = (takes: string, taken: number): boolean =>
  items(takes).some((word) =>
    word.endsWith('+') ? taken >= Number.parseInt(word, 10) : taken === Number(word),
  );

/** May these heaps be left by a clause's list of leaves: `0`, `2`, `2equal`, `3unequal`? */
const mayLeave = (leaves: string, heaps: readonly number[]): boolean =>
  items(leaves).some((word) => {
    const different = new Set(heaps).size;
    const kind = word.slice(1);
    return (
      heaps.length === Number(word[0]) &&
      (kind === '' || (kind === 'equal' ? different === 1 : different === heaps.length))
    );
  });

/** Take-and-break rules that people write: clauses `TAKES:LEAVES`, `|` between them; without leaves none or one heap is left. */
export const custom = heaps((heap, { rule }) => {
  const clauses = rule!.split('|').map((clause) => clause.split(':'));
  return [0, ...upTo(heap)].flatMap((taken) =>
    [0, 1, 2, 3]
      .flatMap((count) => divided(heap - taken, count))
      .filter((left) =>
        clauses.some(([takes, leaves = '0,1']) => mayTake(takes!, taken) && mayLeave(leaves, left)),
      ),
  );
});
