/** Real browsers for the tests of a suite. */
import type { Browser, BrowserContextOptions, Page as Tab } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { type PageOptions, type PageServer, startPage } from '../../src/local/page/page.ts';
import type { World } from '../../src/local/types.ts';
import { launchChromium, openTab, sidewaysScroll } from './browser.ts';
import { current } from './current.ts';
import type { Scripted } from './scripted.ts';

/** One browser for all tests of a suite. */
export const browserOfTests = (): Browser => {
  let now: Browser | undefined;
  beforeAll(async () => {
    now = await launchChromium();
  });
  afterAll(async () => now?.close());
  return current(() => now);
};

interface InBrowser {
  readonly browser: Browser;
  readonly page: PageServer;
  /** A new window of a person in their channel. */
  readonly open: (person: Pick<Scripted, 'id' | 'channel'>, options?: BrowserContextOptions) => Promise<Tab>;
}

/** The page of a world and a browser, for all tests of a suite. `more` is read once the world is there. */
export const inBrowser = (
  held: { readonly local: { readonly world: World } },
  more: () => Omit<PageOptions, 'world' | 'port'> = () => ({}),
): InBrowser => {
  const browser = browserOfTests();
  let now: PageServer | undefined;
  beforeAll(async () => {
    now = await startPage({ world: held.local.world, port: 0, ...more() });
  });
  afterAll(async () => now?.close());
  const page = current(() => now);
  return { browser, page, open: (person, options) => openTab(browser, page.url, person, options) };
};

/** Neither the page nor its list of messages scrolls sideways. */
export const expectNoSidewaysScroll = async (tab: Tab, when?: string): Promise<void> => {
  for (const part of ['html', '.messages']) expect(await sidewaysScroll(tab.locator(part)), when).toBe(0);
};
