/** The page in headless Chromium, over a world whose answers are scripted. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, BrowserContextOptions, Locator, Page as Tab } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Page, startPage } from '../../src/local/page/page.ts';
import type { Ack, ShownMessage } from '../../src/local/types.ts';
import {
  isFocused,
  launchChromium,
  loadedWidth,
  noChromium,
  sidewaysScroll,
  styleOf,
} from '../support/browser.ts';
import {
  ANNA,
  BEN,
  createFakeWorld,
  type FakeWorld,
  GENERAL,
  LIN,
  replied,
  TEACHER,
  THREAD,
} from './fake-world.ts';
import { board, COMMANDS, MODAL, V2 } from './samples.ts';

const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 240"><circle cx="99" cy="99" r="40"/></svg>';

let browser: Browser;
let media: Server;
let picture: string;
let world: FakeWorld;
let page: Page;
let troubles: string[];

async function open(person = ANNA, options: BrowserContextOptions = {}): Promise<Tab> {
  const context = await browser.newContext({ viewport: { width: 1100, height: 800 }, ...options });
  const tab = await context.newPage();
  // A broken policy or an uncaught error shows in the console.
  tab.on('console', (message) => {
    if (message.type() === 'error') troubles.push(message.text());
  });
  tab.on('pageerror', (error) => troubles.push(error.message));
  await tab.goto(`${page.url}/#as=${person.id}&channel=${GENERAL}`);
  await tab.locator('.beginning').waitFor();
  return tab;
}

const box = (tab: Tab): Locator => tab.locator('#composer');
const message = (tab: Tab, one: ShownMessage): Locator => tab.locator(`#m${one.id}`);

async function send(tab: Tab, line: string): Promise<void> {
  await box(tab).fill(line);
  await box(tab).press('Escape');
  await box(tab).press('Enter');
}

async function acted(count: number): Promise<void> {
  await expect.poll(() => world.acts.length).toBe(count);
}

describe.skipIf(noChromium())('the page', () => {
  beforeAll(async () => {
    browser = await launchChromium();
    media = createServer((request, response) => {
      response
        .setHeader('content-type', request.url === '/board.svg' ? 'image/svg+xml' : 'text/html')
        .end(PICTURE);
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => media.once('listening', resolve));
    picture = `http://127.0.0.1:${(media.address() as AddressInfo).port}/board.svg`;
  });
  afterAll(async () => {
    await browser.close();
    media.close();
  });
  beforeEach(async () => {
    troubles = [];
    world = createFakeWorld(COMMANDS);
    page = await startPage({ world, port: 0 });
  });
  afterEach(async () => {
    for (const context of browser.contexts()) await context.close();
    await page.close();
    expect(troubles).toEqual([]);
  });

  describe('markdown', () => {
    it('never becomes markup, and links only to https', async () => {
      const tab = await open();
      const evil = world.post({
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
      const tab = await open();
      const shown = world.post({ content: `<@${LIN.id}> <#${THREAD}> <t:0:d> ||secret||` });
      const inside = message(tab, shown);
      await inside.getByText('@林晓').waitFor();
      expect(await inside.locator('time.stamp').getAttribute('datetime')).toBe('1970-01-01T00:00:00.000Z');
      await inside.getByRole('button', { name: 'Spoiler' }).click();
      await inside.getByText('secret').waitFor();
      await inside.getByRole('button', { name: '#Nim 3 4 5' }).click();
      await expect.poll(() => tab.locator('h1').innerText()).toContain('Nim 3 4 5');
    });

    it('leads Discord’s address of one of our messages to that message', async () => {
      const tab = await open();
      const target = world.post({ channel_id: THREAD, content: 'the board moved on' });
      const old = world.post({
        content: `[now here](https://discord.com/channels/600000000000000001/${THREAD}/${target.id})`,
      });
      await message(tab, old).getByRole('link').click();
      await expect.poll(() => isFocused(message(tab, target))).toBe(true);
    });
  });

  describe('components', () => {
    it('draws everything a message can hold', async () => {
      const tab = await open();
      const shown = message(tab, world.post({ components: board(picture), flags: V2 }));
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
      // A link to anything but https is no link.
      expect(await shown.getByRole('link', { name: 'Bad' }).count()).toBe(0);
      await shown.getByText('proof.txt').waitFor();
    });

    it('sends a click once, shows it on its way, and tells when nobody answered', async () => {
      const tab = await open();
      const posted = world.post({ components: board(picture), flags: V2 });
      let answer: (ack: Ack) => void = () => undefined;
      world.answer = () => new Promise((resolve) => (answer = resolve));
      const hint = message(tab, posted).getByRole('button', { name: 'Hint' });
      await hint.click();
      await acted(1);
      expect(await hint.getAttribute('aria-busy')).toBe('true');
      await hint.dispatchEvent('click');
      answer({ kind: 'failed', reason: 'no-answer' });
      await tab.getByRole('alert').getByText('The bot did not answer in time.').waitFor();
      expect(world.acts).toEqual([
        { is: 'click', person: ANNA.id, message: posted.id, call: { custom_id: 'hint', component_type: 2 } },
      ]);
      await message(tab, posted).getByRole('button', { name: 'Undo' }).dispatchEvent('click');
      expect(world.acts).toHaveLength(1);
    });

    it('keeps the focus on a button when the board is redrawn', async () => {
      const tab = await open();
      const posted = world.post({ components: board(picture), flags: V2 });
      const hint = message(tab, posted).getByRole('button', { name: 'Hint' });
      await hint.focus();
      world.edit(posted.id, { components: board(picture) });
      await message(tab, posted).getByText('(edited)').waitFor();
      expect(await isFocused(hint)).toBe(true);
    });

    it('selects by pointer: one is sent at once', async () => {
      const tab = await open();
      world.answer = () => replied;
      const posted = world.post({ components: board(picture), flags: V2 });
      await message(tab, posted).getByRole('combobox', { name: 'Choose a heap' }).click();
      await tab.getByRole('option', { name: 'Heap 2' }).click();
      await acted(1);
      expect(world.acts[0]).toMatchObject({ call: { custom_id: 'heap', component_type: 3, values: ['2'] } });
      await message(tab, posted).getByRole('combobox', { name: 'Choose a heap: Heap 2' }).waitFor();
    });

    it('selects by keyboard: several are sent when the list closes, within the limits', async () => {
      const tab = await open();
      world.answer = () => replied;
      const posted = world.post({ components: board(picture), flags: V2 });
      await message(tab, posted).getByRole('combobox', { name: 'Who plays?' }).focus();
      await tab.keyboard.press('ArrowDown');
      await tab.getByText('Choose 2 to 3').waitFor();
      await tab.keyboard.type('anna');
      await tab.keyboard.press('Enter');
      await tab.keyboard.press('Tab');
      // One is too few: nothing was sent and nothing is kept.
      expect(world.acts).toHaveLength(0);
      await message(tab, posted).getByRole('combobox', { name: 'Who plays?' }).focus();
      await tab.keyboard.press('Enter');
      for (const name of ['anna', 'ben']) {
        await tab.keyboard.type(name);
        await tab.keyboard.press('Enter');
      }
      await tab.keyboard.press('Tab');
      await acted(1);
      expect(world.acts[0]).toMatchObject({
        call: { custom_id: 'people', component_type: 5, values: [ANNA.id, BEN.id] },
      });
    });
  });

  describe('modals', () => {
    it('check and send every kind of field', async () => {
      const tab = await open();
      world.answer = (act) =>
        act.is === 'click' ? { kind: 'modal', modal: MODAL, interactionId: '55' } : replied;
      const posted = world.post({ components: board(picture), flags: V2 });
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
      for (const heap of ['a', 'b', 'c'])
        await dialog.getByRole('checkbox', { name: `Heap ${heap}` }).check();
      await dialog.getByText('Choose 1 to 2').waitFor();
      await dialog.getByRole('checkbox', { name: 'Heap b' }).uncheck();
      await dialog.getByRole('checkbox', { name: 'I am sure' }).check();
      await dialog
        .locator('input[type=file]')
        .setInputFiles({ name: 'sheet.csv', mimeType: 'text/csv', buffer: Buffer.from('a,b') });
      await dialog.getByText('sheet.csv').waitFor();
      await dialog.getByRole('button', { name: 'Submit' }).click();
      await acted(2);
      await dialog.waitFor({ state: 'detached' });
      const sent = world.acts[1];
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

    it('stay open, filled in, when nobody answered', async () => {
      const tab = await open();
      world.answer = (act) =>
        act.is === 'click'
          ? { kind: 'modal', modal: SMALL, interactionId: '55' }
          : { kind: 'failed', reason: 'no-answer' };
      const posted = world.post({ components: board(picture), flags: V2 });
      await message(tab, posted).getByRole('button', { name: 'Type a move' }).click();
      await tab.getByRole('textbox', { name: 'Move' }).fill('3:2');
      await tab.keyboard.press('Enter');
      await tab.getByRole('dialog').getByText('The bot did not answer in time.').waitFor();
      expect(await tab.getByRole('textbox', { name: 'Move' }).inputValue()).toBe('3:2');
      await tab.keyboard.press('Escape');
      await tab.getByRole('dialog').waitFor({ state: 'detached' });
    });
  });

  describe('commands', () => {
    it('typed as plain text go to the first required option', async () => {
      const tab = await open();
      world.answer = (act) => (act.is === 'autocomplete' ? { kind: 'choices', choices: [] } : replied);
      await send(tab, '/play nim 3 4 5');
      await send(tab, '/analyze line:wythoff 3 5 explain:proof moves:11');
      await expect.poll(() => world.acts.filter((act) => act.is === 'slash').length).toBe(2);
      const calls = world.acts.flatMap((act) =>
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

    it('are listed with descriptions in the person’s language and completed by Tab', async () => {
      const tab = await open(LIN);
      await box(tab).fill('/an');
      await tab.getByRole('option', { name: '/analyze 谁会赢，为什么' }).waitFor();
      await box(tab).press('Tab');
      expect(await box(tab).inputValue()).toBe('/analyze ');
      expect(await tab.locator('html').getAttribute('lang')).toBe('zh-CN');
    });

    it('offer the bot’s choices, whose names stand for their values', async () => {
      const tab = await open();
      world.answer = (act) =>
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
      await expect.poll(() => world.acts.at(-1)?.is).toBe('slash');
      expect(world.acts.at(-1)).toMatchObject({ call: { options: [{ name: 'line', value: 'nim 3 4 5' }] } });
      const asked = world.acts.find(
        (act) => act.is === 'autocomplete' && act.call.options[0]?.['value'] === 'ni',
      );
      expect(asked).toMatchObject({
        call: { name: 'play', options: [{ name: 'line', type: 3, focused: true }] },
      });
    });

    it('take people, booleans, choices, channels and files by hand of the keyboard', async () => {
      const tab = await open();
      world.answer = (act) => (act.is === 'autocomplete' ? { kind: 'choices', choices: [] } : replied);
      await box(tab).pressSequentially('/play nim 1 opponent:be');
      await box(tab).press('Tab');
      await box(tab).pressSequentially('level:cl');
      await box(tab).press('Tab');
      await box(tab).pressSequentially('misere:y');
      await box(tab).press('Tab');
      await box(tab).press('Enter');
      await expect.poll(() => world.acts.at(-1)?.is).toBe('slash');
      expect(world.acts.at(-1)).toMatchObject({
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
        .poll(() => world.acts.at(-1)?.is === 'slash' && world.acts.at(-1))
        .toMatchObject({ call: { name: 'analyze' } });
      const last = world.acts.at(-1);
      if (last?.is !== 'slash') throw new Error('not a command');
      const [id, upload] = Object.entries(last.call.attachments ?? {})[0]!;
      expect(last.call.options).toContainEqual({ name: 'place', type: 7, value: '700000000000000002' });
      expect(last.call.options).toContainEqual({ name: 'file', type: 11, value: id });
      expect(Buffer.from(upload.data).toString()).toBe('nim 1');
    });

    it('are not sent while something is wrong, and it is said what', async () => {
      const tab = await open();
      for (const [line, told] of [
        ['/analyze ', 'line: This is needed'],
        ['/analyze nim 1 moves:99', 'moves: Between 1 and 25'],
        ['/analyze nim 1 moves:x', 'moves: A whole number is needed'],
        ['/analyze nim 1 explain:poem', 'explain: Choose one of the list'],
        ['/play nim 1 opponent:@Zoe', 'opponent: Nothing here is called @Zoe'],
        ['/games now', 'This command takes no text here: now'],
        ['/dance', 'There is no command /dance'],
      ] as const) {
        await send(tab, line);
        await tab.getByRole('alert').getByText(told).waitFor();
      }
      expect(world.acts.filter((act) => act.is === 'slash')).toEqual([]);
    });

    it('that nobody answered come back to be tried again', async () => {
      const tab = await open();
      await send(tab, '/games');
      await tab.getByText('The bot did not answer in time.').waitFor();
      expect(await box(tab).inputValue()).toBe('/games');
    });

    it('wrap subcommands as Discord does', async () => {
      const tab = await open(TEACHER);
      world.answer = () => replied;
      await send(tab, '/teach quiz create First steps');
      await acted(1);
      expect(world.acts[0]).toMatchObject({
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
      const tab = await open();
      world.answer = () => replied;
      const posted = world.post({ content: 'nim 3 4 5' });
      await message(tab, posted).getByText('nim 3 4 5').click({ button: 'right' });
      await tab.getByRole('menuitem', { name: 'Analyze this position' }).click();
      await acted(1);
      await message(tab, posted).hover();
      await message(tab, posted).getByRole('button', { name: 'More actions' }).click();
      await tab.getByRole('menuitem', { name: 'Analyze this position' }).click();
      await acted(2);
      await message(tab, posted).focus();
      await tab.keyboard.press('Shift+F10');
      await tab.keyboard.press('Enter');
      await acted(3);
      expect(world.acts.every((act) => act.is === 'menu' && act.call.target === posted.id)).toBe(true);
      await tab.getByRole('button', { name: 'Ben Student' }).click();
      await tab.getByRole('menuitem', { name: 'Challenge' }).click();
      await acted(4);
      expect(world.acts[3]).toMatchObject({ is: 'menu', call: { name: 'Challenge', target: BEN.id } });
    });
  });

  describe('people', () => {
    it('in two windows see the same channel, and each their own private messages', async () => {
      const anna = await open(ANNA);
      const ben = await open(BEN);
      await send(anna, 'hello');
      await ben.getByText('hello', { exact: true }).waitFor();
      const secret = world.post({ content: 'take 2 from heap 1', flags: 64, ephemeralFor: ANNA.id });
      const shared = world.post({ content: 'Your move' });
      await message(anna, secret).getByText('Only you can see this').waitFor();
      await message(ben, shared).waitFor();
      expect(await message(ben, secret).count()).toBe(0);
      await message(anna, secret).getByRole('button', { name: 'Dismiss message' }).click();
      await message(anna, secret).waitFor({ state: 'detached' });
    });

    it('are switched, and the address remembers it', async () => {
      const tab = await open(ANNA);
      await tab.locator('.switcher select').selectOption({ label: '林晓' });
      await tab.getByText('当前身份').waitFor();
      expect(tab.url()).toContain(`as=${LIN.id}`);
      await tab.reload();
      await tab.getByText('当前身份').waitFor();
      await tab.goBack();
      await tab.getByText('You are').waitFor();
    });

    it('wait where an answer is deferred', async () => {
      const tab = await open();
      const posted = world.post({ flags: 128 });
      await message(tab, posted).getByText('Sprague is thinking…').waitFor();
      world.edit(posted.id, { flags: 0, content: 'P-position' });
      await message(tab, posted).getByText('P-position').waitFor();
      await expect.poll(() => tab.locator('[aria-live=polite]').innerText()).toBe('Sprague: P-position');
    });

    it('see what is unread elsewhere', async () => {
      const tab = await open();
      world.post({ channel_id: THREAD, content: 'your turn' });
      await tab.getByRole('link', { name: 'Nim 3 4 5' }).getByRole('img', { name: 'unread' }).waitFor();
      await tab.getByRole('link', { name: 'Nim 3 4 5' }).click();
      await tab.getByText('your turn').waitFor();
      expect(await tab.getByRole('img', { name: 'unread' }).count()).toBe(0);
    });
  });

  describe('when something is away', () => {
    it('the bot: it is said until it is back', async () => {
      const tab = await open();
      world.online(false);
      await tab.getByText('The bot is offline.').waitFor();
      world.online(true);
      await tab.getByText('The bot is offline.').waitFor({ state: 'detached' });
    });

    it('the server: the page connects again and goes on', async () => {
      const tab = await open();
      const port = Number(new URL(page.url).port);
      await page.close();
      await tab.getByText('The connection was lost.').waitFor();
      world.post({ content: 'while you were away' });
      page = await startPage({ world, port });
      await tab.getByText('while you were away', { exact: true }).waitFor();
      await tab.getByText('The connection was lost.').waitFor({ state: 'detached' });
      // The refused attempts in between are in the console, and belong there.
      troubles = troubles.filter((text) => !text.includes('WebSocket connection'));
    });
  });

  describe('fits', () => {
    it('dark: by the system and by the switch', async () => {
      const tab = await open(ANNA, { colorScheme: 'dark' });
      const paper = (): Promise<string> => styleOf(tab.locator('body'), 'backgroundColor');
      expect(await paper()).toBe('rgb(30, 32, 37)');
      await tab.getByRole('button', { name: 'Theme: as the system' }).click();
      expect(await paper()).toBe('rgb(255, 255, 255)');
      await tab.getByRole('button', { name: 'Theme: light' }).click();
      await tab.emulateMedia({ colorScheme: 'light' });
      await tab.reload();
      expect(await paper()).toBe('rgb(30, 32, 37)');
    });

    it.each([390, 320])('a phone of %d pixels without scrolling sideways', async (width) => {
      world.post({ components: board(picture), flags: V2 });
      world.post({ content: `${'wide'.repeat(80)}\n\`\`\`\n${'0123456789'.repeat(20)}\n\`\`\`` });
      const tab = await open(ANNA, { viewport: { width, height: 780 }, hasTouch: true, isMobile: true });
      const wide = async (): Promise<boolean> =>
        (await sidewaysScroll(tab.locator('html'))) > 0 ||
        (await sidewaysScroll(tab.locator('.messages'))) > 0;
      await tab.locator('.gallery img').waitFor();
      expect(await wide()).toBe(false);
      expect(await tab.locator('.sidebar').isVisible()).toBe(false);
      await tab.getByRole('button', { name: 'Channels and people' }).click();
      await tab.getByRole('link', { name: 'quiz-room' }).click();
      await expect.poll(() => tab.locator('h1').innerText()).toBe('#quiz-room');
      await expect.poll(() => tab.locator('.sidebar').isVisible()).toBe(false);
      await box(tab).fill('/analyze nim 1 ');
      expect(await wide()).toBe(false);
    });

    it('the keyboard alone: skip link, command, button, modal, back', async () => {
      const tab = await open();
      world.answer = (act) =>
        act.is === 'click' ? { kind: 'modal', modal: SMALL, interactionId: '9' } : replied;
      await tab.keyboard.press('Tab');
      await tab.keyboard.press('Enter');
      expect(await isFocused(box(tab))).toBe(true);
      await tab.keyboard.type('/gam');
      await tab.keyboard.press('Enter');
      await tab.keyboard.press('Enter');
      await acted(1);
      const posted = world.post({ components: board(picture), flags: V2 });
      const target = message(tab, posted).getByRole('button', { name: 'Type a move' });
      await target.waitFor();
      for (let tabs = 0; tabs < 30 && !(await isFocused(target)); tabs++) {
        await tab.keyboard.press('Shift+Tab');
      }
      expect(await styleOf(target, 'outlineStyle')).toBe('solid');
      await tab.keyboard.press('Enter');
      await tab.getByRole('dialog').waitFor();
      await tab.keyboard.type('3:2');
      await tab.keyboard.press('Enter');
      await acted(3);
      await tab.getByRole('dialog').waitFor({ state: 'detached' });
      expect(world.acts[2]).toMatchObject({ components: [{ component: { value: '3:2' } }] });
      expect(await isFocused(target)).toBe(true);
    });
  });
});

const SMALL = {
  title: 'Type a move',
  custom_id: 'm',
  components: [
    { type: 18, id: 1, label: 'Move', component: { type: 4, id: 2, custom_id: 'line', style: 1 } },
  ],
};
