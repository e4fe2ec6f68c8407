import { ok, type Result } from '../../engine/core/result.ts';
import {
  type Assignment,
  type Edit,
  EXCHANGES,
  type Exchange,
  isDraft,
  isExchangeable,
  type QuizId,
  type QuizView,
} from '../model/assignment.ts';
import type { Supply } from '../model/attempt.ts';
import { wishOfLine } from '../model/game-wish.ts';
import { atOwnPace } from '../model/policy.ts';
import { offers, type Question, symmetriesOf } from '../model/question.ts';
import { MAX_QUESTIONS } from '../model/quiz-file.ts';
import type { Actor } from './actor.ts';
import { setName } from './bank.ts';
import type { BankPosition } from './bank-ports.ts';
import { type Classroom, forItsTeachers, retried } from './classroom.ts';
import { type ClassFault, type Reply, refuse } from './faults.ts';
import { stockOf } from './prepare-variants.ts';
import { isDoubtful, Seating, scarceOf } from './seating.ts';

/** Requested at first, and added at each further try. */
const LEVELS_PER_STEP = 0.75;
const MAX_STEPS = 5;
/** From here on a question counts as easier or harder. */
const MIN_DIFFERENCE_LEVELS = 0.2;

export interface QuizDraft extends QuizView {
  /** Sets of the question bank to add from. */
  readonly sets: readonly string[];
  /** Number of variants by slot, of an exam or homework, whose questions here are one sample paper. */
  readonly supplies?: readonly Supply[];
}

/** Positions of a set of the question bank not yet in the quiz. */
export interface BankChoice {
  readonly quiz: Assignment;
  readonly set: string;
  readonly positions: readonly BankPosition[];
}

const draftOf = forItsTeachers((_, quiz) => (isDraft(quiz) ? ok(quiz) : refuse('not-now', {})));

const draftView = async (room: Classroom, quiz: Assignment): Promise<QuizDraft> => ({
  ...(await room.viewOf(quiz)),
  sets: (await room.bank.sets(quiz.guild)).map(({ name }) => name),
});

/** The questions with answers, for a teacher: before a quiz begins; of an exam or homework from its preparation to its end. */
export const drafted = forItsTeachers(async (room, quiz): Reply<QuizDraft> => {
  if (isDraft(quiz)) return ok(await draftView(room, quiz));
  if (!atOwnPace(quiz) || quiz.phase === 'over') return refuse('not-now', {});
  // Until all positions are made, a question may still be replaced by one with more variants.
  if (!quiz.prepared) return refuse('not-ready', {});
  return ok({ ...(await room.viewOf(quiz)), sets: [], supplies: await room.classes.supplies(quiz.id) });
});

/** What a replacement keeps apart from. */
interface Others {
  /** Symmetries of positions that must not come again. */
  readonly avoid: readonly string[];
  /** Questions whose answers are seen one by one. */
  readonly among: readonly Question[];
}

/** A question of the same kind and games, easier (`by` -1) or harder (1); null if none was found. */
const shifted = async (
  { questions: maker }: Classroom,
  { settings }: Assignment,
  question: Question,
  seed: string,
  { avoid, among }: Others,
  by: 1 | -1,
): Promise<Question | null> => {
  const wish = question.wish ?? wishOfLine(question.line, settings.own);
  for (let step = 1; step <= MAX_STEPS; step += 1) {
    const questions = await maker.makeQuiz({
      count: 1,
      mix: { [question.kind]: 1 },
      games: question.shown ? [wish] : settings.games,
      level: Math.min(5, Math.max(1, question.difficulty + by * (step * LEVELS_PER_STEP))),
      seed: `${seed} ${step}`,
      typed: !offers(question),
      ...(settings.own === undefined ? {} : { own: settings.own }),
      among,
    });
    const [found] = questions;
    if (found === undefined || avoid.includes(found.symmetry) || found.kind !== question.kind) continue;
    if (by * (found.difficulty - question.difficulty) >= MIN_DIFFERENCE_LEVELS) return found;
  }
  return null;
};

const exchanged = (
  room: Classroom,
  quiz: Assignment,
  seed: string,
  others: Others,
  question: Question,
  what: Exchange,
): Promise<Question | null> =>
  what === 'another'
    ? room.questions.variant(question, seed, others.avoid, others.among)
    : shifted(room, quiz, question, seed, others, what === 'easier' ? -1 : 1);

/** Limits for the difficulty of a replacement. */
const limitsOf = (what: Exchange, { difficulty }: Question): readonly [least: number, most: number] => {
  if (what === 'harder') return [difficulty + MIN_DIFFERENCE_LEVELS, Number.MAX_VALUE];
  if (what === 'easier') return [0, difficulty - MIN_DIFFERENCE_LEVELS];
  return [difficulty - MIN_DIFFERENCE_LEVELS, difficulty + MIN_DIFFERENCE_LEVELS];
};

const isExchange = (what: Edit): what is Exchange => EXCHANGES.some((one) => one === what);

/** Exchanges a question of an exam or homework for everybody: new variants of one structure, and new seats. */
const exchangeForAll = async (
  room: Classroom,
  { id }: Assignment,
  by: Actor,
  what: Exchange,
  { number: slot, revision }: Seen,
): Reply<QuizDraft> => {
  const found = await room.pools.alone(id, async (): Reply<'changed' | 'stale'> => {
    const seen = await room.taught(id, by);
    if (!seen.ok) return seen;
    const quiz = seen.value;
    if (!isExchangeable(quiz)) return refuse('not-now', {});
    if (revision !== undefined && revision !== quiz.revision) return refuse('moved-on', {});
    const { classes: store } = room;
    const old = await store.question(id, slot);
    const placed = await store.placed(id);
    const supplies = await store.supplies(id);
    if (old === null) return refuse('moved-on', {});
    const seed = `${id} ${slot} ${quiz.revision}`;
    const apart = { avoid: symmetriesOf(placed.flat()), among: [] };
    const like = await exchanged(room, quiz, seed, apart, old, what);
    if (like === null) return refuse('no-questions', {});
    const others = placed.with(slot, []);
    const seating = new Seating(others);
    const elsewhere = seating.taken();
    const scarce = scarceOf(others, supplies.with(slot, { count: 0, exhausted: false }));
    const {
      questions,
      exhausted,
      base = like,
    } = await stockOf(
      room,
      quiz,
      like,
      { avoid: [...scarce, old.symmetry], elsewhere },
      { level: (what === 'another' ? old : like).difficulty, within: limitsOf(what, old), seed },
    );
    const variants = seating.apart(questions, 0);
    // More students would share a position than before.
    const isPoor = 2 * variants.length < placed[slot]!.length;
    if (isPoor || isDoubtful(variants, placed.length, elsewhere)) return refuse('no-questions', {});
    const stock = { base, variants, exhausted };
    return ok(await store.exchange(id, quiz.revision, slot, stock, room.clock()));
  });
  if (!found.ok) return found;
  return found.value === 'stale' ? refuse('moved-on', {}) : drafted(room, id, by);
};

const moved = (plan: readonly number[], place: number, to: number): readonly number[] =>
  plan.toSpliced(place, 1).toSpliced(to, 0, plan[place]!);

/** The teacher's view: the question with this number at a place of the plan; of an exam or homework at this revision. */
interface Seen {
  readonly place: number;
  readonly number: number;
  readonly revision?: number | undefined;
}

/** The plan after an edit. `question`: one to add to the quiz, whose number is that of all before. */
interface NewPlan {
  readonly plan: readonly number[];
  readonly question?: Question;
}

/** Null: impossible, or no other question was found. */
const editedPlan = async (
  room: Classroom,
  quiz: Assignment,
  all: readonly Question[],
  what: Edit,
  { place, number }: Seen,
): Promise<NewPlan | null> => {
  const { id, plan } = quiz;
  if (what === 'earlier') return { plan: moved(plan, place, Math.max(0, place - 1)) };
  if (what === 'later') return { plan: moved(plan, place, place + 1) };
  if (what === 'remove') return plan.length < 2 ? null : { plan: plan.toSpliced(place, 1) };
  const seed = `${id} ${all.length}`;
  const among = plan.flatMap((other) => (other === number ? [] : (all[other] ?? [])));
  const question = await exchanged(room, quiz, seed, { avoid: symmetriesOf(all), among }, all[number]!, what);
  return question === null ? null : { plan: plan.with(place, all.length), question };
};

/** Null: another writer was first. */
const replan = async (
  room: Classroom,
  quiz: Assignment,
  all: readonly Question[],
  { plan, question }: NewPlan,
): Promise<Result<QuizDraft, ClassFault> | null> => {
  const added = question && { number: all.length, question };
  const done = await room.classes.change(quiz.id, quiz.revision, { plan }, room.clock(), added);
  return done === 'changed' ? ok(await draftView(room, (await room.classes.load(quiz.id)) ?? quiz)) : null;
};

/** Changes the question that the teacher saw. */
export const edit = async (
  room: Classroom,
  id: QuizId,
  by: Actor,
  what: Edit,
  saw: Seen,
): Reply<QuizDraft> => {
  const seen = await room.taught(id, by);
  if (seen.ok && isExchange(what) && isExchangeable(seen.value))
    return exchangeForAll(room, seen.value, by, what, saw);
  return retried(async () => {
    const found = await draftOf(room, id, by);
    if (!found.ok) return found;
    const quiz = found.value;
    if (quiz.plan[saw.place] !== saw.number) return refuse('moved-on', {});
    const all = await room.classes.questions(id);
    const plan = await editedPlan(room, quiz, all, what, saw);
    return plan === null ? refuse('no-questions', {}) : replan(room, quiz, all, plan);
  });
};

/** Positions of a set to add. */
export const bankChoice = async (room: Classroom, id: QuizId, by: Actor, set: string): Reply<BankChoice> => {
  const found = await draftOf(room, id, by);
  if (!found.ok) return found;
  const quiz = found.value;
  const contents = await room.bank.contents(quiz.guild, setName(set));
  if (contents === null) return refuse('no-such-set', { token: set, known: [] });
  const all = await room.classes.questions(id);
  const asked = new Set(quiz.plan.flatMap((number) => all[number]?.symmetry ?? []));
  const positions = contents.positions.filter(({ symmetry }) => !asked.has(symmetry));
  return positions.length === 0
    ? refuse('set-used', { set: contents.name })
    : ok({ quiz, set: contents.name, positions });
};

/** A position of a set: its number may be reused after removing the last one. `added`: when; null: unknown. */
export interface BankPick {
  readonly number: number;
  readonly added: number | null;
}

/** Appends a question about a position of the question bank that is not yet in the quiz. */
export const addFromBank = async (
  room: Classroom,
  id: QuizId,
  by: Actor,
  set: string,
  { number, added }: BankPick,
): Reply<QuizDraft> =>
  retried(async () => {
    const choice = await bankChoice(room, id, by, set);
    if (!choice.ok) return choice;
    const { quiz, positions } = choice.value;
    const position = positions.find((one) => one.number === number && (added === null || one.at === added));
    if (position === undefined) return refuse('moved-on', {});
    if (quiz.plan.length >= MAX_QUESTIONS) return refuse('quiz-full', { most: MAX_QUESTIONS });
    const all = await room.classes.questions(id);
    const { kinds, typed, level } = quiz.settings;
    const [question] = await room.questions.makeQuiz({
      count: 1,
      mix: Object.fromEntries(kinds.map((kind) => [kind, 1])),
      games: [],
      level,
      seed: `${id} ${all.length}`,
      typed,
      lines: [position.line],
    });
    if (question === undefined) return refuse('no-questions', {});
    return replan(room, quiz, all, { plan: [...quiz.plan, all.length], question });
  });
