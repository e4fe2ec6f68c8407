/** Screens of arenas in every language: Discord accepts them, with a hundred players and in every state. */

import { expect, test } from 'vitest';
import type { ArenaView } from '../../src/play/arena/ports.ts';
import { type Arena, type ArenaRow, MAX_ARENA_PLAYERS } from '../../src/play/model/arena.ts';
import {
  arenaFaultScreen,
  arenaScreen,
  arenaThereScreen,
  endedArenaScreen,
  joinedArenaScreen,
  leftArenaScreen,
} from '../../src/play/screens/arena.ts';
import { locales } from '../../src/texts/index.ts';
import { screenLocales } from '../support/pseudo.ts';
import { shownText, taken } from '../support/screens.ts';

const NOW = 1_700_000_000_000;
const arena: Arena = {
  id: 'abcdefgh12',
  guild: '2',
  channel: '3',
  host: '10',
  line: 'nim misere',
  minutes: 180,
  createdAt: NOW,
  endsAt: NOW,
  endedAt: null,
  thread: '77',
  board: null,
};
const STATES = ['playing', 'free', 'away', 'left'] as const;
const many: readonly ArenaRow[] = Array.from({ length: MAX_ARENA_PLAYERS }, (_, i) => ({
  place: i + 1,
  user: String(1_300_000_000_000_000_010n + BigInt(i)),
  points: 999 - i,
  won: 300,
  drawn: 100,
  lost: 99,
  streak: 9,
  state: STATES[i % 4]!,
}));
const viewOf = (rows: readonly ArenaRow[], over: Partial<ArenaView> = {}): ArenaView => ({
  arena,
  phase: 'running',
  rows,
  deadline: NOW,
  ...over,
});

test('Discord takes every state with nobody, one player, a hundred and a hundred equals', () => {
  for (const locale of screenLocales) {
    for (const rows of [[], many.slice(0, 1), many, many.map((row) => ({ ...row, place: 1 })).slice(0, 20)])
      for (const phase of ['lobby', 'running', 'over', 'cancelled'] as const) {
        taken(arenaScreen(viewOf(rows, { phase }), locale), locale);
        taken(joinedArenaScreen(viewOf(rows, { phase }), locale), locale);
      }
    for (const screen of [
      leftArenaScreen(viewOf(many), locale),
      endedArenaScreen(locale),
      arenaThereScreen(viewOf(many), locale),
      arenaFaultScreen({ code: 'bad-time', token: '@everyone '.repeat(9) }, locale),
      arenaFaultScreen({ code: 'name-a-game', token: 'nim 3 4 5' }, locale),
      ...(
        ['server', 'no-such-arena', 'arena-closed', 'arena-full', 'arena-not-yours', 'arena-not-in'] as const
      ).map((code) => arenaFaultScreen({ code }, locale)),
    ])
      taken(screen, locale);
  }
});

test('the result says who won, who shares it, or that nobody has a point; the game has the reader’s name', () => {
  const read = (rows: readonly ArenaRow[], line = 'nim') =>
    shownText(
      arenaScreen(viewOf(rows, { phase: 'over', arena: { ...arena, line } }), locales['zh-CN']),
      locales['zh-CN'],
    );
  expect(read(many.slice(0, 3))).toMatch(/竞技场 · 尼姆游戏.*结果[\s\S]*以 999 分获胜/);
  // The first of them plays on.
  expect(read(many.slice(0, 1))).toContain('尚未结束的对局不计分');
  expect(read(many.slice(1, 3))).not.toContain('尚未结束的对局不计分');
  const equals = many.slice(0, 2).map((row) => ({ ...row, place: 1, points: 4 }));
  expect(read(equals, 'chomp')).toMatch(/各得 4 分，并列第一/);
  expect(read(equals.map((row) => ({ ...row, points: 0 })))).toMatch(/没有人得分/);
});
