/** Difficulty: what a position is called does not change it, and P and N of one game can be equally hard. */
import { describe, expect, test } from 'vitest';
import { difficultyOf, giveawaysOf } from '../../../src/learn/questions/difficulty.ts';
import { examine } from '../../../src/learn/questions/solved-position.ts';
import { parseLine } from '../../../src/texts/index.ts';

const known = (line: string) => {
  const position = parseLine(line);
  const found = position.ok ? examine(position.value) : 'unread';
  if (typeof found === 'string') throw new Error(`${line}: ${found}`);
  return found;
};
const tells = (line: string) => giveawaysOf(known(line));
const difficulty = (line: string): number => difficultyOf(known(line), tells(line), 0);

describe('graphs', () => {
  test.each([
    ['dag 1>2 2>3 1>3 at=1', 'dag 70>80 80>900 70>900 at=70'],
    ['hackenbush 0-1 1-2 2-3 3-1 3-4', 'hackenbush 0-11 11-52 52-93 93-11 93-74'],
    ['geography a-b b-c c-d at=a', 'geography 71-82 82-93 93-99 at=71'],
  ])('%s is as hard as with other names', (line, renamed) => {
    expect(difficulty(renamed)).toBe(difficulty(line));
  });

  test('one with more edges is harder', () => {
    expect(difficulty('hackenbush 0-1 1-2 2-3')).toBeLessThan(
      difficulty('hackenbush 0-1 1-2 2-3 3-4 4-5 5-6'),
    );
  });

  test('tokens on a node count', () => {
    expect(difficulty('addsub edges=1>2,1>3,2>3 k=1:2,2:1 stones=1:30,2:1')).toBeGreaterThan(
      difficulty('addsub edges=1>2,1>3,2>3 k=1:2,2:1 stones=1:3,2:1'),
    );
  });
});

describe('forced play', () => {
  test('gives the answer away where the game is over soon, and not where somebody has a choice later', () => {
    expect(tells('euclid 1 1')).toContain('forced');
    expect(tells('nim 1')).toContain('forced');
    // 13 8, 8 5, 5 3, 3 2, 2 1: then there is a choice.
    expect(tells('euclid 21 13')).not.toContain('forced');
  });

  test('is as hard as what is looked at on its way', () => {
    expect(difficulty('euclid 21 13')).toBeGreaterThan(difficulty('euclid 5 3'));
    const p = ['euclid 13 9', 'euclid 21 13', 'euclid 34 21', 'euclid 31 20'].map(known);
    expect(p.some(({ outcome }) => outcome === 'P')).toBe(true);
    const hardness = (outcome: 'P' | 'N', lines: readonly string[]) =>
      lines.filter((line) => known(line).outcome === outcome).map(difficulty);
    const lines = ['euclid 13 9', 'euclid 21 13', 'euclid 34 21', 'euclid 40 13', 'euclid 30 7'];
    const [ps, ns] = [hardness('P', lines), hardness('N', lines)];
    expect(Math.abs(Math.max(...ps) - Math.max(...ns))).toBeLessThanOrEqual(0.5);
  });
});
