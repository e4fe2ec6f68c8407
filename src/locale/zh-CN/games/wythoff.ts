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

/** 用读者可以自己计算的乘积验证较小数。 */
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
      `不列表也能判断：第 n 对的较小数是 ⌊n·α⌋，α = ${alpha(s.a)}。n = ${n} 时得 ${small}，用两个乘积就能验证：${square(small)} = ${below} 小于 0，${square(next)} = ${above} 大于 0。`,
    ),
  ];
};

/** x² + (a − 2)·n·x − a·n² 的中间一项。 */
const middle = (a: string, product: string): string =>
  a === '1' ? `− ${product}` : a === '3' ? `+ ${product}` : `+ ${BigInt(a) - 2n}·${product}`;

export const wythoff = {
  text: {
    name: '威佐夫博弈',
    aliases: ['威佐夫', '威佐夫游戏', '威佐夫尼姆', 'wythoff博弈'],
    summary: '从两堆中的一堆取，或从两堆中取同样多。',
    rules: [
      '有两堆石子。每步从一堆取至少一个，或者从两堆各取同样多。写 a=2（或更大）时，两堆取的个数可以不同，但相差要小于 a。',
      '局面写成两个数：wythoff 3 5，或 wythoff 3 5 a=2。走法写成“堆号:个数”，如 1:2；两堆都取写成 2,2。',
      '例：wythoff 2 3。你走 1,1 以后，剩下 1 和 2：对方只能变成 0 和 2、1 和 1、1 和 0 或 0 和 1，你每次都能一步取完。',
    ],
  },
  rulings: {
    wythoff: (f) => [
      f.a === '1'
        ? '从一堆取至少 1 个，或者从两堆取同样多。'
        : `从一堆取至少 1 个，或者两堆都取，但两堆所取的个数相差要小于 ${shorten(f.a)}。`,
    ],
  },
  theorems: {
    wythoff: {
      name: '威佐夫定理（Wythoff 1907；a > 1 时 Fraenkel 1982）',
      decides: () => [
        '判断依据：必败局面（奇异局势）是一列数对。',
        strong('两堆恰好是其中一对时，轮到谁走谁输；否则先手必胜。'),
      ],
      works: (f, outcome) => [
        `每个正整数恰好属于一对，各对的差互不相同。所以从一对走不到另一对：只取一堆，另一堆不变，而它不属于别的对；两堆都取，${
          f.a === '1' ? '差不变，而别的对差都不同' : `差的变化小于 ${f.a}，而不同的对差至少相差 ${f.a}`
        }。${outcome === 'N' ? '而其他局面（比如现在）总有一步能走到某一对。' : '现在正是一对：你无论怎么走，对方都能再走到某一对。'}`,
      ],
      proof: (f) => {
        const gap = f.a === '1' ? 'n' : `${f.a}·n`;
        return {
          pairs: {
            title: '威佐夫定理（Wythoff 1907；a > 1 时 Fraenkel 1982）',
            text: [
              [
                strong('数对的产生：'),
                `第 0 对是 (0, 0)。第 n 对的较小数是还没有用过的最小正整数，较大数比它大 ${gap}。所以每个正整数恰好用一次，各对的差依次是 ${f.a === '1' ? '0、1、2、3、……' : `0、${f.a}、2·${f.a}、3·${f.a}、……`}。`,
              ],
              [
                strong('从一对走不到另一对：'),
                `只取一堆时另一堆不变，它只属于一对；两堆都取时${f.a === '1' ? '差不变，而各对的差都不同' : `差的变化小于 ${f.a}，而两对的差至少相差 ${f.a}`}。`,
              ],
              [
                strong('从其他局面能走到某一对：'),
                `设较小的一堆是 x。若 x 是某一对的较大数，把另一堆减到它的搭档（比 x 小）。若 x 是某一对的较小数，而另一堆比搭档大，就把它减到搭档。否则两堆之差比这一对的差小，从两堆都取，可以走到更前面的、差${f.a === '1' ? '恰好与它相等' : `与它相差小于 ${f.a} `}的一对。`,
              ],
              [strong('终局：'), '(0, 0) 是一对，此时轮到走的一方已经输了。'],
            ],
          },
          formula: {
            title: '第 n 对的较小数是 ⌊n·α⌋（Beatty 1926）',
            text: [
              [
                `设 α = ${alpha(f.a)}，β = α + ${f.a}，则 1/α + 1/β = 1；又 ${f.a}² + 4 不是平方数，所以 α 是无理数。任取正整数 N：在 ⌊α⌋、⌊2α⌋、⌊3α⌋、……中小于 N 的恰有 ⌊N/α⌋ 个，在 ⌊β⌋、⌊2β⌋、……中恰有 ⌊N/β⌋ 个。N/α 与 N/β 都不是整数而和为 N，所以两者合计 N − 1 个。这对每个 N 都成立，所以每个正整数恰好出现一次。又 ⌊nβ⌋ = ⌊nα⌋ + ${gap}。因此数对 (⌊nα⌋, ⌊nβ⌋) 恰好用到每个正整数一次，差也与上面一致；两列都随 n 递增，所以 ⌊nα⌋ 就是还没有用过的最小正整数：这正是那一列数对。`,
              ],
            ],
          },
        };
      },
    },
  },
  steps: {
    'losing-pairs': (s) => {
      const list = s.first.map(([small, large]) => `(${small}, ${large})`).join('、');
      const here = `(${s.pair.small}, ${s.pair.large})`;
      const [x, y] = s.heaps;
      const isPair = [`(${x}, ${y})`, `(${y}, ${x})`].includes(here);
      return [
        p(
          `必败的数对，除终局 (0, 0) 外依次是：${list}、……。第 n 对的较小数是还没有用过的最小正整数，较大数比它大 ${s.a === '1' ? 'n' : `${s.a}·n`}。`,
        ),
        p(
          isPair
            ? `这两堆正是第 ${shorten(s.pair.n)} 对。`
            : `按两堆之差，只可能是第 ${shorten(s.pair.n)} 对 (${shorten(s.pair.small)}, ${shorten(s.pair.large)})，但并不是。`,
        ),
        ...certified(s),
      ];
    },
    'pairs-reached': (s) => {
      const named = s.pairs.map(({ n, small, large }) =>
        n === '0' ? '终局 (0, 0)' : `第 ${shorten(n)} 对 (${shorten(small)}, ${shorten(large)})`,
      );
      return [p('一步就能走到', strong(named.join('，或')), '。')];
    },
  },
  moves: {
    'take-both': (f) =>
      `${f.amounts[0] === f.amounts[1] ? `从两堆各取 ${shorten(f.amounts[0])} 个` : `从第 1 堆取 ${shorten(f.amounts[0])} 个、第 2 堆取 ${shorten(f.amounts[1])} 个`}（剩下 ${shorten(f.left[0])} 和 ${shorten(f.left[1])}）`,
  },
} satisfies GameEntry;
