import { button, selectRows } from '../../kernel/controls.ts';
import { shortId } from '../../kernel/custom-id.ts';
import {
  type Button,
  type ControlRow,
  MAX_SELECT_CHOICES,
  type Screen,
  type TextModal,
} from '../../kernel/screen.ts';
import { plainScreen, progressBar } from '../../kernel/screens.ts';
import {
  type Block,
  type Doc,
  date,
  type Inline,
  list,
  moment,
  note,
  p,
  person,
  strong,
} from '../../texts/doc.ts';
import { type Locale, sayWish } from '../../texts/locale.ts';
import type { Created } from '../class/create-quiz.ts';
import { clockIn, DEFAULT_ZONE } from '../class/when.ts';
import { classEnd } from '../model/allowance.ts';
import type { Assignment, QuizView } from '../model/assignment.ts';
import type { Progress } from '../model/attempt.ts';
import { givesParts } from '../model/scoring.ts';
import { calendarFile } from './calendar.ts';
import { quizName } from './quiz-name.ts';
import { teacherButton, teacherRow } from './teacher-acts.ts';

export const MAX_LISTED_QUIZZES = MAX_SELECT_CHOICES;

const titleOf = ({ settings: { mode, title } }: Assignment, locale: Locale): string => {
  const { work, lobby } = locale.classroom;
  if (mode === 'homework') return title === '' ? work.homework.title : work.homework.named(title);
  return title === '' ? work.exam.title : lobby.listed(work.exam.title, [title]);
};

/** Rules of quizzes with teams or without names. */
export const specialRules = (
  { settings }: Pick<Assignment, 'settings'>,
  locale: Locale,
): readonly string[] => [
  ...(settings.teams === 'none' ? [] : [locale.classroom.teams.rule[settings.teams]]),
  ...(settings.anonymous ? [locale.classroom.anonymous.rule] : []),
];

/** Kinds of questions, games and scoring. Of kinds named, games may have none: if known, only those asked are said. */
export const aboutQuiz = (
  {
    quiz: { plan, settings },
    questions,
  }: Pick<QuizView, 'quiz'> & { readonly questions?: QuizView['questions'] | undefined },
  locale: Locale,
): Block => {
  const { lobby, work } = locale.classroom;
  const asked = new Set(plan.map((number) => questions?.[number]?.kind));
  const kinds = settings.kinds.filter((kind) => questions === undefined || asked.has(kind));
  return list([
    [
      lobby.listed(
        lobby.skills,
        kinds.map((kind) => locale.quiz.kinds[kind]),
      ),
    ],
    [
      lobby.listed(
        lobby.games,
        settings.games.map((wish) => sayWish(locale, wish)),
      ),
    ],
    [work.scoring.rule(settings.scoring, settings.speed)],
    ...(givesParts(settings) ? [[work.scoring.partial]] : []),
    ...specialRules({ settings }, locale).map((rule) => [rule]),
  ]);
};

/** Why a lobby is waiting: for its time, or for everybody's positions. */
export const waiting = (quiz: Assignment, locale: Locale): Doc => {
  const { plan } = locale.classroom.work;
  const { startsAt } = quiz.settings;
  if (quiz.phase !== 'lobby') return [];
  return [
    ...(quiz.deadline === null ? [] : [p(...plan.starts(moment(quiz.deadline)))]),
    ...(quiz.deadline !== null && startsAt !== null && quiz.deadline > startsAt ? [note(plan.late)] : []),
    ...(quiz.prepared ? [] : [note(plan.preparing)]),
  ];
};

/** Each step is an edit of the message. */
const BAR_STEP_PERCENT = 5;

/** Progress of an exam's or homework's positions or pictures, as a bar; null: nothing is under way. */
export const barDoc = (share: number | null, { screens }: Locale): Doc => {
  if (share === null) return [];
  const percent = BAR_STEP_PERCENT * Math.floor((100 * share) / BAR_STEP_PERCENT);
  return [p(screens.job.doing(progressBar(percent / 100), percent))];
};

/** More are only counted. */
const MAX_SCARCE_QUESTIONS = 5;

/** A note on an exam with questions that have fewer positions than students, the fewest first. */
export const scarcity = (progress: Progress | null, locale: Locale): Doc => {
  if (progress === null || progress.scarce.length === 0) return [];
  const { plan } = locale.classroom.work;
  const few = progress.scarce.toSorted((a, b) => a.positions - b.positions || a.slot - b.slot);
  const named = few.slice(0, MAX_SCARCE_QUESTIONS).map(({ slot, positions }) => plan.scarce(slot, positions));
  return [note(plan.few(named, few.length - named.length, progress.joined))];
};

const boardButton = (
  quiz: Assignment,
  kind: 'q' | 'e',
  verb: string,
  label: string,
  style: Button['style'] = 'plain',
): Button => button(shortId(kind, kind === 'e' ? `${quiz.id}-0` : quiz.id, 0, verb), label, style);

/**
 * An exam or homework in public: no questions, and no answers. `past`: a message followed by another one keeps its text
 * without controls.
 */
export const courseworkScreen = (
  view: QuizView,
  progress: Progress | null,
  past: number | null,
  locale: Locale,
): Screen => {
  const { quiz, students } = view;
  // The next message says the rest.
  if (past !== null)
    return {
      meaning: 'over',
      title: [titleOf(quiz, locale)],
      doc: [p(locale.classroom.lobby.joined(students))],
      rows: [[boardButton(quiz, 'q', 'rules', locale.classroom.lobby.rules)]],
    };
  const { lobby, work } = locale.classroom;
  const { exam, homework } = work;
  const { mode, minutes, retakes, counts } = quiz.settings;
  const over = quiz.phase === 'over';
  const open = quiz.phase === 'open';
  const isExam = mode === 'exam';
  const end = classEnd(quiz);
  const { late } = quiz.settings;
  const told: Inline[] =
    end === null || !open
      ? []
      : [...(isExam ? exam.ends(moment(end), date(end)) : homework.closes(date(end), moment(end)))];
  return {
    meaning: over ? 'over' : open ? 'play' : 'wait',
    title: [titleOf(quiz, locale)],
    doc: [
      ...(open && isExam
        ? [p(strong(exam.begin))]
        : quiz.teacher === null
          ? []
          : [p(...work.by(person(quiz.teacher)))]),
      p(isExam ? exam.about(quiz.plan.length, minutes) : homework.about(quiz.plan.length, retakes, counts)),
      ...(isExam ? [p(exam.how)] : []),
      aboutQuiz(view, locale),
      ...(told.length === 0 ? [] : [p(...told)]),
      ...(late === null || over ? [] : [p(...work.allow.late(date(late.until), late.off))]),
      ...(open && quiz.left !== null ? [p(exam.paused)] : []),
      ...waiting(quiz, locale),
      ...(isExam && quiz.phase === 'lobby' ? scarcity(progress, locale) : []),
      p(
        strong(
          progress === null || !open
            ? lobby.joined(students)
            : isExam
              ? exam.progress(progress.joined, progress.begun, progress.finished)
              : homework.progress(progress.begun, progress.finished),
        ),
      ),
      ...(open && isExam ? [note(exam.late)] : []),
    ],
    rows: [
      [
        ...(open ? [boardButton(quiz, 'e', 'open', isExam ? exam.start : homework.start, 'main')] : []),
        ...(quiz.phase === 'lobby' ? [boardButton(quiz, 'q', 'join', lobby.join, 'main')] : []),
        boardButton(quiz, 'q', 'rules', lobby.rules),
      ],
      ...(isExam ? teacherRow(quiz, locale) : []),
    ],
  };
};

/** A single reminder in the channel, before homework closes. */
export const reminderScreen = (quiz: Assignment, progress: Progress, locale: Locale): Screen => {
  const { homework } = locale.classroom.work;
  const end = classEnd(quiz);
  return {
    meaning: 'wait',
    title: [homework.reminder],
    doc: [
      p(strong(quizName(quiz, locale))),
      ...(end === null ? [] : [p(...homework.closes(date(end), moment(end)))]),
      p(homework.progress(progress.begun, progress.finished)),
    ],
    rows: [[boardButton(quiz, 'e', 'open', homework.start, 'main')]],
  };
};

/** Replaces a quiz that missed its time, or that nobody may start. */
export const missedScreen = (quiz: Assignment, locale: Locale): Screen =>
  plainScreen('over', quizName(quiz, locale), [
    p(
      ...locale.classroom.work.plan[quiz.ending === 'unwarranted' ? 'unwarranted' : 'missed'](
        date(quiz.settings.startsAt ?? quiz.updatedAt),
      ),
    ),
  ]);

/** State of an entry in the server's events; `refused`: no permission; `none`: nothing to tell. */
export type Listing = 'listed' | 'refused' | 'hidden' | 'full' | 'none';

/**
 * What was planned, for the teacher: in each reader's own time and the class's. `made`: share of its positions that are ready.
 */
export const madeScreen = (
  { quiz, zone, twice, questions }: Pick<Created, 'quiz' | 'zone' | 'twice'> & Partial<Created>,
  locale: Locale,
  listing: Listing = 'none',
  made: number | null = null,
): Screen => {
  const { plan } = locale.classroom.work;
  const { panel } = locale.classroom;
  const { startsAt, closesAt, lobbyMinutes, byItself, mode, count, late } = quiz.settings;
  const missing = questions === undefined ? 0 : count - questions.length;
  return {
    meaning: 'info',
    title: [quizName(quiz, locale)],
    doc: [
      ...(mode === 'homework' && closesAt !== null
        ? [
            p(
              ...plan.window(
                startsAt === null || quiz.phase !== 'planned' ? null : date(startsAt),
                date(closesAt),
                clockIn(zone, closesAt),
                zone,
              ),
            ),
          ]
        : startsAt === null
          ? []
          : [
              p(...plan.made(date(startsAt), moment(startsAt), clockIn(zone, startsAt), zone)),
              p(plan.lobby(lobbyMinutes)),
              p(plan.begins[byItself ? 'itself' : 'teacher']),
            ]),
      ...(late === null ? [] : [p(...locale.classroom.work.allow.late(date(late.until), late.off))]),
      ...(made === null ? [] : [note(plan.preparing), ...barDoc(made, locale)]),
      aboutQuiz({ quiz, questions }, locale),
      ...(twice ? [note(plan.twice)] : []),
      ...(zone === DEFAULT_ZONE ? [note(plan.usualZone)] : []),
      ...(missing > 0 ? [note(panel.missing(missing))] : []),
      ...(listing === 'none' ? [] : [note(plan.listing[listing])]),
    ],
    rows: [[teacherButton(quiz, 'draft', locale.classroom.draft.title)]],
    files: calendarFile([quiz], locale),
  };
};

const chooser = (
  verb: string,
  placeholder: string,
  quizzes: readonly Assignment[],
  locale: Locale,
): readonly ControlRow[] =>
  selectRows(
    shortId('w', '', 0, verb),
    placeholder,
    quizzes.slice(0, MAX_LISTED_QUIZZES).map((quiz) => ({ label: quizName(quiz, locale), value: quiz.id })),
  );

/** Planned quizzes of a server, which can be moved or cancelled. `said`: what has just happened. */
export const plannedScreen = (quizzes: readonly Assignment[], locale: Locale, said?: string): Screen => {
  const { plan } = locale.classroom.work;
  const items = quizzes.slice(0, MAX_LISTED_QUIZZES).map((quiz): readonly Inline[] => {
    const at = quiz.settings.startsAt ?? quiz.createdAt;
    return plan.line(quizName(quiz, locale), date(at), moment(at), { channel: quiz.channel });
  });
  return {
    meaning: 'info',
    title: [plan.title],
    doc: [...(said === undefined ? [] : [p(strong(said))]), items.length === 0 ? p(plan.none) : list(items)],
    rows:
      items.length === 0
        ? []
        : [
            ...chooser('move', plan.move, quizzes, locale),
            ...chooser('cancel', plan.cancel, quizzes, locale),
          ],
    files: calendarFile(quizzes, locale),
  };
};

/** Field for another time. */
export const WHEN_FIELD = 'when';

/** Asks for another time of a quiz, or another close of homework. */
export const whenModal = (quiz: Assignment, locale: Locale): TextModal => {
  const words = locale.classroom.work.when;
  const isHomework = quiz.settings.mode === 'homework';
  return {
    id: shortId('w', quiz.id, 0, 'moved'),
    title: words[isHomework ? 'close' : 'start'],
    label: words.label,
    description: words.about,
    field: WHEN_FIELD,
    placeholder: words.example,
    most: 60,
  };
};

export type HomeworkAct = 'list' | 'close' | 'results';

/** Homework of a server, for teachers: `act` is the select's action on the chosen one. */
export const homeworksScreen = (
  all: readonly { readonly quiz: Assignment; readonly progress: Progress; readonly made?: number | null }[],
  act: HomeworkAct,
  locale: Locale,
  said?: string,
): Screen => {
  const { homeworks } = locale.classroom.work;
  const shown = all.slice(0, MAX_LISTED_QUIZZES);
  const open = shown.flatMap(({ quiz }) => (quiz.phase === 'over' ? [] : [quiz]));
  return {
    meaning: 'info',
    title: [homeworks.title],
    doc: [
      ...(said === undefined ? [] : [p(strong(said))]),
      shown.length === 0
        ? p(homeworks.none)
        : list(
            shown.map(({ quiz, progress: { finished, joined } }) =>
              homeworks.line(
                quizName(quiz, locale),
                homeworks.states[quiz.phase === 'planned' || quiz.phase === 'over' ? quiz.phase : 'open'],
                date(quiz.settings.closesAt ?? quiz.updatedAt),
                finished,
                joined,
              ),
            ),
          ),
      ...shown.flatMap(({ quiz, made = null }) =>
        made === null
          ? []
          : [
              p(strong(quizName(quiz, locale))),
              note(locale.classroom.work.plan.preparing),
              ...barDoc(made, locale),
            ],
      ),
    ],
    rows:
      shown.length === 0
        ? []
        : [
            ...chooser(
              `homework-${act}`,
              homeworks.choose[act],
              shown.map(({ quiz }) => quiz),
              locale,
            ),
            ...(act === 'results' || open.length === 0
              ? []
              : chooser('move', homeworks.choose.move, open, locale)),
          ],
  };
};

/** The class's zone with its present time. */
export const zoneScreen = (zone: string, now: string, locale: Locale): Screen => {
  const { zone: words } = locale.classroom.work;
  return plainScreen('info', words.title, [p(words.set(zone, now))]);
};
