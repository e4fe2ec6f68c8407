import type { FactsOf } from '../../../engine/explain/theorem.ts';
import { note, p, strong, table } from '../../doc.ts';
import type { GameEntry } from '../../locale.ts';
import { upTo } from '../rulings.ts';
import { shorten as n } from '../shorten.ts';

type Facts = FactsOf<'coin-turning'>;

const turns = (f: Facts): string =>
  ({
    turtles: '一枚或两枚',
    mock: '一枚、两枚或三枚',
    twins: '恰好两枚',
    triplets: '恰好三枚',
    ruler: '连续的若干枚',
    grunt: '四枚：第一枚、最后一枚，以及到它们等距的两枚',
    max: `至多 ${n(f.most ?? '')} 枚`,
    run: `至多 ${n(f.most ?? '')} 枚连续的`,
  })[f.rule];

const value = (f: Facts): string =>
  f.free
    ? '第 n 枚为正面时 SG 值为 2^(n−1)：1、2、4、8、……，因为任何一组都可以翻。'
    : {
        turtles: '第 n 枚为正面时 SG 值为 n，相当于 n 个石子的尼姆堆。',
        mock: '第 n 枚为正面时 SG 值为第 n 个可憎数（odious，二进制中有奇数个 1）：1、2、4、7、8、11、……。',
        twins: '第 n 枚为正面时 SG 值为 n − 1。',
        triplets: '第 1、2 枚的 SG 值为 0；从第 3 枚起依次为可憎数（odious）1、2、4、7、8、11、……。',
        ruler: '第 n 枚为正面时 SG 值为能整除 n 的最大的 2 的幂（lowbit）：1、2、1、4、1、2、1、8、……。',
        grunt: '第 n 枚为正面时 SG 值等于格伦迪游戏中 n − 1 个一堆的 SG 值。',
        max: `SG 值为不能由前面少于 ${n(f.most ?? '')} 个值异或得到的最小正整数。`,
        run: `第 n 枚为正面时 SG 值为能整除 n 的最大的 2 的幂，但不超过 ${n(f.most ?? '')} 以内最大的 2 的幂。`,
      }[f.rule];

const reason = (f: Facts): string =>
  f.free
    ? '同时翻的可以是前面任意一组，1、2、……、2^(n−2) 的子集异或恰好得到小于 2^(n−1) 的所有数。'
    : {
        turtles:
          '第 n 枚可以单独翻（值为 0），也可以移到前面任一位置：0、1、……、n − 1 都出现，最小的没有出现的是 n。',
        mock: '除了它自己，还翻前面的零枚、一枚或两枚。设前面各位置的值是小于 o 的全部可憎数，o 是下一个可憎数。能得到的是 0、小于 o 的可憎数，或两个这样的数的异或；后者有偶数个 1，所以得不到 o。小于 o 的每个数 e 都能得到：若 e 有奇数个 1，它就是前面某个位置的值；若 e 有偶数个 1 且不为 0，去掉其中一个二进制的 1，即 2^i：e = 2^i ⊕ (e − 2^i)，这两个数都比 e 小，都有奇数个 1。所以没有出现的最小数是 o。',
        twins: '正面移到前面任一位置，那里的值是 0、1、……、n − 2。',
        triplets:
          '还要恰好翻前面两枚。第 1、2 枚不能作为最右的一枚，值为 0；把它们中的一枚或两枚一起翻，其余位置就相当于规则 mock（翻一至三枚）。',
        ruler:
          '在连续的一段位置中，最高的 2 的幂只出现一次，因为 2^h 的两个相邻倍数中必有一个是 2^(h+1) 的倍数。所以任何一段的异或和都不为 0。设第 n 个位置的值是 2^j。2^j 得不到：否则 n 前面的一段异或和为 2^j，连同 n 就是 0。更小的值都能得到：n 前面的 2^j − 1 个位置，值都小于 2^j；依次翻零个、最近一个、最近两个、……，得到 2^j 个小于 2^j 的异或和，两两不同（否则有一段异或和为 0），所以小于 2^j 的数都在其中。',
        grunt:
          '翻第 1、a、n + 1 − a、n 枚，剩下的正面相当于 0、a − 1、n − a 三堆：把 n − 1 分成不相等的两份。',
        max: '逐个位置计算：前面允许的各组都得不到的最小数。',
        run: '设 c 是不超过 m（最长的一段）的最大的 2 的幂，则 m < 2c；一个位置的值是能整除它的最大的 2 的幂，超过 c 时就取 c。先证少于 2c 个位置的一段异或和不为 0。少于 c 个位置的一段里，最高的值只出现一次。连续 c 个位置里，c 与 c/2 各出现一次，更小的幂各出现偶数次，异或和是 c ⊕ c/2。所以若有 c 到 2c − 1 个位置的一段异或和为 0，其余不到 c 个位置的异或和也是 c ⊕ c/2：一个 c，一个 c/2，其余抵消。把其中的 c 看作 c/2，这段更短的位置异或和就是 0，而 c 换成了 c/2；如此下去直到 c = 1，那时一段只有一个值为 1 的位置，矛盾。于是第 n 个位置的值 v 得不到，否则以 n 结尾的一段异或和为 0。更小的值都能得到：n 前面的 v − 1 个位置，值都小于 v，零个、最近一个、最近两个、……的异或和是 v 个不同的、小于 v 的数。',
      }[f.rule];

/** 一步翻转哪些硬币。 */
const TURN: Readonly<Record<Facts['rule'], (most: string) => string>> = {
  turtles: () => '一枚或两枚硬币',
  mock: () => '一枚、两枚或三枚硬币',
  twins: () => '恰好两枚硬币',
  triplets: () => '恰好三枚硬币',
  ruler: () => '一枚或连续几枚硬币',
  grunt: () => '恰好四枚硬币：第 1 枚、第 n 枚，以及它们之间的两枚，一枚到第 1 枚和另一枚到第 n 枚一样远',
  max: (most) => (most === '1' ? '恰好一枚硬币' : `任意位置的 ${upTo(most)} 枚硬币`),
  run: (most) => (most === '1' ? '恰好一枚硬币' : `连续的 ${upTo(most)} 枚硬币`),
};

export const coins = {
  text: {
    name: '翻硬币',
    aliases: ['翻硬币游戏'],
    summary: '按规则翻硬币，其中最右的一枚必须从正面（H）翻到反面（T）。',
    rules: [
      '一排硬币，正面或反面朝上。每步翻转若干枚，翻哪些由规则决定，其中最右的一枚必须从正面翻成反面。至迟在全部反面时，就不能再翻了。',
      '规则：turtles（一枚或两枚）、mock（一至三枚）、twins（恰好两枚）、triplets（恰好三枚）、ruler（连续若干枚）、grunt（第 1、a、n+1−a、n 枚）、max=m（至多 m 枚）、run=m（至多 m 枚连续的）。',
      '局面从左到右写 H（正面）和 T（反面），再写规则：coins HTTHH rule=turtles。走法写出各枚的位置：2,5；连续的写 2-5。',
      '例：coins HHHH rule=turtles。你走 4 以后，变成 HHHT：对方无论翻哪些，你都能一步翻完余下的正面。',
    ],
  },
  rulings: {
    coins: (f) => [
      `翻转${TURN[f.rule]('most' in f ? f.most : '')}，其中最右的一枚必须从正面（H）翻到反面（T）。`,
    ],
  },
  theorems: {
    'coin-turning': {
      name: '翻硬币定理（Lenstra；《Winning Ways》1982，第 14 章）',
      decides: (f) => [
        '判断依据：每个正面单独算一个游戏，整排是它们的和。',
        strong('所有正面的 SG 值异或和为 0 时，轮到谁走谁输。'),
        `每步翻${turns(f)}。${value(f)}`,
      ],
      works: (_, outcome) => [
        outcome === 'N'
          ? '异或和不为 0，有一步使它变为 0。对方无论怎么翻都会使它不为 0，你又能变回 0；最后无法再翻时，轮到对方。'
          : '异或和为 0。你无论怎么翻都会使它不为 0，对方又能变回 0；最后无法再翻时，轮到你。',
      ],
      proof: (f) => [
        [
          strong('整排的 SG 值是各正面的异或和 X：'),
          '用归纳法：从右往左看作二进制数，每走一步这个数都变小。走一步，翻掉一个值为 g 的正面，同时翻转它前面的一组硬币。设这组位置的值的异或和为 w，则走完后异或和为 X ⊕ g ⊕ w：把正面翻成反面，是从异或和里去掉它的值；把反面翻成正面，是加入它的值，都是再异或一次。如果只有这一个正面，同一步就剩下这一组正面，值为 w；所以由 mex，w 不会等于 g，而小于 g 的数都取得到。因此异或和不会仍是 X。再取 y < X：在 X 与 y 最高的不同位上，有一个正面的值 g 是 1，对它取 w = g ⊕ X ⊕ y < g，走完就是 y。所以 mex 正是 X。',
        ],
        [strong('一个正面的 SG 值：'), reason(f)],
      ],
    },
  },
  steps: {
    'coin-values': (s) => [
      s.rows.length === 0
        ? p('全是反面，没有正面，异或和为 0。')
        : table(
            [...s.rows.map((row) => [`第 ${row.place} 枚`, n(row.value, 24)]), ['异或和', n(s.sum, 24)]],
            { head: ['正面', 'SG 值'] },
          ),
      ...(s.more > 0 ? [note(`还有 ${s.more} 个正面没有列出，但已计入`)] : []),
    ],
  },
  moves: {
    turn: (f) =>
      f.run ? `翻第 ${f.places[0]} 到第 ${f.places.at(-1)} 枚` : `翻第 ${f.places.join('、')} 枚`,
  },
  expected: {
    coins: '一排 H（正面）和 T（反面），例如 HTTHH',
    'coin-rule': 'turtles、mock、twins、triplets、ruler 或 grunt',
    places: '要翻的位置，例如 2,5；连续的写 2-5',
  },
  faults: {
    'no-such-coin': '每个位置都要在这一排里，且只写一次',
    'not-by-the-coin-rule': '规则不允许同时翻这几枚',
    'rightmost-is-tails': '其中最右的一枚必须是正面',
  },
} satisfies GameEntry;
