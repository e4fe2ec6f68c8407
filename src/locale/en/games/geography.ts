import { p, strong } from '../../doc.ts';
import type { GameEntry } from '../../locale.ts';

export const geography = {
  text: {
    name: 'Vertex geography',
    aliases: ['undirected-geography', 'vertex-geography'],
    summary: 'Move the token along an edge; the node it leaves is deleted.',
    rules: [
      'A graph and one token. A move: walk along an edge to a neighbour; the node you left is deleted with its edges. Without at= the first player begins by choosing where the token starts.',
      'Type the edges, and where the token stands: geography a-b b-c c-d at=a. A name alone is a node without edges. Type a move as the name of the node you go to: b.',
      'Example: geography a-b b-c c-d at=a. You play b and stand on b: they must go to c, you go to d, and no way leads on.',
    ],
  },
  rulings: {
    geography: (f) => [
      f.placed
        ? 'Move the token along an edge. The node it leaves is deleted.'
        : 'First move: choose the node where the token starts. After that, move it along an edge; the node it leaves is deleted.',
    ],
  },
  theorems: {
    'vertex-geography': {
      name: 'matching theorem of vertex geography (Fraenkel, Scheinerman, Ullman 1993)',
      decides: (f) => [
        'What decides: a matching pairs neighbours so that no node is in two pairs; a maximum matching has as many pairs as possible. ',
        f.start === null
          ? strong(
              'If all nodes can be paired (a perfect matching), the player who chooses the start loses; otherwise they win.',
            )
          : strong(
              `The player to move at ${f.start} wins exactly when every maximum matching pairs ${f.start}.`,
            ),
      ],
      works: (f, outcome) =>
        f.start === null
          ? outcome === 'P'
            ? [
                'All nodes are paired. Wherever you start, they go to the partner of your node, and so on: they always have a partner to go to.',
              ]
            : [
                'Start on a node that the matching leaves alone. Each neighbour of it has a partner (or one more pair could be made), so wherever they go, you go to the partner of that node. You always have one.',
              ]
          : outcome === 'N'
            ? [
                'Go to the partner of your node. Wherever they go from there, that node has a partner too, and you go to it. You never get stuck: a walk that ended on a node without partner would show another maximum matching, one that leaves your start alone.',
              ]
            : [
                `Some maximum matching leaves ${f.start} alone, so every neighbour of it has a partner (or one more pair could be made). Wherever you go, they go to the partner of that node. They always have one.`,
              ],
      proof: () => [
        [
          strong('If some maximum matching leaves the start s alone, s is lost. '),
          'Every neighbour of s is paired, else the edge would be one more pair. The opponent answers each step by going to the partner. Suppose you could go from such a partner to a node x without partner: then exchange pairs and gaps along the walk s … x. It begins and ends with a gap, so there would be one pair more. So x always has a partner, and the opponent never gets stuck.',
        ],
        [
          strong('If every maximum matching pairs s, s is won. '),
          'Take one and go to the partner of s. Wherever they go, the node x has a partner: if not, exchange pairs and gaps along the walk from s to x; it begins with a pair and ends with a gap, so this is a maximum matching again, and it leaves s alone.',
        ],
        [
          strong('Choosing the start: '),
          'with a perfect matching every start is in every maximum matching, so every choice hands the opponent a won start. Without one, some node is left alone: choose it.',
        ],
      ],
    },
  },
  steps: {
    matching: (s) => {
      const pairs = `${s.pairs.map(([a, b]) => `${a}–${b}`).join(', ')}${s.morePairs > 0 ? `; pairs not shown: ${s.morePairs}` : ''}`;
      const lone = `${s.lone.join(', ')}${s.moreLone > 0 ? `, and ${s.moreLone} more` : ''}`;
      return [
        p(
          s.pairs.length === 0
            ? 'No pair can be made here.'
            : `A maximum matching${s.start === null ? '' : ' of what the token can reach'}: ${pairs}.`,
          s.lone.length === 0 ? ' No node is left alone.' : ` Left alone: ${lone}.`,
        ),
        p(
          ...(s.start === null
            ? [
                s.lone.length === 0
                  ? 'It is perfect.'
                  : `It is not perfect: ${s.lone[0]!} is a start that wins.`,
              ]
            : s.partner === null
              ? [`It leaves ${s.start} alone.`]
              : [
                  `Without ${s.start} there would be one pair fewer, so every maximum matching pairs ${s.start}. Its partner here is `,
                  strong(s.partner),
                  ': go there.',
                ]),
        ),
      ];
    },
  },
  moves: {
    'choose-start': (f) => `start at ${f.node}`,
    walk: (f) => `go from ${f.from} to ${f.to}`,
  },
} satisfies GameEntry;
