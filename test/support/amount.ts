/**
 * How much a test tries: `usual` in `npm test`, `whole` in `npm run soak samples`, which runs all files that ask here.
 * What is drawn is the same each time; of a list `some` takes an even spread.
 */
const IS_WHOLE = process.env['TEST_WHOLE'] !== undefined;

export const amount = (usual: number, whole: number): number => (IS_WHOLE ? whole : usual);

/** Every item in the whole run; usually every `n`th, from the `from`th on. */
export const some = <T>(items: readonly T[], n: number, from = 0): readonly T[] =>
  IS_WHOLE ? items : items.filter((_, i) => i % n === from % n);
