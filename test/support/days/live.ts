/** Actions of six people in the days of a `World`: games, quizzes, exams, homework, practice, and simultaneous clicks. */

import { pick } from '../../../src/kernel/random.ts';
import type { Answer } from '../../../src/learn/model/answer.ts';
import { type QuizView, stageOf } from '../../../src/learn/model/assignment.ts';
import { reviewed, type SkillCard } from '../../../src/learn/practice/memory.ts';
import type { Live } from '../../../src/play/model/match.ts';
import { actor, PEOPLE, World } from './world.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** Visits a day, and their length. */
const TIMES = 3;
const ABOUT = 15 * MINUTE;
const QUESTIONS = 3;
/** Minutes that an exam is open. */
const EXAM = 10;
const MODES = ['live', 'automatic', 'exam', 'homework'] as const;
type Mode = (typeof MODES)[number];

export interface Lived {
  readonly days: number;
  readonly games: number;
  readonly timeOuts: number;
  readonly quizzes: number;
  readonly answers: number;
  /** Rows of the practice log. */
  readonly practised: number;
  /** Live quizzes among them that ended. */
  readonly live: number;
  readonly automatic: number;
  readonly exam: number;
  readonly homework: number;
  readonly counted: World['counted'];
  readonly wrong: readonly string[];
}

/** By question and student: answers that may be stored, and whether one was confirmed. */
type Given = Map<string, { readonly may: Set<number>; confirmed: boolean }>;

class Days {
  readonly #world: World;
  readonly #given = new Map<string, Given>();
  readonly #quizzes = new Map<Mode, string>();
  /** The same for papers, by quiz at one's own pace. */
  readonly #written = new Map<string, Given>();
  /** Confirmed answers in practice. */
  readonly #practised = new Map<string, number>();
  practised = 0;

  constructor(world: World) {
    this.#world = world;
  }

  #chance(share: number): boolean {
    return this.#world.random() < share;
  }

  #line(): string {
    const { random } = this.#world;
    const size = (least: number, most: number): number => least + Math.floor(random() * (most - least + 1));
    const heaps = (most: number): string => Array.from({ length: size(2, 4) }, () => size(1, most)).join(' ');
    return pick(
      [
        () => `nim ${heaps(7)}`,
        () => `nim ${heaps(7)}`,
        () => `nim ${heaps(5)} misere`,
        () => `kayles ${heaps(6)}`,
        () => `chomp ${size(2, 4)} ${size(2, 5)}`,
        () => `kayles ${size(3, 9)} misere`,
      ],
      random,
    )();
  }

  async #open(): Promise<void> {
    const { random } = this.#world;
    const by = pick(PEOPLE, random);
    const other = pick(
      PEOPLE.filter((user) => user !== by),
      random,
    );
    const opponent = pick(
      [
        { kind: 'person', user: other },
        { kind: 'person', user: other },
        { kind: 'open' },
        { kind: 'bot', level: 'casual' },
      ] as const,
      random,
    );
    const clock = pick(['none', '5m', '5m', '1d'] as const, random);
    await this.#world.click(({ matches }) =>
      matches.open({
        by,
        guild: 'g1',
        channel: 'c1',
        line: this.#line(),
        opponent,
        first: 'random',
        clock,
      }),
    );
  }

  /** One click, or two at once, on a random game. */
  async #play(): Promise<void> {
    const { random } = this.#world;
    const user = pick(PEOPLE, random);
    const open = await this.#world.click(({ matches }) => matches.openOf(user, 20));
    const live = open === null || open.length === 0 ? null : pick(open, random);
    if (live === null) return this.#open();
    if (live.match.status === 'challenge') {
      const what = this.#chance(0.1) ? 'decline' : 'accept';
      await this.#world.click(({ matches }) => matches[what](live.match.id, user));
      return;
    }
    if (this.#chance(0.03)) {
      await this.#world.click(({ matches }) => matches.resign(live.match.id, user));
      return;
    }
    if (this.#chance(0.08)) return this.#takeBack(live, user);
    if (this.#chance(0.15)) await Promise.all([this.#move(live, user), this.#move(live, user)]);
    else if (!(await this.#move(live, user)) && this.#chance(0.7)) await this.#move(live, user);
  }

  async #takeBack({ match }: Live, user: string): Promise<void> {
    await this.#world.click(({ matches }) => matches.undo(match.id, user, match.revision));
    const other = match.seats.find((seat) => seat.kind === 'person' && seat.user !== user);
    if (other?.kind !== 'person') return;
    const allows = this.#chance(0.7);
    await this.#world.click(({ matches }) =>
      matches.answerUndo(match.id, other.user, match.revision, allows),
    );
  }

  /** Whether it was confirmed. */
  async #move({ match, spot, turn }: Live, user: string): Promise<boolean> {
    const seat = match.seats.findIndex((one) => one.kind === 'person' && one.user === user);
    if (turn !== seat) return true;
    const { move } = pick([...spot.options()], this.#world.random);
    const done = await this.#world.click(({ matches }) => matches.play(match.id, user, match.revision, move));
    if (done?.ok !== true) return false;
    this.#world.history.confirmed(match.id, seat, match.revision, move);
    return true;
  }

  async #rematch(): Promise<void> {
    const user = pick(PEOPLE, this.#world.random);
    const ended = await this.#world.click(({ matches }) => matches.finishedOf(user, 5));
    if (ended === null || ended.length === 0) return;
    const { match } = pick(ended, this.#world.random);
    const clicks = match.seats.flatMap((seat) =>
      seat.kind === 'person'
        ? [this.#world.click(({ matches }) => matches.rematch(match.id, seat.user))]
        : [],
    );
    await Promise.all(clicks);
  }

  async #teach(): Promise<void> {
    const mode = pick(MODES, this.#world.random);
    const id = this.#quizzes.get(mode);
    if (id === undefined) return this.#create(mode);
    const shown = await this.#world.click(({ classes }) => classes.show(id));
    if (shown?.ok !== true) return;
    const { quiz } = shown.value;
    const own = mode === 'exam' || mode === 'homework';
    if (quiz.phase === 'over') this.#quizzes.delete(mode);
    else if (quiz.phase === 'lobby') await this.#lobby(quiz);
    else if (quiz.phase === 'revealed') await (mode === 'live' ? this.#act(quiz, 'next') : null);
    else if (own) await this.#write(quiz);
    else if (mode === 'live' && this.#chance(0.1)) await this.#act(quiz, 'close');
    else await this.#answer(quiz);
  }

  async #create(mode: Mode): Promise<void> {
    const made = await this.#world.click(({ classes }) =>
      classes.create({
        by: actor('ann'),
        channel: `c ${mode}`,
        mode,
        count: QUESTIONS,
        kinds: 'outcome',
        games: 'nim',
        level: 1,
        readingSeconds: 0,
        answerSeconds: 30,
        typed: false,
        ...(mode === 'exam' ? { minutes: EXAM } : {}),
        ...(mode === 'homework'
          ? { closes: pick(['tomorrow 20:00', 'tomorrow 08:00'], this.#world.random) }
          : {}),
      }),
    );
    if (made?.ok === true) this.#quizzes.set(mode, made.value.quiz.id);
  }

  async #lobby(quiz: QuizView['quiz']): Promise<void> {
    for (const user of PEOPLE.slice(1))
      if (this.#chance(0.5)) await this.#world.click(({ classes }) => classes.join(quiz.id, actor(user)));
    await this.#act(quiz, 'start');
  }

  /** An answer on one's paper; sometimes hands it in. */
  async #write(quiz: QuizView['quiz']): Promise<void> {
    const student = actor(pick(PEOPLE.slice(1), this.#world.random));
    const opened = await this.#world.click(({ classes }) => classes.attempts.open(quiz.id, student, null));
    if (opened?.ok !== true) return;
    const { number: attempt } = opened.value.attempt;
    const slot = Math.floor(this.#world.random() * QUESTIONS);
    const choice = this.#chance(0.5) ? 0 : 1;
    const given: Given = this.#written.get(quiz.id) ?? (new Map() as Given);
    this.#written.set(quiz.id, given);
    const done = await this.#world.click(({ classes }) =>
      classes.attempts.choose(quiz.id, student, { attempt, slot }, [choice]),
    );
    noted(given, `${student.user} ${attempt} ${slot}`, choice, done === null ? null : done.ok);
    if (this.#chance(0.05))
      await this.#world.click(({ classes }) => classes.attempts.handIn(quiz.id, student, attempt));
  }

  /** One question of practice, of due or new cards. */
  async #practise(): Promise<void> {
    const user = pick(PEOPLE, this.#world.random);
    const begun = await this.#world.click(({ practice }) => practice.start(user, '', 1));
    if (begun?.ok !== true) return;
    const { id } = begun.value.session;
    const done = await this.#world.click(({ practice }) =>
      practice.submit(user, id, 0, { kind: 'gives-up' }),
    );
    if (done?.ok === true) this.#practised.set(user, (this.#practised.get(user) ?? 0) + 1);
  }

  async #act(quiz: QuizView['quiz'], what: 'start' | 'next' | 'close'): Promise<void> {
    this.#world.closing = what === 'close';
    await this.#world.click(({ classes }) => classes.act(quiz.id, actor('ann'), what, stageOf(quiz)));
    this.#world.closing = false;
  }

  async #answer(quiz: QuizView['quiz']): Promise<void> {
    const student = actor(pick(PEOPLE.slice(1), this.#world.random));
    const number = quiz.plan[quiz.current] ?? 0;
    const choice = this.#chance(0.5) ? 0 : 1;
    const given: Given = this.#given.get(quiz.id) ?? (new Map() as Given);
    this.#given.set(quiz.id, given);
    const done = await this.#world.click(({ classes }) => classes.choose(quiz.id, student, number, [choice]));
    noted(given, `${number} ${student.user}`, choice, done === null ? null : done.ok);
  }

  async about(): Promise<void> {
    const { random } = this.#world;
    for (let left = ABOUT; left > 0; ) {
      const ms = Math.round(2_000 + random() * 18_000);
      left -= ms;
      await this.#world.pass(ms);
      if (this.#chance(0.06)) await this.#world.trouble();
      const what = random();
      if (what < 0.38) await this.#teach();
      else if (what < 0.44) await this.#practise();
      else if (what < 0.9) await this.#play();
      else if (what < 0.96) await this.#open();
      else await this.#rematch();
    }
  }

  /** Checks that confirmed answers are stored once, unchanged; returns their number. */
  async answers(): Promise<number> {
    const { store } = this.#world;
    let count = 0;
    for (const [id, given] of this.#given) {
      const rows = await store.classes.answers(id);
      count += rows.length;
      this.#compare(id, given, new Map(rows.map((row) => [`${row.question} ${row.user}`, row.answer])));
    }
    for (const [id, given] of this.#written) {
      const rows = await store.classes.answers(id);
      count += rows.length;
      const named = rows.map((row) => [`${row.user} ${row.attempt} ${row.question}`, row.answer] as const);
      this.#compare(id, given, new Map(named));
    }
    return count;
  }

  #compare(id: string, given: Given, rows: ReadonlyMap<string, Answer>): void {
    const { wrong } = this.#world.history;
    for (const [key, { may, confirmed }] of given) {
      const answer = rows.get(key);
      if (answer === undefined && confirmed) wrong.push(`${id}: the answer ${key} is lost`);
      if (answer?.kind === 'chosen' && !may.has(answer.choices[0] ?? -1))
        wrong.push(`${id}: the answer ${key} is another one`);
    }
  }

  /**
   * Checks that practice is logged once, that every card follows from its log, and that all ended assignments reached the
   * cards.
   */
  async practice(): Promise<void> {
    const { store, history } = this.#world;
    for (const user of PEOPLE) {
      const cards = new Map<string, SkillCard>();
      const rows = await store.practice.reviews(user);
      for (const row of rows) cards.set(row.skill, reviewed(cards.get(row.skill) ?? null, row, row));
      this.practised += rows.length;
      const own = rows.filter(({ source }) => source === 'practice').length;
      if (own < (this.#practised.get(user) ?? 0)) history.wrong.push(`${user}: practice was lost`);
      if (new Set(rows.map(({ source, ref, skill }) => `${source} ${ref} ${skill}`)).size < rows.length)
        history.wrong.push(`${user}: something was logged twice`);
      for (const card of await store.practice.cards(user))
        if (JSON.stringify(card) !== JSON.stringify(cards.get(card.skill)))
          history.wrong.push(`${user}: the card ${card.skill} is not what its log says`);
    }
  }
}

/** Records an answer as taken, refused, or (null) unknown. */
const noted = (given: Given, key: string, choice: number, taken: boolean | null): void => {
  const before = given.get(key) ?? { may: new Set<number>(), confirmed: false };
  if (taken === true) given.set(key, { may: new Set([choice]), confirmed: true });
  else if (taken === null) given.set(key, { ...before, may: new Set([...before.may, choice]) });
};

/** Runs so many days from a seed. */
export const liveDays = async (seed: string, days: number): Promise<Lived> => {
  const world = await World.begin(seed);
  try {
    const people = new Days(world);
    for (let day = 0; day < days; day += 1)
      for (let time = 0; time < TIMES; time += 1) {
        await people.about();
        await world.pass(DAY / TIMES - ABOUT, false);
      }
    await world.finish();
    const answers = await people.answers();
    await people.practice();
    const { history, counted } = world;
    return {
      days,
      games: history.games.size,
      timeOuts: history.timeOuts,
      quizzes: history.quizzes.size,
      answers,
      practised: people.practised,
      ...history.ended,
      counted,
      wrong: history.wrong,
    };
  } finally {
    await world.close();
  }
};
