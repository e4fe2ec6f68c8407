/** The page in headless Chromium: typed commands and context menus. */
import { describe, expect, it, vi } from 'vitest';
import { noChromium, send } from '../support/browser.ts';
import { BEN, LIN, replied, TEACHER } from './fake-world.ts';
import { answering, box, message, stage } from './stage.ts';

const on = stage();

describe.skipIf(noChromium())('the page: commands', () => {
  it('typed as plain text go to the first required option', async () => {
    const tab = await on.open();
    on.world.answer = answering('autocomplete', { kind: 'choices', choices: [] });
    await send(tab, '/play nim 3 4 5');
    await send(tab, '/analyze line:wythoff 3 5 explain:proof moves:11');
    await expect.poll(() => on.world.acts.filter((act) => act.is === 'slash').length).toBe(2);
    const calls = on.world.acts.flatMap((act) =>
      act.is === 'slash' ? [[act.call.name, act.call.options]] : [],
    );
    expect(calls).toEqual([
      ['play', [{ name: 'line', type: 3, value: 'nim 3 4 5' }]],
      [
        'analyze',
        [
          { name: 'line', type: 3, value: 'wythoff 3 5' },
          { name: 'explain', type: 3, value: 'proof' },
          { name: 'moves', type: 4, value: 11 },
        ],
      ],
    ]);
    expect(await box(tab).inputValue()).toBe('');
  });

  it('named in a message are put into the composer by a press, with what stands behind them', async () => {
    const tab = await on.open();
    on.world.post({ content: 'Try </play:5> `nim 3 4 5`, or </teach quiz create:6>.' });
    await tab.getByRole('button', { name: '/play', exact: true }).click();
    await expect.poll(() => box(tab).inputValue()).toBe('/play nim 3 4 5');
    await tab.getByRole('button', { name: '/teach quiz create' }).click();
    await expect.poll(() => box(tab).inputValue()).toBe('/teach quiz create ');
  });

  it('are listed with descriptions in the person’s language and completed by Tab', async () => {
    const tab = await on.open(LIN);
    await box(tab).fill('/an');
    await tab.getByRole('option', { name: '/analyze 谁会赢，为什么' }).waitFor();
    await box(tab).press('Tab');
    expect(await box(tab).inputValue()).toBe('/analyze ');
    expect(await tab.locator('html').getAttribute('lang')).toBe('zh-CN');
    expect(await tab.locator('.guild').innerText()).toContain('Sprague 的课堂');
  });

  it('offer the bot’s choices, whose names stand for their values', async () => {
    const tab = await on.open();
    on.world.answer = (act) =>
      act.is === 'autocomplete'
        ? { kind: 'choices', choices: [{ name: 'Nim, three heaps', value: 'nim 3 4 5' }] }
        : replied;
    await box(tab).pressSequentially('/play ni');
    await tab.getByRole('option', { name: 'Nim, three heaps' }).waitFor();
    await box(tab).press('ArrowDown');
    await box(tab).press('Enter');
    expect(await box(tab).inputValue()).toBe('/play Nim, three heaps ');
    await box(tab).press('Escape');
    await box(tab).press('Enter');
    await expect.poll(() => on.world.acts.at(-1)?.is).toBe('slash');
    expect(on.world.acts.at(-1)).toMatchObject({ call: { options: [{ name: 'line', value: 'nim 3 4 5' }] } });
    const asked = on.world.acts.find(
      (act) => act.is === 'autocomplete' && act.call.options[0]?.['value'] === 'ni',
    );
    expect(asked).toMatchObject({
      call: { name: 'play', options: [{ name: 'line', type: 3, focused: true }] },
    });
  });

  it('take people, booleans, choices, channels and files by hand of the keyboard', async () => {
    const tab = await on.open();
    on.world.answer = answering('autocomplete', { kind: 'choices', choices: [] });
    await box(tab).pressSequentially('/play nim 1 opponent:be');
    await box(tab).press('Tab');
    await box(tab).pressSequentially('level:cl');
    await box(tab).press('Tab');
    await box(tab).pressSequentially('misere:y');
    await box(tab).press('Tab');
    await box(tab).press('Enter');
    await expect.poll(() => on.world.acts.at(-1)?.is).toBe('slash');
    expect(on.world.acts.at(-1)).toMatchObject({
      call: {
        options: [
          { name: 'line', value: 'nim 1' },
          { name: 'opponent', type: 6, value: BEN.id },
          { name: 'level', value: 'club' },
          { name: 'misere', type: 5, value: true },
        ],
      },
    });
    await box(tab).fill('/analyze nim 1 place:#quiz-room ');
    const chooser = tab.waitForEvent('filechooser');
    await tab.getByRole('button', { name: 'file', exact: true }).click();
    await (await chooser).setFiles({
      name: 'lines.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('nim 1'),
    });
    await tab.getByRole('button', { name: 'file: lines.txt' }).waitFor();
    await box(tab).press('Escape');
    await box(tab).press('Enter');
    await expect
      .poll(() => on.world.acts.at(-1)?.is === 'slash' && on.world.acts.at(-1))
      .toMatchObject({ call: { name: 'analyze' } });
    const last = on.world.acts.at(-1);
    if (last?.is !== 'slash') throw new Error('not a command');
    const [id, upload] = Object.entries(last.call.attachments ?? {})[0]!;
    expect(last.call.options).toContainEqual({ name: 'place', type: 7, value: '700000000000000002' });
    expect(last.call.options).toContainEqual({ name: 'file', type: 11, value: id });
    expect(Buffer.from(upload.data).toString()).toBe('nim 1');
  });

  it('shut what is suggested when they are refused; alone, they offer what they need', async () => {
    const tab = await on.open();
    const game = tab.getByRole('option', { name: 'Nim, three heaps' });
    on.world.answer = (act) =>
      act.is === 'autocomplete'
        ? { kind: 'choices', choices: [{ name: 'Nim, three heaps', value: 'nim 3 4 5' }] }
        : replied;
    await box(tab).pressSequentially('/play opponent:@Zoe line:nim');
    await game.waitFor();
    await box(tab).press('Enter');
    await tab.getByRole('alert').getByText('opponent: Nothing here is called @Zoe').waitFor();
    await game.waitFor({ state: 'detached' });
    await send(tab, '/play');
    await game.waitFor();
    expect(await box(tab).inputValue()).toBe('/play ');
  });

  it('are not sent while something is wrong, and it is said what', async () => {
    const tab = await on.open();
    for (const [line, told] of [
      ['/analyze ', 'line: This is needed'],
      ['/analyze nim 1 moves:99', 'moves: Between 1 and 25'],
      ['/analyze nim 1 moves:x', 'moves: A whole number is needed'],
      ['/analyze nim 1 explain:poem', 'explain: Choose one from the list'],
      ['/play nim 1 opponent:@Zoe', 'opponent: Nothing here is called @Zoe'],
      ['/games now', 'This command takes no text here: now'],
      ['/dance', 'There is no command /dance'],
    ] as const) {
      await send(tab, line);
      await tab.getByRole('alert').getByText(told).waitFor();
    }
    expect(on.world.acts.filter((act) => act.is === 'slash')).toEqual([]);
  });

  it('that nobody answered come back to be tried again', async () => {
    const tab = await on.open();
    await send(tab, '/games');
    await tab.getByText('The bot didn’t answer in time.').waitFor();
    expect(await box(tab).inputValue()).toBe('/games');
  });

  it('that break something behind the page are told of, and the page goes on', async () => {
    const tab = await on.open();
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    on.world.answer = () => Promise.reject(new Error('broken'));
    await send(tab, '/games');
    await tab.getByText('something went wrong on the way').waitFor();
    expect(error).toHaveBeenCalledOnce();
    error.mockRestore();
    on.world.answer = () => replied;
    await send(tab, '/games');
    await tab.getByText('something went wrong on the way').waitFor({ state: 'detached' });
  });

  it('wrap subcommands as Discord does', async () => {
    const tab = await on.open(TEACHER);
    on.world.answer = () => replied;
    await send(tab, '/teach quiz create First steps');
    await on.acted(1);
    expect(on.world.acts[0]).toMatchObject({
      call: {
        name: 'teach',
        options: [
          {
            name: 'quiz',
            type: 2,
            options: [
              { name: 'create', type: 1, options: [{ name: 'title', type: 3, value: 'First steps' }] },
            ],
          },
        ],
      },
    });
  });

  it('of the context menus are reached by right click, by ⋯ and by keyboard', async () => {
    const tab = await on.open();
    on.world.answer = () => replied;
    const posted = on.world.post({ content: 'nim 3 4 5' });
    await message(tab, posted).getByText('nim 3 4 5').click({ button: 'right' });
    await tab.getByRole('menuitem', { name: 'Analyze this position' }).click();
    await on.acted(1);
    await message(tab, posted).hover();
    await message(tab, posted).getByRole('button', { name: 'More actions' }).click();
    await tab.getByRole('menuitem', { name: 'Analyze this position' }).click();
    await on.acted(2);
    await message(tab, posted).focus();
    await tab.keyboard.press('Shift+F10');
    await tab.keyboard.press('Enter');
    await on.acted(3);
    expect(on.world.acts.every((act) => act.is === 'menu' && act.call.target === posted.id)).toBe(true);
    await tab.getByRole('button', { name: 'Ben Student' }).click();
    await tab.getByRole('menuitem', { name: 'Challenge' }).click();
    await on.acted(4);
    expect(on.world.acts[3]).toMatchObject({ is: 'menu', call: { name: 'Challenge', target: BEN.id } });
  });
});
