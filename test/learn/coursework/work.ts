/** What the tests of exams, homework and planned quizzes do over and over. */

import { expect } from 'vitest';
import type { Result } from '../../../src/engine/core/result.ts';
import type { Actor } from '../../../src/learn/class/actor.ts';
import type { Created, QuizRequest } from '../../../src/learn/class/create-quiz.ts';
import type { ClassFault } from '../../../src/learn/class/faults.ts';
import type { QuizView, TeacherAct } from '../../../src/learn/model/assignment.ts';
import { choiceOf } from '../../support/choices.ts';
import { fewForEachPlace } from '../../support/class/maker.ts';
import { actOn, actor, benchEach, must, quizRequest, TEACHER } from '../../support/classroom.ts';

export const [ANN, BOB] = [actor('ann'), actor('bob')];
export const MINUTE = 60_000;
export const DAY = 24 * 60 * MINUTE;

/** Fewer for each place than a class would have, so that the tests are quick. */
export const FEW = 10;

/** A bench for each test of the file, and what is done on it. */
export const coursework = (questions = fewForEachPlace(FEW), from?: number) => {
  const held = benchEach(':memory:', 'bench', { questions }, from);
  const request = (over: Partial<QuizRequest> = {}): QuizRequest =>
    quizRequest({ mode: 'exam', count: 3, kinds: 'nim-sum, outcome', minutes: 20, ...over });
  const created = async (over: Partial<QuizRequest> = {}): Promise<Created> =>
    must(await held.app.classes.create(request(over)));
  const prepared = async (over: Partial<QuizRequest> = {}): Promise<string> => {
    const { quiz } = await created(over);
    if (over.mode === undefined || over.mode === 'exam' || over.mode === 'homework')
      expect(await held.app.classes.prepare()).toEqual([quiz.id]);
    await held.app.classes.tick();
    return quiz.id;
  };
  const act = (id: string, what: TeacherAct, by = TEACHER): Promise<Result<QuizView, ClassFault>> =>
    actOn(held, id, what, by);
  const started = async (over: Partial<QuizRequest> = {}): Promise<string> => {
    const id = await prepared(over);
    must(await act(id, 'start'));
    return id;
  };
  const phaseNow = async (id: string): Promise<string> => must(await held.app.classes.show(id)).quiz.phase;
  const attempts = () => held.app.classes.attempts;
  /** Answers slot by slot, rightly or not. */
  const answer = async (id: string, by: Actor, rights: readonly boolean[]): Promise<number> => {
    let number = 0;
    for (const [slot, right] of rights.entries()) {
      const { question, attempt } = must(await attempts().open(id, by, slot));
      number = attempt.number;
      must(await attempts().choose(id, by, { attempt: number, slot }, [choiceOf(question, right)]));
    }
    return number;
  };
  return { held, request, created, prepared, act, started, phaseNow, papers: attempts, answer };
};
