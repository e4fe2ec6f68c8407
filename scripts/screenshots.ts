/** Plays a game in two browsers and writes what they look like into docs/pictures: light, dark, and a phone (FOLDER as argument). */
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Browser, Page as Tab } from 'playwright-core';
import { startPage } from '../src/local/page/page.ts';
import { createPictures } from '../src/picture/pictures.ts';
import { launchChromium } from '../test/support/browser.ts';
import { duel } from '../test/support/duel.ts';
import { stage } from '../test/support/stage.ts';

const folder = resolve(process.argv[2] ?? join(import.meta.dirname, '..', 'docs', 'pictures'));

const LOOKS = [
  { name: 'light', colorScheme: 'light', width: 1000, height: 980 },
  { name: 'dark', colorScheme: 'dark', width: 1000, height: 980 },
  { name: 'phone', colorScheme: 'light', width: 390, height: 844 },
] as const;

const play = async (browser: Browser, look: (typeof LOOKS)[number]): Promise<void> => {
  const pictures = createPictures({ threads: 1, patience: 20_000 });
  await pictures.warm();
  const held = await stage({ seed: 'screenshots', pictures });
  const page = await startPage({ world: held.local.world, port: 0 });
  const open = async (name: string): Promise<Tab> => {
    const person = held.person(name);
    const context = await browser.newContext({
      viewport: { width: look.width, height: look.height },
      colorScheme: look.colorScheme,
      reducedMotion: 'reduce',
    });
    const tab = await context.newPage();
    await tab.goto(`${page.url}/#as=${person.id}&channel=${person.channel}`);
    await tab.locator('.beginning').waitFor();
    return tab;
  };
  try {
    await duel(await open('Ada'), await open('Ben'), async (name, tab) => {
      await tab.waitForLoadState('networkidle');
      // Time for the picture to be drawn and laid out.
      await tab.waitForTimeout(1200);
      await tab.screenshot({ path: join(folder, `play-${name}-${look.name}.png`) });
    });
  } finally {
    await page.close();
    await held.close();
    await pictures.close();
  }
};

const main = async (): Promise<void> => {
  mkdirSync(folder, { recursive: true });
  const browser = await launchChromium();
  try {
    for (const look of LOOKS) await play(browser, look);
  } finally {
    await browser.close();
  }
};

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
