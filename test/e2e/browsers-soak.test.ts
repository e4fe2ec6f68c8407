/** A small sample of scripts/soak/browsers.ts: the pages of a class recover when the bot is killed during a question. */
import { expect, test } from 'vitest';
import { launchChromium, noChromium } from '../support/browser.ts';
import { classHost } from '../support/class/host.ts';
import { takeInTabs } from '../support/class/tabs.ts';
import { folderOfTest } from '../support/folder.ts';
import { random } from '../support/random.ts';

test.skipIf(noChromium())('five pages of Chromium, a quiz of two questions and a kill', async () => {
  const folder = folderOfTest();
  const host = await classHost(folder);
  const browser = await launchChromium();
  try {
    const plan = { students: 5, questions: 2, random: random(2), folder, start: host.start };
    const taken = await takeInTabs(browser, plan);
    expect(taken).toMatchObject({ wrong: [], rows: 10 });
    expect(taken.downMs).toBeGreaterThan(0);
  } finally {
    await browser.close();
    await host.end();
  }
});
