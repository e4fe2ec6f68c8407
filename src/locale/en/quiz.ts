import { code, strong } from '../doc.ts';
import { sayMove } from '../locale.ts';
import { partAlone, type QuizTexts } from '../quiz.ts';
import { label, PART } from './steps.ts';

const MISERE = ' Misère: make the last move and you lose.';
const misere = (win: 'normal' | 'misere'): string => (win === 'misere' ? MISERE : '');
const numbers = (values: readonly string[]): string => values.join(', ');
const xor = (values: readonly string[]): string => values.join(' ⊕ ');
const OUTCOME = { P: 'a P-position', N: 'an N-position' } as const;

export const quiz: QuizTexts = {
  kinds: {
    outcome: 'P or N',
    mex: 'mex',
    'nim-sum': 'Nim-sum',
    grundy: 'Grundy value',
    'winning-move': 'Find a winning move',
    'all-winning-moves': 'Find all winning moves',
    'which-part': 'Where is the winning move?',
    zeckendorf: 'Zeckendorf sum',
    period: 'Period',
    'spot-error': 'Spot the error',
    why: 'Why?',
  },
  skill: (kind, game, win) =>
    game === null
      ? kind
      : `${kind}${kind.endsWith('?') ? '' : ':'} ${game}${win === 'misere' ? ', misère' : ''}`,
  prompts: {
    outcome: ({ win }) => ['P-position or N-position?', misere(win)],
    mex: (f) => ['What is ', strong(`mex {${numbers(f.numbers)}}`), '?'],
    'nim-sum': (f) => ['What is ', strong(xor(f.numbers)), '?'],
    grundy: () => ['What is the Grundy value of this position?'],
    'winning-move': ({ win }) => ['You are to move and can win. Find a winning move.', misere(win)],
    'all-winning-moves': ({ win }) => ['You are to move and can win. Find all winning moves.', misere(win)],
    'which-part': ({ part }) => [`In which ${part === null ? 'part' : PART[part]} is there a winning move?`],
    zeckendorf: ({ n }) => [
      'Write ',
      strong(n),
      ' as a sum of different Fibonacci numbers 1, 2, 3, 5, 8, … of which no two are neighbours.',
    ],
    period: ({ set, values }) => [
      `A move takes a number of the set {${set}} from a heap. The heaps 0, 1, 2, … have the Grundy values `,
      code(values.join(' ')),
      ' and so on. What is the least period that they settle into?',
    ],
    'spot-error': ({ win }) => ['One of these statements is false. Which one?', misere(win)],
    why: ({ outcome, win }) => [`This is ${OUTCOME[outcome]}. Why?`, misere(win)],
  },
  forms: {
    one: 'Choose one answer.',
    several: 'Choose all that are right.',
    number: 'Type a number.',
    numbers: 'Type the numbers with + between them.',
    move: 'Type one move.',
    moves: 'Type all moves with ; between them.',
  },
  statements: {
    'part-value': ({ part, value }) => `The Grundy value of ${label(part)} (${partAlone(part)}) is ${value}.`,
    'nim-sum': ({ values, sum }) => `${xor(values)} = ${sum}.`,
    repair: ({ part, from, to }) =>
      `Changing ${label(part)} from the value ${from} to the value ${to} makes the nim-sum 0.`,
    'option-value': ({ move, value }, l) =>
      `The move “${sayMove(l, move.phrase)}” leads to a position of Grundy value ${value}.`,
    'option-outcome': ({ move, outcome }, l) =>
      `The move “${sayMove(l, move.phrase)}” leads to ${OUTCOME[outcome]}.`,
    mex: ({ values, mex }) => `mex {${numbers(values)}} = ${mex}.`,
    value: ({ value }) => `The Grundy value of this position is ${value}.`,
    outcome: ({ outcome }) => `This is ${OUTCOME[outcome]}.`,
  },
  reasons: {
    'nim-sum': ({ values, sum }) =>
      `${xor(values)} = ${sum}: the nim-sum of the values is ${sum === '0' ? '0' : 'not 0'}.`,
    'leads-to-p': ({ move }, l) => `The move “${sayMove(l, move.phrase)}” leads to a P-position.`,
    'leads-to-n': ({ move }, l) => `The move “${sayMove(l, move.phrase)}” leads to an N-position.`,
    'every-move': ({ to }) => `Every move leads to ${OUTCOME[to]}.`,
    total: ({ total, parity }) => `The values add up to ${total}, which is ${parity}.`,
    moves: ({ count, parity }) => `The number of moves, ${count}, is ${parity}.`,
    parts: ({ count, parity }) => `One can move in ${count} parts, and ${count} is ${parity}.`,
  },
  outcomes: { P: 'P: the player to move loses', N: 'N: the player to move wins' },
  part: (part) => `${label(part)[0]!.toUpperCase()}${label(part).slice(1)} (${partAlone(part)})`,
  numbers,
  misconceptions: {
    'normal-for-misere': {
      name: 'normal play instead of misère',
      wrong: 'That is the answer when the last move wins; here the last move loses.',
    },
    added: {
      name: 'added instead of XOR-ing',
      wrong: 'A nim-sum adds in binary without carrying: two equal ones cancel.',
    },
    subtracted: {
      name: 'subtracted instead of XOR-ing',
      wrong: 'A nim-sum is no difference: each binary place is settled by itself.',
    },
    'or-for-xor': {
      name: 'OR instead of XOR',
      wrong: 'Two ones in the same binary place give 0, not 1.',
    },
    'forgot-part': { name: 'forgot a part', wrong: 'A part was left out; every part counts.' },
    'largest-part': {
      name: 'looked at the largest part only',
      wrong: 'The largest part alone does not decide; all parts together do.',
    },
    'heap-is-value': {
      name: 'took sizes for Grundy values',
      wrong: 'Size and Grundy value are the same in Nim, but not under these rules.',
    },
    'value-is-outcome': {
      name: 'took the outcome for the value',
      wrong: 'N-positions have Grundy values above 0, not always 1.',
    },
    'equal-parts': {
      name: 'equal parts cancel, the rest was ignored',
      wrong: 'Two equal parts cancel each other, but then the others still decide.',
    },
    parity: {
      name: 'even and odd decide',
      wrong: 'Whether the total is even does not decide; the nim-sum does.',
    },
    greedy: {
      name: 'greedy: left as few moves as possible',
      wrong: 'The move that leaves the fewest moves need not win: ask what the other player can do then.',
    },
    'counted-moves': {
      name: 'counted moves',
      wrong: 'How many moves there are says nothing; where they lead does.',
    },
    'counted-parts': {
      name: 'counted parts',
      wrong: 'How many parts there are does not decide; their values do.',
    },
    'largest-plus-one': {
      name: 'largest value plus one',
      wrong: 'mex is the smallest number that is missing, not the first one after the largest.',
    },
    'counted-values': {
      name: 'counted the values',
      wrong: 'How many values there are is their mex only if none is missing in between.',
    },
    'different-values': {
      name: 'counted the different values',
      wrong: 'How many different values there are does not say after how many heaps they repeat.',
    },
    'least-present': {
      name: 'smallest value present',
      wrong: 'mex is the smallest number that is missing, not the smallest one there is.',
    },
    'ignored-zero': { name: 'began at 1', wrong: 'Counting for mex begins at 0.' },
    'one-move-enough': {
      name: 'one bad move was enough',
      wrong: 'One move that loses proves nothing; to lose, every move must lead to an N-position.',
    },
    neighbours: {
      name: 'used neighbours',
      wrong: 'Two neighbouring Fibonacci numbers stand in it; together they are the next one.',
    },
    repeated: { name: 'used a number twice', wrong: 'A number stands in it twice.' },
    'powers-of-two': {
      name: 'powers of two',
      wrong: 'That is the binary sum; Fibonacci numbers are asked for.',
    },
    'counted-preperiod': {
      name: 'counted the beginning',
      wrong: 'The values before the period begins do not belong to it.',
    },
    'several-periods': {
      name: 'more or less than one period',
      wrong: 'The least period is the shortest stretch that repeats as a whole.',
    },
    'largest-of-set': {
      name: 'largest number plus one',
      wrong: 'That is the period only for sets 1, 2, …, m.',
    },
  },
  flaws: {
    'any-part': 'No move in this part makes the nim-sum 0.',
    'stopped-early': 'These are right, but there are more.',
    distrusted: 'This statement is true.',
    neighbours: 'Two neighbouring Fibonacci numbers stand in it; together they are the next one.',
    repeated: 'A number stands in it twice.',
    'not-fibonacci': 'Not every number in it is a Fibonacci number.',
    'powers-of-two': 'That is the binary sum; Fibonacci numbers are asked for.',
    'wrong-sum': 'These numbers add up to something else.',
  },
  tells: {
    'one-part': 'only one part is left',
    'all-equal': 'all parts are equal',
    'in-pairs': 'the parts come in pairs',
    'two-parts': 'there are two parts only',
    forced: 'there is one move only',
    'ends-at-once': 'a move ends the game',
  },
  faults: {
    'no-choice': 'Choose an answer from the list.',
    'not-a-number': 'I expected a whole number, such as 5.',
    'not-numbers': 'I expected numbers with + between them, such as 8 + 3 + 1.',
    'no-move': 'I expected a move.',
  },
  answer: {
    right: (answer) => `Right answer: ${answer}`,
    allRight: 'Right answers:',
    wrong: (answer, name, wrong) => [
      strong(answer),
      ` — ${name === null ? '' : `fits one known error: ${name}. `}${wrong}`,
    ],
    fits: (name) => ['Your answer fits one known error: ', strong(name), '. '],
    othersWrong: 'Why the others are wrong',
    counterexample: (line, outcome) => `The same is true of ${line}, yet that is ${OUTCOME[outcome]}.`,
    untrue: (truth) => `Not so. ${truth}`,
    loses: (reply) =>
      reply === null
        ? 'Then they cannot move, and win: this is misère play.'
        : `It leaves an N-position: they answer “${reply}” and win.`,
    present: (number) => `${number} is among them, so it is not missing.`,
    missingBefore: (number, mex) => `${number} is missing, but ${mex} is missing before it.`,
    between: ' ',
    error: (letter, ought) => [strong(`Statement ${letter} is false.`), ` True is: ${ought}`],
    mex: (numbers, mex) => [
      `Count from 0: the first number that is not among ${numbers.join(', ')} is `,
      strong(mex),
      '.',
    ],
    zeckendorf: (n, parts) => [
      `Take the largest Fibonacci number that fits, again and again: ${n} = `,
      strong(parts.join(' + ')),
      '. No two of them are neighbours, and there is no other such sum (Zeckendorf’s theorem).',
    ],
    period: (preperiod, period) => [
      `From heap ${preperiod} on, the value of heap n + ${period} is that of heap n; as many values as a move can look back came again, so all after them repeat. No smaller number does this.`,
    ],
  },
  rows: {
    fates: {
      repeated: (earlier) => `the same as row ${earlier}`,
      over: () => 'the game is over there',
      unknown: () => 'I cannot tell who wins; too large to search',
      'too-large': () => 'too large for a question',
      kept: () => 'in the set already',
    },
    row: (number, text, said) => [strong(`Row ${number}`), ' ', code(text), ` — ${said}`],
    good: (outcome, difficulty) => `${outcome}-position, difficulty ${difficulty.toFixed(1)}`,
    summary: (good, bad) => `${good} good, ${bad} not used.`,
    cut: (most) => `Only the first ${most} rows were read.`,
  },
};
