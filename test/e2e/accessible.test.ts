/** The channel's page, checked by axe-core in every language, light and dark, zoomed, and with everything open that can open. */
import type { Page as Tab } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type PageServer, startPage } from '../../src/local/page/page.ts';
import { PicturePool } from '../../src/picture/pictures.ts';
import { sampleBoards } from '../../src/picture/samples.ts';
import { locales } from '../../src/texts/index.ts';
import { LANGUAGES } from '../../src/texts/languages.ts';
import { channelBoards } from '../../src/touch/channel.ts';
import { CONTRAST, violations } from '../support/axe.ts';
import { buttonNamed, LAPTOP, noChromium, send } from '../support/browser.ts';
import { browserOfTests } from '../support/in-browser.ts';
import { onStage } from '../support/on-stage.ts';

describe.skipIf(noChromium())('axe-core finds no fault', () => {
  const pictures = new PicturePool({ threads: 1, waitMs: 600_000 });
  beforeAll(() => pictures.warm());
  afterAll(() => pictures.close());
  const browser = browserOfTests();
  // Each language has a channel in which nothing was said.
  const { held } = onStage({ seed: 'accessible', pictures }, { logs: 'anything' });
  let page: PageServer;
  beforeEach(async () => {
    page = await startPage({
      world: held.local.world,
      port: 0,
      samples: () => Promise.resolve(sampleBoards('nim 2 5 6')),
      boards: channelBoards(held.app, pictures),
    });
  });
  afterEach(() => page.close());

  const look = async (tab: Tab, what: string): Promise<void> => {
    await tab.emulateMedia({ colorScheme: 'light' });
    expect(await violations(tab), what).toEqual([]);
    await tab.emulateMedia({ colorScheme: 'dark' });
    expect(await violations(tab, CONTRAST), `${what}, dark`).toEqual([]);
  };

  test.each(LANGUAGES)('%s', async (language) => {
    const context = await browser.newContext({
      locale: language,
      ...LAPTOP,
      reducedMotion: 'reduce',
    });
    const tab = await context.newPage();
    tab.setDefaultTimeout(8_000);
    const teacher = held.person('Ms Turing', 'dm');
    await tab.goto(page.url);
    await tab.locator('.samples img').last().waitFor();
    await expect
      .poll(() => tab.evaluate('document.documentElement.lang'))
      .toMatch(new RegExp(`^${language}`));
    await look(tab, 'the channel');
    await tab.goto(`${page.url}/#as=${teacher.id}&channel=${teacher.channel}`);
    await tab.reload();
    await tab.locator('.beginning').waitFor();
    await send(tab, '/play nim 3 4 5');
    await tab.locator('.touch-board [role=button]').last().waitFor();
    await look(tab, 'a board');
    const label = locales[language].screens.board.type;
    await buttonNamed(tab, label).click();
    await tab.locator('dialog[open]').waitFor();
    await look(tab, 'a form');
    await tab.keyboard.press('Escape');
    await send(tab, '/analyze wythoff 4 5');
    await tab.locator('.message', { hasText: 'wythoff 4 5' }).last().waitFor();
    await send(tab, '/help');
    const { name } = locales[language].screens.help.topics.start;
    await tab.locator('.message', { hasText: name }).last().waitFor();
    // A zoom of 200 %: half as many pixels for everything.
    await tab.setViewportSize({ width: 640, height: 360 });
    await look(tab, 'answers at 200 %');
    expect(await tab.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
    await context.close();
  });
});
