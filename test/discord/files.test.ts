/** Cards of positions from files in every language and level, checked by Discord's rules. */

import { describe, expect, test } from 'vitest';
import { LEVELS } from '../../src/engine/explain/step.ts';
import { analyse } from '../../src/engine/solve/analyse.ts';
import { briefView, viewOf } from '../../src/inquire/model/view.ts';
import { analysisScreen } from '../../src/inquire/screens/analysis.ts';
import { locales, parseFile } from '../../src/texts/index.ts';
import { WRITTEN } from '../../src/texts/languages.ts';
import { must } from '../support/app.ts';
import { shownText } from '../support/screens.ts';

/** Two stalks of 2,000 and 3,000 edges; a path of 1,500 arrows with tokens at its ends. */
const FILES: readonly (readonly [string, string])[] = [
  [
    'hackenbush',
    [...Array.from({ length: 2_000 }, (_, i) => `${i} ${i + 1}`), '0 b1', ...stalk('b', 2_999)].join('\n'),
  ],
  ['dag at=1,3', Array.from({ length: 1_500 }, (_, i) => `${i}>${i + 1}`).join('\n')],
  ['nim', '3\n4\n5\n'],
];

function stalk(name: string, length: number): readonly string[] {
  return Array.from({ length }, (_, i) => `${name}${i + 1} ${name}${i + 2}`);
}

describe.each(WRITTEN)('%s', (id) => {
  const locale = locales[id];
  test.each(FILES)('%s', (head, text) => {
    const { spot, win } = must(parseFile(head, text));
    const analysis = analyse(spot, win, { bound: 10_000, moves: 32 });
    for (const level of LEVELS) {
      const view = briefView(viewOf(analysis, level));
      shownText(analysisScreen(view, level, locale, { controls: false }), locale);
      if (spot.line.length > 6_000) {
        expect(view.line).toMatch(/^.{100}…$/);
        expect(JSON.stringify(view).length).toBeLessThan(200_000);
      } else expect(view).toEqual(viewOf(analysis, level));
    }
  });
});
