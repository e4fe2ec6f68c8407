import { SPARE, type UserId } from '../../people/model/user.ts';
import type { QuizId } from '../model/assignment.ts';
import type { Progress } from '../model/attempt.ts';
import { policyOf } from '../model/policy.ts';
import type { Question } from '../model/question.ts';
import { take } from './attempts.ts';
import type { Classroom } from './classroom.ts';

/** A page of an attempt to draw. */
export interface AheadPage {
  readonly user: UserId;
  readonly question: Question;
}

/** Pages to draw before an exam begins. */
export interface Ahead {
  /** Pages of an attempt. */
  readonly pages: number;
  /** Seats of those who joined. */
  readonly seats: readonly number[];
  /** Joined students without positions yet. */
  readonly unseated: number;
}

/** Progress of the students of an exam or homework. */
export const progress = async ({ classes: store }: Classroom, id: QuizId): Promise<Progress> => {
  const quiz = await store.load(id);
  if (quiz === null) return { joined: 0, begun: 0, finished: 0, scarce: [] };
  const { plan } = quiz;
  const states = await store.attemptStates(id);
  // Without handing in, answering everything finishes.
  const handsIn = policyOf(quiz).answersChange === 'until-handed-in';
  const done = states.filter(({ handedIn, answered }) => handedIn || (!handsIn && answered >= plan.length));
  const joined = (await store.students(id)).length;
  const supplies = quiz.prepared ? await store.supplies(id) : [];
  return {
    joined,
    begun: new Set(states.map(({ user }) => user)).size,
    finished: new Set(done.map(({ user }) => user)).size,
    scarce: plan.flatMap((number, slot) => {
      const supply = supplies[number];
      return supply?.exhausted === true && supply.count < joined
        ? [{ slot: slot + 1, positions: supply.count }]
        : [];
    }),
  };
};

/** Seats those who joined an exam's lobby, as far as there are positions. Null: not such a lobby. */
export const ahead = async (room: Classroom, id: QuizId): Promise<Ahead | null> => {
  const { classes: store } = room;
  const quiz = await store.load(id);
  if (quiz === null || !quiz.prepared || quiz.phase !== 'lobby') return null;
  if (policyOf(quiz).positions !== 'growing-pool') return null;
  const there = new Set((await store.attempts(id)).map(({ user }) => user));
  let unseated = 0;
  for (const { user } of await store.students(id))
    if (!there.has(user) && (unseated > 0 || (await take(room, quiz, { user }, 1)) === null)) unseated += 1;
  const taken = (await store.attempts(id)).filter(({ user }) => !user.startsWith(SPARE));
  const seats = taken.map(({ seat }) => seat).sort((a, b) => a - b);
  return { pages: quiz.plan.length, seats, unseated };
};

/** Share of an exam's or homework's questions with positions made, 0 to 1; null: it has enough to begin, or is over. */
export const madeShare = async ({ classes: store }: Classroom, id: QuizId): Promise<number | null> => {
  const quiz = await store.load(id);
  if (quiz === null || quiz.prepared || quiz.phase === 'over') return null;
  const supplies = await store.supplies(id);
  return supplies.filter(({ count }) => count > 0).length / Math.max(1, quiz.plan.length);
};

/** Contents of a page for these seats. For pictures. */
export const aheadPage = async (
  { classes: store }: Classroom,
  id: QuizId,
  page: number,
  seats: readonly number[],
): Promise<readonly AheadPage[]> => {
  const number = (await store.load(id))?.plan[page];
  if (number === undefined) return [];
  const attempts = (await store.attempts(id)).filter(({ seat }) => seats.includes(seat));
  const questions = (await store.variants(id, attempts, number)).get(number);
  return attempts.flatMap(({ user, variants }) => {
    const question = questions?.[variants[number] ?? 0];
    return question === undefined ? [] : [{ user, question }];
  });
};
