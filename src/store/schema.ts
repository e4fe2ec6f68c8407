import type { Generated, Kysely, Transaction } from 'kysely';

/**
 * The tables, for both databases. Times are milliseconds since 1970; truth values are 0 and 1, since SQLite has no others.
 * People stand in `user_id` columns and nowhere else, so that their data can be found and removed; `exam_locks` has a digest.
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

export interface MatchesTable {
  id: string;
  guild: string | null;
  channel: string;
  start: string;
  opener: number;
  clock: string;
  rematch_of: string | null;
  created_at: number;
  /** From here on: derived from the log, to find the match by; `length` also guards the log's end. */
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
  /** Without a message: of a thread that was opened for the board. */
  board_channel: string | null;
  board_message: string | null;
  /** Names of the server's own games in it, by definition, as JSON. */
  names: string | null;
  dealt: number;
  winnable: number;
  guided: Generated<number>;
  /** Whether two people agreed on hints. */
  hints: Generated<number>;
  /** Events that the board shows (-1: it was never drawn), and the deadline on it as the wall said it. */
  drawn: Generated<number>;
  drawn_deadline: number | null;
  /** The message that called the player to move, as long as it stands. */
  call_channel: string | null;
  call_message: string | null;
  call_revision: number | null;
  arena: string | null;
}

/** Interactions that a process has begun, so that no other does: ids of Discord's, which have their time in them. */
interface ClaimTable {
  id: string;
}

/** Everybody against everybody; `user_id` opened it. `ends_at` is on the games’ own clock, without credit. */
export interface ArenaTable {
  id: string;
  guild: string;
  channel: string;
  user_id: string | null;
  line: string;
  minutes: number;
  created_at: number;
  ends_at: number | null;
  ended_at: number | null;
  thread: string | null;
  board_channel: string | null;
  board_message: string | null;
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
  /** As the match was opened; an open seat stays `open`, with the person who took it. */
  kind: string;
  user_id: string | null;
  level: string | null;
}

export interface EventTable {
  match_id: string;
  /** From 1, without gaps. */
  seq: number;
  /** The revision a move or undo leads to; null for what leaves the board as it is. */
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

/** Games that servers named; `user_id` made it, and goes where that person's data go. */
export interface DefinitionTable {
  guild: string;
  name: string;
  definition: string;
  user_id: string | null;
  at: number;
}

/** Certified values of octal games: a cache, checked whenever it is read. */
export interface OctalTable {
  code: string;
  /** Packed values, as text. */
  record: string;
  checksum: string;
  version: number;
}

/** Elo ratings (see app/rating.ts), changed in the transaction that ends a match. */
export interface RatingTable {
  user_id: string;
  game: string;
  rating: number;
  games: number;
}

/** What a match changed of a rating. */
interface RatingChangeTable {
  user_id: string;
  match_id: string;
  game: string;
  at: number;
  change: number;
}

/** Places of a season that is over; months in UTC, counted from January of year 0. */
interface SeasonPlaceTable {
  guild: string;
  month: number;
  user_id: string;
  place: number;
  points: number;
}

/** Quizzes of a class; `user_id` is the teacher's. Settings and plan are JSON. */
export interface QuizTable {
  id: string;
  guild: string;
  channel: string;
  user_id: string | null;
  settings: string;
  state: string;
  plan: string;
  current: number;
  /** The number at `current` of the plan, to find by. */
  question: number | null;
  deadline: number | null;
  time_left: number | null;
  revision: number;
  created_at: number;
  updated_at: number;
  board_channel: string | null;
  board_message: string | null;
  board_shows: number | null;
  /** Of its settings, to find by. */
  mode: string;
  ending: string | null;
  remind_at: number | null;
  prepared: number;
  /** Milliseconds from the class's end to the deadline, for those who have longer. */
  grace: Generated<number>;
  /** Milliseconds for which the question that is asked of all takes answers. */
  open_ms: Generated<number | null>;
  /** Of an anonymous quiz that is not over: students stand in its rows under pseudonyms made with it. */
  pseudonym_key: Generated<string | null>;
}

/** A question with its key, as JSON. */
interface QuestionTable {
  quiz_id: string;
  number: number;
  question: string;
  /** Of an exam: whether there are no more positions that are as hard. */
  exhausted: Generated<number>;
}

interface StudentTable {
  quiz_id: string;
  user_id: string;
  since: number;
  display_name: Generated<string | null>;
  team: Generated<number | null>;
}

/** One row a student and question: the last answer before the close, and what it was worth. */
export interface AnswerTable {
  quiz_id: string;
  user_id: string;
  /** From 1; 0: of a question that was asked of all at once. */
  attempt: number;
  /** Of an attempt: its slot. */
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
  /** Of one's own words: hundredths of the points; null: not marked. */
  mark: number | null;
  /** Milliseconds with the question before their eyes; null: not known. */
  took_ms: number | null;
}

/** A question with its key, as JSON: one of those that are equally hard, of which each student has one. */
interface VariantTable {
  quiz_id: string;
  place: number;
  variant: number;
  question: string;
}

/** An attempt of a student at an exam or homework; which variants are theirs is JSON. */
export interface PaperTable {
  quiz_id: string;
  user_id: string;
  attempt: number;
  seat: number;
  variants: string;
  started_at: number | null;
  ended_at: number | null;
  /** Whether an answer came after the student's own end. */
  late: Generated<number>;
  /** Whether it ended without being handed in. */
  cut_off: Generated<number>;
  /** The slot that is looked at, and since when, or since the last answer there. */
  page: Generated<number | null>;
  page_at: Generated<number | null>;
}

/** What one student has in one quiz beyond the others; times in milliseconds. */
export interface AllowanceTable {
  quiz_id: string;
  user_id: string;
  extra_ms: number;
  attempts: number;
  paused_at: number | null;
  /** Until when it is open again for them after its end, and when that was first so. */
  reopened_until: Generated<number | null>;
  reopened_at: Generated<number | null>;
  /** Since when they are to be told that it is open again; null: they were. */
  tell_at: Generated<number | null>;
  /** When it was over again for them; null: it is not. */
  closed_at: Generated<number | null>;
  /** Whether they had joined before it was opened again. */
  had_joined: Generated<number>;
}

/** A quiz to give again; `body`: as its file. */
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

/** What a teacher set right afterwards; `said` is JSON. */
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

/** Students who let the teachers of a server see how they are doing. */
interface ConsentTable {
  guild: string;
  user_id: string;
  at: number;
}

/** Teachers who get a note each week. */
interface NoteTable {
  guild: string;
  user_id: string;
  next_at: number;
}

/** Names that students gave themselves. */
interface RosterTable {
  guild: string;
  user_id: string;
  name: string;
  updated_at: bigint | number;
}

/** How many cards of a lesson somebody has done. */
interface LearnTable {
  user_id: string;
  lesson: string;
  cards: number;
  at: number;
}

/** Lessons that teachers set; `user_id`: the teacher. */
interface LessonHomeworkTable {
  id: string;
  guild: string;
  user_id: string | null;
  lesson: string;
  at: number;
  closes_at: number;
}

/** Who opened a lesson that was set. */
interface LessonStudentTable {
  homework: string;
  user_id: string;
  display_name: string | null;
  at: number;
}

/** Entries in the list of a server's events; `id`: of a quiz or of a lesson that was set. `sent` is JSON, of what was sent last. */
export interface ClassEventTable {
  id: string;
  guild: string;
  channel: string;
  event: string | null;
  sent: string | null;
}

/** Named sets of positions of a server; `set_key` is the name in lower case. */
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

/** What is remembered of one skill of one person: computed from `practice_reviews`, kept beside them. */
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

/** The log of practice. What it was (`source`, `ref`) stands in it once; `number` counts the reviews of a skill. */
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

/** `question`, `why` and `given` are JSON; nothing given: it waits for its answer. */
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

/** `question` is JSON, as it was first asked on that day; days in UTC, counted from 1 January 1970. */
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

/** Races at Storm; `user_id` opened it. `clock_credit`: of the downtime, up to which `stood` was added to the runs. */
export interface RaceTable {
  id: string;
  guild: string;
  channel: string;
  user_id: string | null;
  created_at: number;
  started_at: number | null;
  ended_at: number | null;
  clock_credit: number;
  stood: number;
  board_channel: string | null;
  board_message: string | null;
}

/** Runs of users at Storm. From `answered` on: totals of the answers. */
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

/** `question` is JSON, kept of mistakes alone. */
export interface StormAnswerTable {
  run_id: string;
  number: number;
  user_id: string;
  choice: number;
  is_right: number;
  at: number;
  question: string | null;
}
