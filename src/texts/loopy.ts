/** A value for a person, `∞(1, 3)` for `inf(1,3)`; a number stays as it is. */
export const sayLoopy = (value: string): string =>
  value.replace(/^inf\((.*)\)$/, (_, among: string) => `∞(${among.replaceAll(',', ', ')})`);
