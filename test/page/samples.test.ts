/** An empty channel offers games that one click starts, in the reader's language, until there is a message. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PageServer, startPage } from '../../src/local/page/page.ts';
import { sampleBoards } from '../../src/picture/samples.ts';
import { sound } from '../picture/sound.ts';
import { loadedWidth, noChromium, PHONE } from '../support/browser.ts';
import { browserOfTests } from '../support/in-browser.ts';
import { ANNA, createFakeWorld, type FakeWorld, GENERAL, LIN, replied } from './fake-world.ts';

const samples = sampleBoards('nim 2 5 6');
let world: FakeWorld;
let page: PageServer;
beforeAll(async () => {
  world = createFakeWorld([]);
  page = await startPage({ world, port: 0, samples: () => Promise.resolve(samples) });
});
afterAll(() => page.close());

describe('the server', () => {
  it('lists the boards and gives each as SVG', async () => {
    const listed: unknown = await (await fetch(`${page.url}/samples`)).json();
    expect(listed).toEqual(samples.map(({ svg: _, ...told }) => told));
    for (const { name, svg } of samples) {
      const answer = await fetch(`${page.url}/samples/${name}.svg`);
      expect(answer.headers.get('content-type')).toBe('image/svg+xml');
      const body = await answer.text();
      expect(body).toBe(svg);
      sound(body);
    }
    expect((await fetch(`${page.url}/samples/none.svg`)).status).toBe(404);
  });
});

describe('the board of the daily puzzle', () => {
  const svgOf = (line: string | null) => sampleBoards(line).find(({ name }) => name === 'daily')!.svg;
  it('is today’s; one that stands for it where that is unknown or needs a layout', () => {
    expect(svgOf('nim 2 5 6')).not.toBe(svgOf('nim 2 5 7'));
    for (const line of ['hackenbush 0-1 1-2', 'no line']) expect(svgOf(line)).toBe(svgOf(null));
  });
});

describe.skipIf(noChromium())('the page', () => {
  const browser = browserOfTests();

  it('shows three, told in words; a press begins one, another the guided first game', async () => {
    const tab = await (await browser.newContext({ colorScheme: 'dark' })).newPage();
    await tab.goto(`${page.url}/#as=${ANNA.id}&channel=${GENERAL}`);
    const shown = tab.locator('.samples img:visible');
    await expect.poll(() => shown.count()).toBe(3);
    expect(await shown.first().getAttribute('src')).toBe('/samples/nim.svg');
    expect(await shown.first().getAttribute('alt')).toBe(
      'Nim: 3 heaps of stones: heap 1 has 3, heap 2 has 4, heap 3 has 5.',
    );
    await expect.poll(() => loadedWidth(shown.first())).toBeGreaterThan(0);
    world.answer = () => replied;
    await tab.locator('.samples button:visible').nth(1).click();
    await expect
      .poll(() => world.acts.at(-1))
      .toMatchObject({
        is: 'slash',
        call: { name: 'play', options: [{ name: 'line', type: 3, value: 'chomp 3x5' }] },
      });
    await tab.locator('.samples button:visible').nth(2).click();
    await expect
      .poll(() => world.acts.at(-1))
      .toMatchObject({ is: 'slash', call: { name: 'daily', options: [] } });
    await tab.locator('.first-game button').click();
    await expect
      .poll(() => world.acts.at(-1))
      .toMatchObject({
        call: { name: 'learn', options: [{ name: 'lesson', type: 3, value: 'first' }] },
      });
  });

  it('in the reader’s language and theme; and no longer once something was said', async () => {
    const tab = await (
      await browser.newContext({ colorScheme: 'light', viewport: PHONE.viewport })
    ).newPage();
    await tab.goto(`${page.url}/#as=${LIN.id}&channel=${GENERAL}`);
    const shown = tab.locator('.samples img:visible');
    await expect.poll(() => shown.count()).toBe(3);
    expect(await shown.first().getAttribute('alt')).toContain('3 堆');
    expect(await shown.first().getAttribute('src')).toBe('/samples/nim.svg');
    world.post({ content: 'hello' });
    await expect.poll(() => tab.locator('.samples').count()).toBe(0);
  });
});
