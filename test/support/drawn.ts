import { parseLine } from '../../src/texts/index.ts';
import { judge } from './judge.ts';
import { random } from './random.ts';

/** A whole number from `least` to `most`. */
export type Draw = (least: number, most: number) => number;

/** Draws `count` lines, every third one misère, and returns what is wrong with their answers, by brute force. */
export const faultsOf = (count: number, seed: number, line: (draw: Draw) => string): readonly string[] => {
  const next = random(seed);
  const fault = judge();
  const faults: string[] = [];
  for (let i = 0; i < count; i += 1) {
    const text = `${line((least, most) => least + Math.floor(next() * (most - least + 1)))}${i % 3 === 2 ? ' misere' : ''}`;
    const parsed = parseLine(text);
    if (!parsed.ok) throw new Error(`not a legal line: ${text}`);
    const problem = fault({ line: text, legal: parsed.value });
    if (problem !== null) faults.push(`${text}: ${problem}`);
  }
  return faults;
};
