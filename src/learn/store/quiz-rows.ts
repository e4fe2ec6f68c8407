import type { Insertable, Selectable } from 'kysely';
import { boardCells } from '../../store/board-columns.ts';
import type { AnswerTable, QuizTable } from '../../store/schema.ts';
import {
  type AnswerRow,
  type Assignment,
  type Change,
  DEFAULT_SETTINGS,
  ENDINGS,
  PHASES,
  type QuizPhase,
  type QuizSettings,
} from '../model/assignment.ts';

const phaseOf = (text: string): QuizPhase => {
  const phase = PHASES.find((one) => one === text);
  if (phase === undefined) throw new Error(`the store has an unknown phase: ${text}`);
  return phase;
};

/** A stored quiz. Settings that are newer than the row have their defaults. Throws an Error for an unknown phase. */
export const quizOfRow = (row: Selectable<QuizTable>): Assignment => ({
  id: row.id,
  guild: row.guild,
  channel: row.channel,
  teacher: row.user_id,
  settings: { ...DEFAULT_SETTINGS, ...(JSON.parse(row.settings) as QuizSettings) },
  phase: phaseOf(row.state),
  plan: JSON.parse(row.plan) as readonly number[],
  current: row.current,
  deadline: row.deadline,
  left: row.time_left,
  revision: row.revision,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  board:
    row.board_channel === null || row.board_message === null || row.board_shows === null
      ? null
      : { channel: row.board_channel, message: row.board_message, shows: row.board_shows },
  ending: ENDINGS.find((one) => one === row.ending) ?? null,
  remindAt: row.remind_at,
  prepared: row.prepared === 1,
  ...(row.grace === 0 ? {} : { grace: row.grace }),
  ...(row.open_ms === null ? {} : { openMs: row.open_ms }),
});

/** The columns that a change may write, besides the settings. */
const changingColumns = (quiz: Assignment) => ({
  state: quiz.phase,
  plan: JSON.stringify(quiz.plan),
  current: quiz.current,
  question: quiz.plan[quiz.current] ?? null,
  deadline: quiz.deadline,
  time_left: quiz.left,
  ending: quiz.ending,
  remind_at: quiz.remindAt,
  grace: quiz.grace ?? 0,
  open_ms: quiz.openMs ?? null,
});

/** All columns of a quiz, to insert or replace it; `quizOfRow` reads them. */
export const rowOfQuiz = (quiz: Assignment): Insertable<QuizTable> => ({
  id: quiz.id,
  guild: quiz.guild,
  channel: quiz.channel,
  user_id: quiz.teacher,
  settings: JSON.stringify(quiz.settings),
  ...changingColumns(quiz),
  revision: quiz.revision,
  created_at: quiz.createdAt,
  updated_at: quiz.updatedAt,
  ...boardCells(quiz.board),
  board_shows: quiz.board?.shows ?? null,
  mode: quiz.settings.mode,
  prepared: quiz.prepared ? 1 : 0,
});

/** The columns that a change writes. */
export const columnsOf = (quiz: Assignment, change: Change) => ({
  ...(change.settings === undefined
    ? {}
    : { settings: JSON.stringify({ ...quiz.settings, ...change.settings }) }),
  ...changingColumns({ ...quiz, ...change, settings: quiz.settings }),
});

/** A stored answer; times in milliseconds since 1970. Throws an Error where its JSON is invalid. */
export const answerOfRow = (row: Omit<Selectable<AnswerTable>, 'quiz_id'>): AnswerRow => ({
  question: row.question,
  attempt: row.attempt,
  user: row.user_id,
  at: row.at,
  answer: JSON.parse(row.answer) as AnswerRow['answer'],
  said: JSON.parse(row.said) as AnswerRow['said'],
  right: row.is_right === 1,
  misconception: row.misconception,
  sure: row.sure === null ? null : row.sure === 1,
  speed: row.speed,
  ...(row.typed_in === 1 ? { typedIn: true } : {}),
  ...(row.mark === null ? {} : { mark: row.mark }),
  ...(row.took_ms === null ? {} : { tookMs: row.took_ms }),
});

/** The columns of an answer besides its key. */
export const cellsOfAnswer = (row: AnswerRow) => ({
  at: row.at,
  answer: JSON.stringify(row.answer),
  said: JSON.stringify(row.said),
  is_right: row.right ? 1 : 0,
  misconception: row.misconception,
  sure: row.sure === null ? null : row.sure ? 1 : 0,
  speed: row.speed,
  typed_in: row.typedIn === true ? 1 : null,
  mark: row.mark ?? null,
  took_ms: row.tookMs ?? null,
});
