/** Questions that are equally hard, and who gets which of them. */
import { describe, expect, test } from 'vitest';
import { judgeBy } from '../../../src/learn/questions/judge.ts';
import { JUDGED_KINDS } from '../../../src/learn/questions/kinds/index.ts';
import { DIFFICULTY_TOLERANCE } from '../../../src/learn/questions/position-search.ts';
import { structureKey } from '../../../src/learn/questions/structure.ts';
import { amount } from '../../support/amount.ts';
import { choiceOf } from '../../support/choices.ts';
import { catalogue, keyText, making } from '../../support/questions.ts';

const judge = judgeBy(catalogue);
const CLASS = amount(6, 12);
/** Kinds whose key depends on the seed as well. */
const SHUFFLED: ReadonlySet<string> = new Set(['spot-error', 'why', 'proof-order', 'justify-step']);

describe('questions that are equally hard', () => {
  const kinds = JUDGED_KINDS.filter((kind) => kind !== 'period');
  test.each(kinds.map((kind, i) => [kind, i] as const))(
    '%s: other positions, the same skill, as hard, each with a key of its own',
    (kind, i) => {
      const games = ['nim', 'wythoff', 'kayles', 'fibonacci', 'subtraction'];
      const like = making.generate({ kind, games, difficulty: 4, seed: 'first', typed: false });
      if (like === null) throw new Error(`no question of ${kind}`);
      const all = making.variants(like, 'seed', CLASS);
      expect(all[0]).toBe(like);
      expect(all.length).toBeGreaterThan(2);
      expect(new Set(all.map(structureKey)).size).toBe(1);
      expect(new Set(all.map(({ symmetry }) => symmetry)).size).toBe(all.length);
      for (const one of all) {
        expect([one.kind, one.skill, one.form, one.win]).toEqual([
          like.kind,
          like.skill,
          like.form,
          like.win,
        ]);
        expect(Math.abs(one.difficulty - like.difficulty)).toBeLessThanOrEqual(DIFFICULTY_TOLERANCE);
        // What is chosen as right is what the solver says of this very line.
        const again = making.ask({ kind, line: one.line, seed: 'check' });
        // Of many positions some are listed, others each time: losing-positions.test.ts judges each of them.
        const isSampled = one.prompt.kind === 'losing-positions' && one.prompt.sampled === true;
        if (one.shown && !SHUFFLED.has(kind) && !isSampled) expect(again?.key).toEqual(one.key);
        if (one.form === 'order' || one.form === 'list') {
          expect(judge(one, { kind: 'typed', text: keyText(one.key[0]!) }).verdict).toBe('right');
          continue;
        }
        const right = one.choices[choiceOf(one, true)]!;
        expect(judge(one, { kind: 'chosen', choices: [one.choices.indexOf(right)] }).verdict).toBe(
          one.form === 'several' && one.key.length > 1 ? 'wrong' : 'right',
        );
      }
      if (i % amount(4, 1) === 0) expect(making.variants(like, 'seed', CLASS)).toEqual(all);
      // What is there already does not come again.
      const avoid = new Set(all.slice(0, 2).map(({ symmetry }) => symmetry));
      const more = making.more(like, 'seed', CLASS, avoid);
      // Tables of one rule differ in their length alone, so there are few.
      if (kind !== 'value-table') expect(more.length).toBeGreaterThan(0);
      for (const one of [like, ...more]) expect(avoid.delete(one.symmetry)).toBe(one === like);
      expect(new Set(more.map(({ symmetry }) => symmetry)).size).toBe(more.length);
    },
  );
});
