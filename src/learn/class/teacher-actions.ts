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
import { type Classroom, MAX_TRIES, takesChannel } from './classroom.ts';
import { type Reply, refuse } from './faults.ts';

const again = async (
  { classes: store, clock, questions: maker }: Classroom,
  quiz: Assignment,
): Promise<'changed' | 'stale' | 'no-questions' | 'not-now'> => {
  const questions = await store.questions(quiz.id);
  const last = questions[questionOf(quiz) ?? -1];
  const what = askAgain(quiz, questions.length, clock());
  if (last === undefined || what === null) return 'not-now';
  const question = await maker.variant(last, `${quiz.id} ${questions.length}`, symmetriesOf(questions));
  if (question === null) return 'no-questions';
  return store.change(quiz.id, quiz.revision, what, clock(), { number: questions.length, question });
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
export const act = async (
  room: Classroom,
  id: QuizId,
  by: Actor,
  what: TeacherAct,
  seen: number,
): Reply<QuizView> => {
  const { classes: store, clock, change, taught, viewOf } = room;
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const found = await taught(id, by);
    if (!found.ok) return found;
    const quiz = found.value;
    if (what === 'close' && isClosed(quiz, seen)) return ok(await viewOf(quiz));
    if (MEANS_THIS.has(what) && stageOf(quiz) !== seen) return refuse('moved-on', {});
    const other = what === 'start' ? await takenBy(room, quiz) : null;
    if (other !== null) return refuse('one-at-a-time', { quiz: other });
    let done: 'changed' | 'stale';
    if (what === 'again') {
      const result = await again(room, quiz);
      if (result === 'no-questions' || result === 'not-now') return refuse(result, {});
      done = result;
    } else {
      const next = actOn(quiz, what, clock());
      if (next === null)
        return refuse(quiz.phase === 'over' ? 'over' : quiz.prepared ? 'not-now' : 'not-ready', {});
      done = await change(quiz, next);
    }
    if (done === 'changed') return ok(await viewOf((await store.load(id)) ?? quiz));
  }
  return refuse('moved-on', {});
};
