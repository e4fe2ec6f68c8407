import { note, p, strong, table } from '../../doc.ts';
import type { GameEntry } from '../../locale.ts';
import { shorten } from '../shorten.ts';

const n = shorten;

const sum = (s: { largest: readonly string[]; smallest: readonly string[]; count: number }): string => {
  const hidden = s.count - s.largest.length - s.smallest.length;
  return [
    ...s.largest.map((part) => n(part)),
    ...(hidden > 0 ? [`……（${hidden} 项）……`] : []),
    ...s.smallest.map((part) => n(part)),
  ].join(' + ');
};

export const fibonacci = {
  text: {
    name: '斐波那契博弈',
    aliases: ['斐波那契', '斐波那契尼姆', '斐波那契游戏'],
    summary: '一堆石子，每次至多取对方刚取的两倍。',
    rules: [
      '一堆石子。第一步至少取一个，但不能全部取走；以后每步至少取一个，至多取对方刚刚所取的两倍。',
      '开局写成这一堆的个数：fibonacci 100。中途的局面再写出现在至多能取多少：fibonacci 97 limit=6。走法写成所取的个数：3。',
      '例：fibonacci 4。你走 1 以后，剩下 3 个，对方只能取 1 个或 2 个，你取完其余的。',
    ],
  },
  theorems: {
    zeckendorf: {
      name: '斐波那契博弈与齐肯多夫表示（Whinihan 1963）',
      decides: () => [
        '判断依据：把个数写成互不相邻的斐波那契数（1、2、3、5、8、……）之和，写法唯一（齐肯多夫表示，Lekkerkerker 1952，Zeckendorf 1972）。',
        strong('若最小的一项大于现在至多能取的个数，则轮到谁走谁输。'),
      ],
      works: (_, outcome) =>
        outcome === 'N'
          ? [
              '你取走最小的一项。如果只有这一项，你已经获胜；否则各项互不相邻，后一项大于它的两倍，对方取不完。对方从中取走若干个以后，剩余部分的最小一项不超过对方所取的两倍，你总能取走它；最后一项总归是你的。',
            ]
          : [
              '你取不完最小的一项。从中取走若干个以后，剩余部分的最小一项不超过你所取的两倍，对方总能取走它；最后一项总归是对方的。',
            ],
      proof: () => [
        [
          strong('写法唯一：'),
          '互不相邻的各项，设最大的是 F，其余各项之和小于 F 的前一个斐波那契数，所以总和小于 F 的后一个斐波那契数。因此最大的一项只能是不超过这个数的最大的斐波那契数，其余部分也是如此。',
        ],
        [
          strong('最小一项取得完时：'),
          '取走它，设为 F。若还有剩余，后一项至少是再隔一个的斐波那契数，大于 2F，所以剩下的最小一项大于新的上限；若没有剩余，对方无法再走。',
        ],
        [
          strong('最小一项取不完时：'),
          '设最小一项为 F，取走 x < F。F − x 又是若干互不相邻、小于 F 的斐波那契数之和，设其中最小的是 G。若 G > 2x，则 x 的各项都与 G 不相同也不相邻，x 与 F − x 的各项合起来就是 F 的另一种写法，与唯一性矛盾。所以 G ≤ 2x，对方取得走。',
        ],
        [
          strong('终局：'),
          '没有石子时无项可取，轮到走的人已经输了。开局至多取到只剩一个，所以只有本身就是一项的数，即斐波那契数，先手必败。',
        ],
      ],
    },
    'one-fewer': {
      name: '反常规则：等于少一个石子的正常规则',
      decides: (f) => [
        `判断依据：谁都不想拿最后一个石子。先把它放到一边：谁取走其余石子中的最后一个，就只剩下这一个，谁就赢。所以 ${n(f.size)} 个石子的反常规则，就是少一个石子的正常规则。`,
        f.rule === '2x'
          ? '把少一个以后的数写成互不相邻的斐波那契数之和（齐肯多夫表示）。'
          : '把少一个以后的数写成先手必败的开局之和，每次取放得下的最大的一个。',
        strong('若最小的一项超过现在最多可取的个数，则轮到谁走谁输。'),
      ],
      works: (_, outcome) =>
        outcome === 'N'
          ? [
              '不算放到一边的那个，取走最小的一项。若其余都取完了，对方只好拿最后一个；否则下一项超过对方可取的个数，对方无论从中取多少，剩下的最小一项你总能取走。',
            ]
          : [
              '不算放到一边的那个：你取不完最小的一项，无论从中取多少，剩下的最小一项对方总能取走。最后只剩那一个石子，轮到你拿。',
            ],
      proof: (f) => ({
        fewer: {
          title: '反常规则等于少一个石子的正常规则',
          text: [
            [strong('只剩一个石子时：'), '轮到走的一方只能拿它而输，正如正常规则下没有石子时无路可走而输。'],
            [
              strong('至少还有两个时：'),
              '全部取走立刻就输。其他每一种取法都是少一个石子的正常规则下的取法：n 个与 n − 1 个分别变成 n − x 个与 n − 1 − x 个，限制相同。所以从小到大，两者胜负始终相同。',
            ],
            [strong('开局'), '可以取到只剩一个：在反常规则下，从 2 个石子起这就是必胜的走法。'],
          ],
        },
        normal: {
          title: f.rule === '2x' ? '正常规则（Whinihan 1963）' : '正常规则（Schwenk 1970）',
          text: [
            [
              f.rule === '2x'
                ? '当且仅当齐肯多夫表示的最小一项大于可取的上限时，轮到谁走谁输。'
                : '当且仅当写成先手必败的开局之和后，最小一项大于可取的上限时，轮到谁走谁输。',
            ],
          ],
        },
      }),
    },
    'taking-recurrence': {
      name: '最小必胜取数的递推',
      decides: (f) => [
        f.win === 'normal' && f.ceiling !== null
          ? `判断依据：走一步以后上限永远不超过 ${n(f.ceiling)}，先手必败的开局${f.last === null ? '' : `到 ${n(f.last)} 为止`}不再继续，分解不能决定胜负。`
          : '判断依据：这里没有已知的公式。',
        '设 w(m) 是剩 m 个时能获胜的最小取数。',
        strong('若 w(m) 大于现在至多能取的个数，则轮到谁走谁输。'),
      ],
      works: (_, outcome) =>
        outcome === 'N'
          ? ['你取 x 个，使对方的上限小于剩余个数的 w，对方就没有能获胜的取法；之后你总能再这样取。']
          : ['你无论怎么取，对方的上限都不小于剩余个数的 w，所以对方总有能获胜的取法。'],
      proof: (f) => [
        [
          strong('递推：'),
          '上限变大只会增加走法，所以剩 m 个时有一个最小的必胜取数 w(m)，上限小于 w(m) 恰好就是必败态。取 x 个后剩 m − x 个、上限 f(x)，所以取 x 个获胜当且仅当 f(x) < w(m − x)。由较小的数就能算出 w(m)。',
        ],
        [
          strong('起点：'),
          f.win === 'normal'
            ? '没有石子时，无论上限多少，轮到走的人都输了，没有必胜取数。'
            : '没有石子时轮到走的人获胜（反常规则），所以全部取走会输，剩 1 个时没有必胜取数。',
        ],
        ...(f.ceiling === null
          ? []
          : [
              [
                strong('很大的数：'),
                `第一步以后上限都不超过 ${n(f.ceiling)}，所以每个 w（只看有用的范围）由它前面的 ${n(f.ceiling)} 个值决定；这么长的一段值重复出现，其后就永远重复。`,
              ],
            ]),
      ],
    },
  },
  steps: {
    decomposition: (s) => [
      p(
        s.size === '0'
          ? '已经没有石子。'
          : s.count === 1
            ? `${n(s.size)} 本身就是${s.rule === '2x' ? '斐波那契数' : '先手必败的开局'}（${s.starts.join('、')}${s.ended ? '' : '、……'}）之一。`
            : s.rule === '2x'
              ? `${n(s.size)} = ${sum(s)}，各项都是斐波那契数。`
              : `先手必败的开局依次是 ${s.starts.join('、')}${s.ended ? '（此外没有了）' : '、……'}，而 ${n(s.size)} = ${sum(s)}。`,
      ),
      p(
        `现在至多取 ${n(s.most)} 个${s.start ? '（第一步不能全取）' : ''}，最小的一项是 `,
        strong(n([...s.largest, ...s.smallest].at(-1) ?? '0')),
        '。',
      ),
    ],
    'part-sums': (s) => [
      table(
        s.rows.map((row) => [
          row.parts === 1 ? `${n(row.take)}（最小的一项）` : `${n(row.take)}（最小的 ${row.parts} 项）`,
          row.next === null ? '无' : n(row.next),
          n(row.limit),
          row.wins ? '必胜' : '必败：对方取走那一项',
        ]),
        { head: ['取', '剩下的最小一项', '对方至多取', ''], align: ['left', 'right', 'right', 'left'] },
      ),
      ...(s.more > 0 ? [note(`另有 ${s.more} 个更大的和`)] : []),
    ],
    'starts-beyond': (s) => [
      p(
        `f(x) = ${n(s.rule, 60)} 的先手必败的开局，我只列到 ${n(s.greatest)}；再往上太多，列不完，所以无法把这一堆写成它们的和。`,
      ),
    ],
    'least-takes': (s) => [
      table([
        ['剩 m 个', ...s.values.slice(0, 21).map((_, m) => String(m))],
        [
          'w(m)',
          ...s.values
            .slice(0, 21)
            .map((value, m) => (m === 0 && s.win === 'misere' ? '0' : value === null ? '–' : String(value))),
        ],
      ]),
      note(
        `取 x 个后剩 m − x 个，对方至多取 f(x)，f(x) = ${n(s.rule, 60)}；当且仅当 f(x) < w(m − x) 时获胜。– 表示${s.certificate === null ? '怎么取' : `取不超过 ${s.certificate.window} 个`}都不能获胜。${s.win === 'misere' ? 'w(0) = 0：面对 0 个石子的一方不用取就已获胜。' : ''}`,
      ),
      ...(s.certificate === null
        ? []
        : [
            p(
              `从 m = ${s.certificate.preperiod} 起，下面一行以 ${s.certificate.period} 为周期。这是已证明的：连续 ${s.certificate.window} 个值重复出现，而每个值只由这么多个值决定。`,
            ),
          ]),
      ...(s.same === null
        ? []
        : [
            p(
              s.size === String(s.same)
                ? `现在 m = ${s.same}：`
                : `现在 m = ${n(s.size)}，与 m = ${s.same} 相同：`,
              strong(
                s.values[s.same] === null || s.values[s.same] === undefined
                  ? s.certificate === null
                    ? '怎么取都不能获胜。'
                    : `取不超过 ${s.certificate.window} 个都不能获胜，只有第一步取得更多才可能获胜。`
                  : `能获胜的最小取数是 ${s.values[s.same]}。`,
              ),
            ),
          ]),
    ],
  },
} satisfies GameEntry;
