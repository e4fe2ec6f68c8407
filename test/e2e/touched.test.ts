/** Boards in the channel’s messages that are played by touch: by finger on a phone, by keyboard, next to the buttons. */
import type { Locator, Page as Tab } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { PicturePool } from '../../src/picture/pictures.ts';
import { channelBoards } from '../../src/touch/channel.ts';
import { LAPTOP, noChromium, PHONE } from '../support/browser.ts';
import { inBrowser } from '../support/in-browser.ts';
import { onStage } from '../support/on-stage.ts';
import { type Scripted } from '../support/scripted.ts';

describe.skipIf(noChromium())('boards in messages', () => {
  const pictures = new PicturePool({ threads: 1, waitMs: 600_000 });
  afterAll(() => pictures.close());
  const { held, ada, ben, ming, pair } = onStage({ seed: 'touched', pictures }, { once: true });
  const { browser, page } = inBrowser(held, () => ({ boards: channelBoards(held.app, pictures) }));
  const troubles: string[] = [];
  const windowOf = async (person: Scripted, options = {}): Promise<Tab> => {
    const tab = await (await browser.newContext(options)).newPage();
    tab.on('pageerror', (error) => troubles.push(error.message));
    tab.on('console', (said) => {
      // The picture of a board that was redrawn meanwhile no longer exists.
      if (said.type() === 'error' && !/\/file\?at=/.test(said.location().url))
        troubles.push(`${said.text()} ${said.location().url}`);
    });
    await tab.goto(`${page.url}/#as=${person.id}&channel=${person.channel}`);
    await tab.locator('.beginning').waitFor();
    return tab;
  };
  const piece = (article: Locator, name: string): Locator =>
    article.locator(`[data-piece="${name}"]`).first();

  it('a finger knocks down two pins of a row, where it touches them', async () => {
    const tab = await windowOf(ming, PHONE);
    const board = await ming.run('play', { line: 'kayles 7', first: 'me' });
    const article = tab.locator(`#m${board}`);
    await piece(article, 'h1.6').tap();
    // The next touch: the same pin again, or one beside it.
    await expect.poll(() => article.locator('.open').count()).toBe(3);
    expect(await article.locator('.touch-prompt').innerText()).toContain('第 1 行第 6 个：再点它一次');
    await piece(article, 'h1.7').tap();
    await expect.poll(() => ming.read(board)).toContain('第 6–7 根');
  });

  it('the keyboard bites off chocolate, and the board stands in place of its buttons', async () => {
    const tab = await windowOf(ada, LAPTOP);
    const board = await ada.run('play', { line: 'chomp 3x5', first: 'me' });
    const article = tab.locator(`#m${board}`);
    await article.locator('.touch-board [role=button]').first().waitFor();
    expect(await article.locator('button[data-custom-id*="~move~"]').count()).toBe(0);
    expect(await article.locator('button[data-custom-id*="~resign"]').count()).toBe(1);
    await article.locator('.touch-board [tabindex="0"]').focus();
    const named = (): Promise<string | null> =>
      tab.evaluate<string | null>('document.activeElement.getAttribute("aria-label")');
    expect(await named()).toMatch(/row 1.*column 2|\(1, 2\)/);
    await tab.keyboard.press('ArrowUp');
    await tab.keyboard.press('ArrowRight');
    const chosen = await named();
    await tab.keyboard.press('Enter');
    await expect.poll(() => ada.read(board)).toContain(chosen!);
    // The next board has the focus of this one.
    await expect.poll(() => ada.read(board)).toContain('Move 2');
    const inBoard = 'document.activeElement.closest(".touch-board, article")?.className';
    await expect.poll(() => tab.evaluate(inBoard)).toBe('touch-board');
  });

  it('who is not to move sees the picture; who is sees the board beside its buttons', async () => {
    const board = await pair();
    const [hers, his] = await Promise.all([windowOf(ada), windowOf(ben)]);
    const [her, him] = [hers.locator(`#m${board}`), his.locator(`#m${board}`)];
    await piece(her, 'h2.4').waitFor();
    expect(await her.locator('button[data-custom-id*="~move~"]').count()).toBe(12);
    await him.locator('.gallery img').waitFor();
    expect(await him.locator('.touch-board').count()).toBe(0);
    await piece(her, 'h2.4').click();
    await piece(him, 'h2.3').waitFor();
    await her.locator('.gallery img').waitFor();
    expect(await piece(him, 'h2.4').count()).toBe(0);
  });

  it('nothing but moves of the board that is shown is let through', async () => {
    const { local, app } = held;
    const board = await ada.run('play', { line: 'nim 2 2', first: 'me' });
    const boards = channelBoards(app, pictures);
    const controls = ada.controls(board).map(({ id }) => id);
    const { name } = boards.of(controls)!;
    expect(await boards.board(name, ben.id, 'en')).toBeNull();
    expect(await boards.board(`${name}1`, ada.id, 'en')).toBeNull();
    expect(boards.control(name, 'x'.repeat(100))).toBeNull();
    const click = (custom_id: string, beside: string) =>
      local.world.click(ada.id, ada.channel, board, { custom_id, component_type: 2, beside });
    expect(await click(boards.control(name, '1:1')!, 'none of its controls')).toMatchObject({
      kind: 'failed',
    });
    expect(await click(boards.control(name, '9:9')!, controls[0]!)).toMatchObject({
      kind: 'replied',
    });
  });

  it('nothing went wrong in the browser', () => {
    expect(troubles).toEqual([]);
  });
});
