/** Weeks of a class, counted anew from the rows alone; who is shown to whom; the note on Mondays. */
import { DateTime } from 'luxon';
import { expect, test } from 'vitest';
import { shortId } from '../../src/kernel/custom-id.ts';
import type { Actor, MemberLookup } from '../../src/learn/class/actor.ts';
import { lessonFor, nextNote } from '../../src/learn/class/progress.ts';
import type { WeeklyNote } from '../../src/learn/class/scheduler.ts';
import { LESSON_IDS, LESSONS } from '../../src/learn/model/lessons.ts';
import { shareOf } from '../../src/learn/model/progress.ts';
import {
  noteScreen,
  ownProgressScreen,
  progressChart,
  progressScreen,
  studentProgressScreen,
} from '../../src/learn/screens/progress.ts';
import { locales } from '../../src/texts/index.ts';
import { fewForEachPlace } from '../support/class/maker.ts';
import {
  actOn,
  actor,
  benchEach,
  codeOf,
  goOn,
  must,
  press,
  quizRequest,
  startedQuiz,
  TEACHER,
} from '../support/classroom.ts';
import { random } from '../support/random.ts';
import { shownText, taken } from '../support/screens.ts';
import { toldBy } from '../support/told.ts';

const held = benchEach(':memory:', 'progress', { questions: fewForEachPlace(6) });
const classes = () => held.app.classes;
const WEEK = 7 * 24 * 60 * 60 * 1_000;
const CLASS = ['一', '二', '三', '四', '五'].map((name, i) =>
  actor(`${1001 + i}`, { displayName: `王${name}` }),
);
const manager = actor('turing', { manages: true });

/** One quiz: who is asked, and whether each is right, by `knows`. */
const quiz = async (
  kinds: string,
  knows: (student: number) => boolean,
  over: Parameters<typeof quizRequest>[0] = {},
): Promise<string> => {
  const { id } = (await startedQuiz(held, { kinds, count: 2, ...over })).quiz;
  for (const number of [0, 1]) {
    for (const [i, who] of CLASS.entries()) await press(held, id, who, number, knows(i));
    await goOn(held, id);
  }
  return id;
};

/** Weeks of nim-sums, which get better, and of winning moves, which get worse. */
const term = async (): Promise<readonly string[]> => {
  const chance = random(3);
  const ids: string[] = [];
  for (let week = 0; week < 8; week += 1) {
    ids.push(await quiz('nim-sum', () => chance() < 0.3 + week / 10));
    ids.push(await quiz('winning-move', (i) => i > 0 && chance() < 0.9 - week / 8));
    held.now += WEEK;
  }
  return ids;
};

test('every number is that of the rows', async () => {
  const ids = await term();
  must(await classes().correct(ids[3]!, TEACHER, { kind: 'drop', question: 1 }));
  must(await classes().toggleStudent(ids[5]!, TEACHER, '1002'));
  const progress = must(await classes().classProgress(TEACHER));
  // Anew, by plain counting: whatever was answered, week by week from Monday on.
  const weekOf = (at: number): number => progress.weeks.findLastIndex((from) => at >= from);
  const counts = new Map<string, [answered: number, right: number]>();
  for (const id of ids)
    for (const row of await held.store.classes.answers(id)) {
      if (id === ids[3] && row.question === 1) continue;
      if (id === ids[5] && row.user === '1002') continue;
      const { skill } = (await held.store.classes.question(id, row.question))!;
      for (const key of [`${skill} ${weekOf(row.at)}`, skill, `${row.user} ${skill}`, row.user]) {
        const [answered, right] = counts.get(key) ?? [0, 0];
        counts.set(key, [answered + 1, right + Number(row.right)]);
      }
    }
  expect(progress.weeks).toHaveLength(10);
  for (const from of progress.weeks) {
    const time = DateTime.fromMillis(from, { zone: 'UTC' });
    expect([time.weekday, time.hour, time.minute]).toEqual([1, 0, 0]);
  }
  expect(progress.skills.map(({ skill }) => skill).toSorted()).toEqual(['nim-sum', 'winning-move nim']);
  for (const { skill, whole, recent, before, weeks } of progress.skills) {
    expect([whole.answered, whole.right]).toEqual(counts.get(skill));
    expect(recent.answered + before.answered).toBe(whole.answered);
    expect(weeks.map((share) => (share === null ? undefined : [share.answered, share.right]))).toEqual(
      progress.weeks.map((_, i) => counts.get(`${skill} ${i}`)),
    );
  }
  expect(progress.students.map(({ name }) => name).toSorted()).toEqual(
    CLASS.map((one) => one.displayName).toSorted(),
  );
  for (const student of progress.students) {
    for (const { skill, whole } of student.skills)
      expect([whole.answered, whole.right]).toEqual(counts.get(`${student.user} ${skill}`));
  }
  // What gets worse is to be taught again, with a lesson that asks for it.
  const [first] = progress.suggestions;
  expect(first).toMatchObject({ kind: 'again', skill: { skill: 'winning-move nim' } });
  expect(shareOf(first!.kind === 'again' ? first!.skill.recent : progress.skills[0]!.whole)).toBeLessThan(
    0.7,
  );
  expect(
    Object.values(LESSONS[first!.lesson!].cards).some(
      ({ kind, line }) => kind === 'winning-move' && line.startsWith('nim'),
    ),
  ).toBe(true);
  for (const locale of Object.values(locales)) {
    const chart = progressChart(progress, locale)!;
    expect(chart.series).toHaveLength(2);
    taken(progressScreen(progress, true, locale), locale);
    taken(studentProgressScreen(progress, '1003', locale)!, locale);
    taken(noteScreen(progress, locale), locale);
    expect(studentProgressScreen(progress, 'nobody', locale)).toBeNull();
  }
});

test('where the server asks for it, only who agreed is shown; it can be taken back; students and others see their own alone', async () => {
  await quiz('nim-sum', (i) => i % 2 === 0);
  await quiz('mex', () => true, { anonymous: true });
  const shown = async (): Promise<readonly string[]> =>
    must(await classes().classProgress(TEACHER)).students.map(({ user }) => user);
  expect(await shown()).toHaveLength(5);
  expect(codeOf(await classes().classProgress(CLASS[0]!))).toBe('not-a-teacher');
  const assistant = actor('assistant', { roles: ['9'] });
  must(await classes().teacherRoles(manager, { add: '9' }));
  expect(codeOf(await classes().askConsent(assistant, true))).toBe('not-a-manager');
  must(await classes().askConsent(manager, true));
  expect(await shown()).toEqual([]);
  expect(must(await classes().classProgress(assistant))).toMatchObject({ withheld: 5, asks: true });
  const own = must(await classes().ownProgress(CLASS[1]!, true));
  expect(own).toMatchObject({ seen: true, asks: true });
  // Of an anonymous quiz they have nothing, the class has it.
  expect(own.skills.map(({ skill }) => skill)).toEqual(['nim-sum']);
  expect(
    must(await classes().classProgress(TEACHER))
      .skills.map(({ skill }) => skill)
      .toSorted(),
  ).toEqual(['mex', 'nim-sum']);
  expect(await shown()).toEqual(['1002']);
  for (const locale of Object.values(locales)) {
    taken(ownProgressScreen(own, locale), locale);
    const screen = progressScreen(must(await classes().classProgress(TEACHER)), false, locale);
    expect(shownText(screen, locale)).not.toMatch(/王[一三四五]/);
    const { data } = screen.files![0]!;
    expect(data.toString('utf8')).not.toMatch(/1001|1003/);
  }
  must(await classes().ownProgress(CLASS[1]!, false));
  expect(await shown()).toEqual([]);
  must(await classes().ownProgress(CLASS[2]!, true));
  await held.app.privacy.erase('1003');
  expect([...(await held.store.classes.consents('g1'))]).toEqual([]);
  must(await classes().askConsent(manager, false));
  expect(await shown()).toHaveLength(4);
});

test('homework counts once it is handed in, an exam once it is over', async () => {
  for (const mode of ['homework', 'exam'] as const) {
    const times = mode === 'homework' ? { closes: 'in 2 hours' } : {};
    const request = quizRequest({ mode, kinds: 'mex', count: 2, channel: mode, ...times });
    const { id } = must(await classes().create(request)).quiz;
    await classes().prepare();
    await classes().tick();
    if (mode === 'exam') must(await actOn(held, id, 'start'));
    const [ann] = CLASS;
    for (const slot of [0, 1]) {
      must(await classes().attempts.open(id, ann!, slot));
      must(await classes().attempts.choose(id, ann!, { attempt: 1, slot }, [0]));
    }
    const answered = async () =>
      must(await classes().classProgress(TEACHER)).skills.find(({ skill }) => skill === 'mex')?.whole
        .answered ?? 0;
    const before = mode === 'homework' ? 0 : 2;
    expect(await answered()).toBe(before);
    if (mode === 'homework') must(await classes().attempts.handIn(id, ann!, 1));
    else must(await actOn(held, id, 'end'));
    expect(await answered()).toBe(before + 2);
  }
});

test('every student of a large class can be chosen, page by page; of many skills it is said how many more', async () => {
  await quiz('nim-sum', () => true);
  const progress = must(await classes().classProgress(TEACHER));
  const students = Array.from({ length: 60 }, (_, i) => ({
    ...progress.students[0]!,
    user: `${i}`,
    name: `s${i}`,
  }));
  const large = { ...progress, students, skills: Array.from({ length: 15 }, () => progress.skills[0]!) };
  for (const locale of Object.values(locales)) {
    const seen = [0, 1, 2, 3].map((page) => {
      const screen = progressScreen(large, true, locale, [], page);
      taken(screen, locale);
      expect(shownText(screen, locale)).toContain(locale.classroom.progress.more(3));
      return screen.rows!.flatMap((row) => ('kind' in row && row.kind === 'select' ? row.choices : []));
    });
    const users = seen.slice(0, 3).flatMap((choices) => choices.map(({ value }) => value));
    expect(users).toEqual(students.map(({ user }) => user));
    expect(seen[3]).toEqual(seen[2]);
    // From a student back to their page.
    const back = studentProgressScreen(large, '55', locale)!;
    expect(JSON.stringify(back.rows)).toContain(shortId('u', '', 2, 'whole'));
  }
});

test('a note every Monday morning by the clock of the class, to who wants it and may teach', async () => {
  // The clocks go forward on 30 March 2025 in Berlin.
  const zone = 'Europe/Berlin';
  const friday = DateTime.fromISO('2025-03-28T20:00', { zone }).toMillis();
  expect(DateTime.fromMillis(nextNote(friday, zone), { zone }).toISO()).toBe('2025-03-31T07:00:00.000+02:00');
  const monday = DateTime.fromISO('2025-03-31T06:59', { zone }).toMillis();
  expect(nextNote(monday, zone) - monday).toBe(60_000);
  expect(DateTime.fromMillis(nextNote(monday + 60_000, zone), { zone }).toISO()).toBe(
    '2025-04-07T07:00:00.000+02:00',
  );

  await quiz('nim-sum', () => false);
  expect(codeOf(await classes().wantNote(CLASS[0]!, true))).toBe('not-a-teacher');
  expect(must(await classes().wantNote(TEACHER, true)).noted).toBe(true);
  const people: Record<string, Actor | 'gone' | 'unknown'> = { turing: TEACHER };
  const members: MemberLookup = (_, user) => Promise.resolve(people[user] ?? 'gone');
  const sent = () => toldBy((tell: (note: WeeklyNote) => Promise<void>) => classes().notes(members, tell));
  expect(await sent()).toEqual([]);
  held.now += WEEK;
  const [due, ...more] = await sent();
  expect(due).toMatchObject({ guild: 'g1', user: 'turing' });
  expect(due!.progress.skills[0]).toMatchObject({ skill: 'nim-sum', whole: { answered: 10, right: 0 } });
  expect(more).toEqual([]);
  expect(await sent()).toEqual([]);
  // Discord does not say whether they may teach: they wait for an answer for a day, then until next week.
  for (const [minutes, found] of [
    [60, 1],
    [25 * 60, 0],
  ] as const) {
    held.now = nextNote(held.now, 'UTC');
    people['turing'] = 'unknown';
    expect(await sent()).toEqual([]);
    held.now += minutes * 60_000;
    expect(await sent()).toEqual([]);
    people['turing'] = TEACHER;
    held.now += 60_000;
    expect(await sent()).toHaveLength(found);
    expect(await sent()).toEqual([]);
  }
  // Who waits for an answer holds up nobody: they are asked about again in a minute.
  held.now += WEEK;
  const asked: string[] = [];
  const asking: MemberLookup = (_, user) => {
    asked.push(user);
    return Promise.resolve('unknown');
  };
  for (let n = 0; n < 2; n += 1) await classes().notes(asking, () => Promise.resolve());
  expect(asked).toEqual(['turing']);
  held.now += WEEK;
  people['turing'] = 'gone';
  expect(await sent()).toEqual([]);
  people['turing'] = TEACHER;
  held.now += WEEK;
  expect(await sent()).toEqual([]);
  must(await classes().wantNote(TEACHER, true));
  must(await classes().wantNote(TEACHER, false));
  held.now += WEEK;
  expect(await sent()).toEqual([]);
});

test('a lesson for every skill that practice knows, where one asks for it', () => {
  expect(lessonFor('winning-move nim')).not.toBeNull();
  expect(lessonFor('nim-sum')).not.toBeNull();
  expect(lessonFor('outcome wythoff misere')).not.toBeNull();
  expect(lessonFor('outcome no-such-game')).toBeNull();
  for (const id of LESSON_IDS)
    for (const { kind, line } of Object.values(LESSONS[id].cards))
      expect(lessonFor(`${kind} ${line.split(' ')[0]}`)).not.toBeNull();
});
