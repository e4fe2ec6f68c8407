/** Sheets printed by `sprague quiz`: the key is checked by playing the games here, using only the printed text. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { mex } from '../support/arithmetic.ts';
import { folderOfTest } from '../support/folder.ts';
import { readPdf, unspaced } from '../support/pdf.ts';
import { printed } from '../support/printed.ts';

const quiz = (line: string, ...more: readonly string[]) => printed([...line.split(' '), ...more]);

/** The options of Nim, and of Wythoff’s game with amounts that differ by less than `a`, from the rules. */
const optionsOf = (game: string, heaps: readonly number[]): readonly (readonly number[])[] => {
  const upTo = (most: number): readonly number[] => Array.from({ length: most + 1 }, (_, n) => n);
  const one = heaps.flatMap((size, i) => upTo(size - 1).map((left) => heaps.with(i, left)));
  if (game === 'nim') return one;
  const [x = 0, y = 0] = heaps;
  const a = Number(/a=(\d+)/.exec(game)?.[1] ?? 1);
  const both = upTo(x - 1).flatMap((left) => upTo(y - 1).map((other) => [left, other] as const));
  return [...one, ...both.filter(([left, other]) => Math.abs(x - left - (y - other)) < a)];
};
const known = new Map<string, number>();
const grundy = (game: string, heaps: readonly number[]): number => {
  const key = `${game} ${heaps.join(' ')}`;
  const value = known.get(key) ?? mex(optionsOf(game, heaps).map((left) => grundy(game, left)));
  known.set(key, value);
  return value;
};
/** The heaps that a printed move leaves. */
const after = (heaps: readonly number[], move: string): readonly number[] => {
  const both = /\(leaving (\d+) and (\d+)\)/.exec(move);
  if (both !== null) return [Number(both[1]), Number(both[2])];
  const [, heap, from, to] = /from heap (\d+) \((\d+) → (\d+)\)/.exec(move)!;
  expect(heaps[Number(heap) - 1]).toBe(Number(from));
  return heaps.map((size, i) => (i === Number(heap) - 1 ? Number(to) : size));
};

interface Printed {
  readonly line: string | null;
  readonly text: string;
  readonly choices: readonly string[];
  readonly right: string | null;
}

const questionsIn = (sheet: string): readonly Printed[] =>
  sheet
    .split(/^Question \d+$/m)
    .slice(1)
    .map((text) => ({
      line: /^(?:nim|wythoff) [\d ]+(?: a=\d+)?$/m.exec(text)?.[0] ?? null,
      text,
      choices: [...text.split('Why the others')[0]!.matchAll(/^([A-H]\) .*)$/gm)].map(
        ([, choice]) => choice!,
      ),
      right: /^Right: (.*)$/m.exec(text)?.[1] ?? null,
    }));

/** Whether an answer of the key is true, by its words. */
const isTrue = ({ line, text }: Printed, answer: string): boolean => {
  const said = answer.replace(/^[A-H]\) /, '');
  const numbers = /mex \{([\d, ]*)\}/.exec(text);
  if (numbers !== null) return mex(numbers[1]!.split(', ').map(Number)) === Number(said);
  const sum = /(\d+(?: ⊕ \d+)+)\?/.exec(text);
  if (sum !== null) return sum[1]!.split(' ⊕ ').reduce((all, n) => all ^ Number(n), 0) === Number(said);
  const [game = '', ...rest] = line!.split(' ');
  const heaps = rest.filter((word) => !word.includes('=')).map(Number);
  const rules = [game, ...rest.filter((word) => word.includes('='))].join(' ');
  if (/^\d+$/.test(said)) return grundy(rules, heaps) === Number(said);
  if (/^[PN]:/.test(said)) return (grundy(rules, heaps) === 0) === said.startsWith('P');
  return grundy(rules, after(heaps, said)) === 0;
};

test('every key is true and every other choice false, on sheets of equal questions about other positions', async () => {
  const { status, stdout } = await quiz(
    'quiz nim wythoff --questions 8 --students 3 --seed 7 --kinds outcome,winning-move,nim-sum,mex,grundy',
  );
  expect(status).toBe(0);
  const pages = stdout.split('\f');
  expect(pages).toHaveLength(6);
  const [sheets, answers] = [pages.slice(0, 3).map(questionsIn), pages.slice(3).map(questionsIn)];
  for (const [student, questions] of sheets.entries()) {
    expect(questions).toHaveLength(8);
    for (const [i, question] of questions.entries()) {
      const { line, choices, right } = answers[student]![i]!;
      expect([question.right, question.line, question.choices]).toEqual([null, line, choices]);
      // All winning moves, of which one is offered as a choice.
      const all = right!.split(' · ');
      for (const one of all) expect(isTrue(question, one), `${question.text} ${one}`).toBe(true);
      for (const choice of choices) expect(isTrue(question, choice), choice).toBe(all.includes(choice));
    }
  }
  for (let i = 0; i < 8; i += 1) {
    const shown = sheets.map((questions) => questions[i]!.line ?? questions[i]!.text);
    expect(new Set(shown).size).toBe(3);
  }
});

test('the same seed prints the same sheets, another one others, and JSON has the same questions', async () => {
  const line = 'quiz kayles --questions 2 --students 2 --kinds winning-move --typed --seed';
  const { stdout } = await quiz(line, 'a');
  expect((await quiz(line, 'a')).stdout).toBe(stdout);
  expect(stdout).toContain('add --seed a to');
  const other = (await quiz(line, 'room 7’s')).stdout;
  expect(other).not.toBe(stdout);
  expect(other).toContain("add --seed 'room 7’s' to");
  const { seed, sheets } = JSON.parse((await quiz(line, 'a', '--json')).stdout) as {
    readonly seed: string;
    readonly sheets: readonly {
      readonly questions: readonly { readonly line: string; readonly answers: readonly string[] }[];
    }[];
  };
  expect(seed).toBe('a');
  const questions = sheets.flatMap((sheet) => sheet.questions);
  expect(questions).toHaveLength(4);
  for (const { line: position, answers } of questions)
    for (const text of [position, ...answers]) expect(stdout).toContain(text);
});

test.each([
  ['an unknown game', 'quiz nim wythof', 'Did you mean wythoff?'],
  ['a position', 'quiz nim 3 4 5', '“3 4 5” isn’t a game'],
  ['a bad option of a game', 'quiz wythoff a=x', 'sprague quiz wythoff'],
  ['an unknown kind', 'quiz nim --kinds why,loud', '“loud” isn’t a kind'],
  ['a kind that no game has', 'quiz chomp --kinds zeckendorf', 'no questions of that kind'],
  ['no question', 'quiz nim --questions 0', 'from 1 to 100'],
  ['PDF and JSON at once', 'quiz nim --json --pdf sheets.pdf', 'cannot be used with'],
])('%s is refused in a line', async (_, line, told) => {
  const { status, stdout, stderr } = await quiz(line);
  expect(status).toBe(2);
  expect(stdout + stderr).toContain(told);
});

test('fewer questions than wished: told beside those there are', async () => {
  const { status, stdout, stderr } = await quiz(
    'quiz coins --questions 40 --kinds period,zeckendorf,mex --only questions',
  );
  expect({ status, stderr }).toEqual({
    status: 0,
    stderr: expect.stringMatching(/only \d+ such questions, not 40/) as string,
  });
  expect(stdout).not.toContain('Right: ');
});

test('as PDF the questions come to the file, the answers beside it', async () => {
  const folder = folderOfTest();
  const line = 'quiz nim misere --questions 2 --seed 3 --language zh-CN';
  const file = join(folder, 'sheets.pdf');
  const { status, stdout } = await quiz(line, '--pdf', file);
  expect({ status, stdout }).toEqual({
    status: 0,
    stdout: `${file}\n${join(folder, 'sheets-answers.pdf')}\n`,
  });
  const [questions, answers] = ['sheets', 'sheets-answers'].map((name) =>
    unspaced(
      readPdf(readFileSync(join(folder, `${name}.pdf`)))
        .map(({ text }) => text)
        .join(''),
    ),
  );
  const { sheets } = JSON.parse((await quiz(line, '--json')).stdout) as {
    readonly sheets: readonly {
      readonly questions: readonly { readonly text: string; readonly answers: readonly string[] }[];
    }[];
  };
  for (const question of sheets[0]!.questions) {
    expect(questions).toContain(unspaced(question.text));
    for (const answer of question.answers) expect(answers).toContain(unspaced(answer));
  }
  expect(questions).not.toContain('正确答案');
  const again = await quiz(line, '--pdf', file);
  expect(again).toMatchObject({ status: 2, stderr: expect.stringContaining('sheets.pdf” cannot') as string });
  // A file that was not named is not overwritten.
  const other = join(folder, 'other.pdf');
  writeFileSync(join(folder, 'other-answers.pdf'), 'mine');
  expect(await quiz(line, '--pdf', other)).toMatchObject({
    status: 2,
    stdout: '',
    stderr: expect.stringContaining(
      'other-answers.pdf” cannot be written: it is there already. Delete it, or give another name',
    ) as string,
  });
  expect(existsSync(other)).toBe(false);
  const gone = await quiz(line, '--pdf', join(folder, 'no', 'such.pdf'));
  expect(gone).toMatchObject({ status: 2, stderr: expect.stringContaining('cannot be written') as string });
});
