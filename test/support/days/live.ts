/** What six people do in the days of a `World`: games against each other and the bot, quizzes, and clicks at the same moment. */
import { type QuizView, stageOf } from '../../../src/app/class/quiz.ts';
import type { Live } from '../../../src/app/match.ts';
import { pick } from '../../../src/app/random.ts';
import { actor, PEOPLE, World } from './world.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** People are about three times a day, for so long. */
const TIMES = 3;
const ABOUT = 15 * MINUTE;
const QUESTIONS = 3;

export interface Lived {
  readonly days: number;
  readonly games: number;
  readonly timeOuts: number;
  readonly quizzes: number;
  readonly answers: number;
  readonly counted: World['counted'];
  readonly wrong: readonly string[];
}

/** By question and student: what may stand in the store, and whether any of it was confirmed. */
type Given = Map<string, { readonly may: Set<number>; confirmed: boolean }>;

class Days {
  readonly #world: World;
  readonly #given = new Map<string, Given>();
  #quiz: string | null = null;

  constructor(world: World) {
    this.#world = world;
  }

  #chance(share: number): boolean {
    return this.#world.random() < share;
  }

  async #open(): Promise<void> {
    const { random } = this.#world;
    const by = pick(PEOPLE, random);
    const other = pick(
      PEOPLE.filter((user) => user !== by),
      random,
    );
    const heaps = Array.from({ length: 2 + Math.floor(random() * 3) }, () => 1 + Math.floor(random() * 7));
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
        line: `nim ${heaps.join(' ')}`,
        opponent,
        first: 'random',
        clock,
      }),
    );
  }

  /** One click, or two at the same moment, on a game of somebody. */
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
    if (this.#quiz === null) {
      const made = await this.#world.click(({ classes }) =>
        classes.create({
          by: actor('ann'),
          channel: 'c1',
          mode: 'live',
          count: QUESTIONS,
          kinds: 'outcome',
          games: 'nim',
          level: 1,
          readingSeconds: 0,
          answerSeconds: 30,
          typed: false,
        }),
      );
      this.#quiz = made?.ok === true ? made.value.quiz.id : null;
      return;
    }
    const id = this.#quiz;
    const shown = await this.#world.click(({ classes }) => classes.show(id));
    if (shown?.ok !== true) return;
    const { quiz } = shown.value;
    if (quiz.phase === 'over') this.#quiz = null;
    else if (quiz.phase === 'lobby') await this.#act(quiz, 'start');
    else if (quiz.phase === 'revealed') await this.#act(quiz, 'next');
    else if (this.#chance(0.1)) await this.#act(quiz, 'close');
    else await this.#answer(quiz);
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
    const key = `${number} ${student.user}`;
    const before = given.get(key) ?? { may: new Set<number>(), confirmed: false };
    const done = await this.#world.click(({ classes }) => classes.choose(quiz.id, student, number, [choice]));
    if (done?.ok === true) given.set(key, { may: new Set([choice]), confirmed: true });
    // Nobody knows whether it was taken.
    else if (done === null) given.set(key, { ...before, may: new Set([...before.may, choice]) });
  }

  async about(): Promise<void> {
    const { random } = this.#world;
    for (let left = ABOUT; left > 0; ) {
      const ms = Math.round(2_000 + random() * 18_000);
      left -= ms;
      await this.#world.pass(ms);
      if (this.#chance(0.06)) await this.#world.trouble();
      const what = random();
      if (what < 0.4) await this.#teach();
      else if (what < 0.9) await this.#play();
      else if (what < 0.96) await this.#open();
      else await this.#rematch();
    }
  }

  /** Answers that were confirmed stand as they were confirmed, once each. */
  async answers(): Promise<number> {
    const { history } = this.#world;
    let count = 0;
    for (const [id, given] of this.#given) {
      const rows = new Map(
        (await this.#world.answers(id)).map(({ question, user, answer }) => [`${question} ${user}`, answer]),
      );
      for (const [key, { may, confirmed }] of given) {
        const row = rows.get(key);
        if (row === undefined && confirmed) history.wrong.push(`${id}: the answer ${key} is lost`);
        if (row?.kind === 'chosen' && !may.has(row.choices[0] ?? -1))
          history.wrong.push(`${id}: the answer ${key} is another one`);
      }
      count += rows.size;
    }
    return count;
  }
}

/** Lives so many days from a seed. */
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
    const { history, counted } = world;
    return {
      days,
      games: history.games.size,
      timeOuts: history.timeOuts,
      quizzes: history.quizzes.size,
      answers,
      counted,
      wrong: history.wrong,
    };
  } finally {
    await world.close();
  }
};
