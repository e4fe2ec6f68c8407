/**
 * A question engine shared by the apps of a test process. Equal requests give equal questions (test/learn/questions checks
 * that), and tests repeat them often, so each is made once. Tests of the engine use `making` instead.
 */
import { Recent } from '../../src/kernel/recent.ts';
import type { Question } from '../../src/learn/model/question.ts';
import { type QuestionEngine, questionEngine } from '../../src/learn/questions/index.ts';
import { QUESTION_KINDS } from '../../src/learn/questions/kinds/index.ts';
import { makingOf } from '../../src/learn/questions/make.ts';
import { catalogue } from './questions.ts';

/** Of cached answers, as JSON. */
const MAX_REMEMBERED_CHARS = 20_000_000;

const plain = (_: string, value: unknown): unknown => (value instanceof Set ? [...value].sort() : value);

const frozen = <T>(value: T): T => {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) frozen(part);
  }
  return value;
};

/** Memoises the functions by their arguments; freezes the results, since they are shared. */
const asked = <F extends Readonly<Record<string, (...args: never[]) => unknown>>>(functions: F): F => {
  const kept = new Recent<{ readonly value: unknown; readonly size: number }>(
    MAX_REMEMBERED_CHARS,
    ({ size }) => size,
  );
  const wrapped = Object.entries(functions).map(([name, run]) => [
    name,
    (...args: never[]) => {
      const key = JSON.stringify([name, ...args], plain);
      const known = kept.get(key);
      if (known !== undefined) return known.value;
      const value = frozen(run(...args));
      kept.set(key, { value, size: key.length + (JSON.stringify(value) ?? '').length });
      return value;
    },
  ]);
  return Object.fromEntries(wrapped) as F;
};

export const sharedEngine: QuestionEngine = {
  ...questionEngine(catalogue),
  ...asked({ ...makingOf(catalogue) }),
};

export const ASKED_GAMES = ['nim', 'subtraction', 'wythoff', 'kayles', 'fibonacci'];
/** One question of every kind about these games, with choices and typed. */
export const oneOfEachKind = (): readonly Question[] =>
  [true, false].flatMap((typed) =>
    QUESTION_KINDS.flatMap((kind) => {
      for (let seed = 0; seed < 40; seed += 1) {
        const wish = { kind, games: ASKED_GAMES, difficulty: 2, seed: `screens ${seed}`, typed };
        const question = sharedEngine.generate(wish);
        if (question !== null) return [question];
      }
      return [];
    }),
  );
