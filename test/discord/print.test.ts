/** Quizzes, exams and homework on paper, read back from the PDF by readers that share no code with the printer. */
import { describe, expect, test } from 'vitest';
import * as paper from '../../commands/paper.ts';
import type { QuizRequest } from '../../src/learn/class/create-quiz.ts';
import type { Question } from '../../src/learn/model/question.ts';
import { sayAnswer, sayPrompt } from '../../src/learn/questions/phrases.ts';
import { DEFAULT_PRINT, paperHead, printChoice, readPrintChoice } from '../../src/learn/screens/print.ts';
import { answerPaper, questionPaper } from '../../src/learn/screens/sheets.ts';
import type { Paper } from '../../src/picture/paper/paper.ts';
import { inMessages, printParts } from '../../src/picture/paper/parts.ts';
import { locales } from '../../src/texts/index.ts';
import type { LocaleId } from '../../src/texts/languages.ts';
import { plainInline } from '../../src/texts/plain.ts';
import { choiceOf } from '../support/choices.ts';
import { actOn, must, quizRequest } from '../support/classroom.ts';
import { ADA, BEN, clicksEach, giving, pressing, TEACHER, type Who } from '../support/clicks.ts';
import { popplerText, readPdf, unspaced } from '../support/pdf.ts';

const on = clicksEach();

const made = async (over: Partial<QuizRequest> = {}): Promise<string> => {
  const wish = { by: TEACHER, channel: '77', count: 3, kinds: 'outcome, winning-move, grundy', ...over };
  const { id } = must(await on.held.app.classes.create(quizRequest(wish))).quiz;
  await on.held.app.classes.prepare();
  return id;
};

/** The files of the last answers, by name. */
const files = (): ReadonlyMap<string, Buffer> =>
  new Map(
    on.sent
      .flatMap((text) => (JSON.parse(text) as { files?: { name: string; data: number[] }[] }).files ?? [])
      .map(({ name, data }) => [name, Buffer.from(data)]),
  );

/** The files once the work is done: a bar may come first. */
const printed = async (
  options: Readonly<Record<string, string | number>>,
): Promise<ReadonlyMap<string, Buffer>> => {
  await on.said(giving(on, paper, 'print', options), TEACHER);
  await expect.poll(() => files().size).toBe(2);
  return files();
};

const textOf = (pdf: Buffer): string =>
  readPdf(pdf)
    .map(({ text }) => text)
    .join('\n');

/** Every answer in the key, in the words of the answer sheet. */
const keysOf = (question: Question, locale: LocaleId): readonly string[] =>
  question.key.map((said) => sayAnswer(locales[locale], question, said));

describe('a quiz of everybody', () => {
  test.each(['en', 'zh-CN', 'zh-TW', 'ja'] as const)(
    'on paper in %s: every question and no key; the answers have every key',
    async (language) => {
      const id = await made();
      const all = await printed({ quiz: id, language, size: 'a4' });
      const questions = (await on.held.store.classes.questions(id)).slice(0, 3);
      const [sheet, answers] = ['questions.pdf', 'answers.pdf'].map((name) =>
        unspaced(textOf(all.get(name)!)),
      );
      const words = locales[language].print;
      for (const [i, question] of questions.entries()) {
        expect(sheet).toContain(unspaced(words.question(i + 1)));
        expect(sheet).toContain(unspaced(plainInline(sayPrompt(locales[language], question))));
        if (question.shown) expect(sheet).toContain(unspaced(question.line));
        for (const key of keysOf(question, language)) expect(answers).toContain(unspaced(key));
      }
      const right = unspaced(words.right(''));
      expect(answers).toContain(right);
      expect(sheet).not.toContain(right);
      expect(sheet).not.toContain('\ufffd');
      // Titles are bold in every script.
      const faces = [
        ...all
          .get('questions.pdf')!
          .toString('latin1')
          .matchAll(/\/BaseFont \/(?:[A-Z]{6}\+)?(\S+)/g),
      ];
      const face = {
        en: 'DejaVuSans-Bold',
        'zh-CN': 'NotoSansSC-Bold',
        'zh-TW': 'NotoSansTC-Bold',
        ja: 'NotoSansJP-Bold',
      };
      expect(faces.map(([, name]) => name)).toContain(face[language]);
    },
  );

  test('has the page boxes of A4 and Letter, and its pages are numbered', async () => {
    const id = await made({ count: 10 });
    for (const [size, box] of [
      ['a4', [595, 842]],
      ['letter', [612, 792]],
    ] as const) {
      const pages = readPdf((await printed({ quiz: id, size })).get('questions.pdf')!);
      expect(pages.length).toBeGreaterThan(1);
      for (const [i, { width, height, text }] of pages.entries()) {
        expect([width, height].map(Math.round)).toEqual(box);
        expect(text.trimEnd().endsWith(`${i + 1}/${pages.length}`)).toBe(true);
      }
    }
  });

  test('in as many copies as wanted, each with its number', async () => {
    const id = await made({ count: 1 });
    const pages = readPdf((await printed({ quiz: id, copies: 4 })).get('questions.pdf')!);
    expect(pages.map(({ text }) => /Copy (\d)/.exec(text)?.[1])).toEqual(['1', '2', '3', '4']);
  });
});

test.each([
  ['0', 0],
  [60, 60],
  ['61', 60],
  ['99', 60],
  [1e9, 60],
  ['-1', 0],
  ['', null],
  ['5x', null],
])('%s copies are %s', (typed, copies) => {
  const asked = { size: 'letter', receivers: 'roster', copies } as const;
  expect(printChoice({ size: 'letter', receivers: 'roster', copies: typed })).toEqual(asked);
  expect(readPrintChoice(`letter.roster.${typed}`)).toEqual(asked);
});

test('what is not chosen, or not known, stays as it was', () => {
  expect(readPrintChoice('')).toEqual(DEFAULT_PRINT);
  expect(readPrintChoice('a5.all.')).toEqual(DEFAULT_PRINT);
  const before = readPrintChoice('letter.roster.7');
  expect(printChoice({ receivers: 'joined' }, before)).toEqual({ ...before, receivers: 'joined' });
  expect(printChoice({ size: 'a5', copies: 'x' }, before)).toEqual(before);
});

test('a button of before with too many copies prints no more than the limit', async () => {
  const id = await made({ count: 1 });
  await on.said(pressing(on, 'f', 'print-now', { id, argument: 'a4.joined.99' }), TEACHER);
  await expect.poll(() => files().size).toBe(2);
  expect(readPdf(files().get('questions.pdf')!)).toHaveLength(60);
});

test('Poppler, where it is installed, reads the same letters', async (context) => {
  const pdf = (await printed({ quiz: await made(), language: 'zh-CN' })).get('questions.pdf')!;
  const text = popplerText(pdf);
  if (text === null)
    context.skip('pdftotext is not installed; the reader of this project has read all papers');
  const letters = (some: string): string => [...unspaced(some).replaceAll('\f', '')].sort().join('');
  expect(letters(text!)).toBe(letters(textOf(pdf)));
});

describe('an exam', () => {
  const sat = async (): Promise<string> => {
    const id = await made({ mode: 'exam', minutes: 20 });
    for (const who of [ADA, BEN]) must(await on.held.app.classes.join(id, who));
    return id;
  };

  test('gives each student the very questions of their screen', async () => {
    const id = await sat();
    const { classes } = on.held.app;
    must(await classes.setName(ADA, 'Ada 王'));
    const pages = readPdf((await printed({ quiz: id, size: 'a4' })).get('questions.pdf')!);
    must(await actOn(on.held, id, 'start', TEACHER));
    for (const who of [ADA, BEN]) {
      const mine = must(await classes.attempts.open(id, who, 0));
      const number = mine.attempt.seat + 1;
      const sheet = pages.filter(({ text }) => text.includes(`Sheet ${number}`));
      expect(sheet.length).toBeGreaterThan(0);
      const text = unspaced(sheet.map((page) => page.text).join(''));
      for (const slot of [0, 1, 2]) {
        const { question } = must(await classes.attempts.open(id, who, slot));
        if (question.shown) expect(text).toContain(unspaced(question.line));
        else expect(text).toContain(unspaced(plainInline(sayPrompt(locales.en, question))));
      }
      if (who === ADA) expect(text).toContain('Ada王');
    }
  });

  test('has sheets for the roster and spare ones, and says so where there is nobody', async () => {
    const id = await made({ mode: 'exam', minutes: 20 });
    const { classes } = on.held.app;
    expect(await classes.sheets(id, TEACHER, { receivers: 'joined', copies: null })).toMatchObject({
      error: { code: 'no-sheets' },
    });
    must(await classes.setName(ADA, 'Ada'));
    const { sheets } = must(await classes.sheets(id, TEACHER, { receivers: 'roster', copies: 2 }));
    expect(sheets.map(({ number, student }) => [number, student?.name ?? null])).toEqual([
      [1, 'Ada'],
      [2, null],
      [3, null],
    ]);
    const lines = sheets.map(({ questions }) => questions.map(({ line }) => line).join('; '));
    expect(new Set(lines).size).toBe(3);
  });

  test('a spare sheet is typed in for whoever got it', async () => {
    const id = await made({ mode: 'exam', minutes: 20 });
    const { classes } = on.held.app;
    must(await classes.setName(ADA, 'Ada'));
    must(await classes.setName(BEN, 'Ben'));
    const wish = { receivers: 'joined', copies: 2 } as const;
    const { sheets } = must(await classes.sheets(id, TEACHER, wish));
    // Printing again gives the same sheets.
    const again = must(await classes.sheets(id, TEACHER, { ...wish, copies: 3 })).sheets;
    expect(again.slice(0, 2)).toEqual(sheets);
    expect(again.map(({ number }) => number)).toEqual([1, 2, 3]);
    // Spare sheets belong to no student of the class, but their seats are taken.
    expect(must(await classes.printable(id, TEACHER))).toMatchObject({ joined: 0, roster: 2 });
    must(await classes.join(id, BEN));
    must(await actOn(on.held, id, 'start', TEACHER));
    expect(must(await classes.attempts.open(id, BEN, 0)).attempt.seat).toBe(3);
    const spare = must(await classes.entry(id, TEACHER, { number: 'Sheet 2' }));
    expect(spare.writer.isSpare).toBe(true);
    expect(spare.items.map(({ question }) => question)).toEqual(sheets[1]!.questions);
    const user = spare.writer.user;
    expect(await classes.typeIn(id, TEACHER, user, new Map([[0, 'A']]))).toMatchObject({
      error: { code: 'not-now' },
    });
    // Ben has started his own questions on screen, and students may not assign a sheet.
    for (const [by, whose] of [
      [TEACHER, BEN.user],
      [TEACHER, 'stranger'],
      [ADA, ADA.user],
    ] as const)
      expect((await classes.giveSheet(id, by, user, whose)).ok).toBe(false);
    expect(must(await classes.owners(id, TEACHER))).toEqual([{ user: ADA.user, name: 'Ada' }]);
    const given = must(await classes.giveSheet(id, TEACHER, user, ADA.user));
    expect(given.writer).toMatchObject({ user: ADA.user, name: 'Ada', number: 2 });
    expect((await classes.giveSheet(id, TEACHER, user, ADA.user)).ok).toBe(false);
    for (const [slot, { question }] of given.items.entries()) {
      const index = choiceOf(question, true);
      must(await classes.typeIn(id, TEACHER, ADA.user, new Map([[slot, 'ABCDEFGH'[index]!]])));
    }
    must(await actOn(on.held, id, 'end', TEACHER));
    const { students } = must(await classes.results(id, TEACHER));
    expect(students.map((one) => [one.user, one.right])).toEqual([
      [ADA.user, 3],
      [BEN.user, 0],
    ]);
  });

  test('is not printed for its students, nor by whoever sits one elsewhere', async () => {
    const id = await sat();
    must(await actOn(on.held, id, 'start', TEACHER));
    must(await on.held.app.classes.attempts.open(id, ADA, null));
    const shut = locales.en.classroom.sitting.title;
    const run = (who: Who) => on.said(giving(on, paper, 'print', { quiz: id, size: 'a4' }), who);
    const press = (who: Who) => on.said(pressing(on, 'f', 'print-now', { id }), who);
    const elsewhere = { ...ADA, guild: '900000000000000002', manages: true };
    for (const who of [ADA, elsewhere])
      for (const act of [run, press]) {
        expect(await act(who)).toContain(shut);
        expect(files().size).toBe(0);
      }
    expect(await press(BEN)).toContain(locales.en.classroom.faults['not-a-teacher']);
    expect(await press({ ...TEACHER, guild: '900000000000000002' })).toContain(
      locales.en.classroom.faults['no-such-quiz'],
    );
  });
});

describe('homework', () => {
  const PROOFS = {
    en: (sum: number) => `The columns with an odd number of ones give nim-sum ${sum}.`,
    'zh-CN': (sum: number) => `有奇数个 1 的那些列组成异或和：${sum}。`,
  };
  test.each(['en', 'zh-CN'] as const)(
    'on paper in %s: own positions as pictures, and proofs on the answers alone',
    async (language) => {
      const homework = (kinds: string) =>
        made({ mode: 'homework', closes: 'in 72 hours', kinds, games: 'nim', count: 2, level: 3 });
      const { classes } = on.held.app;
      const id = await homework('winning-move');
      must(await classes.setName(ADA, 'Ada'));
      must(await classes.setName(BEN, 'Ben'));
      const all = await printed({ quiz: id, language, for: 'roster' });
      const [sheet, answers] = ['questions.pdf', 'answers.pdf'].map((name) =>
        unspaced(textOf(all.get(name)!)),
      );
      const { sheets } = must(await classes.sheets(id, TEACHER, { receivers: 'roster', copies: null }));
      expect(sheets.map(({ student }) => student?.name)).toEqual(['Ada', 'Ben']);
      let stones = 0;
      for (const { questions } of sheets)
        for (const question of questions) {
          expect(sheet).toContain(unspaced(question.line));
          // A sentence of its proof, with the nim-sum computed here.
          const heaps = question.line.split(' ').slice(1).map(Number);
          const sum = heaps.reduce((a, b) => a ^ b, 0);
          expect(answers).toContain(unspaced(PROOFS[language](sum)));
          expect(sheet).not.toContain(unspaced(PROOFS[language](sum)));
          stones += heaps.reduce((a, b) => a + b, 0);
        }
      const shapes = (pdf: Buffer): number => readPdf(pdf).reduce((count, page) => count + page.shapes, 0);
      const drawn = shapes(all.get('questions.pdf')!);
      const bare = await printed({ quiz: await homework('nim-sum'), language, for: 'roster' });
      // Every stone is drawn; questions about numbers alone have no picture.
      expect(drawn).toBeGreaterThanOrEqual(stones);
      expect(shapes(bare.get('questions.pdf')!)).toBe(0);
    },
  );
});

test('neither paper knows what the other says: keys are on one alone', async () => {
  const id = await made();
  const printout = must(await on.held.app.classes.sheets(id, TEACHER, { receivers: 'joined', copies: 1 }));
  const said = ({ sheets }: Paper): string => JSON.stringify([...sheets]);
  const head = paperHead(printout.quiz, locales.en);
  expect(said(questionPaper(head, printout, 'a4', locales.en))).not.toContain('"mark":"win"');
  expect(said(answerPaper(head, printout, 'a4', locales.en, new Map()))).toContain('Right: ');
  expect(said(questionPaper(head, printout, 'a4', locales.en))).not.toContain('Right: ');
});

describe('what is too large for one message', () => {
  const sheet = (number: number) => ({ title: `sheet ${number}`, foot: '', parts: [] });
  const all = Array.from({ length: 13 }, (_, i) => sheet(i));
  const whole: Paper = { size: 'a4', locale: 'en', title: 'all', count: all.length, sheets: all };
  /** A printer whose files have ten bytes for their fonts and one more for each sheet. */
  const print = ({ sheets }: Paper): Promise<Buffer> =>
    Promise.resolve(
      Buffer.from(`${'f'.repeat(10)}${[...sheets].map(({ title }) => title.slice(6, 7)).join('')}`),
    );

  test('comes in parts that fit, with every sheet once and in order', async () => {
    for (let most = 11; most <= 24; most += 1) {
      const parts = await printParts(print, whole, most);
      expect(parts!.every(({ byteLength }) => byteLength <= most)).toBe(true);
      const text = parts!.map((part) => part.toString('utf8').replace(/^f+/, '')).join('');
      expect(text).toBe(all.map(({ title }) => title.slice(6, 7)).join(''));
    }
    expect(await printParts(print, whole, 23)).toHaveLength(1);
    expect(await printParts(print, whole, 10)).toBeNull();
  });

  test('goes into as many messages as it takes, in order', () => {
    const files = [4, 5, 1, 9, 2, 2, 2, 3, 1].map((size, i) => ({ name: `${i}`, data: Buffer.alloc(size) }));
    const messages = inMessages(files, 9);
    expect(messages.flat()).toEqual(files);
    for (const some of messages)
      expect(some.reduce((sum, { data }) => sum + data.byteLength, 0)).toBeLessThanOrEqual(9);
    expect(messages.map((some) => some.length)).toEqual([2, 1, 1, 4, 1]);
  });
});
