import { note, p, strong, table } from '../../doc.ts';
import type { GameEntry } from '../../locale.ts';
import { both } from '../rulings.ts';

const q = (token: string): string => `“${token.length > 60 ? `${token.slice(0, 40)}…` : token}”`;
const more = (count: number): string => (count === 1 ? '1 more edge falls' : `${count} more edges fall`);

export const hackenbush = {
  text: {
    name: 'Green Hackenbush',
    aliases: ['green-hackenbush', 'hack'],
    summary: 'Cut an edge; whatever is no longer joined to the ground falls.',
    rules: [
      'A drawing of points and edges that stands on the ground. A move: cut one edge; everything that is no longer joined to the ground falls.',
      'Type the edges; the ground is 0: hackenbush 0-1 1-2 2-3 3-1 3-4. With root=a (or root=a,b) the ground is another point, or several. Loops such as 1-1 and parallel edges count. Type a move as an edge: 0-1.',
      'A large graph can come as a file, one edge a line.',
      'Example: hackenbush 0-1 1-2 0-3. You play 1-2 and leave two single edges on the ground: they cut one, you the other.',
    ],
  },
  rulings: {
    hackenbush: ({ ground }) => [
      `Cut one edge. Whatever is no longer joined to the ground${ground.join() === '0' ? '' : ` (${ground.length === 1 ? 'node' : 'nodes'} ${both(ground)})`} falls.`,
    ],
  },
  theorems: {
    'green-hackenbush': {
      name: 'colon and fusion principle (Winning Ways, 1982)',
      decides: (f) => [
        'What decides: the value of the drawing at the ground. An edge is worth what stands on top of it, plus 1 (colon principle); edges at the same point are added by XOR. ',
        ...(f.cycles
          ? ['All points of a cycle count as one point, its edges as loops worth 1 each (fusion principle). ']
          : []),
        strong('Value 0: the player to move loses. Any other value: they win.'),
      ],
      works: (_, outcome) =>
        outcome === 'N'
          ? [
              'Each branch on the ground is like a Nim heap of its value, so some cut brings the whole to 0. From 0 every cut leads away from 0, and you can bring it back each time, until nothing stands.',
            ]
          : [
              'Each branch on the ground is like a Nim heap of its value. The whole is 0 now: whatever you cut makes it something else, and they can bring it back to 0 each time, until nothing stands.',
            ],
      proof: (f) => ({
        trees: {
          title: 'colon principle (Winning Ways, 1982)',
          text: [
            [
              strong('Branches add by XOR. '),
              'A cut in one branch leaves the others alone, so branches at a point are a sum of games, and values of sums are added by XOR (Sprague–Grundy).',
            ],
            [
              strong('Colon principle: an edge with something worth g on top is worth g + 1. '),
              'By induction on the number of edges. Cutting the edge itself leaves 0. A cut above it leaves the edge with something else on top, worth h, and together h + 1 by induction. What stands on top can be brought to every value h below g, and never stays at g; so together every value 0, 1, …, g occurs, and g + 1 does not: mex = g + 1.',
            ],
            ...(f.cycles
              ? [
                  [
                    strong('Loops. '),
                    'Cutting a loop is the only thing to do with it, so it is worth 1. Two loops on a point cancel; only whether their number is odd matters.',
                  ],
                ]
              : []),
            [strong('The end: '), 'the bare ground is worth 0, and the player to move there has lost.'],
          ],
        },
        fusion: f.cycles
          ? {
              title:
                'fusion principle (Berlekamp, Conway, Guy, Winning Ways, 1982, ch. 7; Ferguson, Game Theory, I.6)',
              text: [
                [
                  'All points of a cycle may be made one, so that its edges become loops, without changing the value. The proof takes two pages: a smallest graph for which this fails could only be one cycle through the ground, and there the options give the same mex as the loops do.',
                ],
              ],
            }
          : null,
      }),
    },
  },
  steps: {
    fusion: (s) => [
      p('Cycles first (fusion principle):'),
      {
        kind: 'list',
        items: [
          ...s.blocks.map((block) => {
            const nodes = `${block.nodes.join(', ')}${block.moreNodes > 0 ? `, and ${block.moreNodes} more` : ''}`;
            const loops =
              block.edges === 1
                ? 'worth 1'
                : `and ${block.edges} is ${block.loops === 1 ? 'odd: together they are worth 1' : 'even: together they are worth 0'}`;
            return block.nodes.length + block.moreNodes === 1
              ? [
                  `On ${nodes} there ${block.edges === 1 ? 'is a loop' : `are ${block.edges} loops`}, ${loops}.`,
                ]
              : [
                  `Points ${nodes} lie on cycles together. Fuse them into one${block.ground ? ', the ground' : ''}, `,
                  strong(block.point),
                  `. Their ${block.edges} edges become loops, each worth 1, ${loops}.`,
                ];
          }),
          ...(s.more > 0 ? [[`Blocks not shown, done in the same way: ${s.more}.`]] : []),
        ],
      },
    ],
    colon: (s) => [
      p(
        s.rows.length === 1
          ? 'What stands on the ground (an edge is worth what is above it, plus 1):'
          : 'From the top down to the ground (colon principle: an edge is worth what is above it, plus 1):',
      ),
      table(
        s.rows.map((row) => [
          row.ground ? `ground ${row.point}` : row.point,
          [
            ...(row.loops === 1 ? ['an odd number of loops: 1'] : []),
            ...row.branches.map(({ to, above, worth }) => `to ${to}: ${above} + 1 = ${worth}`),
            ...(row.more === null ? [] : [`${row.more.count} more: ${row.more.worth}`]),
          ].join(', ') || 'nothing (loops cancel)',
          [
            ...(row.loops === 1 ? ['1'] : []),
            ...row.branches.map(({ worth }) => worth),
            ...(row.more === null ? [] : [row.more.worth]),
          ].join(' ⊕ ') || '0',
          row.value,
        ]),
        { head: ['point', 'edges', 'XOR', 'value'], align: ['left', 'left', 'left', 'right'] },
      ),
      ...(s.more > 0 ? [note(`Points farther up, with values found in the same way: ${s.more}.`)] : []),
    ],
  },
  moves: {
    'cut-edge': (f) =>
      `cut ${f.from}–${f.to}${f.falls === null || f.falls === 0 ? '' : ` (${more(f.falls)})`}`,
  },
  refusals: {
    'not-joined-to-the-ground': (f) =>
      `${q(f.token)} is not joined to the ground (${q(f.ground)}): it would have fallen already. The ground is 0, or what root= names.`,
  },
} satisfies GameEntry;
