/** Answers in students' own words: kept as text, shown to the teacher beside the proof, counted once they are marked. */

import { expect, test } from 'vitest';
import { parseId } from '../../src/kernel/custom-id.ts';
import { controlsOf } from '../../src/kernel/screen.ts';
import type { Actor } from '../../src/learn/class/actor.ts';
import { itemAnalysisOf } from '../../src/learn/class/item-analysis.ts';
import type { AnswerRef, MarkedAnswer } from '../../src/learn/class/marking.ts';
import type { Results } from '../../src/learn/class/results.ts';
import { explain } from '../../src/learn/questions/explaining.ts';
import { questionEngine } from '../../src/learn/questions/index.ts';
import { MAX_WORDS_CHARS } from '../../src/learn/questions/judge.ts';
import { itemsFile, itemsScreen } from '../../src/learn/screens/items.ts';
import { markingScreen, nextToMark, readMark } from '../../src/learn/screens/marking.ts';
import { ownResultsScreen, solutionScreen } from '../../src/learn/screens/own-results.ts';
import { hardestChart, resultFiles, resultsScreen } from '../../src/learn/screens/results.ts';
import { locales } from '../../src/texts/index.ts';
import { fewForEachPlace } from '../support/class/maker.ts';
import {
  actOn,
  actor,
  benchEach,
  breath,
  codeOf,
  goOn,
  must,
  quizRequest,
  startedQuiz,
  TEACHER,
} from '../support/classroom.ts';
import { catalogue, making } from '../support/questions.ts';
import { recordsOf } from '../support/records.ts';
import { shownText, taken } from '../support/screens.ts';

const held = benchEach(':memory:', 'marking', { questions: fewForEachPlace(4) });
const engine = questionEngine(catalogue);
const classes = () => held.app.classes;
/** As the buttons name an answer. */
const refOf = ({ row: { attempt, question }, code: of }: MarkedAnswer): AnswerRef => ({
  of,
  attempt,
  question,
});
/** What the buttons of the results do. */
const verbsOn = (results: Results): readonly string[] =>
  resultsScreen(results, locales.en, []).rows!.flatMap((row) =>
    'kind' in row ? [] : row.flatMap((one) => ('id' in one ? [one.id.split('~')[3]!] : [])),
  );
const [ANN, BOB, CEM] = [actor('ann'), actor('bob'), actor('1003')];

const live = async (): Promise<string> =>
  (await startedQuiz(held, { kinds: 'own-words, nim-sum', count: 2 })).quiz.id;
/** The number of its question in own words. */
const openIn = async (id: string): Promise<number> =>
  (await held.store.classes.question(id, 0))!.kind === 'own-words' ? 0 : 1;
/** A quiz like `live` that went to its end: these students wrote this, and answered nothing else. */
const written = async (text: string, ...students: readonly Actor[]): Promise<string> => {
  const id = await live();
  for (const number of [0, 1]) {
    if (number === (await openIn(id)))
      for (const who of students) must(await classes().type(id, who, number, text));
    await goOn(held, id);
  }
  return id;
};

test('any text is an answer, as it was written; what shows nothing is not', () => {
  const question = making.ask({ kind: 'own-words', line: 'nim 3 4 5', seed: 'a' })!;
  expect(question).toMatchObject({ form: 'text', choices: [], key: [] });
  const said = (text: string) => {
    const judged = engine.judge(question, { kind: 'typed', text });
    return judged.verdict === 'unread' ? judged.fault : judged.said;
  };
  const odd = '**bold** <@1> # no\n\n[x](y) `code` 王小明 👩‍👩‍👧 3 ⊕ 4';
  expect(said(odd)).toEqual([{ kind: 'text', text: odd }]);
  expect(said('  a\r\nb\u0000\u202e ')).toEqual([{ kind: 'text', text: 'a\nb' }]);
  for (const empty of ['', '  \n ', '\u0000\u202e', '\u200b', '\u2060 \u3164\ufe0f', '\ud800', '\u2800'])
    expect(said(empty)).toBe('no-words');
  expect(said('a\ud83d b\udc00')).toEqual([{ kind: 'text', text: 'a\ufffd b\ufffd' }]);
  expect(said('é'.repeat(5_000))).toEqual([{ kind: 'text', text: 'é'.repeat(MAX_WORDS_CHARS) }]);
  expect(engine.judge(question, { kind: 'chosen', choices: [0] }).verdict).toBe('unread');
});

test('live: nothing counts before it is marked; then it does, by halves, and can be marked anew', async () => {
  const id = await live();
  const open = await openIn(id);
  for (const number of [0, 1]) {
    for (const who of [ANN, BOB])
      if (number === open) must(await classes().type(id, who, number, `${who.user} says *why*`));
      else must(await classes().choose(id, who, number, [0]));
    if (number === open) must(await classes().type(id, ANN, number, 'ann thought again'));
    // While it is open nobody reads it.
    expect(must(await classes().toMark(id, TEACHER)).answers).toHaveLength(number > open ? 2 : 0);
    await goOn(held, id);
  }
  const before = must(await classes().results(id, TEACHER));
  expect(before.students.map(({ asked, unmarked }) => [asked, unmarked.length])).toEqual([
    [1, 1],
    [1, 1],
  ]);
  const marking = must(await classes().toMark(id, TEACHER));
  const at = (text: string) => marking.answers.find(({ row }) => JSON.stringify(row.said).includes(text))!;
  const give = (text: string, worth: number) => classes().mark(id, TEACHER, refOf(at(text)), worth);
  for (const worth of [1, -50, 101, Number.NaN]) expect(codeOf(await give('ann', worth))).toBe('not-now');
  expect(codeOf(await classes().mark(id, TEACHER, { of: 'ann', attempt: 0, question: 1 - open }, 100))).toBe(
    'not-now',
  );
  must(await give('ann thought', 50));
  must(await give('bob', 100));
  const pointsOf = async () => {
    const { students } = must(await classes().results(id, TEACHER));
    return Object.fromEntries(
      students.map((one) => [
        one.user,
        [
          one.points - one.items.filter(({ number, row }) => number !== open && row?.right).length,
          one.asked,
          one.unmarked.length,
        ],
      ]),
    );
  };
  expect(await pointsOf()).toEqual({ ann: [0.5, 2, 0], bob: [1, 2, 0] });
  must(await give('ann thought', 0));
  expect(await pointsOf()).toMatchObject({ ann: [0, 2, 0] });
  const results = must(await classes().results(id, TEACHER));
  const { data } = (await resultFiles(results, locales.en, breath)).find(
    ({ name }) => name === 'answers.csv',
  )!;
  const rows = recordsOf(data);
  const mine = rows.filter(({ kind }) => kind === 'own-words');
  expect(
    mine.map(({ account, answer, right, points, key }) => [account, answer, right, points, key]).toSorted(),
  ).toEqual([
    ['ann', 'ann thought again', '0', '0', ''],
    ['bob', 'bob says *why*', '1', '1', ''],
  ]);
  // Practice learns nothing from what a teacher judged.
  await held.app.practice.stats('bob');
  expect(JSON.stringify([...(await held.store.privacy.export('bob'))])).not.toContain('own-words nim"');
});

test('a student’s words go with their data; the mark stays, and what had none is no answer any more', async () => {
  const { id } = (await startedQuiz(held, { kinds: 'own-words', count: 2 })).quiz;
  for (const number of [0, 1]) {
    for (const who of [ANN, BOB])
      must(await classes().type(id, who, number, `I am ${who.user} of 12 Main St`));
    await goOn(held, id);
  }
  const { answers } = must(await classes().toMark(id, TEACHER));
  const marked = answers.find(({ row, slot }) => slot === 1 && row.user === 'ann')!;
  must(await classes().mark(id, TEACHER, refOf(marked), 100));
  await held.app.privacy.erase('ann');
  expect(JSON.stringify(await held.store.classes.answers(id))).not.toMatch(/ann/);
  const marking = must(await classes().toMark(id, TEACHER));
  expect(marking.answers.map(({ slot, row }) => [slot, row.user === 'bob', row.mark]).toSorted()).toEqual([
    [1, false, 100],
    [1, true, undefined],
    [2, true, undefined],
  ]);
  const erased = marking.answers.findIndex(({ row }) => row.user !== 'bob');
  expect(shownText(markingScreen(marking, erased, locales.en, []), locales.en)).toContain(
    locales.en.classroom.marking.erased,
  );
  const { students } = must(await classes().results(id, TEACHER));
  expect(students.find(({ user }) => user !== 'bob')).toMatchObject({ points: 1, unmarked: [] });
});

test('an anonymous quiz: answers of one student have another place in each question', async () => {
  const { id } = (await startedQuiz(held, { kinds: 'own-words', count: 6, anonymous: true })).quiz;
  const names = ['ann', 'bob', 'cem', 'dee', 'eve'];
  for (let number = 0; number < 6; number += 1) {
    for (const name of names) must(await classes().type(id, actor(name), number, name));
    await goOn(held, id);
  }
  const { answers } = must(await classes().toMark(id, TEACHER));
  expect(answers).toHaveLength(30);
  const orders = answers.reduce((all, { slot, row }) => {
    all[slot - 1] = `${all[slot - 1] ?? ''} ${JSON.stringify(row.said)}`;
    return all;
  }, Array<string>());
  // Six of 120 orders: all the same by chance once in 2·10^10 classes.
  expect(new Set(orders).size).toBeGreaterThan(1);
});

test('an answer of many lines does not push the proof away, and nothing of it is lost', async () => {
  const id = await written(Array.from({ length: 200 }, (_, i) => `l${i}`).join('\n'), ANN);
  const marking = must(await classes().toMark(id, TEACHER));
  const text = shownText(markingScreen(marking, 0, locales.en, []), locales.en);
  expect(text.split('\n').filter((line) => /^l\d+/.test(line))).toHaveLength(20);
  expect(text).toContain('l18\n');
  expect(text).toContain('l19 / l20 / l21');
  expect(text).toContain('/ l199');
});

test('an exam: marked once it is over; a homework attempt once it is handed in, or closed', async () => {
  for (const which of ['exam', 'homework', 'closed'] as const) {
    const mode = which === 'exam' ? 'exam' : 'homework';
    const times = mode === 'homework' ? { closes: 'in 2 hours' } : {};
    const request = quizRequest({
      mode,
      kinds: 'own-words',
      count: 1,
      minutes: 20,
      ...times,
      channel: which,
    });
    const { id } = must(await classes().create(request)).quiz;
    await classes().prepare();
    await classes().tick();
    if (mode === 'exam') must(await actOn(held, id, 'start'));
    for (const who of [ANN, BOB]) {
      must(await classes().attempts.open(id, who, 0));
      must(await classes().attempts.type(id, who, { attempt: 1, slot: 0 }, `${who.user} in ${mode}`));
    }
    expect(must(await classes().toMark(id, TEACHER)).answers).toEqual([]);
    if (which === 'homework') must(await classes().attempts.handIn(id, ANN, 1));
    else must(await actOn(held, id, 'end'));
    const { answers } = must(await classes().toMark(id, TEACHER));
    expect(answers).toHaveLength(which === 'homework' ? 1 : 2);
    // Somebody with nothing but answers in their own words was there, marked or not.
    const results = must(await classes().results(id, TEACHER));
    expect(results.students.map(({ user, unmarked }) => [user, unmarked.length])).toEqual([
      ['ann', 1],
      ['bob', which === 'homework' ? 0 : 1],
    ]);
    expect(shownText(resultsScreen(results, locales.en, []), locales.en)).toContain(
      locales.en.classroom.marking.waiting(answers.length),
    );
    expect(verbsOn(results)).toContain('mark');
    must(await classes().mark(id, TEACHER, refOf(answers.find(({ row }) => row.user === 'ann')!), 100));
    const own = must(await classes().attempts.solutions(id, ANN));
    expect(own.students[0]).toMatchObject({ points: 1, right: 1, unmarked: [] });
  }
});

test('a mark is told in the points that it earns', async () => {
  const { id } = (await startedQuiz(held, { kinds: 'own-words', count: 1, scoring: 'confidence' })).quiz;
  must(await classes().type(id, ANN, 0, 'because'));
  await goOn(held, id);
  const marking = must(await classes().toMark(id, TEACHER));
  const labels = markingScreen(marking, 0, locales.en, []).rows!.flatMap((row) =>
    'kind' in row ? [] : row.map((one) => ('label' in one ? one.label : '')),
  );
  expect(labels.slice(0, 3)).toEqual(['0 points', '1 point', '2 points']);
  must(await classes().mark(id, TEACHER, refOf(marking.answers[0]!), 100));
  const own = must(await classes().own(id, ANN));
  const words = locales.en.classroom.marking;
  expect(own.students[0]!.points).toBe(2);
  expect(shownText(ownResultsScreen(own, locales.en), locales.en)).toContain(words.marked('2'));
  const page = solutionScreen(own, 0, locales.en, { wrong: [], explained: [] }, []);
  expect(shownText(page, locales.en)).toContain(words.marked('2'));
});

test('a question that waits for marks is neither among the hardest nor in the item analysis', async () => {
  const { quiz } = await startedQuiz(held, { kinds: 'own-words, outcome', count: 4 });
  const kinds = (await held.store.classes.questions(quiz.id)).map(({ kind }) => kind);
  for (const [number, kind] of kinds.entries()) {
    for (let i = 0; i < 6; i += 1)
      if (kind === 'outcome') must(await classes().choose(quiz.id, actor(`s${i}`), number, [i % 2]));
      else if (i < 5) must(await classes().type(quiz.id, actor(`s${i}`), number, 'because'));
    await goOn(held, quiz.id);
  }
  const slotsOf = (kind: string) => [...kinds.keys()].filter((i) => kinds[i] === kind).map((i) => i + 1);
  expect(slotsOf('outcome')).toHaveLength(2);
  const before = must(await classes().results(quiz.id, TEACHER));
  const { items, students } = itemAnalysisOf(before);
  expect([items.map(({ slot }) => slot), students]).toEqual([slotsOf('outcome'), 6]);
  const [file] = itemsFile(before, locales.en);
  const rows = recordsOf(file!.data);
  expect(rows.map(({ skill }) => skill)).toEqual(['outcome nim', 'outcome nim']);
  // Three of six chose the wrong one of the two outcomes.
  const screen = shownText(itemsScreen(before, locales.en, null), locales.en);
  expect(screen.match(/3× [PN]/g)).toHaveLength(2);
  for (const row of rows) expect(row['wrong answers']).toMatch(/^[PN]: .+ × 3$/);
  // Where all have other positions, what no known error explains is told by what was said.
  const { quiz: asked, students: whole } = before;
  const homework: Results = {
    ...before,
    quiz: { ...asked, settings: { ...asked.settings, mode: 'homework' } },
    students: whole.map((one) => ({
      ...one,
      items: one.items.map(({ row, ...item }) => ({
        ...item,
        row:
          row === null
            ? null
            : { ...row, misconception: item.slot === slotsOf('outcome')[0] ? 'added' : null },
      })),
    })),
  };
  const added = locales.en.quiz.misconceptions.added.name.slice(0, 20);
  expect(shownText(itemsScreen(homework, locales.en, null), locales.en)).toContain(`3× ${added}`);
  const filed = Buffer.from(itemsFile(homework, locales.en)[0]!.data).toString('utf8');
  expect(filed).toContain('added × 3');
  expect(filed).toMatch(/other: [PN]: .+ × 3/);
  expect(hardestChart(before, locales.en)!.bars).toHaveLength(2);
  for (const answer of must(await classes().toMark(quiz.id, TEACHER)).answers)
    must(await classes().mark(quiz.id, TEACHER, refOf(answer), 50));
  const after = must(await classes().results(quiz.id, TEACHER));
  expect(itemAnalysisOf(after).items).toHaveLength(4);
  expect(hardestChart(after, locales.en)!.bars).toHaveLength(4);
});

test('screens: the answer as text beside the proof, no name, the next one without a mark', async () => {
  const id = await written('因为 <@123> **异或和**\n# 是 0', ANN, BOB, CEM);
  const open = await openIn(id);
  for (const locale of Object.values(locales)) {
    const marking = must(await classes().toMark(id, TEACHER));
    const { question } = marking.answers[0]!;
    const proof = explain(catalogue, { what: 'answer', question, locale: locale.id });
    const screen = markingScreen(marking, 0, locale, proof);
    taken(screen, locale);
    const text = shownText(screen, locale);
    expect(text).not.toMatch(/(?<!\\)\*\*异|ann|bob|1003/);
    expect(text).toContain(locale.quiz.answer.proved);
    const give = screen
      .rows!.flatMap((one) => ('kind' in one ? [] : one))
      .filter((one) => 'id' in one && one.id.includes('mark-give'));
    expect(give.map((one) => readMark((one as { readonly id: string }).id.split('~')[4]!))).toEqual(
      [0, 50, 100].map((worth) => ({ ref: refOf(marking.answers[0]!), worth })),
    );
    const own = must(await classes().own(id, ANN));
    expect(shownText(ownResultsScreen(own, locale), locale)).toContain(locale.classroom.marking.unmarked);
    taken(solutionScreen(own, open, locale, { wrong: [], explained: proof }, []), locale);
    const results = must(await classes().results(id, TEACHER));
    taken(resultsScreen(results, locale, await resultFiles(results, locale, breath)), locale);
  }
  const order = must(await classes().toMark(id, TEACHER)).answers.map(({ row }) => row.user);
  let marking = must(await classes().toMark(id, TEACHER));
  const seen: string[] = [];
  for (let at = nextToMark(marking, -1); seen.length < 3; at = nextToMark(marking, at)) {
    seen.push(marking.answers[at]!.row.user);
    marking = must(await classes().mark(id, TEACHER, refOf(marking.answers[at]!), 100));
  }
  expect(seen).toEqual(order);
});

test('an anonymous quiz ends while a teacher marks: their buttons go on; none names a student', async () => {
  const { id } = (await startedQuiz(held, { kinds: 'own-words', count: 2, anonymous: true })).quiz;
  for (const number of [0, 1]) {
    for (const name of ['ann', 'bob', 'cem']) must(await classes().type(id, actor(name), number, name));
    must(await actOn(held, id, 'close'));
    if (number === 0) must(await actOn(held, id, 'next'));
  }
  const before = must(await classes().toMark(id, TEACHER));
  const marks = (marking: typeof before) =>
    marking.answers.map((_, i) => {
      const ids = controlsOf(markingScreen(marking, i, locales.en, []));
      return ids.find((one) => one.includes('mark-give'))!;
    });
  const buttons = marks(before);
  // Neither a pseudonym, nor anything that two answers of one student share.
  for (const { row } of before.answers) expect(buttons.join()).not.toContain(row.user);
  const codes = buttons.map((one) => one.split('.').at(-1));
  expect(new Set(codes).size).toBe(6);
  const press = (button: string, worth: number) =>
    classes().mark(id, TEACHER, readMark(parseId(button)!.argument)!.ref, worth);
  must(await press(buttons[0]!, 100));
  must(await actOn(held, id, 'next'));
  // The quiz is over, and its answers have other ids: what the teacher reads and presses is the same.
  must(await press(buttons[1]!, 50));
  const after = must(await classes().toMark(id, TEACHER));
  const ids = new Set(before.answers.map(({ row }) => row.user));
  expect(after.answers.some(({ row }) => ids.has(row.user))).toBe(false);
  for (const [at, mark] of [
    [0, 100],
    [1, 50],
  ] as const)
    expect(after.answers.find(({ code }) => code === before.answers[at]!.code)?.row.mark).toBe(mark);
  // A button of an older version has the id itself.
  const old = { of: after.answers[0]!.row.user, attempt: 0, question: after.answers[0]!.row.question };
  must(await classes().mark(id, TEACHER, old, 0));
});

test('the quiz ends between reading an answer and marking it, and others wrote the same: no mark is lost', async () => {
  const { id } = (await startedQuiz(held, { kinds: 'own-words', count: 1, anonymous: true })).quiz;
  for (const name of ['ann', 'bob', 'cem']) must(await classes().type(id, actor(name), 0, 'the same'));
  must(await actOn(held, id, 'close'));
  const { answers } = must(await classes().toMark(id, TEACHER));
  const store = held.store.classes as { mark: typeof held.store.classes.mark };
  const { mark } = store;
  const results: boolean[] = [];
  store.mark = async (...given) => {
    if (results.length === 0) must(await actOn(held, id, 'next'));
    const done = await mark(...given);
    results.push(done);
    return done;
  };
  try {
    must(await classes().mark(id, TEACHER, refOf(answers[0]!), 100));
  } finally {
    store.mark = mark;
  }
  expect(results).toEqual([false, true]);
  for (const answer of must(await classes().toMark(id, TEACHER)).answers)
    must(await classes().mark(id, TEACHER, refOf(answer), 50));
  const marked = must(await classes().toMark(id, TEACHER)).answers.map(({ row }) => row.mark);
  expect(marked).toEqual([50, 50, 50]);
});
