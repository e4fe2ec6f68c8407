/** What is thought about games comes out the same at once and in a thread; what is not quick goes there. */
import { afterAll, expect, test } from 'vitest';
import { registry } from '../../src/games/registry.ts';
import { quickly } from '../../src/kernel/quickly.ts';
import {
  type DeepThinker,
  type Thinker,
  type ThoughtJob,
  thinkBy,
  thinkerOf,
} from '../../src/play/thinking.ts';
import { lexicon, parseLine } from '../../src/texts/index.ts';
import { questionPool } from '../../src/worker/questions.ts';
import { positionOf, spotOf } from '../support/positions.ts';

const pool = questionPool();
afterAll(() => pool.close());

const thinker = (patience: (() => () => boolean) | null, deep: DeepThinker | null): Thinker =>
  thinkerOf(registry, lexicon, parseLine, patience, deep);
const never = (): (() => boolean) => () => true;

const playedOf = (line: string, moves: readonly string[]) => {
  const { win, ...start } = positionOf(line);
  let { spot } = start;
  const history = moves.map((move) => {
    const option = spot.play(move);
    if (!option.ok) throw new Error(move);
    const from = spot;
    spot = option.value.to;
    return { from, option: option.value };
  });
  return { spot, win, history };
};

const LINES = [
  'nim 3 4 5',
  'kayles 9 8 misere',
  'nim 2 3 + grundy 7',
  'divisor 30',
  'every nim 2 3 + kayles 5',
];

/** Everything that is thought about a line. */
const thoughts = async (by: Thinker, line: string): Promise<readonly unknown[]> => {
  const [first] = spotOf(line).options();
  const played = playedOf(line, [first!.move]);
  const here = { spot: spotOf(line), win: played.win };
  return [
    await by.think('outcome', here),
    await by.think('move', here, { level: 'club', seed: 'x:1' }),
    await by.think('hint', here, { step: 3, seed: 'x' }),
    await by.think('hint', here, { step: 4, seed: 'x' }),
    await by.think('attempt', here, { move: first!.move }),
    await by.think('solution', here, { move: first!.move }),
    await by.think('summary', played),
    await by.think('lengths', played),
  ];
};

test('a thought is the same in the thread', async () => {
  for (const line of LINES)
    expect(await thoughts(thinker(never, pool), line), line).toEqual(
      await thoughts(thinker(null, null), line),
    );
});

test('what is quick stays here, and what is not goes there', async () => {
  const asked: ThoughtJob[] = [];
  const deep: DeepThinker = {
    think: (job) => {
      asked.push(job);
      return Promise.resolve(thinkBy(job, parseLine));
    },
    deal: () => Promise.resolve('nim 1 2 3'),
  };
  await thoughts(
    thinker(() => () => false, deep),
    'nim 3 4 5',
  );
  expect(asked).toEqual([]);
  await thinker(never, deep).think('summary', playedOf('nim 3 4 5 misere', ['1:3', '2:4']));
  expect(asked).toEqual([{ thought: 'summary', line: 'nim 3 4 5 misere', moves: ['1:3', '2:4'], wish: {} }]);
  const wish = { line: 'nim', win: 'normal', size: 2, want: null } as const;
  expect((await thinker(never, deep).deal(wish, () => 0.5))?.spot.line).toBe('nim 1 2 3');
});

test('where the thread dies of a thought, it is thought here', async () => {
  const dead: DeepThinker = {
    think: () => Promise.reject(new Error('the thread ended')),
    deal: () => Promise.reject(new Error('the thread ended')),
  };
  expect(await thoughts(thinker(never, dead), 'nim 3 4 5')).toEqual(
    await thoughts(thinker(null, null), 'nim 3 4 5'),
  );
  const wish = { line: 'nim', win: 'normal', size: 2, want: null } as const;
  expect((await thinker(never, dead).deal(wish, () => 0.5))?.spot.game).toBe('nim');
});

test('the thread deals: a game by its name, and one by its rule', async () => {
  const wish = { win: 'misere', size: 2, want: 'N' } as const;
  for (const line of ['kayles', 'custom rule=1,2:0-2']) {
    const dealt = await thinker(never, pool).deal({ ...wish, line }, () => 0.25);
    expect(dealt?.spot.game, line).toBe(line.split(' ')[0]);
    expect(dealt?.win).toBe('misere');
  }
  expect(await pool.deal({ ...wish, line: 'nosuch' }, 'seed')).toBeNull();
});

test('an error is no matter of time', () => {
  const run = (): never => {
    throw new Error('broken');
  };
  expect(() => quickly(() => () => false, run)).toThrow('broken');
});
