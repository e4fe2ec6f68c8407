import { ok } from '../../engine/core/result.ts';
import {
  type Assignment,
  actOn,
  askAgain,
  isClosed,
  MEANS_THIS,
  type QuizId,
  type QuizView,
  questionOf,
  stageOf,
  type TeacherAct,
} from '../model/assignment.ts';
import { symmetriesOf } from '../model/question.ts';
import type { Actor } from './actor.ts';
import { type Classroom, retried, takesChannel } from './classroom.ts';
import { type Reply, refuse } from './faults.ts';

const again = async (
  { classes: store, clock, questions: maker }: Classroom,
  quiz: Assignment,
): Reply<'changed' | 'stale'> => {
  const questions = await store.questions(quiz.id);
  const last = questions[questionOf(quiz) ?? -1];
  const what = askAgain(quiz, questions.length, clock());
  if (last === undefined || what === null) return refuse('not-now', {});
  const seed = `${quiz.id} ${questions.length}`;
  const others = quiz.plan.flatMap((number) => questions[number] ?? []);
  const question = await maker.variant(last, seed, symmetriesOf(questions), others);
  if (question === null) return refuse('no-questions', {});
  const added = { number: questions.length, question };
  return ok(await store.change(quiz.id, quiz.revision, what, clock(), added));
};

const actNow = async (
  room: Classroom,
  quiz: Assignment,
  what: Exclude<TeacherAct, 'again'>,
): Reply<'changed' | 'stale'> => {
  const change = actOn(quiz, what, room.clock());
  if (change !== null) return ok(await room.change(quiz, change));
  return refuse(quiz.phase === 'over' ? 'over' : quiz.prepared ? 'not-now' : 'not-ready', {});
};

/** Another quiz that keeps the channel: a planned one may have begun beside a lobby. Null: none. */
const takenBy = async (
  { classes: store }: Classroom,
  { id, guild, channel }: Assignment,
): Promise<QuizId | null> => {
  const there = await store.latest(guild, channel);
  return there !== null && there.id !== id && takesChannel(there) ? there.id : null;
};

/** A teacher's action from the panel. `seen`: its stage (`stageOf`). Closing a question that time has just closed succeeds. */
export const act = (
  room: Classroom,
  id: QuizId,
  by: Actor,
  what: TeacherAct,
  seen: number,
): Reply<QuizView> =>
  retried(async () => {
    const found = await room.taught(id, by);
    if (!found.ok) return found;
    const quiz = found.value;
    if (what === 'close' && isClosed(quiz, seen)) return ok(await room.viewOf(quiz));
    if (MEANS_THIS.has(what) && stageOf(quiz) !== seen) return refuse('moved-on', {});
    const other = what === 'start' ? await takenBy(room, quiz) : null;
    if (other !== null) return refuse('one-at-a-time', { quiz: other });
    const done = what === 'again' ? await again(room, quiz) : await actNow(room, quiz, what);
    if (!done.ok) return done;
    return done.value === 'changed' ? ok(await room.viewOf((await room.classes.load(id)) ?? quiz)) : null;
  });
