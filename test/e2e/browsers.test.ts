/** Two people in two real browsers play against each other on the whole bot. */
import { describe, expect, it } from 'vitest';
import { noChromium } from '../support/browser.ts';
import { duel } from '../support/duel.ts';
import { expectNoSidewaysScroll, inBrowser } from '../support/in-browser.ts';
import { onStage } from '../support/on-stage.ts';

describe.skipIf(noChromium())('two browsers', () => {
  const { held, ada, ben } = onStage({ seed: 'browsers' }, { once: true });
  const { open } = inBrowser(held);

  it('play from the challenge to the rematch and the review, one of them on a phone', async () => {
    const tabs = [
      await open(ada, { viewport: { width: 1100, height: 900 } }),
      await open(ben, { viewport: { width: 390, height: 900 } }),
    ] as const;
    const stages: string[] = [];
    await duel(...tabs, async (name, tab) => {
      stages.push(name);
      await expectNoSidewaysScroll(tab, name);
    });
    expect(stages).toEqual(['challenge', 'board', 'end', 'review', 'puzzle', 'answer', 'rematch', 'hint']);
  });
});
