/** Answers on paper: typed in by a teacher, graded and stored like all others, and recorded as typed in. */
import { expect, test, vi } from 'vitest';
import * as paper from '../../commands/paper.ts';
import { shortId } from '../../src/kernel/custom-id.ts';
import type { QuizRequest } from '../../src/learn/class/create-quiz.ts';
import { letterOf } from '../../src/learn/model/question.ts';
import { answersFile } from '../../src/learn/screens/csv.ts';
import { classFaultScreen } from '../../src/learn/screens/teach.ts';
import { entryModal, entryScreen, writersScreen } from '../../src/learn/screens/type-in.ts';
import { locales } from '../../src/texts/index.ts';
import { plain } from '../../src/texts/plain.ts';
import { choiceOf } from '../support/choices.ts';
import { actOn, must, quizRequest } from '../support/classroom.ts';
import { ADA, BEN, clicksEach, giving, pressing, TEACHER } from '../support/clicks.ts';
import { screenLocales } from '../support/pseudo.ts';
import { recordsOf } from '../support/records.ts';
import { modalTaken, taken } from '../support/screens.ts';

const EN = locales.en;
const words = EN.print.enter;

const on = clicksEach();

const made = async (over: Partial<QuizRequest> = {}): Promise<string> => {
  const wish = { by: TEACHER, channel: '77', count: 6, kinds: 'nim-sum, winning-move', typed: true, ...over };
  const { id } = must(await on.held.app.classes.create(quizRequest(wish))).quiz;
  await on.held.app.classes.prepare();
  return id;
};
const press = (
  id: string,
  verb: string,
  over: { revision?: number; argument?: string; fields?: Record<string, string>; values?: string[] } = {},
  who = TEACHER,
): Promise<string> => {
  const { revision = 0, argument = '', ...facts } = over;
  return on.said(pressing(on, 'f', verb, { id, revision, argument }), who, facts);
};

/** The right answer to each question of a student's sheet, as it is typed. */
const keysOf = async (id: string, user: string): Promise<readonly string[]> =>
  must(await on.held.app.classes.entry(id, TEACHER, { user })).items.map(({ question }) => {
    const right = choiceOf(question, true);
    if (question.form === 'one') return letterOf(right);
    const [said] = question.key;
    return said?.kind === 'number' ? said.number : said?.kind === 'move' ? said.move.move : '?';
  });

const exam = async (): Promise<string> => {
  const id = await made({ mode: 'exam', minutes: 20 });
  for (const who of [ADA, BEN]) must(await on.held.app.classes.join(id, who));
  must(await on.held.app.classes.sheets(id, TEACHER, { receivers: 'joined', copies: null }));
  must(await actOn(on.held, id, 'start', TEACHER));
  return id;
};

test('an exam on paper: found by the sheet’s number, graded, counted, on record', async () => {
  const id = await exam();
  const { classes } = on.held.app;
  const list = must(await classes.writers(id, TEACHER)).writers;
  expect(list.map(({ user, number }) => [user, number])).toEqual([
    ['7', 1],
    ['8', 2],
  ]);
  expect(await press(id, 'enter-sheet', { fields: { sheet: 'No. 2' } })).toContain(words.ask(1, 5));
  const keys = await keysOf(id, BEN.user);
  const fields = {
    'answer-0': keys[0]!,
    'answer-1': keys[1]!,
    'answer-2': 'xyz',
    'answer-3': '',
    'answer-4': '',
  };
  const said = await press(id, 'enter-typed', { argument: BEN.user, fields });
  expect(said).toContain(words.saved(2));
  expect(said).toContain('“xyz”');
  expect(
    await press(id, 'enter-typed', { argument: BEN.user, revision: 1, fields: { 'answer-0': keys[5]! } }),
  ).toContain(words.saved(1));
  must(await actOn(on.held, id, 'end', TEACHER));
  const results = must(await classes.results(id, TEACHER));
  expect(results.students.map(({ user, right, answered }) => [user, right, answered])).toEqual([
    ['8', 3, 3],
    ['7', 0, 0],
  ]);
  const rows = await on.held.store.classes.answers(id, { user: BEN.user });
  expect(rows.map(({ question, right, typedIn }) => [question, right, typedIn])).toEqual(
    [0, 1, 5].map((slot) => [slot, true, true]),
  );
  const { data } = await answersFile(results, EN, () => Promise.resolve());
  expect(recordsOf(data).filter((row) => row['typed in'] === '1')).toHaveLength(3);
});

test('one answer that is refused keeps no other from being saved, told and drawn; the sheet is read once', async () => {
  const id = await exam();
  const store = on.held.store.classes;
  const keys = await keysOf(id, ADA.user);
  const answer = store.answer.bind(store);
  const stored = vi
    .spyOn(store, 'answer')
    .mockImplementation((quiz, row, name) =>
      row.question === 1 ? Promise.resolve('closed') : answer(quiz, row, name),
    );
  const read = vi.spyOn(store, 'questions');
  const redrawn = vi.spyOn(on.bot.quizzes, 'redraw').mockImplementation(() => undefined);
  const fields = { 'answer-0': keys[0]!, 'answer-1': keys[1]!, 'answer-2': keys[2]! };
  const said = await press(id, 'enter-typed', { argument: ADA.user, fields });
  expect(said).toContain(words.saved(2));
  expect(said).toContain(
    words.unsaved(2, keys[1]!, plain(classFaultScreen({ code: 'closed', facts: {} }, EN).doc)),
  );
  expect(said.split('(typed in)')).toHaveLength(3);
  expect(read).toHaveBeenCalledTimes(1);
  expect(redrawn).toHaveBeenCalledWith(id);
  stored.mockRestore();
  // The screen shows what is stored.
  const { items } = must(await on.held.app.classes.entry(id, TEACHER, { user: ADA.user }));
  expect(items.map(({ row }) => row?.right ?? null)).toEqual([true, null, true, null, null, null]);
});

test('a spare sheet: its number, whose it is, its answers', async () => {
  const id = await made({ mode: 'exam', minutes: 20 });
  const { classes } = on.held.app;
  must(await classes.setName(ADA, 'Ada'));
  must(await classes.sheets(id, TEACHER, { receivers: 'joined', copies: 1 }));
  must(await actOn(on.held, id, 'start', TEACHER));
  const { user } = must(await classes.entry(id, TEACHER, { number: '1' })).writer;
  const fields = { sheet: '1' };
  for (const said of [
    await press(id, 'enter-sheet', { fields }),
    await press(id, 'enter-own', { argument: user }),
  ]) {
    expect(said).toContain(words.whose);
    expect(said).toContain(shortId('f', id, 0, 'enter-give', user));
    expect(said).toContain('Ada');
  }
  expect(await press(id, 'enter-give', { argument: user, values: [ADA.user] }, ADA)).toContain(
    EN.classroom.faults['not-a-teacher'],
  );
  expect(await press(id, 'enter-give', { argument: user, values: [ADA.user] })).toContain(words.ask(1, 5));
  const keys = await keysOf(id, ADA.user);
  expect(await press(id, 'enter-typed', { argument: ADA.user, fields: { 'answer-0': keys[0]! } })).toContain(
    words.saved(1),
  );
  expect(await on.held.store.classes.answers(id)).toMatchObject([
    { user: ADA.user, question: 0, right: true, typedIn: true },
  ]);
});

test('what was typed in is corrected after the end, and cannot be changed on screen', async () => {
  const id = await exam();
  const { classes } = on.held.app;
  const keys = await keysOf(id, ADA.user);
  must(await classes.typeIn(id, TEACHER, ADA.user, new Map([[0, keys[0]!]])));
  expect(await classes.attempts.type(id, ADA, { attempt: 1, slot: 0 }, keys[0]!)).toMatchObject({
    error: { code: 'handed-in' },
  });
  must(await actOn(on.held, id, 'end', TEACHER));
  must(await classes.typeIn(id, TEACHER, ADA.user, new Map([[1, keys[1]!]])));
  expect(must(await classes.results(id, TEACHER)).students[0]).toMatchObject({ user: '7', right: 2 });
});

test('a quiz that was only ever on paper', async () => {
  const id = await made();
  const { classes } = on.held.app;
  must(await classes.setName(ADA, 'Ada'));
  expect(await classes.typeIn(id, TEACHER, ADA.user, new Map([[0, '1']]))).toMatchObject({
    error: { code: 'not-yet-on-paper' },
  });
  expect(await on.said(giving(on, paper, 'enter', { quiz: id }), TEACHER)).toContain(words['ask-hold']);
  expect(await press(id, 'enter-hold')).toContain('Ada');
  const keys = await keysOf(id, ADA.user);
  expect(must(await classes.typeIn(id, TEACHER, ADA.user, new Map(keys.entries())))).toMatchObject({
    saved: 6,
  });
  const [ada] = must(await classes.results(id, TEACHER)).students;
  expect(ada).toMatchObject({ user: '7', asked: 6, answered: 6, right: 6 });
});

test('neither before it is open, nor by a student, nor from another server, nor for a stranger', async () => {
  const id = await made({ mode: 'exam', minutes: 20 });
  must(await on.held.app.classes.join(id, ADA));
  expect(await press(id, 'enter')).toContain(words.notYet);
  must(await actOn(on.held, id, 'end', TEACHER));
  const open = await exam();
  const { faults } = EN.classroom;
  const verbs = ['enter', 'enter-page', 'enter-who', 'enter-number', 'enter-sheet', 'enter-see', 'enter-ask'];
  for (const verb of [...verbs, 'enter-give', 'enter-own', 'enter-typed', 'enter-hold']) {
    const over = { argument: BEN.user, values: [BEN.user], fields: { 'answer-0': '1', sheet: '1' } };
    expect(await press(open, verb, over, ADA), verb).toContain(faults['not-a-teacher']);
    expect(await press(open, verb, over, { ...TEACHER, guild: '900000000000000002' }), verb).toContain(
      faults['no-such-quiz'],
    );
  }
  expect(await on.held.store.classes.answers(open)).toEqual([]);
  expect(await press(open, 'enter-typed', { argument: '999', fields: { 'answer-0': '1' } })).toContain(
    words.noSheet(''),
  );
  expect(await press(open, 'enter-sheet', { fields: { sheet: '99' } })).toContain(words.noSheet('99'));
});

test('every screen and form is one that Discord takes, in every language', async () => {
  const id = await exam();
  const { classes } = on.held.app;
  const entry = must(await classes.entry(id, TEACHER, { user: ADA.user }));
  const many = Array.from({ length: 60 }, (_, i) => ({
    user: `${i}`,
    name: `N${i}`,
    number: i + 1,
    attempt: 1,
  }));
  const list = { ...must(await classes.writers(id, TEACHER)), writers: many };
  for (const locale of screenLocales) {
    for (const page of [0, 1]) {
      taken(entryScreen(entry, page, locale, [locale.print.enter.saved(1)]), locale);
      const form = entryModal(entry, page, locale)!;
      modalTaken(form);
      // Circles are drawn on paper.
      expect(JSON.stringify(form)).not.toContain(locale.print.forms.one);
    }
    for (const page of [0, 1, 2]) taken(writersScreen(list, page, locale), locale);
    taken(writersScreen({ ...list, isDraft: true }, 0, locale), locale);
  }
  expect(shortId('f', id, 1, 'enter-typed', '9'.repeat(20)).length).toBeLessThanOrEqual(100);
});
