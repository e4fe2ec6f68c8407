import { note, p, strong, table } from '../../doc.ts';
import type { GameEntry } from '../../locale.ts';
import { either } from '../rulings.ts';

const q = (token: string): string => `“${token.length > 60 ? `${token.slice(0, 40)}…` : token}”`;

/** Where the new stones go, those for one node together: “2 on node 3 and 1 on node 4”. */
const gathered = (to: readonly string[]): string =>
  [...new Set(to)]
    .map((node) => `${to.filter((other) => other === node).length} on node ${node}`)
    .join(' and ');

export const addsub = {
  text: {
    name: 'Addition-Subtraction Game',
    aliases: ['addition-subtraction', 'uva12163'],
    summary: 'Take a stone from a node, add K stones over its successors.',
    rules: [
      'A directed graph without cycles; a number K on each node with successors; stones on nodes. A move: take one stone from a node that has successors, and put K stones (the number of that node) on its successors, several on one if you like. With K = 0 the stone is just taken. Stones on nodes without successors stay.',
      'Type arrows, the numbers K, and the stones: addsub edges=1>2,1>3,2>3 k=1:2,2:1 stones=1:3,2:1. Type a move as the node and where the new stones go: 1>2,3; with K = 0 the node alone: 1.',
      'Example: addsub edges=1>2,1>3,2>3 k=1:2,2:1 stones=1:1. You play 1>2,2 and put two stones on node 2: they move one of them to node 3, you the other, and there no stone can move.',
    ],
  },
  rulings: {
    addsub: (f) => [
      f.added.length === 0
        ? 'No stone can be moved.'
        : `Take one stone from a node that has arrows out of it, and put new stones on the nodes these lead to, in any mix. How many new stones: ${f.added.map(({ k, nodes }) => `${k === 0 ? 'none' : k} if you took from node ${either(nodes)}`).join('; ')}.`,
    ],
  },
  theorems: {
    'stone-values': {
      name: 'Sprague–Grundy values of stones (1935, 1939; UVa 12163)',
      decides: () => [
        'What decides: every stone has a value that depends on its node only. It is the smallest number that the K new stones cannot give together by XOR. ',
        strong(
          'The values of all stones are added by XOR (two on one node cancel); the player to move loses exactly when the result is 0.',
        ),
      ],
      works: (_, outcome) =>
        outcome === 'N'
          ? [
              'A stone of value g can be turned into stones that come to any smaller value together, but never to g. So you make the XOR 0, whatever they do makes it something else, and you can make it 0 again.',
            ]
          : [
              'A stone of value g can be turned into stones that come to any smaller value together, but never to g. The XOR is 0 now; whatever you do makes it something else, and they make it 0 again.',
            ],
      proof: () => [
        [
          strong('Each stone is a game of its own. '),
          'A move touches one stone and puts new ones in its place, so the position is the sum of its stones, and values of sums are added by XOR.',
        ],
        [
          strong('One stone on v: '),
          'its options are all ways to spread K stones over the successors; the value of each way is the XOR of theirs. So the value on v is the mex of these XORs. The graph has no cycle, so successors come first.',
        ],
        [
          strong('A short cut: '),
          'two new stones on one node cancel. So only the nodes that get an odd number count: any set of at most K successors whose number is even or odd as K is.',
        ],
        [strong('The end: '), 'stones on nodes without successors are worth 0.'],
      ],
    },
  },
  steps: {
    'stone-values': (s) => [
      p('From the ends backwards, what one stone on each node is worth:'),
      table(
        s.rows.map((row) => [
          row.node,
          row.k === null ? '–' : String(row.k),
          row.k === null
            ? 'cannot be played'
            : row.successors.map(({ node, value }) => `${node} (${value})`).join(', '),
          `${row.xors.join(', ')}${row.moreXors > 0 ? ', …' : ''}`,
          row.value,
        ]),
        {
          head: ['node', 'K', 'successors (values)', 'XORs of K of them', 'value'],
          align: ['left', 'right', 'left', 'left', 'right'],
        },
      ),
      ...(s.more > 0 ? [note(`Nodes that can be reached too, worked out in the same way: ${s.more}.`)] : []),
      p(
        `Stones that count: ${
          s.stones
            .filter(({ odd }) => odd)
            .map(({ node, value }) => `${node} (${value})`)
            .join(', ') || 'none'
        }${s.stones.some(({ odd }) => !odd) ? '; an even number on one node cancels' : ''}${s.moreStones > 0 ? `; nodes not shown, but counted: ${s.moreStones}` : ''}. Together: `,
        strong(s.sum),
        '.',
      ),
    ],
  },
  moves: {
    'spread-stone': (f) =>
      `take a stone from node ${f.from}${f.to.length === 0 ? '' : ` and put ${gathered(f.to)}`}`,
  },
  refusals: {
    'node-without-k': (f) =>
      `The node ${q(f.token)} has successors but no K: say how many stones it adds, such as k=${f.token}:1.`,
    'too-many-successors': (f) => `The node ${q(f.token)} has too many successors: at most ${f.most}.`,
  },
  expected: {
    'node-amounts': 'nodes with amounts, such as 1:2,2:1',
    arcs: 'arrows with commas between them, such as 1>2,1>3',
    'stone-move': 'a node and where its new stones go, such as 1>2,3',
  },
  faults: {
    'no-stone-there': 'no stone lies there',
    'cannot-be-played': 'that node has no successors, its stones stay',
    'wrong-number-of-stones': 'that is not the number of new stones that K says',
    'not-a-successor': 'that is no successor of the node the stone is taken from',
  },
} satisfies GameEntry;
