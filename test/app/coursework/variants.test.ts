/** Questions that are equally hard, and who gets which of them. */
import { describe, expect, test } from 'vitest';
import { variantsOf } from '../../../src/app/class/paper.ts';
import { judgeBy } from '../../../src/app/quiz/judge.ts';
import { EQUALLY } from '../../../src/app/quiz/make.ts';
import { QUESTION_KINDS } from '../../../src/app/quiz/question.ts';
import { catalogue, making } from '../../support/questions.ts';
import { choiceOf } from './work.ts';

const judge = judgeBy(catalogue);

describe('questions that are equally hard', () => {
  const kinds = QUESTION_KINDS.filter((kind) => kind !== 'period');
  test.each(kinds)('%s: other positions, the same skill, as hard, each with a key of its own', (kind) => {
    const games = ['nim', 'wythoff', 'kayles', 'fibonacci', 'subtraction'];
    const like = making.generate({ kind, games, difficulty: 2, seed: 'like', typed: false });
    if (like === null) throw new Error(`no question of ${kind}`);
    const all = making.variants(like, 'seed', 12);
    expect(all[0]).toBe(like);
    expect(all.length).toBeGreaterThan(2);
    expect(new Set(all.map(({ symmetry }) => symmetry)).size).toBe(all.length);
    for (const one of all) {
      expect([one.kind, one.skill, one.form, one.win]).toEqual([like.kind, like.skill, like.form, like.win]);
      expect(Math.abs(one.difficulty - like.difficulty)).toBeLessThanOrEqual(EQUALLY);
      // What is chosen as right is what the solver says of this very line.
      const again = making.ask({ kind, line: one.line, seed: 'check' });
      if (one.shown && kind !== 'spot-error' && kind !== 'why') expect(again?.key).toEqual(one.key);
      const right = one.choices[choiceOf(one, true)]!;
      expect(judge(one, { kind: 'chosen', choices: [one.choices.indexOf(right)] }).verdict).toBe(
        one.form === 'several' && one.key.length > 1 ? 'wrong' : 'right',
      );
    }
    expect(making.variants(like, 'seed', 12)).toEqual(all);
    // What is there already does not come again.
    const avoid = new Set(all.slice(0, 3).map(({ symmetry }) => symmetry));
    const more = making.more(like, 'seed', 12, avoid);
    expect(more.length).toBeGreaterThan(0);
    for (const one of [like, ...more]) expect(avoid.delete(one.symmetry)).toBe(one === like);
    expect(new Set(more.map(({ symmetry }) => symmetry)).size).toBe(more.length);
  });

  test('seats have different ones as far as they go round, and two who share one do not share them all', () => {
    for (const counts of [
      [5, 7, 60],
      [9, 9, 9],
      [15, 15],
      [8, 8, 2, 8],
    ]) {
      const paper = variantsOf('q1', counts);
      const seats = Array.from({ length: 60 }, (_, seat) => paper(seat));
      for (const [place, count] of counts.entries()) {
        for (let from = 0; from + count <= 60; from += count)
          expect(new Set(seats.slice(from, from + count).map((one) => one[place])).size).toBe(count);
        for (const [seat, one] of seats.slice(1).entries()) expect(one[place]).not.toBe(seats[seat]![place]);
      }
      expect(new Set(seats.map((one) => one.join())).size).toBe(60);
      expect(paper(3)).toEqual(variantsOf('q1', counts)(3));
    }
    expect(variantsOf('q2', [5, 7, 60])(0)).not.toEqual(variantsOf('q1', [5, 7, 60])(0));
  });
});
