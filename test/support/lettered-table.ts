/**
 * Letters in a table with the position each stands for: of two heaps, first heap down and second across, or of one heap, tens
 * down and units across.
 */
export const lettersInTable = (text: string): readonly (readonly [letter: string, name: string])[] => {
  const isPair = text.includes('1↓2→');
  const [, below = ''] = isPair ? text.split('1↓2→') : text.split(/^ *\+(?: +\d)+$/m);
  return [...below.matchAll(/^ *(\d+)((?: +[A-Z·])+)$/gm)].flatMap(([, first, cells]) =>
    cells!
      .trim()
      .split(/ +/)
      .flatMap((cell, second) =>
        cell === '·' ? [] : [[cell, isPair ? `${first} ${second}` : `${Number(first) + second}`] as const],
      ),
  );
};
