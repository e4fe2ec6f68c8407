import { button } from '../../kernel/controls.ts';
import { shortId } from '../../kernel/custom-id.ts';
import type { Button, ControlRow, Screen } from '../../kernel/screen.ts';
import { plainScreen } from '../../kernel/screens.ts';
import { code, type Doc, date, joined, moment, note, p } from '../../texts/doc.ts';
import { type Locale, sayRefusal } from '../../texts/locale.ts';
import type { ClassFault, ClassFaultFacts } from '../class/faults.ts';
import { classEnd } from '../model/allowance.ts';
import {
  type Assignment,
  hasTeams,
  isDraft,
  isRunning,
  type QuizId,
  type QuizView,
} from '../model/assignment.ts';
import type { Progress } from '../model/attempt.ts';
import { atOwnPace } from '../model/policy.ts';
import { QUESTION_KINDS } from '../questions/kinds/index.ts';
import { barDoc, scarcity, waiting } from './coursework.ts';
import { actButtons, printButton, teacherButton } from './teacher-acts.ts';

const MAX_TOKEN_CHARS = 60;

interface PanelOptions {
  /** What has just happened. */
  readonly note?: string;
  /** Asks again before ending. */
  readonly sure?: boolean;
  /** Whether its channel is unreachable. */
  readonly unseen?: boolean;
  readonly progress?: Progress;
  /** Students whose positions or pictures are still being made. */
  readonly unready?: Unready;
}

/** Words of an exam or homework; null: a quiz for all at once. */
const ownWords = ({ settings: { mode } }: Assignment, { classroom }: Locale) =>
  mode === 'exam' || mode === 'homework' ? classroom.work.panel[mode] : null;

const panelRows = (quiz: Assignment, { drawing, making }: Unready, locale: Locale): readonly ControlRow[] => {
  const { panel, work, draft, teams } = locale.classroom;
  const end =
    quiz.phase === 'lobby' && quiz.settings.mode === 'exam'
      ? work.plan['cancel-exam']
      : (ownWords(quiz, locale)?.end ?? panel.acts.end);
  return [
    [
      ...actButtons(quiz, 'do', locale),
      // Pictures may arrive later; positions may not.
      ...(drawing > 0 && making === 0 ? [teacherButton(quiz, 'start-now', work.plan['start-now'])] : []),
    ],
    [
      teacherButton(quiz, 'panel', panel.refresh),
      teacherButton(quiz, 'results', panel.results),
      printButton(quiz, locale),
      ...(isDraft(quiz) || (atOwnPace(quiz) && quiz.phase !== 'over')
        ? [teacherButton(quiz, 'draft', draft.title)]
        : []),
      ...(quiz.phase === 'over' ? [] : [teacherButton(quiz, 'end-ask', end, 'danger')]),
    ],
    ...(hasTeams(quiz) ? [[teacherButton(quiz, 'teams', teams.title)]] : []),
  ];
};

/** Confirmation before ending. */
const sureRows = (quiz: Assignment, { classroom: { panel } }: Locale): readonly ControlRow[] => [
  [teacherButton(quiz, 'panel', panel.goOn, 'main'), teacherButton(quiz, 'do-end', panel.endNow, 'danger')],
];

/** How many have joined, begun, answered or finished. */
const countOf = (view: QuizView, progress: Progress | undefined, { classroom }: Locale): string => {
  const { phase, settings } = view.quiz;
  const { work, question, lobby } = classroom;
  if (progress !== undefined && phase === 'open')
    return settings.mode === 'homework'
      ? work.homework.progress(progress.begun, progress.finished)
      : work.exam.progress(progress.joined, progress.begun, progress.finished);
  return phase === 'open' || phase === 'revealed'
    ? question.answered(view.answers.length, view.students)
    : lobby.joined(view.students);
};

/** A teacher's private panel of a quiz: its state and possible actions. */
export const panelScreen = (view: QuizView, locale: Locale, options: PanelOptions = {}): Screen => {
  const { panel, work } = locale.classroom;
  const { progress, unready = READY } = options;
  const { quiz } = view;
  const end = classEnd(quiz);
  const own = ownWords(quiz, locale);
  const missing = quiz.settings.count - view.questions.length;
  return {
    meaning: quiz.phase === 'over' ? 'over' : 'info',
    title: [panel.title],
    doc: [
      ...(options.note === undefined ? [] : [p({ strong: options.note })]),
      ...(options.unseen === true ? [p({ strong: own?.unseen ?? panel.unseen })] : []),
      ...(options.sure === true ? [p({ strong: atOwnPace(quiz) ? work.exam.sure : panel.sure })] : []),
      p(
        [
          quiz.phase === 'over' && own !== null ? own.over : panel.phase[quiz.phase],
          ...(isRunning(quiz) && !atOwnPace(quiz) && quiz.phase !== 'podium'
            ? [panel.place(quiz.current + 1, quiz.plan.length)]
            : []),
          ...(quiz.left === null ? [] : [panel.paused]),
        ].join(locale.writing.space),
      ),
      p(countOf(view, progress, locale)),
      ...waiting(quiz, locale),
      ...barDoc(unready.share, locale),
      ...(unready.making > 0 ? [note(work.plan.making(unready.making))] : []),
      ...(unready.drawing > 0 ? [note(work.plan.drawing(unready.drawing))] : []),
      ...(quiz.phase === 'open' && atOwnPace(quiz) && end !== null
        ? [
            p(...work.exam.ends(moment(end), date(end))),
            // Teachers see the last student's end; the class is told the common one.
            ...(quiz.deadline === end ? [] : [note(...work.allow.last(date(quiz.deadline ?? end)))]),
          ]
        : []),
      ...scarcity(progress ?? null, locale),
      ...(quiz.phase === 'lobby' && missing > 0 ? [note(panel.missing(missing))] : []),
    ],
    rows: options.sure === true ? sureRows(quiz, locale) : panelRows(quiz, unready, locale),
  };
};

/** A confirmation: title and sentences. */
export const toldScreen = (title: string, sentences: readonly string[]): Screen =>
  plainScreen(
    'info',
    title,
    sentences.map((sentence) => p(sentence)),
  );

export const clipped = (text: string, most = MAX_TOKEN_CHARS): string =>
  [...text].length <= most ? text : `${[...text].slice(0, most).join('')}…`;

type ClassFaultSayers = {
  readonly [C in keyof ClassFaultFacts]: (facts: ClassFaultFacts[C], locale: Locale) => Doc;
};

/** Messages of faults that need one sentence and no facts. */
const plainly = <C extends keyof ClassFaultFacts>(
  codes: readonly C[],
  wordsOf: (classroom: Locale['classroom']) => Readonly<Record<C, string>>,
) =>
  Object.fromEntries(
    codes.map((fault) => [fault, (_: unknown, { classroom }: Locale): Doc => [p(wordsOf(classroom)[fault])]]),
  ) as Readonly<Record<C, (facts: unknown, locale: Locale) => Doc>>;

const works = (lines: readonly string[], { classroom, writing }: Locale): Doc[number] =>
  p(`${classroom.faults.works}${writing.space}`, ...joined(lines.map(code), writing.comma));
const asTime = (text: string, locale: Locale): Doc => [p(text), works(locale.writing.times, locale)];

const sayers: ClassFaultSayers = {
  ...plainly(
    [
      'no-server',
      'not-a-teacher',
      'not-a-manager',
      'role-of-all',
      'no-such-quiz',
      'no-such-lesson',
      'moved-on',
      'not-now',
      'closed',
      'over',
      'one-at-a-time',
      'no-questions',
      'live-only',
      'anonymous-alone',
      'anonymous-over',
      'anonymous-paper',
      'team-stays',
      'not-shown',
    ],
    ({ faults }) => faults,
  ),
  ...plainly(
    [
      'no-window',
      'not-later',
      'not-ready',
      'making',
      'handed-in',
      'no-more-attempts',
      'paused',
      'no-own-time',
    ],
    ({ work }) => work.faults,
  ),
  'too-many-roles': ({ most }, { classroom }) => [p(classroom.faults['too-many-roles'](most))],
  'no-such-game': ({ token, near }, locale) => [
    p(locale.classroom.faults['no-such-game'](clipped(token))),
    works([`games: ${near[0] ?? 'nim, wythoff, kayles'}`], locale),
  ],
  'not-a-game': ({ token, refusal }, locale) => [
    p(refusal === null ? locale.classroom.faults['not-a-game'](clipped(token)) : sayRefusal(locale, refusal)),
    works(['games: nim misere, nim + kayles, wythoff a=2'], locale),
  ],
  'no-such-skill': ({ token }, locale) => [
    p(locale.classroom.faults['no-such-skill'](clipped(token))),
    works([`skills: ${QUESTION_KINDS.join(', ')}`], locale),
  ],
  'no-such-zone': ({ token }, locale) => [
    p(locale.classroom.work.faults['no-such-zone'](clipped(token))),
    works(['Europe/Berlin', 'Asia/Shanghai'], locale),
  ],
  'no-such-time': ({ token }, locale) =>
    asTime(locale.classroom.work.faults['no-such-time'](clipped(token)), locale),
  'two-times': ({ token, lines }, locale) => [
    p(locale.classroom.work.faults['two-times'](clipped(token))),
    works(lines, locale),
  ],
  'skipped-time': ({ token, zone, instead }, locale) => [
    p(locale.classroom.work.faults['skipped-time'](clipped(token), zone, instead)),
    works([instead], locale),
  ],
  'past-time': ({ token }, locale) =>
    asTime(locale.classroom.work.faults['past-time'](clipped(token)), locale),
  'far-time': ({ days }, locale) => asTime(locale.classroom.work.faults['far-time'](days), locale),
  'begun-stays': ({ until }, { classroom }) => [
    p(
      ...classroom.work.faults['begun-stays'](
        until === null ? null : moment(until),
        until === null ? null : date(until),
      ),
    ),
  ],
  'until-when': (_, locale) => asTime(locale.classroom.work.faults['until-when'], locale),
  'no-such-set': ({ token, known }, { bank }) => [
    p(bank.faults['no-such-set'](clipped(token), known.slice(0, 12))),
  ],
  'no-quiz-file': (_, { classroom }) => [p(classroom.templates.noFile)],
  'no-such-template': ({ token }, { classroom }) => [p(classroom.templates.unknown(clipped(token)))],
  'bad-template-name': ({ most }, { classroom }) => [p(classroom.templates.badName(most))],
  'too-many-templates': ({ most }, { classroom }) => [p(classroom.templates.full(most))],
  'too-many-corrections': ({ most }, { classroom }) => [p(classroom.correct.full(most))],
  'quiz-full': ({ most }, { classroom }) => [p(classroom.faults['quiz-full'](most))],
  'set-used': ({ set }, { classroom }) => [p(classroom.faults['set-used'](set))],
  'bad-name': ({ most }, { classroom }) => [p(classroom.faults['bad-name'](most))],
  'no-sheets': (_, { print }) => [p(...print.nobody)],
  'too-many-sheets': ({ most }, { print }) => [p(print.tooMany(most))],
  'no-such-sheet': ({ token }, { print }) => [p(print.enter.noSheet(clipped(token)))],
  'not-yet-on-paper': (_, { print }) => [p(print.enter.notYet)],
  unread: ({ fault, refusal }, locale) => [
    p(refusal === null ? locale.quiz.faults[fault] : sayRefusal(locale, refusal)),
    ...(refusal?.example === undefined ? [] : [p(locale.hint(refusal.example))]),
  ],
};

/** Opens the panel of a quiz, for teachers only. */
const panelButton = (quiz: QuizId, locale: Locale): Button =>
  button(shortId('q', quiz, 0, 'now-panel'), locale.classroom.panel.title);

/** Why an action of the class failed, for the user. */
export const classFaultScreen = (fault: ClassFault, locale: Locale): Screen => {
  const say = sayers[fault.code] as (facts: ClassFault['facts'], locale: Locale) => Doc;
  const doc = say(fault.facts, locale);
  return {
    meaning: 'refused',
    title: [locale.screens.faults.title],
    doc,
    ...(fault.code === 'one-at-a-time' ? { rows: [[panelButton(fault.facts.quiz, locale)]] } : {}),
  };
};

/** Students of an exam's lobby who still lack something. */
export interface Unready {
  /** Students without all their pictures. */
  readonly drawing: number;
  /** Students without positions. */
  readonly making: number;
  /** Progress of the work under way, 0 to 1; null: none. */
  readonly share: number | null;
}

export const READY: Unready = { drawing: 0, making: 0, share: null };
