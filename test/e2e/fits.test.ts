/**
 * A dealt board fits a laptop and a phone without scrolling, with its text, its picture and all its buttons. `TEST_SIZES`
 * names the sizes that are dealt; `npm run soak fits` tries all.
 */
import type { Locator, Page as Tab } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PicturePool } from '../../src/picture/pictures.ts';
import { LAPTOP, noChromium, PHONE } from '../support/browser.ts';
import { chosenGames } from '../support/chosen-games.ts';
import { inBrowser } from '../support/in-browser.ts';
import { onStage } from '../support/on-stage.ts';
import { until } from '../support/scripted.ts';

const SIZES = (process.env['TEST_SIZES'] ?? '2').split(',').map(Number);
const VIEWPORTS = [LAPTOP.viewport, PHONE.viewport] as const;

interface Box {
  getBoundingClientRect(): { readonly top: number; readonly bottom: number };
}

/** How many pixels of the message are outside the list above and below, and the height of its picture. */
const beyond = (article: Locator): Promise<readonly [above: number, below: number, picture: number]> =>
  article.evaluate(
    (
      node: Box & { closest(of: string): Box; querySelector(of: string): Box | null },
    ): [number, number, number] => {
      const [own, list] = [node.getBoundingClientRect(), node.closest('.messages').getBoundingClientRect()];
      const picture = node.querySelector('.picture img')?.getBoundingClientRect();
      return [list.top - own.top, own.bottom - list.bottom, (picture?.bottom ?? 0) - (picture?.top ?? 0)];
    },
  );

describe.skipIf(noChromium())('a dealt board is seen whole', () => {
  const pictures = new PicturePool({ threads: 1, waitMs: 600_000 });
  beforeAll(() => pictures.warm());
  afterAll(() => pictures.close());
  const { held, ada } = onStage({ seed: 'fits', pictures }, { once: true, logs: 'anything' });
  const { open } = inBrowser(held);
  let tabs: readonly Tab[];
  beforeAll(async () => {
    tabs = await Promise.all(VIEWPORTS.map((viewport) => open(ada, { viewport })));
  });

  it.each(chosenGames.flatMap((game) => SIZES.map((size) => [game, size] as const)))(
    '%s of size %d',
    async (game, size) => {
      const board = await ada.run('play', { line: game, size, first: 'me' });
      // Neither picture nor drawing: the buttons are the board.
      const isButtons = () => !ada.read(board).includes('```') && ada.files(board).length === 0;
      await until(() => ada.files(board).length > 0 || isButtons(), 'the picture');
      const pictured = !isButtons();
      for (const [index, tab] of tabs.entries()) {
        const article = tab.locator(`#m${board}`);
        await article.waitFor();
        const images = article.locator('.picture img');
        await expect.poll(() => images.count()).toBe(pictured ? 1 : 0);
        for (const image of await images.all())
          await image.evaluate((node: { decode(): Promise<void> }) => node.decode());
        const measured = async (): Promise<string> => {
          const [above, below, picture] = await beyond(article);
          const seen = above <= 0 && below <= 0 && (!pictured || picture >= 40);
          return seen
            ? 'whole'
            : `${Math.round(above)} above, ${Math.round(below)} below, picture ${Math.round(picture)}`;
        };
        await expect.poll(measured, { message: `${VIEWPORTS[index]!.width} px` }).toBe('whole');
        const quiet = await article.locator('.row').last().locator('.button').all();
        const tops = await Promise.all(quiet.map(async (button) => (await button.boundingBox())?.y));
        expect(new Set(tops).size, 'lines of what is no move').toBe(1);
      }
    },
  );
});
