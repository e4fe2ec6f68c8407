import {
  ANSWERS,
  type Assignment,
  COUNTS,
  DEFAULT_SETTINGS,
  MAX_TEAMS,
  MIN_TEAMS,
  type QuizSettings,
  SCORINGS,
  TEAMINGS,
} from './assignment.ts';
import { MINUTE_MS } from './day.ts';
import type { QuestionKind } from './facts.ts';
import { QUIZ_MODES } from './policy.ts';
import { offers, type Question } from './question.ts';

const MAX_FILE_CHARS = 64 * 1024;
export const MAX_QUESTIONS = 30;
const MAX_LINE_CHARS = 500;
const MAX_TITLE_CHARS = 80;
const FORMAT = 'sprague-quiz';
const VERSION = 1;

/** A question as it can be asked again, without key and choices, which are always computed anew. */
export interface FiledQuestion {
  readonly kind: QuestionKind;
  readonly line: string;
  readonly typed: boolean;
}

/** The settings that do not concern a time, a server or a class. */
export type FiledSettings = Pick<QuizSettings, keyof ReturnType<typeof settingsOf>>;

/** How homework can be handed in late: for how long after its close, and what percentage of the points that costs. */
export interface LateRule {
  readonly afterMinutes: number;
  readonly off: number;
}

const MAX_LATE_MINUTES = 366 * 24 * 60;

export const lateRuleOf = ({ closesAt, late }: QuizSettings): LateRule | null =>
  late === null || closesAt === null
    ? null
    : { afterMinutes: Math.max(1, Math.round((late.until - closesAt) / MINUTE_MS)), off: late.off };

/** A quiz as a template or a file. */
export interface QuizFile {
  readonly settings: FiledSettings;
  /** Null: it cannot be handed in late. */
  readonly late: LateRule | null;
  readonly questions: readonly FiledQuestion[];
}

/** The questions of a quiz, asked or still to be asked; for one that ended before its first answer, all that were made for it. */
export const plannedIn = ({ plan }: Assignment, questions: readonly Question[]): readonly Question[] =>
  plan.length === 0 ? questions : plan.flatMap((number) => questions[number] ?? []);

export const quizFileOf = (quiz: Assignment, questions: readonly Question[]): QuizFile => ({
  settings: Object.fromEntries(
    FILED_SETTINGS.map((name) => [name, quiz.settings[name]]),
  ) as unknown as FiledSettings,
  late: lateRuleOf(quiz.settings),
  questions: plannedIn(quiz, questions).map((question) => ({
    kind: question.kind,
    line: question.line,
    typed: !offers(question),
  })),
});

export const writeQuizFile = (file: QuizFile): string =>
  `${JSON.stringify({ format: FORMAT, version: VERSION, ...file }, null, 2)}\n`;

const recordOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};

const plain = (value: unknown, most: number): string =>
  typeof value === 'string'
    ? [...value.normalize('NFKC').replace(/\s+/g, ' ').trim()].slice(0, most).join('')
    : '';

const within = (value: unknown, least: number, most: number, usual: number): number =>
  typeof value === 'number' && Number.isFinite(value)
    ? Math.min(most, Math.max(least, Math.round(value)))
    : usual;

const oneOf = <T extends string>(value: unknown, all: readonly T[], usual: T): T =>
  all.find((one) => one === value) ?? usual;

const yes = (value: unknown, usual: boolean): boolean => (typeof value === 'boolean' ? value : usual);

/** The settings of a file. Invalid ones get their default or the nearest valid value. */
const settingsOf = (from: Readonly<Record<string, unknown>>) => ({
  mode: oneOf(from['mode'], QUIZ_MODES, 'live'),
  title: plain(from['title'], MAX_TITLE_CHARS),
  level: within(from['level'], 1, 5, 2),
  readingSeconds: within(from['readingSeconds'], 0, 300, 5),
  answerSeconds: within(from['answerSeconds'], 5, 3600, 45),
  typed: yes(from['typed'], false),
  scoring: oneOf(from['scoring'], SCORINGS, DEFAULT_SETTINGS.scoring),
  speed: yes(from['speed'], DEFAULT_SETTINGS.speed),
  podium: yes(from['podium'], DEFAULT_SETTINGS.podium) || yes(from['suspense'], DEFAULT_SETTINGS.suspense),
  suspense: yes(from['suspense'], DEFAULT_SETTINGS.suspense),
  teams: oneOf(from['teams'], TEAMINGS, DEFAULT_SETTINGS.teams),
  teamCount: within(from['teamCount'], MIN_TEAMS, MAX_TEAMS, DEFAULT_SETTINGS.teamCount),
  anonymous: yes(from['anonymous'], DEFAULT_SETTINGS.anonymous),
  partial: yes(from['partial'], DEFAULT_SETTINGS.partial),
  minutes: within(from['minutes'], 1, 600, DEFAULT_SETTINGS.minutes),
  students: within(from['students'], 1, 500, DEFAULT_SETTINGS.students),
  shut: yes(from['shut'], DEFAULT_SETTINGS.shut),
  lobbyMinutes: within(from['lobbyMinutes'], 1, 60, DEFAULT_SETTINGS.lobbyMinutes),
  byItself: yes(from['byItself'], DEFAULT_SETTINGS.byItself),
  retakes: from['retakes'] === null ? null : within(from['retakes'], 0, 5, DEFAULT_SETTINGS.retakes),
  counts: oneOf(from['counts'], COUNTS, DEFAULT_SETTINGS.counts),
  answers: oneOf(from['answers'], ANSWERS, DEFAULT_SETTINGS.answers),
});

const FILED_SETTINGS = Object.keys(settingsOf({})) as readonly (keyof FiledSettings)[];

const lateOf = (from: Readonly<Record<string, unknown>>): LateRule | null => {
  const afterMinutes = within(from['afterMinutes'], 0, MAX_LATE_MINUTES, 0);
  return afterMinutes === 0 ? null : { afterMinutes, off: within(from['off'], 0, 100, 0) };
};

/** Parses the text of a quiz file; null where it is none. Nothing that it says about answers is used: see `FiledQuestion`. */
export const readQuizFile = (text: string, kinds: readonly QuestionKind[]): QuizFile | null => {
  if (text.length > MAX_FILE_CHARS) return null;
  let read: Readonly<Record<string, unknown>>;
  try {
    read = recordOf(JSON.parse(text.replace(/^\uFEFF/, '')));
  } catch {
    // Not JSON, so not a quiz file.
    return null;
  }
  const { format, version, questions, settings, late } = read;
  if (format !== FORMAT || version !== VERSION || !Array.isArray(questions)) return null;
  const found = (questions as readonly unknown[]).slice(0, MAX_QUESTIONS).flatMap((one): FiledQuestion[] => {
    const { kind, line, typed } = recordOf(one);
    const known = kinds.find((each) => each === kind);
    return known === undefined || typeof line !== 'string' || line.length > MAX_LINE_CHARS
      ? []
      : [{ kind: known, line, typed: yes(typed, false) }];
  });
  return found.length === 0
    ? null
    : { settings: settingsOf(recordOf(settings)), late: lateOf(recordOf(late)), questions: found };
};

/** A template of a server. */
export interface Template {
  readonly name: string;
  /** As a file. */
  readonly body: string;
}

/** In a server. */
export const MAX_TEMPLATES = 50;
