import { note, p, strong, table } from '../../doc.ts';
import type { GameEntry } from '../../locale.ts';
import { both } from '../rulings.ts';

const q = (token: string): string => `“${token.length > 60 ? `${token.slice(0, 40)}…` : token}”`;

export const treewalk = {
  text: {
    name: 'Walking on a tree',
    aliases: ['tree-walk'],
    summary: 'Walk to an ancestor or a descendant; the node you leave is deleted.',
    rules: [
      'A rooted tree (or several) and one token. Without at= the first player begins by choosing where it starts. A move: walk to any ancestor or descendant that is still there; the node you left is deleted.',
      'Type the parent of each node in turn, 0 for a root: treewalk 0 1 1 2 means that 2 and 3 hang on 1, and 4 on 2. With at=3 the token stands on 3; gone=1 says that 1 is deleted. Type a move as the number of the node you go to: 2.',
      'A large tree can come as a file with the parents in order.',
      'Example: treewalk 0 1 1. You play 2 and start on 2: they can only walk to 1, you walk to 3, and nothing is left to walk to.',
    ],
  },
  rulings: {
    treewalk: (f) => [
      `${
        f.placed
          ? 'Move the token to any ancestor or descendant that is still there. The node it leaves is deleted.'
          : 'First move: choose the node where the token starts. After that, move it to any ancestor or descendant that is still there; the node it leaves is deleted.'
      } ${f.roots.length === 1 ? 'The root is node' : 'The roots are nodes'} ${both(f.roots)}.`,
    ],
  },
  theorems: {
    'tree-pairing': {
      name: 'pairing on a tree (vertex geography, Fraenkel, Scheinerman, Ullman 1993)',
      decides: (f) => [
        'What decides: pair nodes with ancestors or descendants of theirs, as many as possible, no node twice. ',
        f.start === null
          ? strong('If all nodes can be paired, the player who chooses the start loses; otherwise they win.')
          : strong(
              `The player to move at ${f.start} wins exactly when leaving ${f.start} out would cost a pair.`,
            ),
      ],
      works: (f, outcome) =>
        f.start === null
          ? outcome === 'P'
            ? [
                'Wherever you start, they go to the partner of your node, and so on: they always have a partner to go to.',
              ]
            : [
                'Start on a node that the pairing leaves over. Wherever they go, that node has a partner (or one more pair could be made), and you go to this partner. You always have one.',
              ]
          : outcome === 'N'
            ? [
                'Go to the partner of your node. Wherever they go from there, that node has a partner too, and you go to it.',
              ]
            : [
                `A largest pairing leaves ${f.start} over. Wherever you go, that node has a partner (or one more pair could be made), and they go to this partner.`,
              ],
      proof: () => [
        [
          strong('Why pairs decide: '),
          'this is vertex geography on the graph that joins every node with all its ancestors. If some largest pairing leaves the start over, the opponent answers every step by going to the partner; a node without partner reached on the way would give one more pair, by exchanging pairs and gaps along the walk. If every largest pairing needs the start, the same answers are yours.',
        ],
        [
          strong('Why the pairing may be found from the leaves up: '),
          'all nodes left over in the branches below u are descendants of u, and everything above u can be paired with any of them just as well as with u. So u should take one of them if there is one: left = below − 1; otherwise u itself is left over: left = 1. A deleted node takes none: left = below.',
        ],
        [
          strong('Which moves win: '),
          'delete the node you leave; go to a node whose deletion leaves one fewer over, that is, one that some largest pairing of the rest does not need.',
        ],
      ],
    },
  },
  steps: {
    leftovers: (s) => [
      p(
        'From the leaves up: a node takes one of those left over below it as its partner; if there is none, it is left over itself.',
      ),
      table(
        s.rows.map((row) => [
          row.gone ? `${row.node} (gone)` : row.node,
          String(row.below),
          String(row.left),
        ]),
        { head: ['node', 'left over below', 'left over with it'] },
      ),
      ...(s.more > 0 ? [note(`Nodes farther down, counted in the same way: ${s.more}.`)] : []),
      p(
        s.start === null
          ? `In all, ${s.total} ${s.total === 1 ? 'is' : 'are'} left over${s.total === 0 ? ': everything can be paired.' : '.'}`
          : `In all, ${s.total} ${s.total === 1 ? 'is' : 'are'} left over; without ${s.start} it would be ${s.without!}. ${
              s.partner === null
                ? `So a largest pairing can do without ${s.start}.`
                : `So every largest pairing needs ${s.start}.`
            }`,
      ),
      p(
        s.pairs.length === 0
          ? 'No pair can be made.'
          : `A largest pairing: ${s.pairs.map(([a, b]) => `${a}–${b}`).join(', ')}${s.morePairs > 0 ? `; pairs not shown: ${s.morePairs}` : ''}.`,
        s.lone.length === 0
          ? ''
          : ` Left over: ${s.lone.join(', ')}${s.moreLone > 0 ? `, and ${s.moreLone} more` : ''}.`,
        ...(s.partner === null ? [] : [` The partner of ${s.start!} is `, strong(s.partner), '.']),
      ),
    ],
  },
  refusals: {
    'parents-in-a-circle': (f) =>
      `The parents go round in a circle, ${f.cycle.join(' → ')}: a node of it (see ${q(f.token)}) needs 0, a root, as its parent.`,
    'token-on-a-gone-node': (f) => `${q(f.token)}: that node is gone.`,
  },
  expected: { 'node-numbers': 'numbers of nodes with commas between them, such as 1,3' },
  faults: {
    'node-is-gone': 'that node is gone',
    'not-on-one-branch': 'it is neither an ancestor nor a descendant of the node with the token',
  },
} satisfies GameEntry;
