import { note, p, strong, table } from '../../doc.ts';
import type { GameEntry } from '../../locale.ts';
import { shorten } from '../shorten.ts';

const n = shorten;

const place = (numbers: readonly number[]): string =>
  numbers.length === 1 ? `第 ${numbers[0]} 级` : `(${numbers.join(', ')})`;

export const staircase = {
  text: {
    name: '阶梯博弈',
    aliases: ['阶梯尼姆', '阶梯', '阶梯nim', '台阶博弈'],
    summary: '把一级上的若干石子移到下一级。',
    rules: [
      '石子放在各级台阶上。每步选一级，把其中至少一个石子移到它的下一级。到了地面（第 0 级）的石子不再移动。',
      '局面写成第 1、2、3、……级上的个数：staircase 1 2 3。走法写成“级号:个数”：2:1 表示从第 2 级移 1 个到第 1 级。',
      '例：staircase 1 2。你走 1:1 以后，变成 0 2：对方从第 2 级移到第 1 级几个，你就把这几个移到地面。',
    ],
  },
  rulings: {
    staircase: () => [
      '选一级台阶，把至少 1 个石子移到下一级。',
      '第 1 级下面是地面，到了地面的石子不再移动。',
    ],
  },
  theorems: {
    staircase: {
      name: '阶梯博弈：只看奇数级（依 Bouton 1902）',
      decides: () => [
        '判断依据：不看偶数级，把奇数级上的石子当作尼姆的各堆。',
        strong('若奇数级的异或和为 0，则轮到谁走谁输。'),
      ],
      works: (_, outcome) => [
        '从奇数级移走石子，就像从尼姆堆里取走：它们到了偶数级，不再计入。从偶数级移到奇数级的石子，另一方可以把同样多的石子再往下移一级，奇数级就还原了。所以偶数级上的走法可以照搬抵消。',
        outcome === 'N'
          ? '你使异或和为 0 并一直保持：对方动奇数级，就按尼姆应对；对方动偶数级，就照搬。'
          : '对方一直保持异或和为 0：你动奇数级，对方按尼姆应对；你动偶数级，对方就照搬。',
      ],
      proof: () => [
        [
          strong('异或和为 0 时：'),
          '每一步恰好改变一个奇数级：从它移走（变小），或从上面的偶数级移入（变大）。一个数变了，异或和就不再是 0。',
        ],
        [
          strong('异或和不为 0 时：'),
          '与尼姆一样，总有一个奇数级可以变小，使异或和为 0；移走的石子到下面的偶数级或地面。',
        ],
        [
          strong('SG 值：'),
          '同理，每个更小的值都能靠减小某个奇数级到达，而相同的值走不到，所以奇数级的异或和就是 mex。',
        ],
        [strong('终局：'), '石子终将全部落地；台阶上没有石子时异或和为 0，轮到走的人已经输了。'],
      ],
    },
  },
  steps: {
    'counted-places': (s) => [
      table(
        [
          ...s.rows.map((row) => [
            place(row.place),
            n(row.value),
            row.counts ? '计入' : '–',
            ...(s.columns.length === 0
              ? []
              : row.counts
                ? [...row.bits]
                : Array.from({ length: s.columns.length }, () => '')),
          ]),
          ...(s.columns.length === 0 ? [] : [['每列 1 的个数', '', '', ...s.columns.map(String)]]),
        ],
        {
          align: [
            'left',
            'right',
            'left',
            ...Array.from({ length: s.columns.length }, () => 'right' as const),
          ],
        },
      ),
      ...(s.more > 0 ? [note(`还有 ${s.more} 处没有列出，同样计算`)] : []),
      p(
        s.shape === 'stairs' ? '奇数级的异或和：' : '行号与列号之和为奇数的各格的异或和：',
        strong(n(s.sum)),
        '。',
      ),
    ],
    'counted-repairs': (s) => {
      const at = (numbers: readonly number[]) =>
        s.shape === 'grid' ? ` ${place(numbers)} 格` : numbers[0] === 0 ? '地面' : place(numbers);
      const ways = s.rows.map((row) => {
        const sends = BigInt(row.to) < BigInt(row.from);
        return `${at(row.place).trim()}应变为 ${n(row.from)} ⊕ ${n(s.sum)} = ${n(row.to)}，${
          sends ? `移 ${n(row.amount)} 个到${at(row.other)}` : `从${at(row.other)}移来 ${n(row.amount)} 个`
        }`;
      });
      return [
        ...(ways.length === 0
          ? []
          : [
              p(
                `要使异或和为 0，须改变一个${s.shape === 'stairs' ? '奇数级' : '奇格'}。${ways.length === 1 ? '唯一的办法' : '办法'}：`,
                strong(`${ways.join(s.shape === 'grid' ? '；或者 ' : '；或者')}。`),
              ),
            ]),
        ...(s.more > 0 ? [note(`还有 ${s.more} 种办法没有列出。`)] : []),
        ...(s.copy === null
          ? []
          : [
              p(
                `以后谁从${at(s.copy.from)}移若干个到${at(s.copy.via)}，另一方就把同样多的石子再移到${at(s.copy.to)}，${at(s.copy.via).trim()}便还原了。`,
              ),
            ]),
      ];
    },
  },
  moves: {
    'step-down': (f) =>
      `把第 ${f.step} 级的 ${n(f.from)} 个${f.amount === f.from ? (f.from === '1' ? '' : '全部') : `中的 ${n(f.amount)} 个`}移到${f.step === 1 ? '地面' : `第 ${f.step - 1} 级`}`,
  },
  faults: { 'no-such-step': '没有这一级台阶' },
} satisfies GameEntry;
