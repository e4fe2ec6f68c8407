import type { BankTexts } from '../bank.ts';
import { code, p, strong } from '../doc.ts';

const positions = (count: number): string => (count === 1 ? '1 position' : `${count} positions`);
const rows = (count: number): string => (count === 1 ? '1 row' : `${count} rows`);

export const bank: BankTexts = {
  title: 'Question bank',
  none: 'This server has no positions of its own yet.',
  set: (name, count) => [strong(name), ` — ${positions(count)}`],
  howTo: [
    p('Type positions with semicolons between them, or attach a text or CSV file with one a row:'),
    p(code('/teach bank add set:week 3 positions:nim 3 4 5; wythoff 3 5')),
    p(
      'Each is checked by the solver. ',
      code('/teach quiz create bank:week 3'),
      ' asks about exactly these.',
    ),
  ],
  reportTitle: (set) => `Question bank: ${set}`,
  added: (added, refused, total) =>
    `${positions(added)} added${refused === 0 ? '' : `, ${rows(refused)} not used`}. The set has ${positions(total)} now.`,
  tally: ({ P, N }, easiest, hardest) =>
    `Of those added: ${P} P, ${N} N; difficulty ${easiest.toFixed(1)}${easiest === hardest ? '' : ` to ${hardest.toFixed(1)}`} (1 easy, 5 hard).`,
  unused: 'Not used',
  used: 'Added',
  rest: (count) => `and ${count} more, in the file`,
  file: 'The file has every row; it opens in a spreadsheet.',
  cut: (most, count) => `Only the first ${most} rows were read; ${count} were not.`,
  quiz: (command) => ['Ask about them: ', command],
  contents: (count) => positions(count),
  entry: (number, line, outcome, difficulty) => [
    `${number}) `,
    code(line),
    ` — ${outcome}, difficulty ${difficulty.toFixed(1)}`,
  ],
  whole: 'The file has all of them, and can be added again as it is.',
  removed: (set, count) => `Taken out of “${set}”: ${positions(count)}.`,
  undo: ['A mistake? Add the attached file again: ', code('/teach bank add')],
  columns: {
    row: 'row',
    text: 'text',
    used: 'used',
    line: 'line',
    outcome: 'outcome',
    difficulty: 'difficulty',
    remark: 'remark',
  },
  yes: 'yes',
  no: 'no',
  faults: {
    'bad-set-name': (token, most) =>
      `“${token}” cannot be the name of a set: it needs 1 to ${most} characters.`,
    'no-positions': 'There are no positions: neither typed nor in a file.',
    'text-too-long': (most) => `That is too much at once: at most ${most.toLocaleString('en')} characters.`,
    'no-such-set': (token, known) =>
      `There is no set called “${token}”.${known.length === 0 ? '' : ` There are: ${known.join(', ')}.`}`,
    'no-such-number': (set, number) => `“${set}” has no position number ${number}.`,
    'too-many-sets': (most) => `This server has ${most} sets, the most it may have.`,
    'set-full': (set, most) => `“${set}” would have more than ${most} positions. Begin another set.`,
    'not-utf8':
      'The file is not a text file in UTF-8. In a spreadsheet, save it as “CSV UTF-8”; in an editor, choose UTF-8 as the encoding.',
    works: 'This works:',
  },
  roster: {
    title: 'Roster',
    done: (named, refused) =>
      `${named === 1 ? '1 name' : `${named} names`} written${refused === 0 ? '' : `, ${rows(refused)} not used`}.`,
    row: (row, text, said) => [strong(`Row ${row}`), ' ', code(text), ` — ${said}`],
    fates: {
      'no-account': 'no account: it needs a mention such as <@1234…>, or the number of an account',
      'no-name': 'no name',
      'long-name': 'the name is too long',
      repeated: 'this account stands in an earlier row',
    },
    howTo: [
      'The roster can be read from a file: ',
      code('/teach roster file'),
      ', a CSV with the columns account and name.',
    ],
    files: 'The file can be changed in a spreadsheet and read in again.',
    nobody: 'There are no names in the file. Each row needs an account and a name.',
    cut: (most) => `Only the first ${most} rows were read.`,
  },
  past: {
    none: 'No quiz was held in this server yet.',
    title: 'All results',
    done: (quizzes) =>
      `${quizzes === 1 ? '1 quiz' : `${quizzes} quizzes`}: one file for the quizzes, one with a row an answer, one with a row a student and quiz.`,
    more: (most) => `These are the latest ${most}.`,
    entry: (date, questions, games) =>
      `${date}: ${questions === 1 ? '1 question' : `${questions} questions`}, ${games}`,
  },
};
