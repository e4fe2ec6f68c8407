/**
 * Invariants of games and quizzes whatever happens to the bot, checked on the store's writes. Shares no code with the use
 * cases: each match and quiz is a register with a revision, and the referee's own laws judge moves.
 */
import type { Assignment, Change } from '../../../src/learn/model/assignment.ts';
import type { MatchEvent, Opening } from '../../../src/play/model/match.ts';
import { parseLine } from '../../../src/texts/index.ts';
import { keyOf, options, readLine } from '../../referee/line.ts';

const LIMIT = { none: Number.POSITIVE_INFINITY, '1m': 60_000, '5m': 300_000, '1d': 86_400_000 } as const;
const CHALLENGE = 3_600_000;
/** Stored times are whole milliseconds. */
const ROUNDED = 5;
/** Deadlines move once the change is worth a second. */
const MOVED = 1_000 + ROUNDED;

interface Game {
  readonly opening: Opening;
  readonly events: MatchEvent[];
  readonly misere: boolean;
  /** Positions so far; the last one is on the board. */
  readonly lines: string[];
  revision: number;
  state: 'challenge' | 'playing' | 'ended';
  winner: 0 | 1 | null;
  /** Start of the running clock, in counted time. */
  since: number;
}

interface Class {
  revision: number;
  phase: string;
  current: number;
  readonly mode: Assignment['settings']['mode'];
  /** Seconds that a question is open, or an exam. */
  readonly seconds: number;
  /** Closing time of homework. */
  readonly closesAt: number | null;
  since: number;
  readonly closed: Map<number, number>;
}

const sameEvent = (a: MatchEvent, b: MatchEvent | undefined): boolean =>
  b !== undefined &&
  JSON.stringify(Object.entries(a).toSorted()) === JSON.stringify(Object.entries(b).toSorted());

/** The position after a move; null where the law knows none. */
const movedTo = (line: string, move: string): string | null => {
  const parsed = parseLine(line);
  if (!parsed.ok) return null;
  for (const option of parsed.value.spot.options())
    if (option.move === move) {
      const to = option.to.line;
      const key = keyOf(readLine(to));
      return options(readLine(line)).some((one) => keyOf(one) === key) ? to : null;
    }
  return null;
};

/** `counts`: time in which the bot could be reached. */
export class History {
  readonly wrong: string[] = [];
  readonly games = new Map<string, Game>();
  readonly quizzes = new Map<string, Class>();
  timeOuts = 0;
  readonly ended = { live: 0, automatic: 0, exam: 0, homework: 0 };
  readonly #counts: () => number;

  constructor(counts: () => number) {
    this.#counts = counts;
  }

  created(opening: Opening, events: readonly MatchEvent[]): void {
    if (this.games.has(opening.id)) this.wrong.push(`${opening.id} was opened twice`);
    const { rematchOf } = opening;
    if (rematchOf !== null && [...this.games.values()].some((game) => game.opening.rematchOf === rematchOf))
      this.wrong.push(`${rematchOf} has two rematches`);
    const against = opening.seats.some(({ kind }) => kind === 'bot');
    this.games.set(opening.id, {
      opening,
      events: [],
      misere: readLine(opening.start).misere,
      lines: [opening.start.replace(/ misere$/, '')],
      revision: 0,
      state: against ? 'playing' : 'challenge',
      winner: null,
      since: this.#counts(),
    });
    this.appended(opening.id, 0, events);
  }

  /** Checks events that the store took from a writer who had seen `length` of them. */
  appended(id: string, length: number, events: readonly MatchEvent[]): void {
    const game = this.games.get(id);
    if (game === undefined) return void this.wrong.push(`${id} was never opened`);
    if (game.events.length !== length)
      this.wrong.push(`${id}: event ${game.events.length} was written over as ${length}`);
    for (const event of events) {
      const fault = game.state === 'ended' ? 'it had ended' : this.#follow(game, event);
      if (fault !== null) this.wrong.push(`${id} event ${game.events.length} (${event.kind}): ${fault}`);
      game.events.push(event);
    }
    if (game.state === 'playing' && game.opening.seats[this.#turn(game)].kind === 'bot')
      this.wrong.push(`${id}: the bot was left to move`);
  }

  #turn(game: Game): 0 | 1 {
    return game.lines.length % 2 === 1 ? 0 : 1;
  }

  #follow(game: Game, event: MatchEvent): string | null {
    const ran = this.#counts() - game.since;
    const turn = this.#turn(game);
    const restart = (): null => {
      game.since = this.#counts();
      return null;
    };
    const end = (winner: 0 | 1 | null): null => {
      game.state = 'ended';
      game.winner = winner;
      return null;
    };
    switch (event.kind) {
      case 'accept':
        if (game.state !== 'challenge') return 'it was no challenge';
        game.state = 'playing';
        return restart();
      case 'expire':
        return ran + ROUNDED < CHALLENGE ? `it had stood for ${ran} ms` : end(null);
      case 'decline':
      case 'cancel':
      case 'abandon':
        return end(null);
      case 'resign':
        return end(event.seat === 0 ? 1 : 0);
      case 'time-out':
        this.timeOuts += 1;
        if (event.seat !== turn) return 'it was not their turn';
        end(turn === 0 ? 1 : 0);
        return ran + ROUNDED < LIMIT[game.opening.clock] ? `their clock had run for ${ran} ms` : null;
      case 'move': {
        if (game.state !== 'playing' || event.seat !== turn) return 'it was not their turn';
        const at = game.lines.at(-1) ?? '';
        const next = movedTo(at, event.move);
        if (next === null) return `${event.move} on ${at}`;
        game.lines.push(next);
        game.revision += 1;
        if (options(readLine(next)).length > 0) return restart();
        return end(game.misere ? (turn === 0 ? 1 : 0) : turn);
      }
      case 'undo':
        for (let n = 0; n < event.count; n += 1) {
          if (game.lines.length === 1) return 'there was no such move';
          game.lines.pop();
        }
        game.revision += 1;
        return restart();
      case 'resume':
        return restart();
      case 'ask':
      case 'refuse':
      case 'hint':
      case 'pause':
        return null;
    }
  }

  /** A player saw their move confirmed on the board of `revision`. */
  confirmed(id: string, seat: number, revision: number, move: string): void {
    const made = (this.games.get(id)?.events ?? []).filter(({ kind }) => kind === 'move' || kind === 'undo');
    const event = made[revision];
    if (event?.kind !== 'move' || event.seat !== seat || event.move !== move)
      this.wrong.push(`${id}: the confirmed move ${move} is not move ${revision + 1}`);
  }

  /** Compares the stored match at the end with what the use cases read from it. */
  stored(id: string, events: readonly MatchEvent[], winner: 0 | 1 | null, revision: number): void {
    const game = this.games.get(id);
    if (game === undefined) return;
    if (game.events.length !== events.length || !game.events.every((event, n) => sameEvent(event, events[n])))
      this.wrong.push(`${id}: the store has ${events.length} events, ${game.events.length} were taken`);
    if (game.winner !== winner || game.revision !== revision)
      this.wrong.push(`${id}: ${winner} at ${revision}, by the rules ${game.winner} at ${game.revision}`);
  }

  quizCreated({ id, revision, phase, current, settings }: Assignment): void {
    this.quizzes.set(id, {
      revision,
      phase,
      current,
      mode: settings.mode,
      seconds: settings.mode === 'exam' ? settings.minutes * 60 : settings.answerSeconds,
      closesAt: settings.closesAt,
      since: this.#counts(),
      closed: new Map(),
    });
  }

  quizMoved(id: string): void {
    const quiz = this.quizzes.get(id);
    if (quiz !== undefined) quiz.revision += 1;
  }

  /** Checks a change of a quiz that the store took. `byTime`: not asked for by a teacher. */
  quizChanged(id: string, revision: number, change: Change, byTime: boolean, wall = 0): void {
    const quiz = this.quizzes.get(id);
    if (quiz === undefined) return;
    if (quiz.revision !== revision) this.wrong.push(`${id}: ${revision} was taken at ${quiz.revision}`);
    quiz.revision += 1;
    const [was, ran] = [quiz.phase, this.#counts() - quiz.since];
    quiz.phase = change.phase ?? quiz.phase;
    quiz.current = change.current ?? quiz.current;
    if (quiz.phase === 'open' && was !== 'open') quiz.since = this.#counts();
    const [first] = quiz.phase === 'over' && was === 'open' && byTime ? [quiz] : [];
    if (first?.mode === 'exam' && ran + MOVED < first.seconds * 1_000)
      this.wrong.push(`${id}: the exam was open for ${ran} ms`);
    if (first?.mode === 'homework' && wall + MOVED < (first.closesAt ?? 0))
      this.wrong.push(`${id}: the homework closed ${(first.closesAt ?? 0) - wall} ms too early`);
    if (quiz.phase === 'over') this.ended[quiz.mode] += 1;
    if (quiz.phase !== 'revealed') return;
    const times = (quiz.closed.get(quiz.current) ?? 0) + 1;
    quiz.closed.set(quiz.current, times);
    if (was !== 'open' || times > 1)
      this.wrong.push(`${id}: question ${quiz.current} was closed ${times} times, once from ${was}`);
    if (byTime && ran + MOVED < quiz.seconds * 1_000)
      this.wrong.push(`${id}: question ${quiz.current} was open for ${ran} ms`);
  }
}
