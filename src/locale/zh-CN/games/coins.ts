import type { FactsOf } from '../../../engine/explain/theorem.ts';
import { note, p, strong, table } from '../../doc.ts';
import type { GameEntry } from '../../locale.ts';
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
        mock: '除了它自己，还翻前面的零枚、一枚或两枚。两个可憎数的异或有偶数个 1，不会是可憎数；而每个更小的数是 0、可憎数，或两个更小的可憎数的异或。所以没有出现的最小数就是下一个可憎数。',
        twins: '正面移到前面任一位置，那里的值是 0、1、……、n − 2。',
        triplets:
          '还要恰好翻前面两枚。第 1、2 枚不能作为最右的一枚，值为 0；把它们中的一枚或两枚一起翻，其余位置就相当于规则 mock（翻一至三枚）。',
        ruler:
          '翻转以 n 结尾、长为 k 的一段，剩下前面 k − 1 个值的异或。设 2^j 是能整除 n 的最大的 2 的幂，前面这些异或取遍小于 2^j 的所有数；更长的一段中，最高的 2 的幂恰好出现一次，且大于 2^j，异或和也就大于 2^j。所以没有出现的最小数是 2^j。',
        grunt:
          '翻第 1、a、n + 1 − a、n 枚，剩下的正面相当于 0、a − 1、n − a 三堆：把 n − 1 分成不相等的两份。',
        max: '逐个位置计算：前面允许的各组都得不到的最小数。',
        run: '段够长时与规则 ruler 相同。设 c 是 m 以内最大的 2 的幂。在 c 的倍数处，小于 c 的异或都出现；更长的一段会包含前一个 c 的倍数处的 c，而它之外的位置太少，消不掉其余部分，所以 c 不出现。',
      }[f.rule];

export const coins = {
  text: {
    name: '翻硬币',
    aliases: ['翻硬币游戏'],
    summary: '按规则翻硬币，其中最右的一枚必须从正面翻到反面。',
    rules: [
      '一排硬币，正面或反面朝上。每步翻转若干枚，翻哪些由规则决定，其中最右的一枚必须从正面翻成反面。无法再翻时（至迟在全部反面时），轮到走的一方负。',
      '规则：turtles（一枚或两枚）、mock（一至三枚）、twins（恰好两枚）、triplets（恰好三枚）、ruler（连续若干枚）、grunt（第 1、a、n+1−a、n 枚）、max=m（至多 m 枚）、run=m（至多 m 枚连续的）。',
      '局面从左到右写 H（正面）和 T（反面），再写规则：coins HTTHH rule=turtles。走法写出各枚的位置：2,5；连续的写 2-5。',
      '例：coins HHHH rule=turtles。你走 4 以后，变成 HHHT：对方无论翻哪些，你都能一步翻完余下的正面。',
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
          strong('整排是各个正面的和：'),
          '把每个正面想成单独的一排。在其中走一步，翻掉这个正面，并在前面某些位置翻出正面，或翻掉那里的正面：同一位置的两个正面 SG 值相同，异或为 0，与都不在一样。所以可以逐个计算。',
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
