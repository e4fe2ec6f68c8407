import type { Refusal, RefusalCode, RefusalFacts } from './refusal.ts';

/** A value, or the reason why there is none. Nothing in the engine throws on what a person typed. */
export type Result<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: Refusal };

/** The good end of a `Result`; `refuse` makes the other. */
export const ok = <T>(value: T): Result<T> => ({ ok: true, value });

/** A refusal with its code and the facts a locale needs to say it kindly. */
export const refuse = <C extends RefusalCode>(code: C, facts: RefusalFacts[C]): Result<never> => ({
  ok: false,
  error: { code, facts } as Refusal,
});

/** The value of `result` passed on to `next`; a refusal stays as it is. */
export const chain = <A, B>(result: Result<A>, next: (value: A) => Result<B>): Result<B> =>
  result.ok ? next(result.value) : result;

/** All values, or the first refusal. */
export const collect = <T>(results: Iterable<Result<T>>): Result<readonly T[]> => {
  const values: T[] = [];
  for (const result of results) {
    if (!result.ok) return result;
    values.push(result.value);
  }
  return ok(values);
};
