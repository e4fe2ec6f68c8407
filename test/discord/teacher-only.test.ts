/** Every control for teachers, tried by students and by teachers of another server; commands: forged.test.ts. */

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import * as teach from '../../commands/teach.ts';
import type { Call } from '../../src/discord/call.ts';
import { courseworkControl } from '../../src/discord/handlers/coursework.ts';
import { printControl } from '../../src/discord/handlers/print.ts';
import { quizControl } from '../../src/discord/handlers/quiz.ts';
import { teachingControl } from '../../src/discord/handlers/teaching.ts';
import { enterControl } from '../../src/discord/handlers/type-in.ts';
import { parseId } from '../../src/kernel/custom-id.ts';
import type { Screen } from '../../src/kernel/screen.ts';
import type { BankPosition } from '../../src/learn/class/bank-ports.ts';
import type { QuizRequest } from '../../src/learn/class/create-quiz.ts';
import { type Assignment, EDITS, PHASES, stageOf, TEACHER_ACTS } from '../../src/learn/model/assignment.ts';
import { QUIZ_MODES } from '../../src/learn/model/policy.ts';
import { homeworksScreen, plannedScreen } from '../../src/learn/screens/coursework.ts';
import {
  draftBankScreen,
  draftQuestionScreen,
  draftScreen,
  readPick,
} from '../../src/learn/screens/draft.ts';
import { DEFAULT_PRINT, printScreen } from '../../src/learn/screens/print.ts';
import { panelScreen } from '../../src/learn/screens/teach.ts';
import { teacherRow } from '../../src/learn/screens/teacher-acts.ts';
import { fillTeamScreen, teamsScreen } from '../../src/learn/screens/teams.ts';
import { locales } from '../../src/texts/index.ts';
import { must, quizRequest } from '../support/classroom.ts';
import { clicksEach, GUILD, TEACHER, type Who } from '../support/clicks.ts';

const EN = locales.en;
const { faults } = EN.classroom;

const on = clicksEach(':memory:', { posts: true });

const STRANGERS: readonly (readonly [string, Who, string])[] = [
  ['a student', { user: '7', guild: GUILD, manages: false, roles: ['5'] }, faults['not-a-teacher']],
  [
    'a teacher of another server',
    { user: '8', guild: '900000000000000002', manages: true, roles: [] },
    faults['no-such-quiz'],
  ],
  [
    'somebody in a direct message',
    { user: '9', guild: null, manages: false, roles: [] },
    faults['no-server'],
  ],
];

const made = async (over: Partial<QuizRequest> = {}): Promise<Assignment> =>
  must(
    await on.held.app.classes.create(
      quizRequest({ by: TEACHER, channel: '77', answerSeconds: 600, ...over }),
    ),
  ).quiz;

const positionOf = (number: number): BankPosition => ({
  number,
  line: `nim 3 ${number}`,
  symmetry: `3 ${number}`,
  outcome: 'N',
  difficulty: 2,
  by: null,
  at: 0,
});

/** Kinds and verbs of the controls on a screen. */
const verbsOn = (screen: Screen): readonly string[] =>
  (screen.rows ?? [])
    .flat()
    .flatMap((control) => ('id' in control ? [parseId(control.id)] : []))
    .map((id) => `${id?.kind} ${id?.verb}`);

/** All controls for teachers. */
const CONTROLS = [
  ...TEACHER_ACTS.map((act) => `q do-${act}`),
  ...TEACHER_ACTS.filter((act) => act !== 'end').map((act) => `q now-${act}`),
  'q now-panel',
  'q draft',
  'q draft-see',
  'q draft-add',
  'q draft-pick',
  ...EDITS.map((edit) => `q edit-${edit}`),
  'q panel',
  'q end-ask',
  'q results',
  'q start-now',
  'q teams',
  'q teams-fill',
  'q teams-put',
  'q teams-lots',
  'k mark',
  'k mark-see',
  'k mark-give',
  'k items',
  'f print',
  'f print-size',
  'f print-for',
  'f print-copies',
  'f print-now',
  'f enter',
  'w cancel',
  'w homework-close',
  'w homework-list',
  'w homework-results',
  'w move',
];

test('of a long set of the bank all can be chosen, page by page', async () => {
  const quiz = await made();
  const positions = Array.from({ length: 30 }, (_, i) => positionOf(i + 1));
  const offered = (from: number): readonly string[] => {
    const [row] = draftBankScreen({ quiz, set: '> 7 of us', positions }, from, EN).rows!;
    return row !== undefined && 'choices' in row ? row.choices.map(({ value }) => value) : [];
  };
  const first = offered(0);
  const more = readPick(first.at(-1)!);
  expect([first.length, more.set]).toEqual([25, '> 7 of us']);
  const numbers = [...first.slice(0, -1), ...offered(more.from)].map((value) => readPick(value).number);
  expect(numbers).toEqual(positions.map(({ number }) => number));
});

test('the table has every control of every teacher’s screen', async () => {
  const quiz = await made();
  const { value } = (await on.held.app.classes.show(quiz.id)) as never as {
    value: Parameters<typeof panelScreen>[0];
  };
  const screens = QUIZ_MODES.flatMap((mode) =>
    PHASES.flatMap((phase) =>
      [1_000, null].flatMap((deadline) =>
        [5, null].flatMap((left) =>
          [true, false].map((sure) =>
            panelScreen(
              { ...value, quiz: { ...quiz, phase, deadline, left, settings: { ...quiz.settings, mode } } },
              EN,
              { sure },
            ),
          ),
        ),
      ),
    ),
  );
  const progress = { joined: 1, begun: 1, finished: 1, scarce: [] };
  const lists = (['list', 'close', 'results'] as const).map((act) =>
    homeworksScreen([{ quiz, progress }], act, EN),
  );
  const rows = PHASES.flatMap((phase) =>
    [5, null].map((left) => teacherRow({ ...quiz, phase, left, deadline: left === null ? 1_000 : null }, EN)),
  ).map((row): Screen => ({ meaning: 'info', title: [], doc: [], rows: row }));
  const draft = { ...value, sets: ['mine'] };
  const exam = { ...quiz, settings: { ...quiz.settings, mode: 'exam' as const } };
  const prints = [printScreen(exam, DEFAULT_PRINT, { joined: 1, roster: 2 }, EN)];
  const bank = { quiz, set: 'mine', positions: [positionOf(1)] };
  const drafts = [draftScreen(draft, EN), draftQuestionScreen(draft, 0, EN)!, draftBankScreen(bank, 0, EN)];
  const teamed = { ...quiz, settings: { ...quiz.settings, teams: 'lot' as const } };
  const teams = { ...value, quiz: teamed, people: [{ user: '7', name: 'Ann', team: null }] };
  const unready = { drawing: 1, making: 0, share: 0.5 };
  const special = [
    panelScreen({ ...value, quiz: teamed }, EN, { unready }),
    teamsScreen(teams, EN),
    fillTeamScreen(teams, 0, 0, EN),
  ];
  const found = new Set(
    [...screens, ...rows, ...prints, ...drafts, ...lists, ...special, plannedScreen([quiz], EN)].flatMap(
      verbsOn,
    ),
  );
  // Controls of results are on screens that only teachers get.
  expect([...found].sort()).toEqual(CONTROLS.filter((one) => !one.startsWith('k ')).sort());
});

const press = (control: string, quiz: Assignment) => {
  const [kind = '', verb = ''] = control.split(' ');
  const argument = verb === 'mark-give' ? '0.0.100.7' : '';
  const id = { kind, id: kind === 'w' ? '' : quiz.id, revision: stageOf(quiz), verb, argument };
  const serve = {
    q: quizControl,
    f: verb === 'enter' ? enterControl : printControl,
    w: courseworkControl,
    k: teachingControl,
  }[kind]!;
  return (call: Call) => serve(on.bot, call, id);
};

describe.each(STRANGERS)('%s', (_, who, fault) => {
  test.each(CONTROLS)('forged: %s', async (control) => {
    const open = await made();
    await on.held.app.classes.act(open.id, TEACHER, 'start', stageOf(open));
    const homework = await made({ mode: 'homework', closes: 'tomorrow 9:00' });
    const planned = await made({ starts: 'tomorrow 9:00', channel: '78' });
    await on.held.app.classes.prepare();
    await on.held.app.classes.tick();
    for (const { id } of [open, homework, planned]) {
      const before = (await on.held.store.classes.load(id))!;
      expect(await on.said(press(control, before), who, { values: [id] })).toContain(fault);
      // Only the clicking user is answered, and nothing is redrawn.
      expect(on.sent).toHaveLength(1);
      expect(on.sent[0]).toMatch(/"flags":32832/);
      expect(await on.held.store.classes.load(id)).toEqual(before);
    }
    // A teacher of the server is never refused as a stranger.
    const mine = await on.said(press(control, (await on.held.store.classes.load(open.id))!), TEACHER, {
      values: [homework.id],
    });
    for (const one of [faults['not-a-teacher'], faults['no-such-quiz'], faults['no-server']])
      expect(mine).not.toContain(one);
  });
});

test('Discord, too, hides the command from those who do not manage the server', () => {
  expect(teach.data.default_member_permissions).toBe('32');
  expect(readFileSync(new URL('../../docs/teaching.md', import.meta.url), 'utf8')).toContain('/teach role');
});
