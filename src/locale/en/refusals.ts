import type { Expected, MoveFault } from '../../engine/core/refusal.ts';
import type { RefusalTexts } from '../locale.ts';

const q = (token: string): string =>
  `“${token.length > 60 ? `${token.slice(0, 30)}…${token.slice(-12)}` : token}”`;

/** What stood expected in the place of a token, as the end of a sentence. */
export const expected = {
  'heap-size': 'the size of a heap',
  'positive-number': 'a whole number, 1 or more',
  'set-of-numbers': 'whole numbers with commas between them, such as 1,3,4',
  'heap-and-amount': 'a heap and an amount, such as 1:2 (take 2 from heap 1)',
  amount: 'how many to take, such as 3',
  'pair-move': 'a heap and an amount, such as 1:2, or both amounts, such as 2,2',
  component: 'a component and a move in it, such as #1 2',
  'rest-of-line': 'nothing more',
} satisfies Partial<Record<Expected, string>>;

export const faults = {
  'no-such-heap': 'there is no such heap',
  'takes-nothing': 'a move takes at least one',
  'takes-too-many': 'there are not that many',
  'not-in-the-set': 'that number is not in the set',
  'over-the-limit': 'that is more than may be taken now',
  'not-all-at-first': 'the first move may not take everything',
  'unequal-amounts': 'the two amounts do not go together here',
  'no-such-component': 'there is no such component to move in',
  'component-missing': 'you must move in every component that is not over',
} satisfies Partial<Record<MoveFault, string>>;

export const refusals = {
  'empty-line': () => 'The line is empty: I need a game and a position.',
  'line-too-long': (f) => `The line beginning ${q(f.token)} is too long: at most ${f.most} characters.`,
  'unknown-game': (f) =>
    `I know no game called ${q(f.token)}.${f.near.length > 0 ? ` Did you mean ${f.near.join(' or ')}?` : ''}`,
  'missing-position': (f) => `After ${q(f.token)} I need a position.`,
  'not-a-number': (f) => `${q(f.token)} is not a whole number (0 or more).`,
  'too-many-digits': (f) => `${q(f.token)} has too many digits: at most ${f.most}.`,
  'out-of-range': (f) =>
    f.most === null
      ? `${q(f.token)} is too small: at least ${f.least}.`
      : `${q(f.token)} is out of range: from ${f.least} to ${f.most}.`,
  'too-many-numbers': (f) => `${q(f.token)} is one too many: at most ${f.most} here.`,
  'too-few-numbers': (f) =>
    `After ${q(f.token)} something is missing: at least ${f.least} numbers are needed.`,
  'unexpected-row': (f) => `${q(f.token)} starts a new row, but this game has only one.`,
  'not-understood': (f, l) => `I do not understand ${q(f.token)}: there should be ${l.expected[f.expected]}.`,
  'missing-option': (f) => `The option ${q(f.token)} is missing.`,
  'unknown-option': (f) =>
    `There is no option ${q(f.token)} here.${f.known.length > 0 ? ` This game knows: ${f.known.join(', ')}.` : ' This game has none.'}`,
  'repeated-option': (f) => `The option ${q(f.token)} stands twice.`,
  'bad-option': (f, l) => `${q(f.token)} does not fit: ${f.option} takes ${l.expected[f.expected]}.`,
  'options-exclude-each-other': (f) => `${q(f.token)} and ${q(f.other)} exclude each other.`,
  'misere-not-last': (f) => `${q(f.token)} belongs at the end of the line.`,
  'repeated-misere': (f) => `${q(f.token)} stands twice; once, at the end, holds for the whole line.`,
  'compound-not-first': (f) => `${q(f.token)} belongs at the beginning of the line and holds for all of it.`,
  'compound-needs-components': (f) => `After ${q(f.token)} I need at least one game.`,
  'empty-component': (f) => `A game is missing beside ${q(f.token)}.`,
  'not-a-move': (f, l) => `I do not understand the move ${q(f.token)}: type ${l.expected[f.expected]}.`,
  'illegal-move': (f, l) => `The move ${q(f.token)} is not possible: ${l.faults[f.reason]}.`,
  'game-over': (f) => `The game is over; ${q(f.token)} cannot be played any more.`,
} satisfies Partial<RefusalTexts>;
