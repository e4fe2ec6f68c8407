import type { Expected, MoveFault, Refusal, RefusalFacts } from './refusal.ts';

/** A value, or the reason why there is none. Typed input never causes an exception. */
export type Result<T, E = Refusal> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: E };

export const ok = <T>(value: T): Result<T, never> => ({ ok: true, value });

export const failed = <E>(error: E): Result<never, E> => ({ ok: false, error });

/** Failure as a code and the facts for the locale's sentence. */
export type Coded<Facts> = {
  readonly [C in keyof Facts]: { readonly code: C; readonly facts: Facts[C] };
}[keyof Facts];

/** Makes the `refuse` function of a set of codes. */
export const refusing =
  <Facts>() =>
  <C extends keyof Facts>(code: C, facts: Facts[C]): Result<never, Coded<Facts>> =>
    failed({ code, facts });

/** Refuses typed input. */
export const refuse = refusing<RefusalFacts>();

/** Refuses a well-formed move that is illegal here. */
export const illegal = (token: string, reason: MoveFault) => refuse('illegal-move', { token, reason });

/** Refuses a text that is not a move. */
export const notAMove = (token: string, expected: Expected) => refuse('not-a-move', { token, expected });

export const notUnderstood = (token: string, expected: Expected) =>
  refuse('not-understood', { token, expected });

export const badOption = (option: string, text: string, expected: Expected) =>
  refuse('bad-option', { token: `${option}=${text}`, option, expected });

/** Passes the value of `result` to `next`; returns a refusal unchanged. */
export const chain = <A, B, E>(result: Result<A, E>, next: (value: A) => Result<B, E>): Result<B, E> =>
  result.ok ? next(result.value) : result;

/** All values, or the first refusal. */
export const collect = <T, E>(results: Iterable<Result<T, E>>): Result<readonly T[], E> => {
  const values: T[] = [];
  for (const result of results) {
    if (!result.ok) return result;
    values.push(result.value);
  }
  return ok(values);
};

/** Value of a result that can't be a refusal, since its input came from the engine itself. */
export const demand = <T>(result: Result<T>): T => {
  if (result.ok) return result.value;
  throw new Error(`a move of the engine's own was refused: ${JSON.stringify(result.error)}`);
};
