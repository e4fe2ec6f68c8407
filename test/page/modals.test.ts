/** The page in headless Chromium: modals. */
import type { Page as Tab } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Ack } from '../../src/local/types.ts';
import { noChromium } from '../support/browser.ts';
import { BEN } from './fake-world.ts';
import { MODAL } from './samples.ts';
import { answering, message, opens, SMALL, stage } from './stage.ts';

const on = stage();

describe.skipIf(noChromium())('the page: modals', () => {
  it('check and send every kind of field', async () => {
    const tab = await on.open();
    on.world.answer = answering('click', opens(MODAL));
    const posted = on.postBoard();
    await message(tab, posted).getByRole('button', { name: 'Type a move' }).click();
    const dialog = tab.getByRole('dialog', { name: 'Every kind of field' });
    await dialog.waitFor();
    await dialog.getByRole('button', { name: 'Submit' }).click();
    expect(await dialog.getByText('This is needed').count()).toBe(4);
    await dialog.getByRole('textbox', { name: 'Move' }).fill('3');
    await dialog.getByText('2 to 8 characters').waitFor();
    await dialog.getByRole('textbox', { name: 'Move' }).fill('3:2');
    await dialog.getByLabel('Why').fill('because\n3 = 011');
    await dialog.getByRole('combobox', { name: 'Heap' }).click();
    await tab.getByRole('option', { name: 'First' }).click();
    await tab.getByRole('option', { name: 'Third' }).click();
    await tab.getByRole('button', { name: 'Done' }).click();
    for (const [field, option] of [
      ['Rival', 'Ben'],
      ['Group', '@Student'],
      ['Room', '#quiz-room'],
    ] as const) {
      await dialog.getByRole('combobox', { name: field }).click();
      await dialog.getByRole('option', { name: option }).click();
    }
    await dialog.getByRole('radio', { name: 'N-position' }).check();
    for (const heap of ['a', 'b', 'c']) await dialog.getByRole('checkbox', { name: `Heap ${heap}` }).check();
    await dialog.getByText('Choose 1 to 2').waitFor();
    await dialog.getByRole('checkbox', { name: 'Heap b' }).uncheck();
    await dialog.getByRole('checkbox', { name: 'I am sure' }).check();
    await dialog
      .locator('input[type=file]')
      .setInputFiles({ name: 'sheet.csv', mimeType: 'text/csv', buffer: Buffer.from('a,b') });
    await dialog.getByText('sheet.csv').waitFor();
    await dialog.getByRole('button', { name: 'Submit' }).click();
    await on.acted(2);
    await dialog.waitFor({ state: 'detached' });
    const sent = on.world.acts[1];
    if (sent?.is !== 'modal') throw new Error('not a modal');
    const [file] = Object.keys(sent.uploads);
    expect(sent.interaction).toBe('55');
    expect(sent.uploads[file!]).toMatchObject({ name: 'sheet.csv', contentType: 'text/csv' });
    expect(Buffer.from(sent.uploads[file!]!.data).toString()).toBe('a,b');
    const label = (id: number, component: object): object => ({
      type: 18,
      id,
      component: { id: id + 1, ...component },
    });
    expect(sent.components).toEqual([
      { type: 10, id: 1 },
      label(2, { type: 4, custom_id: 'move', value: '3:2' }),
      label(4, { type: 4, custom_id: 'why', value: 'because\n3 = 011' }),
      label(6, { type: 3, custom_id: 'heap', values: ['first', 'third'] }),
      label(8, { type: 5, custom_id: 'rival', values: [BEN.id] }),
      label(10, { type: 6, custom_id: 'group', values: ['500000000000000002'] }),
      label(12, { type: 8, custom_id: 'room', values: ['700000000000000002'] }),
      label(14, { type: 21, custom_id: 'outcome', value: 'n' }),
      label(16, { type: 22, custom_id: 'heaps', values: ['a', 'c'] }),
      label(18, { type: 23, custom_id: 'sure', value: true }),
      label(20, { type: 19, custom_id: 'sheet', values: [file] }),
    ]);
  });

  /** A small form, filled in and sent, to which the bot answers this. */
  const sent = async (answer: Ack): Promise<Tab> => {
    const tab = await on.open();
    on.world.answer = answering('click', opens(SMALL), answer);
    await message(tab, on.postBoard()).getByRole('button', { name: 'Type a move' }).click();
    await tab.getByRole('textbox', { name: 'Move' }).fill('3:2');
    await tab.keyboard.press('Enter');
    return tab;
  };

  it('stay open, filled in, when nobody answered', async () => {
    const tab = await sent({ kind: 'failed', reason: 'no-answer' });
    await tab.getByRole('dialog').getByText('The bot didn’t answer in time.').waitFor();
    expect(await tab.getByRole('textbox', { name: 'Move' }).inputValue()).toBe('3:2');
    await tab.keyboard.press('Escape');
    await tab.getByRole('dialog').waitFor({ state: 'detached' });
  });

  it('say what became of them, in the words of whoever typed', async () => {
    const tab = await sent({ kind: 'failed', reason: 'not-found' });
    await tab.getByRole('dialog').getByText('This form is no longer open').waitFor();
    await on.away(tab, async () => {
      await tab.keyboard.press('Enter');
      await tab.getByRole('dialog').getByText('Not sent').waitFor();
      expect(await tab.getByRole('textbox', { name: 'Move' }).inputValue()).toBe('3:2');
    });
  });
});
