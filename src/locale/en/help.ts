import { code, p, strong } from '../doc.ts';
import type { ScreenTexts } from '../screens.ts';
import { bank } from './bank.ts';
import { practiceTopic } from './practice.ts';

/** What `/help` says. */
export const help: ScreenTexts['help'] = {
  title: 'Help',
  choose: 'Choose a topic …',
  chooseGame: 'Choose a game for its rules …',
  typed: 'How to type it',
  tryIt: 'Try it',
  unknown: (token) =>
    `There is no topic or game called “${token}”. Choose one below, or try /help topic:nim.`,
  topics: {
    start: {
      name: 'First steps',
      text: [
        p('I play games in which both players have the same moves, and I prove who wins.'),
        {
          kind: 'list',
          items: [
            [code('/play nim 3 4 5'), ' — a game of Nim against me'],
            [code('/analyze wythoff 3 5'), ' — who wins, every winning move, and why'],
            [code('/learn'), ' — short lessons, each with a game to win at its end'],
            [code('/practice'), ' — questions on what you should look at again'],
            [code('/games'), ' — your open games'],
            [code('/class'), ' — take part in a quiz, your results, your homework'],
            [code('/teach'), ' — for teachers: quizzes, exams, homework'],
            [code('/settings'), ' — your language'],
          ],
        },
        p('The name of a game alone is enough for ', code('/play'), ': I deal a position then.'),
      ],
    },
    lines: {
      name: 'Typing a position',
      text: [
        p(
          'A line is the name of a game and a position: ',
          code('nim 3 4 5'),
          ', ',
          code('bash 21 max=3'),
          '.',
        ),
        p('Several games at once, moving in one of them each time: ', code('nim 3 5 + wythoff 3 5'), '.'),
        p(
          'Put ',
          code('misere'),
          ' at the end for “make the last move and you lose”. ',
          code('10^40'),
          ' is a number too.',
        ),
      ],
    },
    moves: {
      name: 'Making a move',
      text: [
        p('Press a button, choose from the list, or press “Type a move”.'),
        p(
          'In games of heaps, ',
          code('1:2'),
          ' takes 2 from heap 1. In several games at once, ',
          code('#1 1:2'),
          ' moves in game 1.',
        ),
        p('A move that is not possible changes nothing: I tell you which are.'),
      ],
    },
    words: {
      name: 'P, N and other words',
      text: [
        {
          kind: 'list',
          items: [
            [strong('P-position'), ' — the previous player wins: the player to move loses'],
            [strong('N-position'), ' — the next player wins: the player to move wins'],
            [strong('Grundy value'), ' — the Nim heap that a position is worth; 0 means P'],
            [strong('nim-sum'), ' — addition in binary without carrying (XOR)'],
            [strong('mex'), ' — the smallest number, 0 included, that is missing from a set'],
            [strong('misère'), ' — make the last move and you lose'],
          ],
        },
      ],
    },
    levels: {
      name: 'How strong I play',
      text: [
        p('Beginner makes many mistakes, casual some, club few, perfect none.'),
        p('Sparring gives you winnable positions on purpose; at the end you read how often you kept them.'),
        p('Hints come in four steps: is it won, where, the values, the move.'),
      ],
    },
    bank: {
      name: 'Question bank',
      text: [
        ...bank.howTo,
        p(
          'A file may be text or CSV in UTF-8; a head may call the column ',
          code('line'),
          ' or ',
          code('position'),
          '. Each row is answered: P or N as proved, or why it is not used.',
        ),
        p('Only teachers of the server see its sets.'),
      ],
    },
    practice: practiceTopic,
    commands: {
      name: 'Commands',
      text: [
        {
          kind: 'list',
          items: [
            [code('/play'), ' — a game, against me or against somebody'],
            [code('/analyze'), ' — who wins a position, and why'],
            [code('/table'), ' — the map or the values of a game, and their pattern'],
            [code('/claim'), ' — test what you believe of a game'],
            [code('/learn'), ' — short lessons, with a game to win at the end of each'],
            [code('/practice'), ' — a drill of what is due, at the difficulty that suits you'],
            [code('/games'), ' — your open games'],
            [code('/review'), ' — look back at a game: your mistakes as puzzles'],
            [code('/stats'), ' — your mastery, record, ratings and leaderboards'],
            [code('/define'), ' — name a game of this server’s own'],
            [code('/class'), ' — take part in a class quiz, your homework, your results'],
            [code('/teach'), ' — for teachers: quizzes, exams, homework, question bank, results, roster'],
            [code('/settings'), ' — language and level'],
            [code('/privacy'), ' — a copy of your data, or their end'],
            [code('/help'), ' — this'],
          ],
        },
      ],
    },
  },
};
