/** Heights of boards on a laptop's screen in a real browser, in pixels. */
import type { Browser } from 'playwright-core';
import { type PageServer, startPage } from '../../src/local/page/page.ts';
import { PicturePool } from '../../src/picture/pictures.ts';
import { LAPTOP, loadedWidth, openTab, send } from './browser.ts';
import { NO_LIMITS } from './players.ts';
import { stage } from './stage.ts';

/** The height of each line's board when it arrives. */
export const heightsOf = async (
  browser: Browser,
  lines: readonly string[],
): Promise<ReadonlyMap<string, number>> => {
  const pictures = new PicturePool({ threads: 1, waitMs: 600_000 });
  await pictures.warm();
  const held = await stage({ seed: 'heights', pictures, local: { limits: NO_LIMITS } });
  let page: PageServer | null = null;
  const heights = new Map<string, number>();
  try {
    page = await startPage({ world: held.local.world, port: 0 });
    const ada = held.person('Ada');
    const tab = await openTab(browser, page.url, ada, { ...LAPTOP, reducedMotion: 'reduce' });
    for (const [i, line] of lines.entries()) {
      await send(tab, `/play ${line} first:me`);
      const board = tab.locator('.messages .container').nth(i);
      await board.getByRole('button', { name: 'Type a move' }).waitFor();
      const pictured = board.locator('img');
      const drawn = board.locator('pre');
      // A board without its picture is text for a moment.
      await drawn.waitFor({ state: 'detached' });
      while ((await pictured.count()) > 0 && (await loadedWidth(pictured)) === 0)
        await tab.waitForTimeout(20);
      heights.set(line, Math.round((await board.boundingBox())?.height ?? 0));
    }
    await tab.context().close();
  } finally {
    await page?.close();
    await held.close();
    await pictures.close();
  }
  return heights;
};
