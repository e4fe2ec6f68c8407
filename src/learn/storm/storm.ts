import { failed, ok, type Result } from '../../engine/core/result.ts';
import { type Bound, bound } from '../../kernel/bound.ts';
import { within } from '../../kernel/timers.ts';
import type { UserId } from '../../people/model/user.ts';
import { DAY_MS, dayOf, startOf } from '../model/day.ts';
import type { Question } from '../model/question.ts';
import { placesOf } from '../model/race.ts';
import { counted, deadlineOf, phaseOf, type StormId, type StormRun } from '../model/storm.ts';
import { Deck } from './deck.ts';
import type {
  Next,
  StormBests,
  StormDeps,
  StormFault,
  StormRoom,
  StormStanding,
  StormTop,
  StormView,
} from './ports.ts';
import { newRun, raceFunctions, settled } from './races.ts';

const MAX_QUESTION_WAIT_MS = 250;
/** Shorter waits are not recorded. */
const MIN_CREDIT_MS = 100;
const MAX_LISTED_RUNS = 10;

type StormReply = Promise<Result<StormView, StormFault>>;

const startOfToday = (now: number): number => startOf(dayOf(now));

const bests = async ({ store, listed, clock }: StormRoom, run: StormRun): Promise<StormBests> => {
  const [server] = run.guild === null ? [] : await store.bestsIn(run.guild, await listed(run.guild), 0, 1);
  return {
    today: await store.best(run.user, startOfToday(clock())),
    ever: await store.best(run.user, 0),
    server: server ?? null,
  };
};

/** The best runs of a server, among listed users. */
const top = async ({ store, listed, clock }: StormRoom, guild: string): Promise<StormTop> => {
  const users = await listed(guild);
  return {
    today: await store.bestsIn(guild, users, startOfToday(clock()), MAX_LISTED_RUNS),
    ever: await store.bestsIn(guild, users, 0, MAX_LISTED_RUNS),
  };
};

/** A run's place in its race; null: not in a race. */
const standing = async ({ races, clock }: StormRoom, run: StormRun): Promise<StormStanding | null> => {
  if (run.race === null) return null;
  const placed = placesOf(await races.runs(run.race), clock());
  const mine = placed.find((one) => one.run.id === run.id);
  if (mine === undefined) return null;
  return { place: mine.place, of: placed.length, over: placed.every(({ finished }) => finished) };
};

/** The run's present state with `question` to answer. */
const viewOf = async (room: StormRoom, run: StormRun, question: Question | null): Promise<StormView> => {
  const phase = phaseOf(run, room.clock());
  const answers = run.answered === 0 ? [] : await room.store.answers(run.id);
  const last = answers.at(-1);
  return {
    run,
    phase,
    question: phase === 'running' ? question : null,
    last: last ?? null,
    deadline: deadlineOf(run),
    games: room.deck.gamesOf(run.seed),
    bests: phase === 'running' ? null : await bests(room, run),
    standing: await standing(room, run),
    missed: phase === 'over' ? answers.filter(({ right }) => !right) : [],
  };
};

const mine = async (room: StormRoom, user: UserId, id: StormId): Promise<StormRun | null> => {
  const run = await room.store.load(id);
  if (run === null || run.user !== user) return null;
  if (run.race === null) return run;
  // Downtime of the bot may have moved its end.
  await settled(room, run.race);
  return room.store.load(id);
};

/** The next question of a run under way, once it is made. The wait does not count, however often it is requested. */
const awaited = (room: StormRoom, run: StormRun): Promise<Next> => {
  const { store, clock, deck, waits } = room;
  const key = `${run.id} ${run.answered}`;
  const known = waits.get(key);
  if (known !== undefined) return known;
  const from = clock();
  const wait = async (): Promise<Next> => {
    const question = await deck.at(run.seed, run.answered);
    const waited = clock() - from;
    if (waited < MIN_CREDIT_MS) return { run, question };
    await store.credit(run.id, waited);
    return { run: { ...run, credit: run.credit + waited }, question };
  };
  const next = wait().finally(() => waits.delete(key));
  waits.set(key, next);
  return next;
};

/** The run with its next question, if that is made within `patience` milliseconds; `patience` null: waits until it is. */
const withQuestion = async (room: StormRoom, run: StormRun, patience: number | null): Promise<StormView> => {
  if (phaseOf(run, room.clock()) !== 'running') return viewOf(room, run, null);
  const made = awaited(room, run);
  const next = patience === null ? await made : await within(room.timers, patience, made, null);
  return next === null ? viewOf(room, run, null) : viewOf(room, next.run, next.question);
};

/** A new run before its start, with its first questions made. */
const open = async (room: StormRoom, user: UserId, guild: string | null): Promise<StormView> => {
  const run = newRun(room, user, guild, null);
  await room.store.open(run);
  await room.deck.at(run.seed, 0);
  return viewOf(room, run, null);
};

/** Starts a run; a second press shows its state. */
const start = async (room: StormRoom, user: UserId, id: StormId): StormReply => {
  const run = await mine(room, user, id);
  if (run === null) return failed({ code: 'no-such-run' });
  if (run.startedAt === null && run.race === null) {
    await room.deck.at(run.seed, 0);
    await room.store.start(id, room.clock());
  }
  return show(room, user, id);
};

/** The run's state; waits for its question. */
const show = async (room: StormRoom, user: UserId, id: StormId): StormReply => {
  const run = await mine(room, user, id);
  return run === null ? failed({ code: 'no-such-run' }) : ok(await withQuestion(room, run, null));
};

/**
 * Takes the answer to question `number`, if it is the next and in time; otherwise shows the run's state. Where a run under
 * way has no question in the result, that is not made yet: `show` waits for it.
 */
const press = async (
  room: StormRoom,
  user: UserId,
  id: StormId,
  number: number,
  choice: number,
): StormReply => {
  const at = room.clock();
  const run = await mine(room, user, id);
  if (run === null) return failed({ code: 'no-such-run' });
  if (phaseOf(run, at) !== 'running' || number !== run.answered)
    return ok(await withQuestion(room, run, MAX_QUESTION_WAIT_MS));
  const question = await room.deck.at(run.seed, number);
  const chosen = question.choices[choice];
  if (chosen === undefined) return ok(await withQuestion(room, run, MAX_QUESTION_WAIT_MS));
  const right = chosen.misconception === null;
  const answer = { number, choice, right, at, question: right ? null : question };
  const after = { ...run, ...counted(run, answer) };
  const kept = await room.store.answer(run, answer, after);
  const now = kept === 'kept' ? after : ((await mine(room, user, id)) ?? after);
  return ok(await withQuestion(room, now, MAX_QUESTION_WAIT_MS));
};

/** The question after the shown one, once made; for its picture. */
const upcoming = ({ deck }: StormRoom, { run }: StormView): Promise<Question> =>
  deck.at(run.seed, run.answered + 1);

/** A wrongly answered question of this user's run. */
const mistake = async (
  room: StormRoom,
  user: UserId,
  id: StormId,
  number: number,
): Promise<Question | null> => {
  const run = await mine(room, user, id);
  const answers = run === null ? [] : await room.store.answers(id);
  return answers.find((one) => one.number === number)?.question ?? null;
};

/** Deletes runs never started; call every hour or so. */
const forget = ({ store, clock }: StormRoom): Promise<void> => store.prune(clock() - DAY_MS);

const functions = { open, start, show, press, upcoming, mistake, top, forget, ...raceFunctions };

/** Storm: three minutes of positions, each harder than the last. */
export type Storm = Bound<typeof functions>;

export const stormOf = (deps: StormDeps): Storm =>
  bound({ ...deps, deck: new Deck(deps.maker, deps.games), waits: new Map() }, functions);
