/** Letters in a table of two heaps, first heap down and second across, with the position that each stands for. */
export const lettersInTable = (text: string): readonly (readonly [letter: string, name: string])[] =>
  [...(text.split('1↓2→')[1] ?? '').matchAll(/^ *(\d)((?: +[A-Z·])+)$/gm)].flatMap(([, first, cells]) =>
    cells!
      .trim()
      .split(/ +/)
      .flatMap((cell, second) => (cell === '·' ? [] : [[cell, `${first} ${second}`] as const])),
  );
