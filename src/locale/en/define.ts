import type { DefineTexts } from '../define.ts';
import { code, p, strong } from '../doc.ts';

export const define: DefineTexts = {
  title: 'Games of this server',
  none: 'This server has not named a game of its own yet.',
  entry: (name, definition, by) => [
    strong(name),
    ' ',
    code(definition),
    ...(by === null ? [] : [' — by ', by]),
  ],
  howTo: [
    p('Name a game with ', code('name'), ' and ', code('definition'), ':'),
    {
      kind: 'list',
      items: [
        [code('1,3,4'), ': take 1, 3 or 4 from a heap'],
        [code('0.137'), ': an octal code'],
        [code('1,2:0-2'), ': take 1 or 2, leave the rest in at most 2 heaps; more in ', code('/help custom')],
        [code('a>b,b>c,a>c'), ': push tokens along arrows (or attach a file, one arrow a line)'],
      ],
    },
    p(
      'Then ',
      code('/play NAME'),
      ' and ',
      code('/analyze NAME 9 4'),
      ' work here; ',
      code('/define remove:NAME'),
      ' takes the name away.',
    ),
  ],
  added: (name, who) => [who, ' named a game: ', strong(name), '.'],
  removed: (name, who) => [who, ' took the name ', strong(name), ' away.'],
  keeps: 'Games that have begun go on: they keep the definition they were begun with.',
  by: {
    heaps: (definition) => [
      'Heaps of stones; what may be taken and left: ',
      code(definition.replace(/^rule=/, '')),
      '.',
    ],
    graph: (definition) => ['Tokens on a graph: ', code(definition), '.'],
  },
  move: {
    heaps: [
      'A move changes one heap as the rule says. Make the last move to win. Type the heap and what it becomes: ',
      code('1>2,3'),
      ', or ',
      code('1:2'),
      ' to take 2 from heap 1.',
    ],
    graph: [
      'A move pushes one token along an arrow. Make the last move to win. Type the arrow: ',
      code('a>b'),
      '.',
    ],
  },
  tryIt: 'Try it',
  moreInHelp: ['How rules are written: ', code('/help custom'), '.'],
  faults: {
    'no-server': 'Games are named for a server: use /define in one of its channels.',
    'no-name': 'The game needs a name.',
    'no-definition': (name) => `What is “${name}”? It needs a definition, typed or as a file.`,
    'bad-name': (token, most) =>
      `“${token}” cannot be a name: 1 to ${most} letters, digits and hyphens, at least one letter, no spaces.`,
    'name-reserved': (token) => `“${token}” means something else already: choose another name.`,
    'name-taken': (name, definition) => [
      'This server has a game called ',
      strong(name),
      ' already: ',
      code(definition),
      '. Take that name away first, or choose another one.',
    ],
    'definition-too-long': (token, most) =>
      `The definition beginning “${token}…” is too long: at most ${most} characters.`,
    'no-moves': (definition) => `“${definition}” allows no move, not even from positions of a fair size.`,
    'too-many-names': (most) => `This server has ${most} games of its own, the most it may have.`,
    'no-such-name': (token, known) =>
      `This server has no game called “${token}”.${known.length === 0 ? '' : ` It has: ${known.join(', ')}.`}`,
    'not-its-maker': (name, who) => [
      'Only ',
      ...(who === null ? [] : [who, ' and ']),
      'who manages the server can take the name ',
      strong(name),
      ' away.',
    ],
    works: 'This works:',
  },
};
