/** The page in headless Chromium: what part of a channel is in view when messages arrive, grow or are redrawn. */
import type { Locator, Page as Tab } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { ShownMessage } from '../../src/local/types.ts';
import { loadedWidth, noChromium } from '../support/browser.ts';
import { ANNA, GENERAL } from './fake-world.ts';
import { V2 } from './samples.ts';
import { message, stage } from './stage.ts';

const on = stage();

/** Some 24 pixels a line; the window of these tests is 800 high. */
const lines = (count: number): Partial<ShownMessage> => ({
  content: Array.from({ length: count }, (_, i) => `line ${i}`).join('\n'),
});

interface Seen {
  getBoundingClientRect(): { readonly top: number; readonly bottom: number };
  closest(what: string): Seen;
}
/** How far the top of a message is below the top of the list, and its end above the bottom. */
const place = (article: Locator): Promise<{ readonly head: number; readonly end: number }> =>
  article.evaluate((node: Seen) => {
    const own = node.getBoundingClientRect();
    const list = node.closest('.messages').getBoundingClientRect();
    return { head: own.top - list.top, end: list.bottom - own.bottom };
  });
/** The message's top is at the top of the list. */
const fromHead = async (article: Locator): Promise<void> => {
  await expect.poll(async () => Math.abs((await place(article)).head)).toBeLessThan(40);
};
/** The message's end is at the bottom of the list. */
const toEnd = async (article: Locator): Promise<void> => {
  await expect.poll(async () => Math.abs((await place(article)).end)).toBeLessThan(40);
};

/** Waits until the page has drawn a frame, and so has been told of a scroll before it. */
const drawn = (tab: Tab): Promise<unknown> =>
  tab.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');
/** Scrolls to the head of a message, as a reader does. */
const scrollTo = async (tab: Tab, article: Locator): Promise<void> => {
  await article.getByText('line 0').scrollIntoViewIfNeeded();
  await drawn(tab);
};

describe.skipIf(noChromium())('the page: what is in view', () => {
  it('shows a short message at the end, and a long one from its head', async () => {
    const tab = await on.open();
    on.world.post(lines(60));
    await toEnd(message(tab, on.world.post(lines(3))));
    const long = message(tab, on.world.post(lines(60)));
    await fromHead(long);
    // The list still follows: what comes next is shown.
    await toEnd(message(tab, on.world.post(lines(2))));
  });

  it('shows a message from its head that an edit made long, and stays at the end for a small edit', async () => {
    const tab = await on.open();
    on.world.post(lines(60));
    const posted = on.world.post(lines(4));
    await toEnd(message(tab, posted));
    on.world.edit(posted.id, lines(7));
    await message(tab, posted).getByText('line 6').waitFor();
    await toEnd(message(tab, posted));
    on.world.edit(posted.id, lines(80));
    await fromHead(message(tab, posted));
    // The same where it is not the last message: a private one follows it.
    const told = on.world.post({ ...lines(2), ephemeralFor: ANNA.id });
    await toEnd(message(tab, told));
    on.world.edit(posted.id, lines(20));
    await message(tab, posted).getByText('line 20').waitFor({ state: 'detached' });
    // Two edits within one frame would not be visible.
    await drawn(tab);
    on.world.edit(posted.id, lines(80));
    await fromHead(message(tab, posted));
  });

  it('keeps the head in view of a message that grows beyond the list bit by bit', async () => {
    const tab = await on.open();
    on.world.post(lines(60));
    const posted = message(tab, on.world.post({ ...lines(22) }));
    await toEnd(posted);
    const { id } = on.world.messages(ANNA.id, GENERAL).at(-1)!;
    on.world.edit(id, lines(30));
    await posted.getByText('line 29').waitFor({ state: 'attached' });
    await fromHead(posted);
    on.world.edit(id, lines(36));
    await posted.getByText('line 35').waitFor({ state: 'attached' });
    await fromHead(posted);
    // A reader who scrolled to its end stays there.
    await posted.hover();
    await tab.mouse.wheel(0, 5_000);
    await toEnd(posted);
    on.world.edit(id, lines(40));
    await posted.getByText('line 39').waitFor({ state: 'attached' });
    await toEnd(posted);
  });

  it('tells of messages of others to whoever has scrolled away, and shows what answers them', async () => {
    const tab = await on.open();
    const first = on.world.post(lines(60));
    await toEnd(message(tab, on.world.post(lines(30))));
    await scrollTo(tab, message(tab, first));
    const before = await place(message(tab, first));
    on.world.post(lines(3));
    await tab.getByRole('button', { name: 'New messages' }).waitFor();
    expect(await place(message(tab, first))).toEqual(before);
    await toEnd(message(tab, on.world.post({ ...lines(3), ephemeralFor: ANNA.id })));
    expect(await tab.getByRole('button', { name: 'New messages' }).count()).toBe(0);
    // The same for the board that their own command made.
    await scrollTo(tab, message(tab, first));
    const user = { id: ANNA.id, username: ANNA.name };
    const own = on.world.post({ ...lines(3), interaction_metadata: { user, name: 'play' } });
    await toEnd(message(tab, own));
  });

  it.each([
    ['in a high window', 1000, 420],
    ['in a low one', 800, 420],
  ])('draws a picture no wider than it is at its greatest height, %s', async (_, height, width) => {
    const tab = await on.open(ANNA, { viewport: { width: 1100, height } });
    const media = { url: on.picture, width: 400, height: 400 };
    const gallery = { type: 12, items: [{ media, description: 'six stones' }] };
    const posted = on.world.post({ components: [{ type: 17, components: [gallery] }], flags: V2 });
    await expect.poll(() => loadedWidth(message(tab, posted).locator('.gallery img'))).toBeGreaterThan(0);
    const button = message(tab, posted).locator('.gallery .picture');
    await expect.poll(async () => (await button.boundingBox())?.width).toBeCloseTo(width, 1);
  });
});
