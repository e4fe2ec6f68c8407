/** Many questions that are equally hard: of one structure, as many as there are, up to the students of a large class. */
import { describe, expect, test } from 'vitest';
import { seeded } from '../../../src/kernel/random.ts';
import type { Question } from '../../../src/learn/model/question.ts';
import { KINDS, QUESTION_KINDS } from '../../../src/learn/questions/kinds/index.ts';
import { mutateLine } from '../../../src/learn/questions/mutate-line.ts';
import { DIFFICULTY_TOLERANCE } from '../../../src/learn/questions/position-search.ts';
import { Inspection } from '../../../src/learn/questions/solved-position.ts';
import { structureKey } from '../../../src/learn/questions/structure.ts';
import { parseLine } from '../../../src/texts/index.ts';
import { amount, some } from '../../support/amount.ts';
import { brute } from '../../support/brute.ts';
import { faultOf, making, UNCHECKED } from '../../support/questions.ts';

const CLASS = amount(24, 200);
/** Keys of so many of them are held against brute force. */
const CHECKED = amount(5, 12);

const off = (one: Question, like: Question): number => Math.abs(one.difficulty - like.difficulty);
const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
/** So many of one structure there are in each of these cases. */
const LEAST = 4;

describe('a large class', () => {
  const CASES = [
    ['nim', 'outcome', 'normal', 4],
    ['nim', 'winning-move', 'normal', 4],
    ['nim', 'nim-sum', 'normal', 3],
    ['nim', 'outcome', 'misere', 4],
    ['wythoff', 'winning-move', 'normal', 4],
    ['grid', 'outcome', 'normal', 3],
    ['kayles', 'outcome', 'normal', 4],
    ['kayles', 'why', 'normal', 4],
    ['hackenbush', 'winning-move', 'normal', 3],
    ['subtraction', 'outcome', 'normal', 3],
  ] as const;
  test.each(some(CASES, 3))('%s, %s, %s play, level %i', (game, kind, win, difficulty) => {
    const like = making.generate({ kind, games: [game], difficulty, seed: 'class', win })!;
    const more = making.more(like, 'seed', CLASS);
    expect(more.length).toBeGreaterThanOrEqual(LEAST);
    expect(new Set([like, ...more].map(({ symmetry }) => symmetry)).size).toBe(more.length + 1);
    expect(new Set([like, ...more].map(structureKey)).size).toBe(1);
    for (const one of more) {
      expect([one.kind, one.skill, one.form, one.win]).toEqual([kind, like.skill, like.form, win]);
      expect(off(one, like)).toBeLessThanOrEqual(DIFFICULTY_TOLERANCE);
    }
    // Whoever sits further back has no harder questions.
    const middle = Math.floor(more.length / 2);
    const [front, back] = [more.slice(0, middle), more.slice(middle)].map((half) =>
      mean(half.map((one) => off(one, like))),
    );
    expect(Math.abs(front! - back!)).toBeLessThan(0.2);
    const by = brute();
    const checked = more.filter((_, i) => i % Math.ceil(more.length / CHECKED) === 0);
    const faults = checked.map((one) => faultOf(one, by));
    expect(faults.filter((fault) => fault !== null && fault !== UNCHECKED)).toEqual([]);
  });

  test('more of them are others, and the same for the same seed', () => {
    const like = making.generate({ kind: 'outcome', games: ['grid'], difficulty: 3, seed: 'more' })!;
    const first = making.variants(like, 'seed', 8);
    expect(first[0]).toBe(like);
    const avoid = new Set(first.map(({ symmetry }) => symmetry));
    const more = making.more(like, 'seed', 8, avoid);
    expect(more).toHaveLength(8);
    expect(more.some(({ symmetry }) => avoid.has(symmetry))).toBe(false);
    expect(making.more(like, 'seed', 8, avoid)).toEqual(more);
    expect(making.more(like, 'another', 8, avoid)).not.toEqual(more);
    expect(making.more(like, 'seed', 0)).toEqual([]);
  });

  test('where a game has fewer, nearly all of them are found', () => {
    const like = making.ask({ kind: 'outcome', line: 'nim 2 3 4', seed: 's' })!;
    const all = new Set<string>();
    const rising = (count: number, most: number, least = 1): readonly (readonly number[])[] =>
      count === 0
        ? [[]]
        : Array.from({ length: most - least + 1 }, (_, i) => least + i).flatMap((first) =>
            rising(count - 1, most, first).map((rest) => [first, ...rest]),
          );
    for (const heaps of [rising(1, 30), rising(2, 16), rising(3, 7), rising(4, 4)].flat()) {
      const one = making.ask({ kind: 'outcome', line: `nim ${heaps.join(' ')}`, seed: 's' });
      if (one === null || off(one, like) > DIFFICULTY_TOLERANCE) continue;
      if (structureKey(one) === structureKey(like)) all.add(one.symmetry);
    }
    const found = making.variants(like, 'seed', CLASS).map(({ symmetry }) => symmetry);
    expect(all.size).toBeGreaterThan(5);
    expect(found.length).toBeLessThan(CLASS);
    expect([...all].filter((symmetry) => found.includes(symmetry)).length).toBeGreaterThan(0.9 * all.size);
  });
});

const WISHES = ['nim', 'kayles', 'wythoff', 'grid', 'chomp', 'fibonacci', 'subtraction'].flatMap((game) =>
  [1, 2, 3, 4].map((difficulty) => ({ game, difficulty })),
);

test.each(QUESTION_KINDS.map((kind, i) => [kind, i] as const))(
  '%s: how hard it can be is foreseen before the position is solved',
  (kind, i) => {
    let seen = 0;
    for (const { game, difficulty } of some(WISHES, 3, i)) {
      const one = making.generate({ kind, games: [game], difficulty, seed: 'f' });
      const position = one === null ? null : parseLine(one.line);
      if (one === null || position?.ok !== true) continue;
      const preview = new Inspection(position.value).preview();
      if (typeof preview === 'string') throw new Error(`${one.line}: ${preview}`);
      const [least, most] = KINDS[kind].foreseen(preview);
      seen += 1;
      expect(one.difficulty, one.line).toBeGreaterThanOrEqual(least);
      // Difficulties are rounded to tenths.
      expect(one.difficulty, one.line).toBeLessThanOrEqual(most + 0.05);
    }
    expect(seen).toBeGreaterThan(amount(0, 3));
  },
);

test.each([
  'nim 3 4 5',
  'wythoff 3 5',
  'grid 1 2 / 3 4',
  'subtraction 10 7 s=1,3,4',
  'coins HTTHH rule=turtles',
  'chomp 3x5',
  'hackenbush 0-1 1-2 2-3 3-1 3-4',
  'dag 1>2 2>3 1>3 at=1,2',
  'geography a-b b-c c-d at=a',
  'every nim 3 4 + wythoff 1 2',
])('steps from %s: mostly lines of the same game, its options kept', (line) => {
  const random = seeded(line);
  const fixed = (text: string) => text.split(' ').filter((token) => /=|^[a-z]+$|^[+/]$/.test(token));
  const lines = new Set<string>();
  for (let i = 0; i < 200; i += 1) {
    const step = mutateLine(line, random);
    expect(fixed(step)).toEqual(fixed(line));
    const read = parseLine(step);
    if (read.ok) lines.add(read.value.spot.line);
  }
  expect(lines.size).toBeGreaterThan(20);
});
