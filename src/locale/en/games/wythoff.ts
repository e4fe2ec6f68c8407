import type { StepOf } from '../../../engine/explain/step.ts';
import { type Block, note, p, strong } from '../../doc.ts';
import type { GameEntry } from '../../locale.ts';
import { shorten } from '../shorten.ts';

/** (2 − a + √(a² + 4))/2, as simple as it gets. */
const alpha = (a: string): string => {
  if (a === '1') return '(1+√5)/2';
  if (a === '2') return '√2';
  const wide = BigInt(a);
  return `(√${shorten(`${wide * wide + 4n}`)} − ${shorten(`${wide - 2n}`)})/2`;
};

/** Why the pair’s smaller number is right, in numbers that a reader can multiply. */
const certified = (s: StepOf<'losing-pairs'>): readonly Block[] => {
  if (s.pair.n === '0') return [];
  const [n, small] = [shorten(s.pair.n), shorten(s.pair.small)];
  const next = shorten(`${BigInt(s.pair.small) + 1n}`);
  const [below, above] = s.certificate.map((value) => shorten(value.replace('-', '−')));
  const square = (x: string): string =>
    s.a === '2'
      ? `${x}² − 2·${n}²`
      : `${x}² ${middle(s.a, `${n}·${x}`)} − ${s.a === '1' ? '' : `${s.a}·`}${n}²`;
  return [
    note(
      `To test any pair without the list: the smaller number of pair n is ⌊n·α⌋, α = ${alpha(s.a)}. For n = ${n} that is ${small}, by two products: ${square(small)} = ${below} is below 0, and ${square(next)} = ${above} is above 0.`,
    ),
  ];
};

/** The middle term of x² + (a − 2)·n·x − a·n². */
const middle = (a: string, product: string): string =>
  a === '1' ? `− ${product}` : a === '3' ? `+ ${product}` : `+ ${BigInt(a) - 2n}·${product}`;

export const wythoff = {
  text: {
    name: 'Wythoff’s game',
    aliases: ['wythoffs', 'wythoff-nim'],
    summary: 'Take from one of two heaps, or the same number from both.',
    rules: [
      'Two heaps. A move: take any number, at least one, from one heap, or the same number from both. With a=2 (or more) the two amounts may differ, but by less than a.',
      'Type a position as two numbers: wythoff 3 5, or wythoff 3 5 a=2. Type a move as heap and amount, 1:2, or as both amounts, 2,2.',
      'Example: wythoff 2 3. You play 1,1 and leave 1 and 2: from there they can only leave 0 and 2, 1 and 1, 1 and 0, or 0 and 1, and each time you take everything.',
    ],
  },
  rulings: {
    wythoff: (f) => [
      f.a === '1'
        ? 'Take one or more from one heap, or the same number from both.'
        : `Take one or more from one heap, or from both as long as the two amounts differ by less than ${shorten(f.a)}.`,
    ],
  },
  theorems: {
    wythoff: {
      name: 'Wythoff’s theorem (1907; for a > 1 Fraenkel 1982)',
      decides: () => [
        'What decides: the losing positions are a list of pairs. ',
        strong('If the two heaps are one of these pairs, the player to move loses; otherwise they win.'),
      ],
      works: (f, outcome) => [
        `Each number stands in exactly one pair, and each pair has its own difference. ${
          f.a === '1'
            ? 'That is why no move leads from one pair to another: taking from one heap keeps the other number, and it stands in no other pair; taking the same from both keeps the difference, and no other pair has it.'
            : `That is why no move leads from one pair to another: taking from one heap keeps the other number, and it stands in no other pair; taking from both changes the difference by less than ${f.a}, and other pairs differ by ${f.a} or more.`
        } ${outcome === 'N' ? 'From any other position, as here, some move reaches a pair.' : 'You stand on a pair: whatever you do, they can move to a pair again.'}`,
      ],
      proof: (f) => {
        const gap = f.a === '1' ? 'n' : `${f.a}·n`;
        return {
          pairs: {
            title: 'Wythoff’s theorem (1907; for a > 1 Fraenkel 1982)',
            text: [
              [
                strong('The list. '),
                `Pair 0 is (0, 0). Pair n has the smallest number not used so far, and ${gap} more. So every number is used exactly once, and the differences are ${f.a === '1' ? '0, 1, 2, 3, …' : `0, ${f.a}, 2·${f.a}, 3·${f.a}, …`}`,
              ],
              [
                strong('From a pair to no pair. '),
                `A move in one heap keeps the other number; it stands in one pair only. ${f.a === '1' ? 'A move in both keeps the difference; no two pairs have the same.' : `A move in both changes the difference by less than ${f.a}; two pairs differ in it by at least ${f.a}.`}`,
              ],
              [
                strong('From anything else to a pair. '),
                `Let the smaller heap be x. If x is the larger number of a pair, lower the other heap to its partner, which is smaller than x. If x is the smaller number of a pair and the other heap is above its partner, lower it to the partner. Otherwise the difference is smaller than that pair’s, and ${f.a === '1' ? 'the earlier pair that has this very difference' : `an earlier pair whose difference is less than ${f.a} away from it`} can be reached by taking from both.`,
              ],
              [strong('The end. '), '(0, 0) is a pair, and there the player to move has lost.'],
            ],
          },
          formula: {
            title: 'the smaller number of pair n is ⌊n·α⌋ (Beatty, 1926)',
            text: [
              [
                `Let α = ${alpha(f.a)} and β = α + ${f.a}. Then 1/α + 1/β = 1, and α is irrational, since ${f.a}² + 4 is no square. Take any N. Of the numbers ⌊α⌋, ⌊2α⌋, ⌊3α⌋, … just ⌊N/α⌋ are below N, and of ⌊β⌋, ⌊2β⌋, … just ⌊N/β⌋. N/α and N/β are no whole numbers and add up to N, so together these are N − 1 numbers below N, for every N: each number from 1 on occurs exactly once. And ⌊nβ⌋ is ⌊nα⌋ + ${gap}. So the pairs (⌊nα⌋, ⌊nβ⌋) use each number once, with the differences of the list; both rise with n, so ⌊nα⌋ is the smallest number not used before: they are the list.`,
              ],
            ],
          },
        };
      },
    },
  },
  steps: {
    'losing-pairs': (s) => {
      const list = s.first.map(([small, large]) => `(${small}, ${large})`).join(', ');
      const here = `(${s.pair.small}, ${s.pair.large})`;
      const [x, y] = s.heaps;
      const isPair = [`(${x}, ${y})`, `(${y}, ${x})`].includes(here);
      return [
        p(
          `The losing pairs are (0, 0), where the game is over, and then ${list}, … Pair n has the smallest number not used so far, and ${s.a === '1' ? 'n' : `${s.a}·n`} more.`,
        ),
        p(
          isPair
            ? `The heaps are pair no. ${shorten(s.pair.n)} of this list.`
            : `By their difference, the only losing pair they could be is no. ${shorten(s.pair.n)}, (${shorten(s.pair.small)}, ${shorten(s.pair.large)}). They aren’t.`,
        ),
        ...certified(s),
      ];
    },
    'pairs-reached': (s) => {
      const named = s.pairs.map(({ n, small, large }) =>
        n === '0' ? 'the end, (0, 0)' : `pair no. ${shorten(n)}, (${shorten(small)}, ${shorten(large)})`,
      );
      return [p('One move leads to ', strong(named.join('; or to ')), '.')];
    },
  },
  moves: {
    'take-both': (f) =>
      `take ${f.amounts[0] === f.amounts[1] ? `${shorten(f.amounts[0])} from both` : `${shorten(f.amounts[0])} and ${shorten(f.amounts[1])}`} (leaving ${shorten(f.left[0])} and ${shorten(f.left[1])})`,
  },
} satisfies GameEntry;
