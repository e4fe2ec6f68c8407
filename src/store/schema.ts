import type { Generated, Kysely, Transaction } from 'kysely';

/**
 * The tables, for both databases. Times are milliseconds since 1970; booleans are 0 and 1, since SQLite has no others. Users
 * appear in `user_id` columns only, so that their data can be found and removed; `exam_locks` has a digest.
 */
export interface Schema {
  matches: MatchesTable;
  match_seats: SeatTable;
  match_events: EventTable;
  settings: SettingTable;
  ratings: RatingTable;
  rating_changes: RatingChangeTable;
  season_places: SeasonPlaceTable;
  definitions: DefinitionTable;
  octal_records: OctalTable;
  quizzes: QuizTable;
  quiz_questions: QuestionTable;
  quiz_students: StudentTable;
  quiz_answers: AnswerTable;
  quiz_variants: VariantTable;
  quiz_papers: PaperTable;
  quiz_corrections: CorrectionTable;
  quiz_allowances: AllowanceTable;
  accommodations: AccommodationTable;
  quiz_templates: TemplateTable;
  exam_locks: ExamLockTable;
  progress_consents: ConsentTable;
  progress_notes: NoteTable;
  roster: RosterTable;
  learn_progress: LearnTable;
  lesson_homework: LessonHomeworkTable;
  lesson_homework_students: LessonStudentTable;
  class_events: ClassEventTable;
  practice_cards: CardTable;
  practice_reviews: ReviewTable;
  practice_sessions: PracticeSessionTable;
  practice_questions: PracticeQuestionTable;
  arenas: ArenaTable;
  arena_players: ArenaPlayerTable;
  daily_puzzles: DailyPuzzleTable;
  daily_tries: DailyTryTable;
  storm_races: RaceTable;
  storm_runs: StormRunTable;
  storm_answers: StormAnswerTable;
  bank_sets: BankSetTable;
  bank_positions: BankPositionTable;
  interaction_claims: ClaimTable;
}

export type Db = Kysely<Schema>;
export type Tx = Transaction<Schema>;

/** Where its message stands. */
export interface BoardColumns {
  board_channel: string | null;
  board_message: string | null;
}

/** Matches. A board's channel without a message: only a thread was opened for it. */
export interface MatchesTable extends BoardColumns {
  id: string;
  guild: string | null;
  channel: string;
  start: string;
  opener: number;
  clock: string;
  rematch_of: string | null;
  created_at: number;
  /** The following columns are derived from the log, for queries; `length` also guards the log's end. */
  length: number;
  revision: number;
  status: string;
  waits_for: string | null;
  waits_for_bot: number;
  deadline: number | null;
  updated_at: number;
  game: string;
  winner: number | null;
  practice: number;
  warn_at: number | null;
  call_at: number | null;
  /** Names of the server's own games in it, by definition, as JSON. */
  names: string | null;
  dealt: number;
  winnable: number;
  guided: Generated<number>;
  /** Whether both players agreed on hints. */
  hints: Generated<number>;
  /** Number of events that the board shows (-1: never drawn), and the shown deadline in wall-clock time. */
  drawn: Generated<number>;
  drawn_deadline: number | null;
  /** The message that notified the player to move, until it is deleted. */
  call_channel: string | null;
  call_message: string | null;
  call_revision: number | null;
  arena: string | null;
}

/** Interactions that a process has started to serve, so that no other does: Discord's ids, which contain their time. */
interface ClaimTable {
  id: string;
}

/** Columns of races and arenas; `user_id`: who opened it. */
export interface ContestColumns extends BoardColumns {
  id: string;
  guild: string;
  channel: string;
  user_id: string | null;
  created_at: number;
  ended_at: number | null;
}

/** `ends_at` is on the games' own clock, without credit. */
export interface ArenaTable extends ContestColumns {
  line: string;
  minutes: number;
  ends_at: number | null;
  thread: string | null;
}

interface ArenaPlayerTable {
  arena: string;
  user_id: string;
  joined_at: number;
  here: number;
}

export interface SeatTable {
  match_id: string;
  seat: number;
  /** As the match was opened; an open seat stays `open`, with the user who took it. */
  kind: string;
  user_id: string | null;
  level: string | null;
}

export interface EventTable {
  match_id: string;
  /** From 1, without gaps. */
  seq: number;
  /** The revision after a move or undo; null for events that don't change the board. */
  revision: number | null;
  at: number;
  kind: string;
  seat: number | null;
  user_id: string | null;
  move: string | null;
  /** Moves undone, or the step of a hint. */
  number: number | null;
}

export interface SettingTable {
  scope: string;
  id: string;
  name: string;
  value: string;
}

/** Games named by servers; `user_id` is the author, removed with their data. */
export interface DefinitionTable {
  guild: string;
  name: string;
  definition: string;
  user_id: string | null;
  at: number;
}

/** Certified values of octal games: a cache, checked at each read. */
export interface OctalTable {
  code: string;
  /** Packed values, as text. */
  record: string;
  checksum: string;
  version: number;
}

/** Elo ratings (see play/rating.ts), changed in the transaction that ends a match. */
export interface RatingTable {
  user_id: string;
  game: string;
  rating: number;
  games: number;
}

interface RatingChangeTable {
  user_id: string;
  match_id: string;
  game: string;
  at: number;
  change: number;
}

/** Places of a past season; months in UTC, counted from January of year 0. */
interface SeasonPlaceTable {
  guild: string;
  month: number;
  user_id: string;
  place: number;
  points: number;
}

/** Quizzes of a class; `user_id` is the teacher. Settings and plan are JSON. */
export interface QuizTable extends BoardColumns {
  id: string;
  guild: string;
  channel: string;
  user_id: string | null;
  settings: string;
  state: string;
  plan: string;
  current: number;
  /** The number at `current` of the plan, for queries. */
  question: number | null;
  deadline: number | null;
  time_left: number | null;
  revision: number;
  created_at: number;
  updated_at: number;
  board_shows: number | null;
  /** Copied from its settings, for queries. */
  mode: string;
  ending: string | null;
  remind_at: number | null;
  prepared: number;
  /** Milliseconds from the class's end to the deadline of students with extra time. */
  grace: Generated<number>;
  /** Milliseconds for which the class's current question accepts answers. */
  open_ms: Generated<number | null>;
  /** Key of an anonymous quiz's pseudonyms for students, until it is over. */
  pseudonym_key: Generated<string | null>;
}

/** A question with its answer key, as JSON. */
interface QuestionTable {
  quiz_id: string;
  number: number;
  question: string;
  /** For an exam: whether there are no more equally hard positions. */
  exhausted: Generated<number>;
}

interface StudentTable {
  quiz_id: string;
  user_id: string;
  since: number;
  display_name: Generated<string | null>;
  team: Generated<number | null>;
}

/** The last answer of a student to a question before it closed, and its score. */
export interface AnswerTable {
  quiz_id: string;
  user_id: string;
  /** From 1; 0: a question asked of the whole class. */
  attempt: number;
  /** For an attempt: the slot. */
  question: number;
  at: number;
  answer: string;
  said: string;
  is_right: number;
  misconception: string | null;
  sure: number | null;
  speed: number | null;
  /** 1: a teacher typed it in from paper. */
  typed_in: number | null;
  /** For a free-text answer: hundredths of the points; null: not marked. */
  mark: number | null;
  /** Milliseconds that the student saw the question; null: unknown. */
  took_ms: number | null;
}

/** A question with its answer key, as JSON: one of several equally hard ones, of which each student gets one. */
interface VariantTable {
  quiz_id: string;
  place: number;
  variant: number;
  question: string;
}

/** A student's attempt at an exam or homework; the student's variants are JSON. */
export interface PaperTable {
  quiz_id: string;
  user_id: string;
  attempt: number;
  seat: number;
  variants: string;
  started_at: number | null;
  ended_at: number | null;
  /** Whether an answer came after the student's own deadline. */
  late: Generated<number>;
  /** Whether it ended without being handed in. */
  cut_off: Generated<number>;
  /** The open slot, and the time since it was opened or last answered. */
  page: Generated<number | null>;
  page_at: Generated<number | null>;
}

/** Exceptions for one student in one quiz; times in milliseconds. */
export interface AllowanceTable {
  quiz_id: string;
  user_id: string;
  extra_ms: number;
  attempts: number;
  paused_at: number | null;
  /** Time until which it is reopened for them after its end, and when that was first done. */
  reopened_until: Generated<number | null>;
  reopened_at: Generated<number | null>;
  /** Time since which they are to be notified of the reopening; null: done. */
  tell_at: Generated<number | null>;
  /** When the reopening ended for them; null: it has not. */
  closed_at: Generated<number | null>;
  /** Whether they had joined before the reopening. */
  had_joined: Generated<number>;
}

/** A saved quiz; `body`: in the file format of quizzes. */
interface TemplateTable {
  guild: string;
  name_key: string;
  name: string;
  body: string;
  user_id: string | null;
  updated_at: number;
}

/** Extra time of a student in every exam of a server. */
interface AccommodationTable {
  guild: string;
  user_id: string;
  percent: number;
  updated_at: number;
}

/** A teacher's later correction; `said` is JSON. */
export interface CorrectionTable {
  quiz_id: string;
  number: number;
  user_id: string | null;
  at: number;
  kind: string;
  student: string | null;
  question: number | null;
  line: string | null;
  said: string | null;
}

/** `person`: digest of a user id (see `exam-locks.ts`). */
interface ExamLockTable {
  quiz_id: string;
  person: string;
}

/** Students who let a server's teachers see their progress. */
interface ConsentTable {
  guild: string;
  user_id: string;
  at: number;
}

/** Teachers who get a weekly note. */
interface NoteTable {
  guild: string;
  user_id: string;
  next_at: number;
}

/** Names that students entered for themselves. */
interface RosterTable {
  guild: string;
  user_id: string;
  name: string;
  updated_at: bigint | number;
}

/** Number of cards of a lesson that a user has finished. */
interface LearnTable {
  user_id: string;
  lesson: string;
  cards: number;
  at: number;
}

/** Lessons set by teachers; `user_id`: the teacher. */
interface LessonHomeworkTable {
  id: string;
  guild: string;
  user_id: string | null;
  lesson: string;
  at: number;
  closes_at: number;
}

/** Students who opened a lesson that was set. */
interface LessonStudentTable {
  homework: string;
  user_id: string;
  display_name: string | null;
  at: number;
}

/** Scheduled events of a server; `id`: of a quiz or of a lesson that was set. `sent`: the last sent state, as JSON. */
export interface ClassEventTable {
  id: string;
  guild: string;
  channel: string;
  event: string | null;
  sent: string | null;
}

/** A server's named sets of positions; `set_key` is the name in lower case. */
interface BankSetTable {
  guild: string;
  set_key: string;
  name: string;
}

/** Positions of a set; `user_id` added it. */
export interface BankPositionTable {
  guild: string;
  set_key: string;
  number: number;
  line: string;
  symmetry: string;
  outcome: string;
  difficulty: number;
  user_id: string | null;
  at: number;
}

/** A user's memory state of one skill: computed from `practice_reviews` and stored besides them. */
export interface CardTable {
  user_id: string;
  skill: string;
  due: number;
  stability: number;
  difficulty: number;
  scheduled_days: number;
  learning_steps: number;
  lapses: number;
  state: number;
  last_at: number;
  reviews: number;
  share: number;
  level: number;
}

/** The log of practice. Each event (`source`, `ref`) is logged once; `number` counts the reviews of a skill. */
export interface ReviewTable {
  user_id: string;
  source: string;
  ref: string;
  skill: string;
  number: number;
  is_right: number;
  at: number;
  difficulty: number | null;
  line: string;
  symmetry: string | null;
}

/** `wish` and `thrown` are JSON. */
export interface PracticeSessionTable {
  id: string;
  user_id: string;
  wish: string;
  length: number;
  thrown: string;
  start: string | null;
  created_at: number;
}

/** `question`, `why` and `given` are JSON; `given` null: it waits for its answer. */
export interface PracticeQuestionTable {
  session_id: string;
  number: number;
  user_id: string;
  question: string;
  symmetry: string;
  why: string;
  at: number;
  given: string | null;
}

/** `question` is JSON, as first asked on that day; days in UTC, counted from 1 January 1970. */
interface DailyPuzzleTable {
  day: number;
  question: string;
}

/** Tries at daily puzzles, numbered from 0; without a move: a hint. */
export interface DailyTryTable {
  user_id: string;
  day: number;
  number: number;
  move: string | null;
  is_right: number;
  at: number;
  guild: string | null;
}

/** Races in Storm. `clock_credit`: the downtime up to which `stood` was added to the runs. */
export interface RaceTable extends ContestColumns {
  started_at: number | null;
  clock_credit: number;
  stood: number;
}

/** Users' runs of Storm. Columns from `answered` on are totals of the answers. */
export interface StormRunTable {
  id: string;
  user_id: string;
  guild: string | null;
  seed: string;
  created_at: number;
  started_at: number | null;
  credit: number;
  answered: number;
  score: number;
  mistakes: number;
  streak: number;
  best_streak: number;
  reached_at: number | null;
  race: string | null;
}

/** `question` is JSON, stored for mistakes only. */
export interface StormAnswerTable {
  run_id: string;
  number: number;
  user_id: string;
  choice: number;
  is_right: number;
  at: number;
  question: string | null;
}
