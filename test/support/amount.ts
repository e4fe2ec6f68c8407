/**
 * Size of samples: `usual` in `npm test`, `whole` in `npm run soak samples`, which runs all files that use it. Draws are the
 * same each time; `some` takes an even spread of a list.
 */
const IS_WHOLE = process.env['TEST_WHOLE'] !== undefined;

export const amount = (usual: number, whole: number): number => (IS_WHOLE ? whole : usual);

/** Every item in the whole run; usually every `n`th, starting at index `from`. */
export const some = <T>(items: readonly T[], n: number, from = 0): readonly T[] =>
  IS_WHOLE ? items : items.filter((_, i) => i % n === from % n);
