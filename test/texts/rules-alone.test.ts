/**
 * The rules beside a board are enough to list all moves: the text is parsed, and the referee's laws play by it. And whatever
 * changes the moves of a board changes its text, in every language.
 */

import { describe, expect, test } from 'vitest';
import type { Win } from '../../src/engine/core/game.ts';
import type { Spot } from '../../src/engine/core/spot.ts';
import type { Position } from '../../src/games/line.ts';
import { gameIds, registry } from '../../src/games/registry.ts';
import { locales, parseLine } from '../../src/texts/index.ts';
import { WRITTEN } from '../../src/texts/languages.ts';
import { sayRuling } from '../../src/texts/locale.ts';
import { plainInline } from '../../src/texts/plain.ts';
import { boardRules, questionRules, rulesCard, usualName } from '../../src/texts/rule.ts';
import { corners } from '../referee/corners.ts';
import { drawing } from '../referee/draw.ts';
import { generate, generators } from '../referee/generate.ts';
import { type Component, options } from '../referee/line.ts';
import { amount } from '../support/amount.ts';
import { normaliseTo } from '../support/normalise.ts';
import { positionOf } from '../support/positions.ts';
import { random } from '../support/random.ts';
import { boardOf, readRules } from '../support/rule-reader.ts';

/** Positions with more moves than this are skipped in favour of smaller ones. */
const MAX_OPTIONS = 1500;

/** Paragraphs as a person reads them. */
const told = (position: Position, locale = locales.en): readonly string[] =>
  questionRules(position, locale, usualName(locale)).map((block) =>
    block.kind === 'note' ? plainInline(block.text) : '',
  );

const words = (text: string): string => text.split(' ').filter(Boolean).sort().join(' ');

/** A common name for positions of a game that look the same up to the order of equal things. */
const sameBoard = (game: string, position: string): string => {
  const board = boardOf(position);
  const limit = /(?:^| )limit=\d+/.exec(position)?.[0] ?? '';
  if (game === 'custom')
    return words(
      board
        .replace(/^.* at=(\S+)$/, (_, at: string) => at.replaceAll(',', ' '))
        .replace(/ ?edges=\S+/, '')
        .replace(/(?:^| )0(?= |$)/g, ''),
    );
  if (game === 'geography') return words(board);
  if (game === 'treewalk') return board;
  return normaliseTo(game, `${board}${limit}`);
};

const nameOf = (ids: readonly string[], parts: readonly Pick<Component, 'position'>[]): string =>
  parts.map(({ position }, i) => `${ids[i]} ${sameBoard(ids[i]!, position)}`).join(' + ');

/** Where the moves of the position lead; null where they are too many. */
const movesOf = (spot: Spot): readonly string[] | null => {
  const ids = spot.components.map(({ game }) => game);
  const found = new Set<string>();
  let count = 0;
  for (const { to } of spot.options()) {
    if ((count += 1) > MAX_OPTIONS) return null;
    found.add(nameOf(ids, to.components));
  }
  return [...found].sort();
};

/** Compares the moves that a reader derives from the text and the boards with the real ones. False: too many to compare. */
const compare = (position: Position): boolean => {
  const { spot, win } = position;
  const moves = movesOf(spot);
  if (moves === null) return false;
  const text = told(position);
  const line = `${spot.line} (${win}): ${text.join(' | ')}`;
  const read = readRules(
    text,
    spot.components.map((component) => boardOf(component.position)),
  );
  expect(read.misere, line).toBe(win === 'misere');
  const ids = spot.components.map(({ game }) => game);
  const meant = new Set(options(read).map((to) => nameOf(ids, to.components)));
  expect([...meant].sort(), line).toEqual(moves);
  return true;
};

/** Small positions of a game, and dealt ones of every size. */
const positionsOf = function* (id: (typeof gameIds)[number]): Iterable<Spot> {
  let taken = 0;
  for (const spot of registry[id].small(3)) {
    yield spot;
    if ((taken += 1) >= amount(150, 400)) break;
  }
  const source = random(12);
  for (let size = 1; size <= 3; size += 1)
    for (let i = 0; i < 8; i += 1) yield registry[id].deal(size, source);
};

/** The referee's lines of all games it knows: options of every kind, sums and compounds, normal and misère. */
const drawnLines = function* (count: number): Iterable<Position> {
  const draw = drawing(random(77));
  const games = Object.keys(generators).filter((id) => (gameIds as readonly string[]).includes(id));
  for (let i = 0; i < count; i += 1) {
    const parsed = parseLine(generate(draw, games));
    if (parsed.ok) yield parsed.value;
  }
};

describe('the text alone is enough to list all moves', () => {
  test.each(gameIds)('%s', (id) => {
    let compared = 0;
    for (const spot of positionsOf(id)) if (compare({ spot, win: 'normal' })) compared += 1;
    expect(compared).toBeGreaterThan(40);
  });
  test('generated lines, sums and compounds among them', () => {
    const count = amount(700, 2000);
    let compared = 0;
    for (const position of drawnLines(count)) if (compare(position)) compared += 1;
    expect(compared).toBeGreaterThan(0.9 * count);
  });
  test('the corners of the rules', () => {
    for (const line of corners()) {
      compare(positionOf(line));
    }
  });
});

/** Boards with every text they were seen with, and their moves under it. */
class Seen {
  readonly #moves = new Map<string, string>();
  readonly #boards = new Map<string, number>();

  add(board: string, text: string, moves: string, line: string): void {
    const key = `${board}\n${text}`;
    expect(this.#moves.get(key) ?? moves, line).toBe(moves);
    if (!this.#moves.has(key)) this.#boards.set(board, (this.#boards.get(board) ?? 0) + 1);
    this.#moves.set(key, moves);
  }

  /** How many boards were seen with several texts: a text without some option would have failed there. */
  get told(): number {
    return [...this.#boards.values()].filter((count) => count > 1).length;
  }
}

describe.each(WRITTEN.map((language) => locales[language]))(
  'whatever changes the moves changes the text, $id',
  (locale) => {
    const PARAMETRIC = [
      'bash',
      'subtraction',
      'moore',
      'octal',
      'wythoff',
      'fibonacci',
      'dynamic',
      'ed',
      'addsub',
      'coins',
      'flip',
      'custom',
    ] as const;

    test.each(PARAMETRIC)('%s', (id) => {
      const seen = new Seen();
      const draw = drawing(random(5));
      const drawn = draw
        .many(amount(200, 400), () => `${id} ${generators[id]!(draw, 1)}`.trim())
        .flatMap((line) => {
          const parsed = parseLine(line);
          return parsed.ok ? [parsed.value.spot] : [];
        });
      for (const spot of [...registry[id].small(3), ...drawn]) {
        const moves = movesOf(spot);
        if (moves === null) continue;
        const text = told({ spot, win: 'normal' }, locale).join('\n');
        seen.add(boardOf(spot.position), text, moves.join('\n'), spot.line);
      }
      if (id !== 'addsub') expect(seen.told).toBeGreaterThan(2);
    });

    test('the parameters themselves: no two are told in the same words', () => {
      const told = new Map<string, string>();
      for (const { spot } of drawnLines(amount(1500, 4000)))
        for (const component of spot.components) {
          const facts = component.ruling()!;
          // At most one coin is a run of one.
          if ('most' in facts && facts.most === '1') continue;
          // An octal code and a custom rule may mean the same.
          const key = `${facts.kind}: ${sayRuling(locale, facts).join('\n')}`;
          const known = JSON.stringify(facts, (name, value: unknown) =>
            name === 'pairs' ? value === 1 : value,
          );
          expect(told.get(key) ?? known, component.line).toBe(known);
          told.set(key, known);
        }
      expect(told.size).toBeGreaterThan(200);
    });

    test('numbers of the English text stand in it too', () => {
      for (const { spot } of drawnLines(500))
        for (const component of spot.components) {
          const facts = component.ruling()!;
          const numbers = (text: string) => new Set(text.match(/\d+/g) ?? []);
          const here = numbers(sayRuling(locale, facts)[0]);
          const missing = [...numbers(sayRuling(locales.en, facts)[0])].filter((number) => !here.has(number));
          // A 1 may be in words, such as “the same” where another language says “less than 1”.
          expect(
            missing.filter((number) => number !== '1'),
            component.line,
          ).toEqual([]);
        }
    });
  },
);

describe.each(WRITTEN.map((language) => locales[language]))('shapes, $id', (locale) => {
  test.each(gameIds)('%s: a dealt board tells its rule in full, in few words', (id) => {
    const source = random(3);
    for (let size = 1; size <= 5; size += 1)
      for (const win of ['normal', 'misere'] satisfies readonly Win[]) {
        const position = { spot: registry[id].deal(size, source), win };
        const [board] = boardRules(position, locale, usualName(locale));
        if (board?.kind !== 'note') throw new Error('no note');
        const text = plainInline(board.text);
        expect(text).toContain(sayRuling(locale, position.spot.ruling()!)[0]);
        expect(text).toContain(locale.screens.rule[win]);
        expect(text).not.toContain(locale.rules.cut);
        if (id !== 'octal' && id !== 'addsub') expect(text.length).toBeLessThan(240);
      }
  });

  test('a rule too long for a board is cut there, and whole on the rules card', () => {
    const set = Array.from({ length: 300 }, (_, i) => 2 * i + 1).join(',');
    const position = positionOf(`subtraction 999 s=${set}`);
    const [board] = boardRules(position, locale, usualName(locale));
    if (board?.kind !== 'note') throw new Error('no note');
    expect(plainInline(board.text)).toContain(locale.rules.cut);
    expect(plainInline(board.text).length).toBeLessThan(600);
    const card = JSON.stringify(rulesCard(position, locale, usualName(locale)));
    expect(card).toContain('599');
    const many = positionOf(Array.from({ length: 200 }, (_, i) => `bash 9 max=${i + 1}`).join(' + '));
    // For several games a board only says how they are played together.
    expect(boardRules(many, locale, usualName(locale))).toHaveLength(1);
  });
});
