/** Texts for the smallest positions, where a move may be the only one, or the last. */
import { describe, expect, test } from 'vitest';
import { analyse } from '../../src/engine/solve/analyse.ts';
import { explainChecked } from '../../src/games/checked.ts';
import { gameIds, registry } from '../../src/games/registry.ts';
import { sayExplained } from '../../src/texts/explained.ts';
import { locales } from '../../src/texts/index.ts';
import { plain } from '../../src/texts/plain.ts';
import { ask } from '../support/ask.ts';

const said = (line: string): string =>
  plain(sayExplained(locales.en, explainChecked(ask(line), 'why'), 'why').flat());

test.each([
  ['mark 2', 'they can make it odd again or take the last stone', 'answer'],
  ['mark 1', '1 ends in no zero', 'why'],
  ['mark 1 misere', 'You have to take the last stone', 'why'],
  ['mark 4 misere', 'in the end a heap of 1, and you have to take it', 'why'],
  ['mark 2 misere', 'Some move leaves a heap that loses', 'why'],
  ['candy 1 misere', 'Every square ahead of you is won for them', 'why'],
  ['candy 3 1', 'Where they can step off, they do', 'why'],
  ['endnim 2', 'They have nothing left to take', 'why'],
  ['endnim 2 misere', 'They have to take the last stone', 'why'],
  ['endnim 1 misere', 'You have to take the last stone', 'why'],
  ['fibonacci 1 limit=1 misere', 'Only that stone is left, and you have to take it', 'why'],
  ['octal 5 3 code=0.3', 'A move takes at most 1 stone,', 'proof'],
  ['wythoff 2 1 a=2', 'Pairs differ by multiples of 2, so the heaps aren’t a pair', 'proof'],
  ['nim 1 + bash 4 max=3 misere', 'As long as the game goes on, they can leave you such a position', 'why'],
] as const)('%s: %s', (line, sentence, level) => {
  expect(plain(sayExplained(locales.en, explainChecked(ask(line), level), level).flat())).toContain(sentence);
});

test('one stone under misère play has no part that is the smallest', () => {
  for (const line of ['fibonacci 1 limit=1 misere', 'dynamic 1 k=3 limit=1 misere']) {
    expect(said(line)).toContain('there is no part');
    expect(said(line)).not.toContain('You may take at most');
  }
});

describe('where there is one move, nothing is said of two', () => {
  test.each(gameIds)('%s', (id) => {
    for (const spot of registry[id].small(2)) {
      if (new Set([...spot.options()].map(({ to }) => to.line)).size !== 1) continue;
      for (const win of ['normal', 'misere'] as const)
        for (const level of ['answer', 'why'] as const) {
          const steps = explainChecked(analyse(spot, win, { bound: 100_000, moves: 10 }), level);
          const text = plain(sayExplained(locales.en, steps, level).flat());
          expect(text, `${spot.line} ${win}`).not.toMatch(
            /\bboth your moves|\byour two moves|\beach of your 2/i,
          );
        }
    }
  });
});

test('a theorem of sets without a period names none', () => {
  for (const { id } of [locales.en, locales['zh-CN'], locales.ja])
    expect(locales[id].theorems.subtraction.name, id).not.toMatch(/period|周期/);
});
