/** A browser, a world with scripted answers and the page between them, for the tests of one file. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, BrowserContextOptions, Locator, Page as Tab } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { type Page, startPage } from '../../src/local/page/page.ts';
import type { Person, ShownMessage } from '../../src/local/types.ts';
import { findChromium, launchChromium } from '../support/browser.ts';
import { ANNA, createFakeWorld, type FakeWorld, GENERAL } from './fake-world.ts';
import { COMMANDS } from './samples.ts';

const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 240"><circle cx="99" cy="99" r="40"/></svg>';

export interface Stage {
  world: FakeWorld;
  page: Page;
  /** Address of an image that messages may show. */
  picture: string;
  /** Complaints in the browsers' consoles; a test that leaves any here fails. */
  troubles: string[];
  /** A new window that acts as `person`; without one, as Anna. */
  open(person?: Person, options?: BrowserContextOptions): Promise<Tab>;
  /** Waits until people have done this many things in all. */
  acted(count: number): Promise<void>;
}

export const box = (tab: Tab): Locator => tab.locator('#composer');
export const message = (tab: Tab, one: ShownMessage): Locator => tab.locator(`#m${one.id}`);

/** Types a line and sends it, ignoring suggestions. */
export async function send(tab: Tab, line: string): Promise<void> {
  await box(tab).fill(line);
  await box(tab).press('Escape');
  await box(tab).press('Enter');
}

/** A modal with one field. */
export const SMALL = {
  title: 'Type a move',
  custom_id: 'm',
  components: [
    { type: 18, id: 1, label: 'Move', component: { type: 4, id: 2, custom_id: 'line', style: 1 } },
  ],
};

/** Prepares every test of the file: a fresh world and page each, and one browser for all. */
export function stage(): Stage {
  let browser: Browser;
  let media: Server;
  const on = {
    picture: '',
    troubles: [] as string[],
    async open(person = ANNA, options: BrowserContextOptions = {}) {
      const context = await browser.newContext({ viewport: { width: 1100, height: 800 }, ...options });
      const tab = await context.newPage();
      // A violated policy or an uncaught error shows in the console.
      tab.on('console', (told) => {
        if (told.type() === 'error') on.troubles.push(told.text());
      });
      tab.on('pageerror', (error) => on.troubles.push(error.message));
      await tab.goto(`${on.page.url}/#as=${person.id}&channel=${GENERAL}`);
      await tab.locator('.beginning').waitFor();
      return tab;
    },
    async acted(count: number) {
      await expect.poll(() => on.world.acts.length).toBe(count);
    },
  } as Stage;
  // The suites that use it are skipped then, so there is nothing to set up.
  if (findChromium() === null) return on;
  beforeAll(async () => {
    browser = await launchChromium();
    media = createServer((request, response) => {
      response
        .setHeader('content-type', request.url === '/board.svg' ? 'image/svg+xml' : 'text/html')
        .end(PICTURE);
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => media.once('listening', resolve));
    on.picture = `http://127.0.0.1:${(media.address() as AddressInfo).port}/board.svg`;
  });
  afterAll(async () => {
    await browser.close();
    media.close();
  });
  beforeEach(async () => {
    on.troubles = [];
    on.world = createFakeWorld(COMMANDS);
    on.page = await startPage({ world: on.world, port: 0 });
  });
  afterEach(async () => {
    for (const context of browser.contexts()) await context.close();
    await on.page.close();
    expect(on.troubles).toEqual([]);
  });
  return on;
}
