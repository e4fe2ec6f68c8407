/** Rules cards: each ends in a worked example, in every language, and the move it shows wins. */

import { describe, expect, test } from 'vitest';
import { gameIds } from '../../src/games/registry.ts';
import { locales } from '../../src/texts/index.ts';
import { WRITTEN } from '../../src/texts/languages.ts';
import { brute } from '../support/brute.ts';
import { spotOf } from '../support/positions.ts';

/** “Example: LINE. You play MOVE and …”; cards of games on heaps that fall apart tell theirs in words. */
const EXAMPLE = /^(?:Example: |例：)(.+?)(?:\. You play |。你走 |。あなたが )(\S+) /;
const IN_WORDS = /^(?:Example: |例：)\S/;

describe.each(WRITTEN.map((language) => locales[language]))('cards, $id', (locale) => {
  test.each(gameIds)('%s', (id) => {
    const last = locale.games[id].rules.at(-1)!;
    expect(last).toMatch(IN_WORDS);
    const [, line, move] = EXAMPLE.exec(last) ?? [];
    if (line === undefined || move === undefined) return;
    const spot = spotOf(line);
    expect(spot.game).toBe(id);
    const played = spot.play(move);
    if (!played.ok) throw new Error(`${line}: ${move}`);
    expect(brute().outcome(played.value.to, 'normal'), `${line}: ${move}`).toBe(false);
  });

  test.each([
    ['octal', 'octal 9 2 code=0.77', ['1>3,5', '1>8', '2>0']],
    ['kayles', 'kayles 9 2', ['1>3,5', '1>8', '2>0', '1:2']],
    ['dawson', 'dawson 9 2', ['1>3,4', '1>7', '2>0', '1:2']],
    ['dawsonchess', 'dawsonchess 9 2', ['1>2,4', '1>7', '2>0', '1:2']],
    ['treblecross', 'treblecross 9 3', ['1>2,4', '1>6', '2>0', '1:3']],
    ['officers', 'officers 9 4', ['1>3,5', '1>8', '1:1']],
    ['custom', 'custom 9 4 rule=1,2:0-2', ['1>3,5', '1:2']],
    ['euclid', 'euclid 24 7 / 9 4', ['2:1']],
    ['euclid', 'euclid 24 7', ['3']],
    ['flip', 'flip 4,3 rule=ruler*mock', ['3-4*1,3']],
  ] as const)('%s: every move that is typed can be played in %s', (id, line, moves) => {
    const card = locale.games[id].rules.join('\n');
    for (const shown of [line, ...moves]) expect(card).toContain(shown);
    for (const move of moves) expect(spotOf(line).play(move).ok, move).toBe(true);
  });

  test('the same line and the same move in every language', () => {
    const shown = gameIds.map((id) => EXAMPLE.exec(locale.games[id].rules.at(-1)!)?.slice(1, 3).join(' '));
    const other = gameIds.map((id) =>
      EXAMPLE.exec(locales.en.games[id].rules.at(-1)!)?.slice(1, 3).join(' '),
    );
    expect(shown).toEqual(other);
    expect(shown.filter((one) => one !== undefined).length).toBeGreaterThan(25);
  });
});
