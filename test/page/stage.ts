/** A browser, a world with scripted answers and the page between them, for the tests of one file. */
import { createServer, type Server } from 'node:http';
import type { BrowserContextOptions, Locator, Page as Tab } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { type PageServer, startPage } from '../../src/local/page/page.ts';
import type { Ack, JsonObject, Person, ShownMessage } from '../../src/local/types.ts';
import { findChromium } from '../support/browser.ts';
import { browserOfTests } from '../support/in-browser.ts';
import { originOf } from '../support/origin.ts';
import { type Act, ANNA, createFakeWorld, type FakeWorld, GENERAL, replied } from './fake-world.ts';
import { board, COMMANDS, V2 } from './samples.ts';

const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 240"><circle cx="99" cy="99" r="40"/></svg>';

export interface Stage {
  world: FakeWorld;
  page: PageServer;
  /** Address of an image that messages may show. */
  picture: string;
  /** Complaints in the browsers' consoles; a test that leaves any here fails. */
  troubles: string[];
  /** A new window that acts as `person`; without one, as Anna. */
  open(person?: Person, options?: BrowserContextOptions): Promise<Tab>;
  /** Posts a board with everything that a message can hold. */
  postBoard(): ShownMessage;
  /** The page is gone while `meanwhile` goes on, and then there again. */
  away(tab: Tab, meanwhile?: () => unknown): Promise<void>;
  /** Waits until people have done this many things in all. */
  acted(count: number): Promise<void>;
}

export const box = (tab: Tab): Locator => tab.locator('#composer');
export const message = (tab: Tab, one: ShownMessage): Locator => tab.locator(`#m${one.id}`);

/** A modal with one field. */
export const SMALL = {
  title: 'Type a move',
  custom_id: 'm',
  components: [
    { type: 18, id: 1, label: 'Move', component: { type: 4, id: 2, custom_id: 'line', style: 1 } },
  ],
};

/** Answers of the bot: one to acts of a kind, another to all others. */
export const answering =
  (kind: Act['is'], answer: Ack, otherwise: Ack = replied) =>
  (act: Act): Ack =>
    act.is === kind ? answer : otherwise;

export const opens = (modal: JsonObject): Ack => ({ kind: 'modal', modal, interactionId: '55' });

/** Prepares every test of the file: a fresh world and page each, and one browser for all. */
export function stage(): Stage {
  const browser = browserOfTests();
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
    postBoard: () => on.world.post({ components: board(on.picture), flags: V2 }),
    async away(tab: Tab, meanwhile: () => unknown = () => undefined) {
      const port = Number(new URL(on.page.url).port);
      await on.page.close();
      await tab.getByText('The connection was lost.').waitFor();
      await meanwhile();
      on.page = await startPage({ world: on.world, port });
      await tab.getByText('The connection was lost.').waitFor({ state: 'detached' });
      // The attempts refused meanwhile are in the console, as they should be.
      on.troubles = on.troubles.filter((text) => !/WebSocket connection|ERR_CONNECTION_REFUSED/.test(text));
    },
    async acted(count: number) {
      await expect.poll(() => on.world.acts.length).toBe(count);
    },
  } as Stage;
  // The suites that use it are skipped then, so there is nothing to set up.
  if (findChromium() === null) return on;
  beforeAll(async () => {
    media = createServer((request, response) => {
      response
        .setHeader('content-type', request.url === '/board.svg' ? 'image/svg+xml' : 'text/html')
        .end(PICTURE);
    });
    on.picture = `${await originOf(media)}/board.svg`;
  });
  afterAll(() => void media.close());
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
