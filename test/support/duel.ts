/** One game between two browsers, from the challenge to the rematch and the review. */
import type { Locator, Page as Tab } from 'playwright-core';

/** Types a line and sends it, past whatever is suggested. */
export const send = async (tab: Tab, line: string): Promise<void> => {
  await tab.locator('#composer').fill(line);
  await tab.locator('#composer').press('Escape');
  await tab.locator('#composer').press('Enter');
};

/** The last message that has a button of this name. */
const having = (tab: Tab, name: string): Locator => tab.getByRole('button', { name, exact: true }).last();

const typeMove = async (tab: Tab, move: string): Promise<void> => {
  await having(tab, 'Type a move').click();
  await tab.getByRole('dialog').getByRole('textbox').fill(move);
  await tab.keyboard.press('Enter');
  await tab.getByRole('dialog').waitFor({ state: 'detached' });
};

/** Waits until a text is there, in the last place it stands. */
const sees = async (tab: Tab, text: RegExp | string): Promise<void> => {
  await tab.getByText(text).last().waitFor();
};

/** `shot` is called at each stage with the tab to look at. */
export const duel = async (
  ada: Tab,
  ben: Tab,
  shot: (stage: string, tab: Tab) => Promise<void> = () => Promise.resolve(),
): Promise<void> => {
  await send(ada, '/play nim 3 4 5 opponent:Ben first:me');
  await having(ben, 'Accept').waitFor();
  await shot('challenge', ben);
  await having(ben, 'Accept').click();
  await having(ada, 'Type a move').waitFor();
  await shot('board', ada);
  // Ada gives the win away, Ben gives it back, and so on.
  for (const [i, move] of ['1:3', '2:4', '3:4'].entries()) {
    await typeMove(i % 2 === 0 ? ada : ben, move);
    await sees(i % 2 === 0 ? ben : ada, new RegExp(`Move ${i + 1}:`));
  }
  await having(ben, 'Hint').click();
  await sees(ben, 'Hint 1 of 4');
  await shot('hint', ben);
  await typeMove(ben, '3:1');
  await having(ada, 'Rematch').waitFor();
  await shot('end', ada);
  await having(ada, 'Review').click();
  await having(ada, 'Your mistakes (2)').waitFor();
  await shot('review', ada);
  await having(ada, 'Your mistakes (2)').click();
  await having(ada, 'Tell me').waitFor();
  await shot('puzzle', ada);
  await typeMove(ada, '1:2');
  await having(ada, 'Next mistake').waitFor();
  await shot('answer', ada);
  await having(ben, 'Rematch').click();
  await having(ada, 'Accept').click();
  await having(ben, 'Type a move').waitFor();
  await shot('rematch', ben);
};
