/** One game between two browsers, from the challenge to the rematch and the review. */

import type { Page as Tab } from 'playwright-core';
import { person } from '../../src/texts/doc.ts';
import { locales } from '../../src/texts/index.ts';
import type { Locale } from '../../src/texts/locale.ts';
import { buttonNamed, sees, send } from './browser.ts';

const typeMove = async (tab: Tab, move: string, locale: Locale): Promise<void> => {
  await buttonNamed(tab, locale.screens.board.type).click();
  await tab.getByRole('dialog').getByRole('textbox').fill(move);
  await tab.keyboard.press('Enter');
  await tab.getByRole('dialog').waitFor({ state: 'detached' });
};

/**
 * `shot` is called at each stage with the tab to look at; `locale`: language of the boards and both players, `opponent`: name
 * of the second.
 */
export const duel = async (
  ada: Tab,
  ben: Tab,
  shot: (stage: string, tab: Tab) => Promise<void> = () => Promise.resolve(),
  { locale, opponent }: { readonly locale: Locale; readonly opponent: string } = {
    locale: locales.en,
    opponent: 'Ben',
  },
): Promise<void> => {
  const { board, challenge, hint, review } = locale.screens;
  await send(ada, `/play nim 3 4 5 opponent:${opponent} first:me`);
  await buttonNamed(ben, challenge.accept).waitFor();
  await shot('challenge', ben);
  await buttonNamed(ben, challenge.accept).click();
  await buttonNamed(ada, board.type).waitFor();
  await shot('board', ada);
  // Ada and Ben give the win away in turn.
  for (const [i, move] of ['1:3', '2:4', '3:4'].entries()) {
    await typeMove(i % 2 === 0 ? ada : ben, move, locale);
    const [said] = board.lastMove(person(''), '', i + 1);
    if (typeof said !== 'string') throw new Error('a board does not begin its last move with words');
    await sees(i % 2 === 0 ? ben : ada, said.trim());
  }
  await typeMove(ben, '3:1', locale);
  await buttonNamed(ada, board.rematch).waitFor();
  await shot('end', ada);
  await buttonNamed(ada, board.review).click();
  await buttonNamed(ada, review.mistakes('mine', 2)).waitFor();
  await shot('review', ada);
  await buttonNamed(ada, review.mistakes('mine', 2)).click();
  await buttonNamed(ada, review.tell).waitFor();
  await shot('puzzle', ada);
  await typeMove(ada, '1:2', locale);
  await buttonNamed(ada, review.nextMistake).waitFor();
  await shot('answer', ada);
  await buttonNamed(ben, board.rematch).click();
  await buttonNamed(ada, challenge.accept).click();
  await buttonNamed(ben, board.type).waitFor();
  await shot('rematch', ben);
  // Hints are for games against the bot.
  await send(ben, '/play nim 3 4 5 first:me');
  await buttonNamed(ben, board.hint).click();
  await sees(ben, hint.title(1));
  await shot('hint', ben);
};
