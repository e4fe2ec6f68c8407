/** Teams, a podium told place by place, quizzes without names: held by the rows and by counts of its own. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { describe, expect, test } from 'vitest';
import { itemAnalysisOf } from '../../src/learn/class/item-analysis.ts';
import { MAX_TEAMS, MIN_TEAMS, type QuizView, stageOf } from '../../src/learn/model/assignment.ts';
import { exportScreen } from '../../src/learn/screens/archive.ts';
import { correctQuestionScreen } from '../../src/learn/screens/corrections.ts';
import { itemsFile } from '../../src/learn/screens/items.ts';
import { finalScreen, podiumScreen } from '../../src/learn/screens/quiz.ts';
import { resultFiles, resultsScreen } from '../../src/learn/screens/results.ts';
import { teamsScreen } from '../../src/learn/screens/teams.ts';
import { locales } from '../../src/texts/index.ts';
import { bench } from '../support/app.ts';
import {
  actOn,
  actor,
  benchEach,
  breath,
  codeOf,
  goOn,
  must,
  press as pressIn,
  quizRequest,
  TEACHER,
} from '../support/classroom.ts';
import { folderOfTest } from '../support/folder.ts';
import { shownText, taken } from '../support/screens.ts';

const held = benchEach(':memory:', 'teams');
const people = (count: number) => Array.from({ length: count }, (_, i) => actor(`student-${i}`));
const sizes = ({ teams = [] }: QuizView): readonly number[] => teams.map(({ length }) => length);
const classes = () => held.app.classes;
const made = async (over: Parameters<typeof quizRequest>[0] = {}): Promise<string> =>
  must(await classes().create(quizRequest({ kinds: 'nim-sum', ...over }))).quiz.id;
const viewNow = async (id: string): Promise<QuizView> => must(await classes().show(id));
const press = (id: string, who: string, number: number, right: boolean) =>
  pressIn(held, id, actor(who), number, right);

describe('teams', () => {
  test('lots: no team ever has two more than another, and not everybody comes into the same ones', async () => {
    for (let count = MIN_TEAMS; count <= MAX_TEAMS; count += 1) {
      const id = await made({ teams: 'lot', teamCount: count, channel: `c${count}` });
      for (const [i, who] of people(11).entries()) {
        const now = sizes(must(await classes().join(id, who)));
        expect(now).toHaveLength(count);
        expect(now.reduce((a, b) => a + b)).toBe(i + 1);
        expect(Math.max(...now) - Math.min(...now)).toBeLessThan(2);
      }
      const before = (await viewNow(id)).teams;
      const after = must(await classes().drawLots(id, TEACHER)).teams;
      expect(after).not.toEqual(before);
      expect(after!.flat().toSorted()).toEqual(before!.flat().toSorted());
    }
  });

  test('students choose; who did not, and who comes late, gets a smallest team', async () => {
    const id = await made({ teams: 'choose', teamCount: 3 });
    for (const who of people(4)) must(await classes().chooseTeam(id, who, 0));
    must(await classes().chooseTeam(id, actor('student-3'), 2));
    expect(sizes(await viewNow(id))).toEqual([3, 0, 1]);
    must(await classes().join(id, actor('silent')));
    expect(sizes(await viewNow(id))).toEqual([3, 1, 1]);
    for (const team of [-1, 3, Number.NaN])
      expect(codeOf(await classes().chooseTeam(id, actor('student-1'), team))).toBe('not-now');
    must(await actOn(held, id, 'start'));
    expect(codeOf(await classes().chooseTeam(id, actor('student-1'), 1))).toBe('not-now');
    await press(id, 'late', 0, true);
    const { teams } = await viewNow(id);
    expect([...teams![1]!, ...teams![2]!]).toContain('late');
    expect(sizes(await viewNow(id)).toSorted()).toEqual([1, 2, 3]);
  });

  test('the teacher says who is in which; the rest is dealt at the start', async () => {
    const id = await made({ teams: 'teacher', teamCount: 2 });
    for (const who of people(5)) must(await classes().join(id, who));
    expect(sizes(await viewNow(id))).toEqual([0, 0]);
    const chosen = ['student-0', 'student-1', 'student-2', 'nobody'];
    expect(sizes(must(await classes().putInTeam(id, TEACHER, chosen, 1)))).toEqual([0, 3]);
    expect(codeOf(await classes().chooseTeam(id, actor('student-4'), 0))).toBe('not-now');
    expect(codeOf(await classes().putInTeam(id, TEACHER, chosen, 2))).toBe('not-now');
    must(await actOn(held, id, 'start'));
    expect(sizes(await viewNow(id))).toEqual([2, 3]);
    expect(codeOf(await classes().drawLots(id, TEACHER))).toBe('not-now');
  });

  test('a team has its share of the points that its members could get, however many they are', async () => {
    const id = await made({ teams: 'choose', teamCount: 3, count: 2 });
    const teamOf: Readonly<Record<string, number>> = { a: 0, b: 0, c: 0, d: 1, e: 2 };
    for (const [who, team] of Object.entries(teamOf)) must(await classes().chooseTeam(id, actor(who), team));
    must(await actOn(held, id, 'start'));
    const right: readonly (readonly string[])[] = [
      ['a', 'b', 'd'],
      ['a', 'd'],
    ];
    for (const [number, all] of right.entries()) {
      for (const who of ['a', 'b', 'd', 'e']) await press(id, who, number, all.includes(who));
      must(await actOn(held, id, 'close'));
      if (number === 0) {
        const now = await classes().standings((await viewNow(id)).quiz);
        expect(now.map(({ team, share, place }) => [team, share, place])).toEqual([
          [1, 1, 1],
          [0, expect.closeTo(2 / 3), 2],
          [2, 0, 3],
        ]);
      }
      must(await actOn(held, id, 'next'));
    }
    const { teams } = await classes().totals(id);
    expect(teams.map(({ team, share, members }) => [team, share, members])).toEqual([
      [1, 1, 1],
      [0, 0.5, 3],
      [2, 0, 1],
    ]);
    const results = must(await classes().results(id, TEACHER));
    for (const locale of Object.values(locales)) {
      const told = shownText(finalScreen(results.quiz, await classes().totals(id), locale), locale);
      expect(told.normalize('NFKC')).toContain('100%');
      expect(told.normalize('NFKC')).toContain('50%');
      taken(resultsScreen(results, locale, await resultFiles(results, locale, breath)), locale);
    }
    // Whoever is taken off counts for no team.
    must(await classes().toggleStudent(id, TEACHER, 'c'));
    expect((await classes().totals(id)).teams[1]).toMatchObject({ team: 0, share: 0.75, members: 2 });
  });

  test('nobody leaves once it has begun: their wrong answers would go, and they could come back', async () => {
    const id = await made({ teams: 'lot', teamCount: 2 });
    for (const who of people(3)) must(await classes().join(id, who));
    must(await classes().leaveLatest(actor('student-2'), 'c1'));
    must(await actOn(held, id, 'start'));
    await press(id, 'student-0', 0, false);
    const before = (await viewNow(id)).teams;
    for (const act of ['close', 'end'] as const) {
      expect(codeOf(await classes().leaveLatest(actor('student-0'), 'c1'))).toBe('team-stays');
      must(await actOn(held, id, act));
    }
    expect((await viewNow(id)).teams).toEqual(before);
    expect(await held.store.classes.answers(id)).toHaveLength(1);
  });

  test('many long names do not crowd a team off the screen', async () => {
    const id = await made({ teams: 'lot', teamCount: 8 });
    for (let i = 0; i < 200; i += 1) {
      const displayName = `${'*'.repeat(28)}${i}`;
      must(await classes().join(id, actor(`10000000000000${1000 + i}`, { displayName })));
    }
    const teams = must(await classes().teams(id, TEACHER));
    for (const locale of Object.values(locales)) {
      const screen = teamsScreen(teams, locale);
      taken(screen, locale);
      const text = shownText(screen, locale);
      expect(text.match(/ · 25.*\d \\?\+ 20$/gm)).toHaveLength(8);
    }
  });

  test('a quiz that nobody joined ends without a ranking', async () => {
    const id = await made({ teams: 'lot', teamCount: 3 });
    must(await actOn(held, id, 'start'));
    must(await actOn(held, id, 'end'));
    expect((await classes().totals(id)).teams).toEqual([]);
  });

  test('only where a question is asked of all at once', async () => {
    for (const over of [{ teams: 'lot' }, { suspense: true }, { anonymous: true }] as const)
      expect(codeOf(await classes().create(quizRequest({ ...over, mode: 'exam' })))).toBe('live-only');
    for (const over of [{ teams: 'lot' }, { podium: true }, { speed: true }] as const)
      expect(codeOf(await classes().create(quizRequest({ ...over, anonymous: true })))).toBe(
        'anonymous-alone',
      );
  });
});

describe('a podium told place by place', () => {
  test('stages of older buttons mean what they meant', async () => {
    const { quiz } = await viewNow(await made());
    const stages = (['planned', 'lobby', 'reading', 'open', 'revealed', 'over'] as const).map((phase) =>
      stageOf({
        ...quiz,
        phase,
        plan: [0, 1, 2],
        current: phase === 'planned' || phase === 'lobby' ? -1 : 2,
      }),
    );
    expect(stages).toEqual([0, 1, 20, 21, 22, 5]);
  });

  const ended = async (over: Parameters<typeof quizRequest>[0]): Promise<string> => {
    const id = await made({ podium: true, suspense: true, count: 1, ...over });
    for (const who of ['a', 'b', 'c']) must(await classes().join(id, actor(who)));
    must(await actOn(held, id, 'start'));
    for (const who of ['a', 'b', 'c']) await press(id, who, 0, who !== 'c');
    must(await actOn(held, id, 'close'));
    return id;
  };

  test('the teacher tells the third place first; one press a place, twice is once; also after a restart', async () => {
    const id = await ended({});
    const { quiz } = must(await actOn(held, id, 'next'));
    expect(quiz).toMatchObject({ phase: 'podium', deadline: null });
    const told: string[] = [];
    for (let now = quiz; now.phase === 'podium'; ) {
      told.push(shownText(podiumScreen(now, await classes().totals(id), locales.en), locales.en));
      const again = held.restarted().classes;
      const next = must(await again.act(id, TEACHER, 'next', stageOf(now)));
      expect(codeOf(await again.act(id, TEACHER, 'next', stageOf(now)))).toBe('moved-on');
      now = next.quiz;
    }
    expect(told).toHaveLength(3);
    expect(told.map((text) => [/1\) …/.test(text), /2\) …/.test(text), /3\) …/.test(text)])).toEqual([
      [true, true, true],
      [true, true, false],
      [true, false, false],
    ]);
    for (const text of told) expect(text).not.toMatch(/\) [ab] —/);
    const { quiz: over } = await viewNow(id);
    expect(over.phase).toBe('over');
    expect(shownText(finalScreen(over, await classes().totals(id), locales.en), locales.en)).toMatch(
      /1\) a — 1\n- 1\) b — 1/,
    );
  });

  test('of more than ten on one place it is said how many more there are', async () => {
    const id = await made({ podium: true, suspense: true, count: 1 });
    must(await actOn(held, id, 'start'));
    for (const { user } of people(13)) await press(id, user, 0, true);
    must(await actOn(held, id, 'close'));
    for (let i = 0; i < 4; i += 1) must(await actOn(held, id, 'next'));
    const { quiz } = await viewNow(id);
    expect(quiz.phase).toBe('over');
    const totals = await classes().totals(id);
    const told = { ...quiz, phase: 'podium', current: quiz.plan.length + 3 } as const;
    for (const screen of [podiumScreen(told, totals, locales.en), finalScreen(quiz, totals, locales.en)])
      expect(shownText(screen, locales.en)).toContain('\n- and 3 more');
  });

  test('automatic: by the clock; two teams have two places', async () => {
    const id = await ended({ mode: 'automatic', teams: 'lot', teamCount: 2 });
    const seen: string[] = [];
    for (let i = 0; i < 40 && seen.at(-1) !== 'over'; i += 1) {
      held.now += 1_000;
      await classes().tick();
      const { quiz } = await viewNow(id);
      const now = quiz.phase === 'podium' ? `podium ${quiz.current}` : quiz.phase;
      if (seen.at(-1) !== now) seen.push(now);
    }
    expect(seen).toEqual(['revealed', 'podium 1', 'podium 2', 'over']);
  });
});

describe('a quiz without names', () => {
  test('nothing on the disk says who; afterwards nobody can find out, not even by the accounts', async () => {
    const folder = folderOfTest();
    const own = await bench(join(folder, 'class.sqlite'), 'anonymous');
    const { app, store } = own;
    const who = ['ann', 'bob', 'cem', 'dee'].map((name) =>
      actor(`${name}-of-the-class`, { displayName: `${name} K.` }),
    );
    const request = quizRequest({ kinds: 'nim-sum', anonymous: true });
    const { id } = must(await app.classes.create(request)).quiz;
    for (const one of who) must(await app.classes.join(id, one));
    must(await actOn(own, id, 'start'));
    const db = new DatabaseSync(join(folder, 'class.sqlite'), { readOnly: true });
    const [row] = db.prepare('select pseudonym_key as key from quizzes').all() as { readonly key: string }[];
    db.close();
    const secrets = [row!.key];
    for (const { user } of who) secrets.push((await store.classes.pseudonym(id, user))!);
    for (const number of [0, 1]) {
      const { choices } = (await store.classes.question(id, number))!;
      // Changed answers stay one answer each; of the second question only two are given.
      for (const [i, one] of who.entries())
        for (const choice of number === 0 ? [0, i % choices.length] : i < 2 ? [0] : [])
          must(await app.classes.choose(id, one, number, [choice]));
      must(await actOn(own, id, 'close'));
      expect(must(await app.classes.answered(id, who[1]!, number)).row?.answer).toEqual({
        kind: 'chosen',
        choices: [number === 0 ? 1 : 0],
      });
      expect(await app.classes.answersTo(id, number)).toHaveLength(number === 0 ? 4 : 2);
      must(await actOn(own, id, 'next'));
    }
    const locale = locales.en;
    for (const one of who) {
      expect(codeOf(await app.classes.own(id, one))).toBe('anonymous-over');
      expect(codeOf(await app.classes.answered(id, one, 0))).toBe('anonymous-over');
      expect(codeOf(await app.classes.attempts.solutions(id, one))).toBe('anonymous-over');
    }
    const results = must(await app.classes.results(id, TEACHER));
    expect(results.students).toHaveLength(4);
    const screens = [
      resultsScreen(results, locale, await resultFiles(results, locale, breath)),
      await exportScreen([results], 50, locale, breath),
    ];
    const files = screens.flatMap((screen) => taken(screen, locale).files);
    const text = [
      ...screens.map((screen) => shownText(screen, locale)),
      ...files.map(({ data }) => ('kept' in data ? '' : Buffer.from(data).toString('utf8'))),
    ].join('\n');
    expect(text).not.toMatch(/gone-|of-the-class| K\./);
    // While the bot runs, too: not in the write-ahead log either.
    const disk = Buffer.concat(readdirSync(folder).map((name) => readFileSync(join(folder, name))));
    for (const secret of secrets) expect(disk.includes(secret), secret).toBe(false);
    expect(files.filter(({ name }) => name === 'answers.csv')).toHaveLength(2);
    // Four answers to the first question, none of the second, which two gave.
    const answers = Buffer.from((await resultFiles(results, locale, breath))[0]!.data).toString('utf8');
    expect(answers.trim().split('\r\n')).toHaveLength(5);
    expect(await store.classes.pseudonym(id, 'ann')).toBeNull();
    await store.close();
    const bytes = readdirSync(folder).map((name) => readFileSync(join(folder, name)));
    for (const one of who)
      for (const secret of [one.user, one.displayName!])
        expect(bytes.some((data) => data.includes(secret))).toBe(false);
    expect(bytes.some((data) => data.includes('gone-'))).toBe(true);
  });

  test('nothing is left of who came late, nor of who joined in the last moment', async () => {
    const id = await made({ kinds: 'nim-sum', anonymous: true });
    const who = people(4);
    for (const one of who.slice(0, 3)) must(await classes().join(id, one));
    must(await actOn(held, id, 'start'));
    for (const number of [0, 1]) {
      if (number === 1) must(await classes().join(id, who[3]!));
      for (const one of number === 0 ? who.slice(0, 3) : who)
        must(await classes().choose(id, one, number, [0]));
      must(await actOn(held, id, 'close'));
      if (number === 0) must(await actOn(held, id, 'next'));
    }
    const late = (await held.store.classes.pseudonym(id, 'late'))!;
    must(await actOn(held, id, 'next'));
    // Whoever was let in a moment ago under a pseudonym comes too late for the row.
    expect(await held.store.classes.join(id, late, 0)).toBe(false);
    const students = await held.store.classes.students(id);
    expect(students.map(({ since }) => since)).toEqual([0, 0, 0, 0]);
    expect(students.some(({ user }) => user === late)).toBe(false);
    // The first question was not asked of the one who came late.
    const { questions } = must(await classes().results(id, TEACHER));
    expect(questions.map(({ asked }) => asked)).toEqual([3, 4]);
  });

  test('what fewer than three answered is in no number, no file and no list of answers to mark', async () => {
    const id = await made({ kinds: 'nim-sum, own-words', typed: true, count: 6, anonymous: true });
    for (const who of people(6)) must(await classes().join(id, who));
    must(await actOn(held, id, 'start'));
    const kinds = (await held.store.classes.questions(id)).map(({ kind }) => kind);
    const many = [...kinds.keys()].filter((number) => kinds[number] === 'nim-sum').slice(0, 2);
    for (const number of kinds.keys()) {
      for (const [i, who] of people(many.includes(number) ? 6 : 2).entries())
        must(await classes().type(id, who, number, String(90 + i)));
      await goOn(held, id);
    }
    const results = must(await classes().results(id, TEACHER));
    const { items } = itemAnalysisOf(results);
    expect(items.map(({ slot }) => slot)).toEqual(many.map((number) => number + 1));
    const rows = Buffer.from(itemsFile(results, locales.en)[0]!.data).toString('utf8');
    expect(rows.match(/,nim-sum,/g)).toHaveLength(2);
    expect(must(await classes().toMark(id, TEACHER)).answers).toEqual([]);
    const screen = resultsScreen(results, locales.en, []);
    expect(shownText(screen, locales.en)).not.toMatch(/wait/);
    expect(JSON.stringify(screen.rows)).not.toContain('~mark');
    const { skills } = must(await classes().classProgress(TEACHER));
    expect(skills.map(({ skill, whole }) => [skill, whole.answered])).toEqual([['nim-sum', 12]]);
    // What is set right says no more, and nothing that is not so.
    const { correct, anonymous } = locales.en.classroom;
    for (const dropped of [false, true]) {
      if (dropped)
        for (const question of kinds.keys())
          must(await classes().correct(id, TEACHER, { kind: 'drop', question }));
      const now = must(await classes().results(id, TEACHER));
      for (const [number, asked] of kinds.entries()) {
        const text = shownText(correctQuestionScreen(now, number, locales.en), locales.en);
        expect(text).not.toContain(correct.noWrong);
        expect(text.includes(anonymous.few)).toBe(asked === 'nim-sum' && !many.includes(number));
        expect(text.includes('90 × 1')).toBe(many.includes(number));
      }
    }
  });

  test('no answer comes in under a name from paper', async () => {
    const id = await made({ anonymous: true });
    expect(codeOf(await classes().holdOnPaper(id, TEACHER))).toBe('anonymous-paper');
    must(await actOn(held, id, 'start'));
    await press(id, 'ann', 0, true);
    must(await classes().setName(actor('ann'), 'Ann'));
    must(await actOn(held, id, 'end'));
    expect(codeOf(await classes().writers(id, TEACHER))).toBe('anonymous-paper');
    expect(codeOf(await classes().entry(id, TEACHER, { user: 'ann' }))).toBe('anonymous-paper');
    expect(codeOf(await classes().typeIn(id, TEACHER, 'ann', new Map([[0, '7']])))).toBe('anonymous-paper');
    expect(await held.store.classes.answers(id)).toHaveLength(1);
  });

  test('three joined: the numbers of the class leave out what two answered', async () => {
    for (const enough of [true, false]) {
      const id = await made({ anonymous: true, count: 2 });
      for (const who of people(3)) must(await classes().join(id, who));
      must(await actOn(held, id, 'start'));
      for (const number of [0, 1]) {
        // All are right in the first question, and of the second two are wrong.
        for (const [i, { user }] of people(3).entries())
          if (i < 2 || (number === 0 && enough)) await press(id, user, number, number === 0);
        await goOn(held, id);
      }
      const results = must(await classes().results(id, TEACHER));
      const { few, omitted } = locales.en.classroom.anonymous;
      const text = shownText(finalScreen(results.quiz, await classes().totals(id), locales.en), locales.en);
      expect(text.match(/\d+%/)?.[0]).toBe(enough ? '100%' : undefined);
      expect([text.includes(few), text.includes(omitted)]).toEqual([!enough, enough]);
      const file = taken(await exportScreen([results], 50, locales.en, breath), locales.en).files[0]!.data;
      const [, row] = Buffer.from(file as Buffer)
        .toString('utf8')
        .trim()
        .split('\r\n');
      expect(row!.split(',').at(-1)).toBe(enough ? '1.000' : '');
    }
  });

  test('two students: not even the class as a whole', async () => {
    const id = await made({ anonymous: true });
    for (const who of people(2)) must(await classes().join(id, who));
    must(await actOn(held, id, 'start'));
    for (const who of people(2)) await press(id, who.user, 0, true);
    must(await actOn(held, id, 'close'));
    must(await actOn(held, id, 'end'));
    const results = must(await classes().results(id, TEACHER));
    expect(shownText(resultsScreen(results, locales.en, []), locales.en)).toContain(
      locales.en.classroom.anonymous.few,
    );
    expect(await resultFiles(results, locales.en, breath)).toEqual([]);
    const final = finalScreen(results.quiz, await classes().totals(id), locales.en);
    expect(shownText(final, locales.en)).not.toContain('%');
  });
});
