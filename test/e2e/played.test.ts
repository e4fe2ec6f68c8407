/**
 * Every game played to its end in real browsers: by touch on a phone, in Chinese; by keyboard only, from the command to the
 * last move; from a board of text, with typed moves. English and Chinese. The games take turns in these ways, three at once;
 * all games in all ways: `npm run soak samples`.
 */
import type { Locator, Page as Tab } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { type GameId, registry } from '../../src/games/registry.ts';
import { some } from '../support/amount.ts';
import { LAPTOP, noChromium, PHONE, sidewaysScroll } from '../support/browser.ts';
import { chosenGames } from '../support/chosen-games.ts';
import { inBrowser } from '../support/in-browser.ts';
import { onStage } from '../support/on-stage.ts';
import { NO_LIMITS } from '../support/players.ts';
import { type Scripted, verbOf } from '../support/scripted.ts';

const MAX_MOVES = 60;
/** Smaller positions for games whose example takes a hundred moves. */
const SHORTER: Partial<Record<GameId, string>> = { fibonacci: 'fibonacci 12', dynamic: 'dynamic 12 k=3' };
const lineOf = (game: GameId): string => SHORTER[game] ?? registry[game].example;
/** Taps at one place within this time are a double tap to Chromium. */
const DOUBLE_TAP_MS = 400;
/** The most presses of Tab from the composer to the first move of the newest board. */
const MAX_TABS = 60;

interface Node {
  readonly ownerDocument: { readonly activeElement: Node | null };
  contains(other: Node): boolean;
  getAttribute(name: string): string | null;
}

/** The first move that a board offers: a button, or a list of them. */
const moveOn = (article: Locator): Locator =>
  article
    .locator(
      'button[data-custom-id*="~move~"], button[data-custom-id*="~pick~"], button[data-custom-id*="~focus~"]',
    )
    .or(article.getByRole('combobox'))
    .and(article.locator('[aria-disabled="false"]'))
    .first();

/** Where the keyboard focus is: on a move of the board, elsewhere in its message, or outside. */
const focusOf = (article: Locator): Promise<'move' | 'inside' | 'outside'> =>
  article.evaluate((node: Node) => {
    const focused = node.ownerDocument.activeElement;
    if (focused === null || !node.contains(focused)) return 'outside';
    const id = focused.getAttribute('data-custom-id') ?? '';
    const isMove = focused.getAttribute('role') === 'combobox' || /~(?:move|pick|focus)~/.test(id);
    return isMove && focused.getAttribute('aria-disabled') === 'false' ? 'move' : 'inside';
  });

/** Brings the keyboard to a move: on through the board it stands in, and back to it from below. */
const tabToMove = async (tab: Tab, article: Locator): Promise<void> => {
  let back = false;
  for (let tabs = 0; tabs < MAX_TABS; tabs += 1) {
    const focus = await focusOf(article);
    if (focus === 'move') return;
    if (focus === 'outside') back = true;
    await tab.keyboard.press(back ? 'Shift+Tab' : 'Tab');
  }
  throw new Error('no way to a move by the keyboard');
};

describe.skipIf(noChromium())('every game is played', () => {
  const { held } = onStage({ seed: 'played', local: { limits: NO_LIMITS } }, { once: true });
  const { open } = inBrowser(held);
  let [phone, laptop, reader]: (readonly [Scripted, Tab])[] = [];
  beforeAll(async () => {
    const seat = async (name: string, channel: string, options: typeof PHONE | typeof LAPTOP) => {
      const person = held.person(name, channel);
      return [person, await open(person, options)] as const;
    };
    phone = await seat('小明', 'dm', PHONE);
    laptop = await seat('Ada', 'games', LAPTOP);
    reader = await seat('Ben', 'class', LAPTOP);
    await held.app.settings.setPerson(phone[0].id, { locale: 'zh-CN' });
    await held.app.settings.setPerson(reader[0].id, { boards: 'text' });
  });
  const isOver = (person: Scripted, board: string): boolean =>
    person.controls(board).some((one) => verbOf(one) === 'rematch');

  /** Moves until the game is over; each changes what the tab shows of the board. */
  const play = async (
    [person, tab]: readonly [Scripted, Tab],
    board: string,
    move: (on: Locator) => Promise<void>,
  ) => {
    const article = tab.locator(`#m${board}`);
    for (let moves = 0; moves < MAX_MOVES; moves += 1) {
      if (isOver(person, board)) return;
      await expect.poll(async () => isOver(person, board) || (await moveOn(article).count()) > 0).toBe(true);
      if (isOver(person, board)) return;
      const before = JSON.stringify(person.message(board).components);
      await move(article);
      await expect.poll(() => JSON.stringify(person.message(board).components) !== before).toBe(true);
    }
    throw new Error('the game does not end');
  };

  /** By touch on a phone, in Chinese. */
  let tapped = 0;
  const byTouch = async (game: GameId): Promise<void> => {
    const [person, tab] = phone!;
    const board = await person.run('play', { line: lineOf(game), level: 'casual', first: 'me' });
    await play(phone!, board, async (article) => {
      const move = moveOn(article);
      const isList = (await move.getAttribute('role')) === 'combobox';
      // Sooner would be a double tap, whose second half makes no move.
      await tab.waitForTimeout(Math.max(0, tapped + DOUBLE_TAP_MS - performance.now()));
      await move.tap();
      if (isList) await tab.getByRole('option').last().tap();
      tapped = performance.now();
    });
    const article = tab.locator(`#m${board}`);
    await expect.poll(() => article.innerText()).toMatch(/获胜/);
    expect(await sidewaysScroll(tab.locator('.messages'))).toBe(0);
  };

  /** By keyboard only, including the command. */
  const byKeyboard = async (game: GameId): Promise<void> => {
    const [person, tab] = laptop!;
    const known = new Set(person.messages().map(({ id }) => id));
    await tab.locator('#composer').focus();
    await tab.keyboard.insertText(`/play line:${lineOf(game)} level:casual first:me`);
    await tab.keyboard.press('Escape');
    await tab.keyboard.press('Enter');
    await expect.poll(() => person.messages().filter(({ id }) => !known.has(id)).length).toBe(1);
    const board = person.messages().find(({ id }) => !known.has(id))!.id;
    await tab.locator(`#m${board}`).waitFor();
    await play(laptop!, board, async (article) => {
      await tabToMove(tab, article);
      const isList = (await tab.locator('[role=combobox]:focus').count()) > 0;
      await tab.keyboard.press('Enter');
      if (!isList) return;
      await tab.keyboard.press('End');
      await tab.keyboard.press('Enter');
    });
    await expect.poll(() => tab.locator(`#m${board}`).innerText()).toMatch(/wins?\b/);
    await tab.locator('#composer').focus();
  };

  /** From text, with typed moves. */
  const fromText = async (game: GameId): Promise<void> => {
    const [person, tab] = reader!;
    const board = await person.run('play', { line: lineOf(game), level: 'casual', first: 'me' });
    await play(reader!, board, async (article) => {
      const example = /Or type it: (\S.*?) —/.exec(await article.innerText())?.[1];
      expect(example).toBeDefined();
      expect(await article.locator('img').count()).toBe(0);
      await article.getByRole('button', { name: 'Type a move' }).click();
      await tab.getByRole('dialog').getByRole('textbox').fill(example!);
      await tab.keyboard.press('Enter');
      await tab.getByRole('dialog').waitFor({ state: 'detached' });
    });
    await expect.poll(() => tab.locator(`#m${board}`).innerText()).toMatch(/wins?\b/);
  };

  const WAYS = [byTouch, byKeyboard, fromText] as const;
  /** Games played at the same time, each in a different way. */
  const groups = Array.from({ length: Math.ceil(chosenGames.length / WAYS.length) }, (_, i) => ({
    games: chosenGames.slice(i * WAYS.length, (i + 1) * WAYS.length),
  }));

  it.each(groups)('$games', async ({ games }) => {
    const play = async (way: (game: GameId) => Promise<void>, i: number): Promise<void> => {
      for (const game of some(games, WAYS.length, i)) await way(game);
    };
    await Promise.all(WAYS.map(play));
  });
});
