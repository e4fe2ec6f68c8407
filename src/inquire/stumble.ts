import { failed, ok, type Result } from '../engine/core/result.ts';

/** Thrown deep inside a parser or an evaluation, each with a class of its own; `caught` returns its fault as an error value. */
export class Stumble<Fault> extends Error {
  readonly fault: Fault;

  constructor(fault: Fault) {
    super();
    this.fault = fault;
  }
}

/** The value of `run`, or the fault of a `Kind` of stumble thrown in it. */
export const caught = <T, Fault>(
  Kind: new (fault: Fault) => Stumble<Fault>,
  run: () => T,
): Result<T, Fault> => {
  try {
    return ok(run());
  } catch (error) {
    if (error instanceof Kind) return failed(error.fault);
    throw error;
  }
};
