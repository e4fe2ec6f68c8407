import { note, p, strong, table } from '../../doc.ts';
import type { GameEntry } from '../../locale.ts';

const q = (token: string): string => `“${token.length > 60 ? `${token.slice(0, 40)}…` : token}”`;

export const dag = {
  text: {
    name: 'Tokens on a graph',
    aliases: ['graph', 'tokens'],
    summary: 'Move one token along one arrow of a graph without cycles.',
    rules: [
      'A directed graph without cycles, and tokens on some of its nodes; several tokens may share a node. A move: take one token along one arrow.',
      'Type the arrows, then where the tokens stand: dag 1>2 2>3 1>3 at=1,2. Names are numbers or words; a name alone is a node without arrows. Type a move as an arrow: 1>3.',
      'A large graph can come as a file, one arrow a line, or as three numbers N M K, then M arrows as pairs of numbers, then K nodes with tokens.',
      'Example: dag 1>2 2>3 1>3 at=1,2. You play 1>2 and leave both tokens on 2: they move one of them to 3, you the other.',
    ],
  },
  rulings: {
    dag: () => ['Move one token along one arrow.', 'Several tokens may share a node.'],
  },
  theorems: {
    'dag-values': {
      name: 'Sprague–Grundy values on a graph (1935, 1939)',
      decides: (f) => [
        'What decides: every node has a value, the smallest number that none of its successors has (mex); a node without successors has 0. ',
        f.tokens === 1
          ? strong('The player to move loses exactly when the token stands on a node of value 0.')
          : strong(
              'The values under the tokens are added by XOR; the player to move loses exactly when the result is 0.',
            ),
      ],
      works: (f, outcome) =>
        f.tokens === 1
          ? outcome === 'N'
            ? [
                'You can move the token to a node of value 0. From there no arrow leads to another 0 (else its own value would not be 0), and from wherever they go you can reach a 0 again. A token that cannot move stands on a 0: theirs.',
              ]
            : [
                'The token stands on a 0, so no arrow leads to another 0. From wherever you go, an arrow leads to a 0 again, and they take it.',
              ]
          : outcome === 'N'
            ? [
                'A token on a node of value g is like a heap of g stones: you can bring it to any smaller value, but never keep it. So you make the XOR 0, whatever they do makes it something else, and you can make it 0 again.',
              ]
            : [
                'A token on a node of value g is like a heap of g stones: it can be brought to any smaller value, but never keep it. The XOR is 0 now; whatever you do makes it something else, and they make it 0 again.',
              ],
      proof: () => [
        [
          strong('Every node has one value. '),
          'The graph has no cycle, so the nodes can be worked off with all successors first: ends get 0, every other node the smallest number missing among its successors.',
        ],
        [
          strong('From XOR 0 every move leaves it. '),
          'A move changes the value under one token, since no successor has the value of its node; so the XOR changes.',
        ],
        [
          strong('From another XOR some move restores 0. '),
          'Look at the highest binary place of the XOR; some token’s value g has a 1 there. g ⊕ XOR is smaller than g, so it is one of the values that g’s node can reach (all smaller ones occur among the successors, by mex). An answer that raises a value can be undone in the same way.',
        ],
        [
          strong('The end: '),
          'all tokens on nodes without successors; all values 0, XOR 0, and who is to move has lost.',
        ],
      ],
    },
    'backward-induction': {
      name: 'backward induction (Zermelo 1913)',
      decides: (f) => [
        'What decides: work from the ends backwards. ',
        f.misere
          ? strong(
              'A node without successors is won (misère); any other is won when some successor is lost, and lost when none is.',
            )
          : strong('A node is won when some successor is lost, and lost when none is.'),
      ],
      works: (_, outcome) =>
        outcome === 'N'
          ? ['Go to a lost successor: from there every arrow leads to a won node, which is yours again.']
          : ['Every arrow from here leads to a won node, and they take the win.'],
      proof: () => [
        [
          'The graph has no cycle, so every node can be decided after its successors. The count of moves comes along: the winner chooses the shortest lost successor, the loser the longest won one.',
        ],
      ],
    },
  },
  steps: {
    'node-values': (s) => [
      p('From the ends backwards, each node after its successors:'),
      table(
        s.rows.map((row) => [
          row.node,
          row.successors.length === 0
            ? 'no successors'
            : `${row.successors.map(({ node, value }) => `${node} (${value})`).join(', ')}${row.more > 0 ? `, and ${row.more} more` : ''}`,
          row.value,
        ]),
        { head: ['node', 'successors (their values)', 'value'], align: ['left', 'left', 'right'] },
      ),
      ...(s.more > 0
        ? [note(`Nodes that can be reached too, with values computed in the same way: ${s.more}.`)]
        : []),
      ...(s.tokens.length === 1 && s.tokens[0]!.count === 1 && s.moreTokens === 0
        ? [p(`The token stands on ${s.tokens[0]!.node}: value `, strong(s.sum), '.')]
        : [
            p(
              `Under the tokens: ${s.tokens
                .map(({ node, count, value }) =>
                  count === 1
                    ? `${node} has ${value}`
                    : `${node}, with ${count} tokens, has ${value}${count % 2 === 0 ? ' (an even number of tokens cancels to 0)' : ' (pairs of tokens cancel, so it counts once)'}`,
                )
                .join(
                  '; ',
                )}${s.moreTokens > 0 ? `; nodes not shown, but counted: ${s.moreTokens}` : ''}. Together: `,
              strong(s.sum),
              '.',
            ),
          ]),
    ],
    'node-outcomes': (s) => [
      p('From the ends backwards, each node after its successors:'),
      table(
        s.rows.map((row) => [row.node, row.outcome === 'N' ? 'won' : 'lost', row.lasts, row.best ?? '–']),
        { head: ['node', 'to move', 'moves left', 'go to'], align: ['left', 'left', 'right', 'left'] },
      ),
      ...(s.more > 0 ? [note(`Nodes that can be reached too: ${s.more}.`)] : []),
    ],
  },
  moves: { 'move-token': (f) => `move a token from ${f.from} to ${f.to}` },
  refusals: {
    'has-a-cycle': (f) =>
      `There is a cycle, ${f.cycle.join(' > ')}: the game might never end. Leave out one of its arrows, such as ${q(f.token)}.`,
    'loop-refused': (f) => `${q(f.token)} is a loop: here an edge must join two different nodes.`,
    'unknown-node': (f) => `There is no node ${q(f.token)} in the graph.`,
    'node-twice': (f) => `The node in ${q(f.token)} is named twice.`,
    'numbers-do-not-fit': (f) =>
      `The first line ${q(f.token)} announces ${f.expected} numbers in all, but I found ${f.found}.`,
  },
  expected: {
    edge: 'an edge such as a-b, or the name of a node (letters and digits)',
    arc: 'an arrow such as a>b, or the name of a node (letters and digits)',
    node: 'the name of a node',
    nodes: 'names of nodes with commas between them, such as a,b',
    'edge-move': 'the edge to cut, such as 0-1',
    'arc-move': 'an arrow, such as 1>2 (the token on 1 goes to 2)',
    'node-move': 'the name of the node to go to',
  },
  faults: {
    'no-such-edge': 'there is no such edge',
    'no-such-node': 'there is no such node',
    'no-token-there': 'no token stands there',
    'not-a-neighbour': 'no edge leads there from where the token stands',
  },
} satisfies GameEntry;
