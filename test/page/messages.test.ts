/** The page in headless Chromium: markdown and the components of messages. */
import { describe, expect, it } from 'vitest';
import type { Ack, JsonObject, ShownMessage } from '../../src/local/types.ts';
import { isFocused, loadedWidth, noChromium, styleOf } from '../support/browser.ts';
import { ANNA, BEN, LIN, replied, THREAD } from './fake-world.ts';
import { board, V2 } from './samples.ts';
import { message, SMALL, stage } from './stage.ts';

const on = stage();

describe.skipIf(noChromium())('the page: markdown', () => {
  it('never becomes markup, and links only to https', async () => {
    const tab = await on.open();
    const evil = on.world.post({
      content:
        '<img src=x onerror="document.title=1"> <script>document.title=2</script> [a](javascript:alert(1)) [b](https://example.org/b) **<b>bold</b>**',
    });
    await message(tab, evil).waitFor();
    const inside = message(tab, evil).locator('.md');
    expect(await inside.locator('img, script, b').count()).toBe(0);
    expect(await inside.innerText()).toContain('<img src=x onerror="document.title=1">');
    expect(await inside.innerText()).toContain('[a](javascript:alert(1))');
    expect(await inside.locator('a').getAttribute('href')).toBe('https://example.org/b');
    expect(await inside.locator('a').getAttribute('rel')).toContain('noopener');
  });

  it('names people and channels, tells times, hides spoilers', async () => {
    const tab = await on.open();
    const shown = on.world.post({ content: `<@${LIN.id}> <#${THREAD}> <t:0:d> ||secret||` });
    const inside = message(tab, shown);
    await inside.getByText('@林晓').waitFor();
    expect(await inside.locator('time.stamp').getAttribute('datetime')).toBe('1970-01-01T00:00:00.000Z');
    await inside.getByRole('button', { name: 'Spoiler' }).click();
    await inside.getByText('secret').waitFor();
    await inside.getByRole('button', { name: '#Nim 3 4 5' }).click();
    await expect.poll(() => tab.locator('h1').innerText()).toContain('Nim 3 4 5');
  });

  it('sets each text in the direction of its script, whoever it names first', async () => {
    const tab = await on.open();
    const directionOf = async (content: string): Promise<string> => {
      const shown = message(tab, on.world.post({ content })).locator('.md p');
      await shown.waitFor();
      return styleOf(shown, 'direction');
    };
    expect(await directionOf('שלום Ada')).toBe('rtl');
    expect(await directionOf(`<@${LIN.id}> שלום`)).toBe('rtl');
    expect(await directionOf('take 2 שלום')).toBe('ltr');
    expect(await directionOf('3 4 5')).toBe('ltr');
    await tab.locator('#composer').fill('שלום');
    expect(await styleOf(tab.locator('#composer'), 'direction')).toBe('rtl');
    await tab.locator('#composer').fill('/play line:שלום');
    expect(await styleOf(tab.locator('#composer'), 'direction')).toBe('ltr');
  });

  it('leads Discord’s address of one of our messages to that message', async () => {
    const tab = await on.open();
    const target = on.world.post({ channel_id: THREAD, content: 'the board moved on' });
    const old = on.world.post({
      content: `[now here](https://discord.com/channels/600000000000000001/${THREAD}/${target.id})`,
    });
    await message(tab, old).getByRole('link').click();
    await expect.poll(() => isFocused(message(tab, target))).toBe(true);
  });
});

describe.skipIf(noChromium())('the page: components', () => {
  it('draws everything a message can hold', async () => {
    const tab = await on.open();
    const shown = message(tab, on.postBoard());
    await shown.getByRole('heading', { name: 'Nim 3 4 5' }).waitFor();
    expect(await styleOf(shown.locator('.container'), 'borderLeftColor')).toBe('rgb(0, 114, 178)');
    const image = shown.locator('.gallery img');
    expect(await image.getAttribute('alt')).toContain('Heaps of 3, 4 and 5 stones');
    await expect.poll(() => loadedWidth(image)).toBeGreaterThan(0);
    await shown.locator('.gallery').getByRole('button').click();
    await tab.getByRole('dialog').getByText('It is Anna’s turn').waitFor();
    await tab.keyboard.press('Escape');
    expect(await tab.getByRole('dialog').count()).toBe(0);
    expect(await shown.getByRole('link', { name: 'Bouton 1901' }).getAttribute('href')).toBe(
      'https://www.jstor.org/stable/1967631',
    );
    // Only https links are links.
    expect(await shown.getByRole('link', { name: 'Bad' }).count()).toBe(0);
    await shown.getByText('proof.txt').waitFor();
  });

  it('sends a click once, shows it on its way, and tells when nobody answered', async () => {
    const tab = await on.open();
    const posted = on.postBoard();
    let answer: (ack: Ack) => void = () => undefined;
    on.world.answer = () => new Promise((resolve) => (answer = resolve));
    const hint = message(tab, posted).getByRole('button', { name: 'Hint' });
    await hint.click();
    await on.acted(1);
    expect(await hint.getAttribute('aria-busy')).toBe('true');
    await hint.dispatchEvent('click');
    answer({ kind: 'failed', reason: 'no-answer' });
    await tab.getByRole('alert').getByText('The bot didn’t answer in time.').waitFor();
    expect(on.world.acts).toEqual([
      { is: 'click', person: ANNA.id, message: posted.id, call: { custom_id: 'hint', component_type: 2 } },
    ]);
    await message(tab, posted).getByRole('button', { name: 'Undo' }).dispatchEvent('click');
    expect(on.world.acts).toHaveLength(1);
  });

  it('keeps the focus on a button when the board is redrawn', async () => {
    const tab = await on.open();
    const posted = on.postBoard();
    const hint = message(tab, posted).getByRole('button', { name: 'Hint' });
    await hint.focus();
    on.world.edit(posted.id, { components: board(on.picture) });
    await message(tab, posted).getByText('(edited)').waitFor();
    expect(await isFocused(hint)).toBe(true);
  });

  const row = (...labels: readonly string[]): JsonObject => ({
    type: 1,
    components: labels.map((label) => ({ type: 2, style: 2, label, custom_id: `${labels.length} ${label}` })),
  });
  const shownWith = (...parts: readonly JsonObject[]): Partial<ShownMessage> => ({
    components: [{ type: 17, components: [{ type: 10, content: 'the board' }, ...parts] }],
    flags: V2,
  });

  it('keeps the focus on the button of that name when the next board has other rows', async () => {
    const tab = await on.open();
    const posted = on.world.post(
      shownWith(row('take 1', 'take 2'), row('take 3'), row('Type a move', 'Hint')),
    );
    const type = message(tab, posted).getByRole('button', { name: 'Type a move' });
    await type.focus();
    on.world.edit(posted.id, shownWith(row('Type a move', 'Hint')));
    await message(tab, posted).getByText('take 3').waitFor({ state: 'detached' });
    await expect.poll(() => isFocused(type)).toBe(true);
    // Where no control has that name, the focus stays in the message.
    on.world.edit(posted.id, shownWith());
    await type.waitFor({ state: 'detached' });
    await expect.poll(() => isFocused(message(tab, posted))).toBe(true);
  });

  it('takes the second half of a double click for no press of what has come under the pointer meanwhile', async () => {
    const tab = await on.open();
    const posted = on.world.post(shownWith(row('take 1')));
    on.world.answer = () => {
      on.world.edit(posted.id, shownWith(row('take 2')));
      return replied;
    };
    await message(tab, posted).getByRole('button', { name: 'take 1' }).click();
    const next = message(tab, posted).getByRole('button', { name: 'take 2' });
    await next.hover();
    await tab.mouse.down({ clickCount: 2 });
    await tab.mouse.up({ clickCount: 2 });
    await next.click();
    await on.acted(2);
    expect(on.world.acts.map((act) => act.is === 'click' && act.call.custom_id)).toEqual([
      '1 take 1',
      '1 take 2',
    ]);
  });

  it('gives the focus back after a modal, though the board was drawn anew meanwhile', async () => {
    const tab = await on.open();
    const posted = on.world.post(shownWith(row('take 1'), row('Type a move')));
    const type = message(tab, posted).getByRole('button', { name: 'Type a move' });
    on.world.answer = (act) => {
      if (act.is === 'click') return { kind: 'modal', modal: SMALL, interactionId: '55' };
      on.world.edit(posted.id, shownWith(row('Type a move')));
      return replied;
    };
    await type.focus();
    await tab.keyboard.press('Enter');
    await tab.getByRole('textbox', { name: 'Move' }).fill('3:2');
    await tab.keyboard.press('Enter');
    await tab.getByRole('dialog').waitFor({ state: 'detached' });
    await expect.poll(() => isFocused(type)).toBe(true);
  });

  it('is told to a screen reader with the names of whom it speaks of', async () => {
    const tab = await on.open();
    on.world.post({ content: `<@${LIN.id}> to move in <#${THREAD}>. It ends <t:0:d>` });
    await expect
      .poll(() => tab.locator('[aria-live=polite]').innerText())
      .toMatch(/@林晓 to move in #Nim 3 4 5: Anna and Sprague\. It ends \S*(?:70|1970|69)/);
  });

  it('selects by pointer: one is sent at once', async () => {
    const tab = await on.open();
    on.world.answer = () => replied;
    const posted = on.postBoard();
    await message(tab, posted).getByRole('combobox', { name: 'Choose a heap' }).click();
    await tab.getByRole('option', { name: 'Heap 2' }).click();
    await on.acted(1);
    expect(on.world.acts[0]).toMatchObject({ call: { custom_id: 'heap', component_type: 3, values: ['2'] } });
    await message(tab, posted).getByRole('combobox', { name: 'Choose a heap: Heap 2' }).waitFor();
  });

  it('selects by keyboard: several are sent when the list closes, within the limits', async () => {
    const tab = await on.open();
    on.world.answer = () => replied;
    const posted = on.postBoard();
    await message(tab, posted).getByRole('combobox', { name: 'Who plays?' }).focus();
    await tab.keyboard.press('ArrowDown');
    await tab.getByText('Choose 2 to 3').waitFor();
    await tab.keyboard.type('anna');
    await tab.keyboard.press('Enter');
    await tab.keyboard.press('Tab');
    // One is too few: nothing was sent or stored.
    expect(on.world.acts).toHaveLength(0);
    await message(tab, posted).getByRole('combobox', { name: 'Who plays?' }).focus();
    await tab.keyboard.press('Enter');
    for (const name of ['anna', 'ben']) {
      await tab.keyboard.type(name);
      await tab.keyboard.press('Enter');
    }
    await tab.keyboard.press('Tab');
    await on.acted(1);
    expect(on.world.acts[0]).toMatchObject({
      call: { custom_id: 'people', component_type: 5, values: [ANNA.id, BEN.id] },
    });
  });
});

describe.skipIf(noChromium())('the page: a channel of hundreds of messages', () => {
  const SHOWN = 200;
  interface Marked {
    mark?: boolean;
  }

  it('shows the newest, says that there are older ones, and makes none of them anew when one comes', async () => {
    const tab = await on.open();
    const posted = Array.from({ length: SHOWN }, (_, i) => on.world.post({ content: `message ${i}` }));
    await message(tab, posted.at(-1)!).waitFor();
    await tab.getByText('This is the beginning of #general').waitFor();
    for (const one of posted)
      await message(tab, one).evaluate((node: Marked) => {
        node.mark = true;
      });
    const last = on.world.post({ content: 'one more' });
    await message(tab, last).waitFor();
    await message(tab, posted[0]!).waitFor({ state: 'detached' });
    await tab.getByText(`The newest ${SHOWN} messages`).waitFor();
    const same = await tab
      .locator('article')
      .evaluateAll((nodes: readonly Marked[]) => nodes.filter((node) => node.mark === true).length);
    expect(same).toBe(SHOWN - 1);
    // An edit changes its own message.
    on.world.edit(posted[9]!.id, { content: 'otherwise' });
    await message(tab, posted[9]!).getByText('otherwise').waitFor();
  });
});
