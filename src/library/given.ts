/** What a caller gives, held against what is asked for: types say it to TypeScript alone. */

export const wholeFrom = (least: number, name: string, given: number): number => {
  if (Number.isSafeInteger(given) && given >= least) return given;
  throw new RangeError(`${name} is a whole number from ${least} on, not ${given}.`);
};

export const between = (least: number, most: number, name: string, given: number): number => {
  if (given >= least && given <= most) return given;
  throw new RangeError(`${name} is a number from ${least} to ${most}, not ${given}.`);
};

export const oneOf = <T extends string>(names: readonly T[], name: string, given: T): T => {
  if (names.includes(given)) return given;
  throw new RangeError(`${name} is one of ${names.join(', ')}, not ${given}.`);
};
