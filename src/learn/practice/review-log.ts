import { grouped } from '../../engine/core/maps.ts';
import { formatLine } from '../../games/line.ts';
import { chunksOf } from '../../kernel/lists.ts';
import type { Clock, SettingsStore } from '../../kernel/ports.ts';
import type { Timers } from '../../kernel/timers.ts';
import { GONE } from '../../people/model/user.ts';
import type { MatchTable } from '../../play/match-table.ts';
import type { Summary } from '../../play/model/answers.ts';
import type { Live, MatchEvent, SeatIndex } from '../../play/model/match.ts';
import type { MatchRecord } from '../../play/ports.ts';
import type { Summaries } from '../../play/summaries.ts';
import type { ClassStore } from '../class/ports.ts';
import { isUnderWay } from '../model/allowance.ts';
import { askedOf, type QuizId } from '../model/assignment.ts';
import { DAY_MS } from '../model/day.ts';
import { isMarked, type Question } from '../model/question.ts';
import { reviewed, type SkillCard } from './memory.ts';
import type { Cursor, FeedStore, PracticeStore, QuizStanding, ReviewEvent, ReviewRow } from './ports.ts';
import { practisedSkill, skillId } from './skills.ts';

/** Attempts where other reviews of the skill come first. */
const MAX_TRIES = 8;
/** Matches and quizzes per batch. */
const BATCH_ROWS = 50;
/** New matches per look: up to a tenth of a second or two each. The next look continues there. */
const MAX_NEW_SUMMARIES = 50;
/** Read again before the last look: clocks of processes differ. */
const SLACK_MS = 60_000;
/** The first look goes back so far. */
const FIRST_LOOK_MS = DAY_MS;
/** Settings scope with the time of the last look. */
const SCOPE = 'practice-clock';
/** Matches and quizzes remembered as logged; only a cache, since each event is logged once. */
const MAX_REMEMBERED_KEYS = 5_000;

/** The evidence in an answer to a question. */
export const questionEvent = (
  question: Question,
  { user, source, ref, right, at }: Pick<ReviewEvent, 'user' | 'source' | 'ref' | 'right' | 'at'>,
): ReviewEvent => ({
  user,
  skill: practisedSkill(question),
  source,
  ref,
  right,
  at,
  difficulty: question.difficulty,
  line: question.line,
  symmetry: question.symmetry,
});

/** Logs events, each once. */
export type Feed = (events: readonly ReviewEvent[]) => Promise<void>;

/** The card after events, and their rows. */
const foldOn = (
  before: SkillCard | null,
  events: readonly ReviewEvent[],
): { readonly card: SkillCard | null; readonly rows: readonly ReviewRow[] } => {
  let card = before;
  const rows: ReviewRow[] = [];
  for (const event of events) {
    card = reviewed(card, event, event);
    rows.push({ ...event, at: card.memory.last, number: card.reviews });
  }
  return { card, rows };
};

/** Position of a match among those that ended. */
const endOf = ({ events, opening }: MatchRecord): Cursor => ({
  at: events.at(-1)?.at ?? opening.createdAt,
  id: opening.id,
});

/** All rows after a position, read in batches of `BATCH_ROWS`. */
const rowsAfter = async function* <T>(
  since: Cursor,
  read: (after: Cursor) => Promise<readonly T[]>,
  cursorOf: (row: T) => Cursor,
): AsyncGenerator<T> {
  for (let after = since; ; ) {
    const rows = await read(after);
    yield* rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < BATCH_ROWS) return;
    after = cursorOf(last);
  }
};

type FedStore = Pick<PracticeStore, 'card' | 'logged' | 'record'>;

/** Skills written together: separate commits would take several seconds for a class of 200. */
const PARALLEL_SKILLS = 25;

/** Logs events of one skill, source and user. */
const feedGroup = async (store: FedStore, group: readonly ReviewEvent[]): Promise<void> => {
  const { user, skill, source } = group[0]!;
  for (let tries = 0; ; tries += 1) {
    const known = await store.logged(
      user,
      source,
      group.map(({ ref }) => ref),
    );
    const { card, rows } = foldOn(
      await store.card(user, skill),
      group.filter(({ ref }) => !known.has(ref)),
    );
    if (card === null || rows.length === 0 || (await store.record(rows, card)) === 'recorded') return;
    if (tries >= MAX_TRIES) throw new Error(`practice could not be fed: ${skill}`);
  }
};

/** Logs events, each once, skill by skill; retries where a card changed, and throws after some tries. */
export const feedOf =
  (store: FedStore, timers: Timers): Feed =>
  async (events) => {
    const keyOf = ({ user, skill, source }: ReviewEvent) => JSON.stringify([user, skill, source]);
    const all = [...grouped(events, keyOf).values()];
    for (const groups of chunksOf(all, PARALLEL_SKILLS)) {
      await Promise.all(groups.map((group) => feedGroup(store, group)));
      // Lets waiting clicks in.
      if (all.length > 1) await timers.breath();
    }
  };

/** For each remaining move: whether its player had a hint in that position. */
const helpedMoves = (events: readonly MatchEvent[]): readonly boolean[] => {
  const helped: boolean[] = [];
  let asked: readonly SeatIndex[] = [];
  for (const event of events) {
    if (event.kind === 'hint') asked = [...asked, event.seat];
    else if (event.kind === 'undo') {
      helped.length -= event.count;
      asked = [];
    } else if (event.kind === 'move') {
      helped.push(asked.includes(event.seat));
      asked = [];
    }
  }
  return helped;
};

/** Whether there was a choice of moves. */
const hadChoice = (live: Live, ply: number): boolean => {
  let moves = 0;
  for (const _ of live.history[ply]!.from.options()) if ((moves += 1) > 1) return true;
  return false;
};

/** The skill of a move. */
const moveSkill = (live: Live, ply: number): string => {
  const { game, line } = live.history[ply]!.from;
  return practisedSkill({ skill: skillId({ kind: 'winning-move', game, win: live.win }), line });
};

/** The line before a move, with its win rule. */
export const lineBefore = ({ history, win }: Live, ply: number): string =>
  formatLine({ spot: history[ply]!.from, win });

/** The evidence in a move of a match. */
export const moveEvent = (
  live: Live,
  ply: number,
  { user, source, right, at }: Pick<ReviewEvent, 'user' | 'source' | 'right' | 'at'>,
): ReviewEvent => ({
  user,
  skill: moveSkill(live, ply),
  source,
  ref: `${live.match.id}:${ply}`,
  right,
  at,
  difficulty: null,
  line: lineBefore(live, ply),
  symmetry: null,
});

/**
 * The evidence in a finished match: a missed win is a wrong answer, a kept win a right one; without a win there is none. A win
 * kept after a hint, in a match with moves taken back, or by the only move is no evidence either.
 */
export const eventsOfMatch = (
  live: Live,
  log: readonly MatchEvent[],
  { marks }: Summary,
): readonly ReviewEvent[] => {
  const { match, history } = live;
  const helped = helpedMoves(log);
  return history.flatMap(({ seat }, ply): readonly ReviewEvent[] => {
    const sits = match.seats[seat];
    const mark = marks[ply];
    if (sits.kind !== 'person' || (mark !== 'kept' && mark !== 'threw')) return [];
    if (mark === 'kept' && (match.practice || helped[ply] === true || !hadChoice(live, ply))) return [];
    const right = mark === 'kept';
    return [moveEvent(live, ply, { user: sits.user, source: 'game', right, at: match.updatedAt })];
  });
};

interface SettleDeps {
  readonly feeds: FeedStore;
  readonly classes: Pick<ClassStore, 'questions' | 'answers' | 'attempts' | 'variants' | 'allowances'>;
  readonly settings: SettingsStore;
  readonly clock: Clock;
  readonly timers: Timers;
  readonly table: MatchTable;
  readonly feed: Feed;
  readonly summaries: Summaries;
}

/**
 * Logs the evidence of what ended since the last look. Its position is stored, and every event is logged once: it may be
 * killed at any moment, run in two processes, and read a match again.
 */
export class ReviewLog {
  readonly #deps: SettleDeps;
  readonly #fed = new Set<string>();
  #running: Promise<void> | null = null;
  /** Position and start of an unfinished look; null: the last one was complete. */
  #rest: { readonly after: Cursor; readonly began: number } | null = null;

  constructor(deps: SettleDeps) {
    this.#deps = deps;
  }

  /** Runs a look, or joins the one under way. */
  settle(): Promise<void> {
    return (this.#running ??= this.#look().finally(() => {
      this.#running = null;
    }));
  }

  #remember(key: string): void {
    if (this.#fed.size >= MAX_REMEMBERED_KEYS) this.#fed.clear();
    this.#fed.add(key);
  }

  /** Logs matches that ended after `since`; returns its position, null at the end. */
  async #matches(since: Cursor): Promise<Cursor | null> {
    const { feeds, table, summaries, feed, timers } = this.#deps;
    let anew = 0;
    let after = since;
    for await (const record of rowsAfter(since, (from) => feeds.ended(from, BATCH_ROWS), endOf)) {
      const key = `match ${record.opening.id}`;
      if (this.#fed.has(key)) continue;
      if (anew >= MAX_NEW_SUMMARIES) return after;
      const [live] = await table.lives([record]);
      if (live !== undefined) {
        if (summaries.known(live) === undefined) anew += 1;
        await feed(eventsOfMatch(live, record.events, await summaries.of(live)));
      }
      await timers.breath();
      this.#remember(key);
      after = endOf(record);
    }
    return null;
  }

  async #revealed(quiz: QuizStanding): Promise<void> {
    const questions = await this.#deps.classes.questions(quiz.id);
    for (const number of new Set(askedOf(quiz))) {
      const key = `quiz ${quiz.id} ${number}`;
      const question = questions[number];
      if (question === undefined || this.#fed.has(key)) continue;
      const answers = await this.#deps.classes.answers(quiz.id, { question: number, attempt: 0 });
      const theirs = isMarked(question) ? [] : answers.filter(({ user }) => !user.startsWith(GONE));
      const ref = `${quiz.id}:${number}`;
      await this.#deps.feed(theirs.map((row) => questionEvent(question, { ...row, source: 'quiz', ref })));
      this.#remember(key);
    }
  }

  /** Answers to an ended exam or homework; a student's reopened one waits for its own end. */
  async #attempts(id: QuizId, key: string): Promise<void> {
    if (this.#fed.has(key)) return;
    const allowances = await this.#deps.classes.allowances(id);
    const attempts = (await this.#deps.classes.attempts(id)).filter(
      (one) => !isUnderWay({ phase: 'over' }, one, allowances.get(one.user)),
    );
    if (attempts.length > 0) {
      const answers = await this.#deps.classes.answers(id);
      const variants = await this.#deps.classes.variants(id);
      const taken = new Map(attempts.map((one) => [`${one.user} ${one.number}`, one]));
      await this.#deps.feed(
        answers.flatMap((row): readonly ReviewEvent[] => {
          const { user, attempt, question: slot } = row;
          const variant = taken.get(`${user} ${attempt}`)?.variants[slot];
          const question = variant === undefined ? undefined : variants.get(slot)?.[variant];
          if (question === undefined || isMarked(question) || user.startsWith(GONE)) return [];
          return [questionEvent(question, { ...row, source: 'quiz', ref: `${id}:${attempt}:${slot}` })];
        }),
      );
    }
    this.#remember(key);
  }

  async #quizzes(since: Cursor): Promise<void> {
    const { feeds } = this.#deps;
    const changeOf = ({ id, updatedAt }: QuizStanding): Cursor => ({ at: updatedAt, id });
    for await (const quiz of rowsAfter(since, (from) => feeds.quizzes(from, BATCH_ROWS), changeOf)) {
      await this.#revealed(quiz);
      if (quiz.phase === 'over') await this.#attempts(quiz.id, `attempts ${quiz.id}`);
    }
    for (const { id, at } of await feeds.reopened(since.at)) await this.#attempts(id, `attempts ${id} ${at}`);
  }

  async #look(): Promise<void> {
    const now = this.#rest?.began ?? this.#deps.clock();
    const kept = (await this.#deps.settings.read('bot', SCOPE)).get('seen');
    const since = { at: (kept === undefined ? now - FIRST_LOOK_MS : Number(kept)) - SLACK_MS, id: '' };
    const stopped = await this.#matches(this.#rest?.after ?? since);
    await this.#quizzes(since);
    this.#rest = stopped === null ? null : { after: stopped, began: now };
    if (this.#rest !== null) return;
    // What was logged is remembered meanwhile, so the time need not be stored at each look.
    if (kept === undefined || now - Number(kept) >= SLACK_MS)
      await this.#deps.settings.write('bot', SCOPE, new Map([['seen', String(now)]]));
  }
}
