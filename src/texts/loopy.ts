/** A loopy value as people write it, `∞(1, 3)` for `inf(1,3)` and `∞` for `inf()`; numbers stay as they are. */
export const sayLoopy = (value: string): string =>
  value.replace(/^inf\((.*)\)$/, (_, among: string) =>
    among === '' ? '∞' : `∞(${among.replaceAll(',', ', ')})`,
  );
