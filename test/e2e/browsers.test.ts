/** Two people in two real browsers play against each other on the whole bot. */
import type { Browser, Page as Tab } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Page, startPage } from '../../src/local/page/page.ts';
import { launchChromium, noChromium, openTab, sidewaysScroll } from '../support/browser.ts';
import { duel } from '../support/duel.ts';
import { type Stage, stage } from '../support/stage.ts';

describe.skipIf(noChromium())('two browsers', () => {
  let browser: Browser;
  let held: Stage;
  let page: Page;
  beforeAll(async () => {
    held = await stage({ seed: 'browsers' });
    page = await startPage({ world: held.local.world, port: 0 });
    browser = await launchChromium();
  });
  afterAll(async () => {
    await browser.close();
    await page.close();
    await held.close();
  });

  const open = (name: string, width: number): Promise<Tab> =>
    openTab(browser, page.url, held.person(name), { viewport: { width, height: 900 } });

  it('play from the challenge to the rematch and the review, one of them on a phone', async () => {
    const [ada, ben] = [await open('Ada', 1100), await open('Ben', 390)];
    const stages: string[] = [];
    await duel(ada, ben, async (name, tab) => {
      stages.push(name);
      expect(await sidewaysScroll(tab.locator('html')), name).toBe(0);
      expect(await sidewaysScroll(tab.locator('.messages')), name).toBe(0);
    });
    expect(stages).toEqual(['challenge', 'board', 'end', 'review', 'puzzle', 'answer', 'rematch', 'hint']);
    expect(held.logged).toEqual([]);
  });
});
