import type { Done, FaultCode, FaultFacts } from './answers.ts';

/** What a use case gives when nothing stands against it; `fault` is the other side. */
export const done = <T>(value: T): Done<T> => ({ ok: true, value });

/** A fault with its code and the facts a locale needs to say it. */
export const fault = <C extends FaultCode>(code: C, facts: FaultFacts[C]): Done<never> => ({
  ok: false,
  error: { code, facts } as Extract<Done<never>, { ok: false }>['error'],
});
