import { explain } from '../../src/engine/explain/explain.ts';
import { type Analysis, analyse } from '../../src/engine/solve/analyse.ts';
import { parseLine } from '../../src/locale/index.ts';

/** The analysis of a line that must parse; winning moves up to `moves`. */
export const ask = (line: string, moves = 100): Analysis => {
  const parsed = parseLine(line);
  if (!parsed.ok) throw new Error(`${line.slice(0, 80)}: ${parsed.error.code}`);
  return analyse(parsed.value.spot, parsed.value.win, { bound: 1_000_000, moves });
};

/** Whether the theory that covers a line calls it lost: quicker than a whole analysis. */
export const isLost = (line: string): boolean => {
  const parsed = parseLine(line);
  if (!parsed.ok) throw new Error(`${line}: ${parsed.error.code}`);
  const { spot, win } = parsed.value;
  return (
    spot
      .claims(win)
      .find((claim) => claim.gives === 'outcome')!
      .value() === 0n
  );
};

/** The code of the refusal of a line that must not parse. */
export const refusalOf = (line: string): string => {
  const parsed = parseLine(line);
  return parsed.ok ? 'accepted' : parsed.error.code;
};

/** The positions that winning moves lead to, in order. */
export const winningTo = (line: string): readonly string[] =>
  ask(line, 5000)
    .winning.moves.map((option) => option.to.position)
    .sort();

/** Characters of the explanation as data: it must stay bounded for huge positions. */
export const explained = (analysis: Analysis): number => JSON.stringify(explain(analysis, 'proof')).length;
