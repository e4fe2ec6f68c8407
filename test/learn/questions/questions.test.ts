/** Questions of every kind about every game, held against brute force over the rules. */
import { describe, expect, test } from 'vitest';
import { gameIds } from '../../../src/games/registry.ts';
import type { QuestionKind } from '../../../src/learn/model/facts.ts';
import type { Question } from '../../../src/learn/model/question.ts';
import { QUESTION_KINDS } from '../../../src/learn/questions/kinds/index.ts';
import { explainAnswer } from '../../../src/learn/questions/phrases.ts';
import { Positions } from '../../../src/learn/questions/positions.ts';
import { locales } from '../../../src/texts/index.ts';
import { plain } from '../../../src/texts/plain.ts';
import { amount, some } from '../../support/amount.ts';
import { xor } from '../../support/arithmetic.ts';
import { brute } from '../../support/brute.ts';
import { catalogue, faultOf, making, UNCHECKED } from '../../support/questions.ts';

/** Two for each game a kind; each kind of every eighth game, the next kind of the next games, in `npm test`, of all in `npm run soak questions` and `soak samples`. */
const ROUNDS = [
  { difficulty: 1.5, win: 'normal', want: 'P', typed: false },
  { difficulty: 2.5, win: 'misere', want: 'N', typed: true },
] as const;

/** Kinds that suit few games, and more than so many questions of each. */
const FEW_GAMES: Readonly<Partial<Record<QuestionKind, number>>> = {
  zeckendorf: 1,
  period: 1,
  'value-table': 8,
};

describe.each(QUESTION_KINDS.map((kind, i) => [kind, i] as const))('%s', (kind, i) => {
  test('the key is right and every wrong choice is wrong', () => {
    const by = brute();
    let made = 0;
    let unchecked = 0;
    for (const game of FEW_GAMES[kind] === undefined ? some(gameIds, 8, i) : gameIds)
      for (const [round, wish] of ROUNDS.entries()) {
        const { win } = wish;
        const question =
          making.generate({ ...wish, kind, games: [game], seed: `t${round}` }) ??
          // Values belong to normal play.
          making.generate({ ...wish, win: 'normal', kind, games: [game], seed: `t${round}` });
        if (question === null) continue;
        made += 1;
        const fault = faultOf(question, by);
        if (fault === UNCHECKED) unchecked += 1;
        else expect(fault, `${kind} ${question.line} ${win}`).toBeNull();
      }
    expect(made).toBeGreaterThan(FEW_GAMES[kind] ?? amount(1, 20));
    expect(unchecked).toBeLessThan(made / amount(3, 10));
  });
});

test('the same wish makes the same question, another seed another one', () => {
  const wish = { kind: 'outcome', games: ['nim', 'wythoff', 'kayles'], difficulty: 3 } as const;
  const [a, b] = [making.generate({ ...wish, seed: 'a' }), making.generate({ ...wish, seed: 'b' })];
  expect(making.generate({ ...wish, seed: 'a' })).toEqual(a);
  expect(a!.line).not.toBe(b!.line);
  expect(JSON.parse(JSON.stringify(a))).toEqual(a);
});

test('where the winning move is cannot be told from which of two heaps is the larger one', () => {
  const all = Array.from({ length: amount(24, 60) }, (_, i) =>
    making.generate({
      kind: 'which-part',
      games: ['nim', 'bash', 'kayles'],
      difficulty: 1 + (i % 4),
      seed: `w${i}`,
    }),
  );
  const two = all.filter((question) => question?.choices.length === 2);
  expect(all.filter((question) => question === null)).toEqual([]);
  expect(all.filter((question) => (question?.choices.length ?? 0) > 2).length).toBeGreaterThan(
    amount(10, 30),
  );
  for (const question of two) {
    const sizes = question!.choices.map(({ says, misconception }) => ({
      size: says.kind === 'part' ? Number(/ (\d+)/.exec(says.part.line)?.[1]) : 0,
      right: misconception === null,
    }));
    expect(sizes.toSorted((a, b) => b.size - a.size)[0]?.right, question!.line).toBe(false);
  }
});

test('a harder wish makes a harder question', () => {
  const hard = [1, 3, 5].map(
    (difficulty) => making.generate({ kind: 'outcome', games: ['nim'], difficulty, seed: 'h' })!.difficulty,
  );
  expect(hard).toEqual(hard.toSorted((a, b) => a - b));
  expect(hard[2]! - hard[0]!).toBeGreaterThan(1);
});

test('no question where no game suits', () => {
  expect(making.generate({ kind: 'zeckendorf', games: ['nim'], difficulty: 2, seed: 's' })).toBeNull();
  expect(making.generate({ kind: 'outcome', games: ['no such game'], difficulty: 2, seed: 's' })).toBeNull();
  expect(making.suits('grundy', 'nim', 'misere')).toBe(false);
});

describe('a quiz', () => {
  const mix = { outcome: 4, why: 2, 'winning-move': 2, 'nim-sum': 1, mex: 1 } as const;
  const wish = { count: 40, mix, games: ['nim', 'wythoff', 'kayles', 'chomp'], level: 2, seed: 'q' };

  test('has as many questions of each kind as wished, half of them P, none twice', () => {
    const questions = making.makeQuiz(wish);
    expect(new Set(questions.map(({ symmetry }) => symmetry)).size).toBe(40);
    const of = (kind: string) => questions.filter((question) => question.kind === kind);
    expect(Object.keys(mix).map((kind) => of(kind).length)).toEqual([16, 8, 8, 4, 4]);
    const lost = of('outcome').filter(({ key }) => key[0]?.kind === 'outcome' && key[0].outcome === 'P');
    expect(lost).toHaveLength(8);
    const again = making.makeQuiz(wish);
    expect(again).toEqual(questions);
  });

  test('both win rules, each where it has a meaning', () => {
    const questions = making.makeQuiz({
      ...wish,
      count: 20,
      games: [...wish.games, ...wish.games.map((game) => `${game} misere`)],
    });
    expect(new Set(questions.map(({ win }) => win))).toEqual(new Set(['normal', 'misere']));
    for (const { kind, win } of questions)
      if (kind === 'mex' || kind === 'nim-sum') expect(win).toBe('normal');
  });

  test('has no questions where a game has no such positions', () => {
    const small = making.makeQuiz({ ...wish, count: 30, mix: { zeckendorf: 1 }, games: ['nim'] });
    expect(small).toEqual([]);
  });
});

describe('a variant', () => {
  test.each(QUESTION_KINDS)('%s: another position, about as hard, just as right', (kind) => {
    const games = kind === 'zeckendorf' ? ['fibonacci'] : kind === 'period' ? ['subtraction'] : ['kayles'];
    const question = making.generate({ kind, games, difficulty: 2.5, seed: 'v' })!;
    expect(question, `no such question about ${games.join()}: name a game here that has some`).not.toBeNull();
    const seen = new Set<string>();
    for (const student of ['1', '2', '3', '4']) {
      const variant = making.variant(question, student, seen);
      if (variant === null) continue;
      seen.add(variant.symmetry);
      expect(variant.symmetry).not.toBe(question.symmetry);
      expect(Math.abs(variant.difficulty - question.difficulty)).toBeLessThanOrEqual(0.5);
      expect([variant.kind, variant.skill, variant.form]).toEqual([kind, question.skill, question.form]);
      expect(faultOf(variant)).toBeNull();
    }
    expect(seen.size).toBeGreaterThan(kind === 'period' ? 0 : 2);
  });

  test('of a teacher’s own position, its options kept; of a compound, its components', () => {
    const own = making.ask({ kind: 'outcome', line: 'subtraction 12 s=2,5,6', seed: 's' })!;
    expect(making.variant(own, '1')!.line).toMatch(/^subtraction \d+ s=2,5,6$/);
    const both = making.ask({ kind: 'outcome', line: 'every nim 3 + wythoff 1 2', seed: 's' })!;
    expect(making.variant(both, '1')!.line).toMatch(/^every nim .* \+ wythoff /);
  });
});

test('from level 2 on a quiz about Nim gives nothing away, and never asks to take all', () => {
  const mix = { outcome: 1, 'winning-move': 1, 'nim-sum': 1, mex: 1, grundy: 1, why: 1 };
  const of = (level: number) =>
    Array.from({ length: amount(3, 8) }, (_, i) =>
      making.makeQuiz({ count: 12, mix, games: ['nim'], level, seed: `plain ${level} ${i}` }),
    ).flat();
  for (const level of [2, 3]) {
    const plain = of(level).filter(({ tells }) => tells.length > 0);
    // Of easy lost positions with three heaps there are few.
    expect(plain.length, plain.map(({ line }) => line).join(', ')).toBeLessThanOrEqual(1);
  }
  const all = of(1).filter(
    ({ kind, tells }) =>
      kind === 'winning-move' && (tells.includes('ends-at-once') || tells.includes('whole-part')),
  );
  expect(all).toEqual([]);
});

/** The numbers of a line that are heaps, by the text alone. */
const heapsOf = (line: string): readonly string[] => line.match(/(?<= )\d+(?= |$)/g) ?? [];

describe('answers that are seen one by one', () => {
  const ordered = (heaps: readonly number[]): string =>
    heaps
      .filter((heap) => heap > 0)
      .sort((a, b) => a - b)
      .join(' ');
  const heapsIn = ({ line }: Question): readonly number[] => heapsOf(line).map(Number);
  /** What a winning move in Nim leaves. */
  const leftBy = (question: Question): readonly string[] =>
    heapsIn(question).flatMap((heap, i) => {
      const left = heapsIn(question).with(i, xor(heapsIn(question)) ^ heap);
      return left[i]! < heap ? [ordered(left)] : [];
    });
  const tells = (one: Question, another: Question): boolean =>
    leftBy(one).includes(ordered(heapsIn(another)));
  const mix = { outcome: 1, 'winning-move': 1 } as const;

  test.each([
    [6, 2],
    [20, 1],
  ])(
    'none of %i questions of level %i is about what a winning move in an earlier one leaves',
    (count, level) => {
      for (let seed = 0; seed < amount(30, 200); seed += 1) {
        const quiz = making.makeQuiz({ count, mix, games: ['nim'], level, seed: `told ${seed}` });
        expect(quiz).toHaveLength(count);
        const told = quiz.filter((question, i) =>
          quiz.slice(0, i).some((earlier) => tells(earlier, question)),
        );
        expect(told.map(({ line }) => line)).toEqual([]);
      }
    },
  );

  test('no answer names a position of a later question', () => {
    for (let seed = 0; seed < amount(20, 100); seed += 1) {
      const quiz = making.makeQuiz({ count: 8, mix, games: ['nim'], level: 2, seed: `named ${seed}` });
      const named = new Set<string>();
      for (const question of quiz) {
        expect(named, question.line).not.toContain(ordered(heapsIn(question)));
        const answer = plain(explainAnswer(catalogue, question, locales.en));
        for (const [line] of answer.matchAll(/\bnim(?: \d+)+/g))
          named.add(ordered(heapsOf(line).map(Number)));
      }
    }
  });

  test('a variant, an easier and a harder one keep apart from the other questions', () => {
    const among = ['nim 4 5 7', 'nim 2 5 6', 'nim 3 4 6'].map(
      (line) => making.ask({ kind: 'winning-move', line, seed: 'a' })!,
    );
    const question = making.ask({ kind: 'outcome', line: 'nim 2 3 4', seed: 'a' })!;
    const isApart = (one: Question): boolean =>
      among.every((other) => !tells(one, other) && !tells(other, one));
    for (let seed = 0; seed < amount(60, 200); seed += 1) {
      const other = making.variant(question, `told ${seed}`, [], among);
      expect(other === null || isApart(other), other?.line).toBe(true);
      const [another] = making.makeQuiz({
        count: 1,
        mix: { outcome: 1 },
        games: ['nim'],
        level: 2,
        seed: `told ${seed}`,
        among,
      });
      expect(isApart(another!), another!.line).toBe(true);
    }
  });
});

test.each(['nim misere', 'moore misere', 'wythoff misere', 'nim + kayles misere', 'every nim + kayles'])(
  'from level 2 on %s shows no empty heap, and a whole heap is seldom the only winning move',
  (game) => {
    const all = [2, 3].flatMap((level) =>
      making.makeQuiz({
        count: 10,
        mix: { outcome: 1, 'winning-move': 1 },
        games: [game],
        level,
        seed: game,
      }),
    );
    expect(all).toHaveLength(20);
    for (const { line } of all) expect(heapsOf(line), line).not.toContain('0');
    const left = (line: string): number => heapsOf(line).filter((heap) => heap !== '0').length;
    const whole = all.filter(
      ({ kind, line, key }) =>
        kind === 'winning-move' &&
        key.every((says) => says.kind === 'move' && left(says.move.to) < left(line)),
    );
    expect(whole.map(({ line }) => line)).toEqual([]);
  },
);

test('the values of a game of taking are shown until enough have come again to prove the period', () => {
  for (const [set, period] of [
    ['1,21', 2],
    ['1,4', 5],
    ['3,5,14', 17],
  ] as const) {
    const { prompt, key } = making.ask({ kind: 'period', line: `subtraction 9 s=${set}`, seed: 'p' })!;
    if (prompt.kind !== 'period') throw new Error('no period');
    expect(key).toEqual([{ kind: 'number', number: String(period) }]);
    const { values } = prompt;
    const most = Math.max(...set.split(',').map(Number));
    const comesAgain = (from: number): boolean =>
      values.slice(from, from + most).every((value, i) => value === values[from + period + i]);
    const starts = [...values.keys()].filter((from) => from + period + most <= values.length);
    expect(starts.some(comesAgain), set).toBe(true);
  }
});

test.each([
  ['hackenbush a-b b-c root=a', ''],
  ['fibonacci 20 limit=4', ''],
  ['treewalk 0 1 1 2 at=3 gone=1', ''],
  ['wythoff 3 5 a=2', 'a=2'],
])('the positions that %s is compared with keep its rules, not its places', (line, rules) => {
  const position = catalogue.parse(line);
  if (!position.ok) throw new Error(line);
  const peers = new Positions(catalogue).peersLike(position.value.spot, 'normal');
  expect(peers.length).toBeGreaterThan(20);
  for (const { position: peer } of peers) expect(peer.spot.line).toContain(rules);
});
