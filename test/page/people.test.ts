/** The page in headless Chromium: several people, lost connections, and narrow windows. */
import { describe, expect, it } from 'vitest';
import { startPage } from '../../src/local/page/page.ts';
import { isFocused, noChromium, PHONE, send, sidewaysScroll, styleOf } from '../support/browser.ts';
import { ANNA, BEN, LIN, THREAD } from './fake-world.ts';
import { answering, box, message, opens, SMALL, stage } from './stage.ts';

const on = stage();

describe.skipIf(noChromium())('the page: people', () => {
  it('in two windows see the same channel, and each their own private messages', async () => {
    const anna = await on.open(ANNA);
    const ben = await on.open(BEN);
    await send(anna, 'hello');
    await ben.getByText('hello', { exact: true }).waitFor();
    const secret = on.world.post({ content: 'take 2 from heap 1', flags: 64, ephemeralFor: ANNA.id });
    const shared = on.world.post({ content: 'Your move' });
    await message(anna, secret).getByText('Only you can see this').waitFor();
    await message(ben, shared).waitFor();
    expect(await message(ben, secret).count()).toBe(0);
    await message(anna, secret).getByRole('button', { name: 'Dismiss message' }).click();
    await message(anna, secret).waitFor({ state: 'detached' });
  });

  it('are switched, and the address remembers it', async () => {
    const tab = await on.open(ANNA);
    await tab.locator('.switcher select').selectOption({ label: '林晓' });
    await tab.getByText('当前身份').waitFor();
    expect(tab.url()).toContain(`as=${LIN.id}`);
    await tab.reload();
    await tab.getByText('当前身份').waitFor();
    await tab.goBack();
    await tab.getByText('You are').waitFor();
  });

  it('are spoken to in the language that they chose for the bot, once it is chosen', async () => {
    let chosen: string | null = null;
    const page = await startPage({
      world: on.world,
      port: 0,
      chosenLanguage: (person) => Promise.resolve(person === ANNA.id ? chosen : null),
    });
    const tab = await on.open();
    await tab.goto(`${page.url}/#as=${ANNA.id}`);
    await tab.getByPlaceholder('or / for commands').waitFor();
    chosen = 'zh-CN';
    // A personal setting is confirmed in private.
    on.world.post({ content: '好', ephemeralFor: ANNA.id });
    await tab.getByPlaceholder('输入 / 使用命令').waitFor();
    await page.close();
  });

  it('wait where an answer is deferred', async () => {
    const tab = await on.open();
    const posted = on.world.post({ flags: 128 });
    await message(tab, posted).getByText('Sprague is thinking…').waitFor();
    on.world.edit(posted.id, { flags: 0, content: 'P-position' });
    await message(tab, posted).getByText('P-position').waitFor();
    await expect.poll(() => tab.locator('[aria-live=polite]').innerText()).toBe('Sprague: P-position');
  });

  it('see what is unread elsewhere', async () => {
    const tab = await on.open();
    on.world.post({ channel_id: THREAD, content: 'your turn' });
    await tab.getByRole('link', { name: 'Nim 3 4 5' }).getByRole('img', { name: 'unread' }).waitFor();
    await tab.getByRole('link', { name: 'Nim 3 4 5' }).click();
    await tab.getByText('your turn').waitFor();
    expect(await tab.getByRole('img', { name: 'unread' }).count()).toBe(0);
  });

  it('see on a phone that there is a message to them alone', async () => {
    const tab = await on.open(ANNA, { viewport: PHONE.viewport });
    on.world.post({ channel_id: `77${ANNA.id}`, content: 'open again for you' });
    await tab.getByRole('button', { name: 'Channels and people · unread' }).click();
    await tab.getByRole('link', { name: 'Sprague unread' }).click();
    await tab.getByText('open again for you').waitFor();
    expect(await tab.getByRole('button', { name: /unread/ }).count()).toBe(0);
  });
});

describe.skipIf(noChromium())('the page: when something is away', () => {
  it('the bot: it is said until it is back', async () => {
    const tab = await on.open();
    on.world.online(false);
    await tab.getByText('The bot is offline.').waitFor();
    on.world.online(true);
    await tab.getByText('The bot is offline.').waitFor({ state: 'detached' });
  });

  it('the server: the page connects again and goes on', async () => {
    const tab = await on.open();
    await tab.waitForLoadState('networkidle');
    await on.away(tab, () => on.world.post({ content: 'while you were away' }));
    await tab.getByText('while you were away', { exact: true }).waitFor();
  });
});

describe.skipIf(noChromium())('the page: fits', () => {
  it('dark: by the system and by the switch', async () => {
    const tab = await on.open(ANNA, { colorScheme: 'dark' });
    const paper = (): Promise<string> => styleOf(tab.locator('body'), 'backgroundColor');
    expect(await paper()).toBe('rgb(30, 32, 37)');
    await tab.getByRole('button', { name: 'Theme: same as the system' }).click();
    expect(await paper()).toBe('rgb(255, 255, 255)');
    await tab.getByRole('button', { name: 'Theme: light' }).click();
    await tab.emulateMedia({ colorScheme: 'light' });
    await tab.reload();
    expect(await paper()).toBe('rgb(30, 32, 37)');
  });

  it.each([390, 320])('a phone of %d pixels without scrolling sideways', async (width) => {
    on.postBoard();
    on.world.post({ content: `${'wide'.repeat(80)}\n\`\`\`\n${'0123456789'.repeat(20)}\n\`\`\`` });
    const tab = await on.open(ANNA, { viewport: { width, height: 780 }, hasTouch: true, isMobile: true });
    const wide = async (): Promise<boolean> =>
      (await sidewaysScroll(tab.locator('html'))) > 0 || (await sidewaysScroll(tab.locator('.messages'))) > 0;
    await tab.locator('.gallery img').waitFor();
    expect(await wide()).toBe(false);
    expect(await tab.locator('.sidebar').isVisible()).toBe(false);
    await tab.getByRole('button', { name: 'Channels and people' }).click();
    await tab.getByRole('link', { name: 'quiz-room' }).click();
    await expect.poll(() => tab.locator('h1').innerText()).toBe('#quiz-room');
    await expect.poll(() => tab.locator('.sidebar').isVisible()).toBe(false);
    // The focused element closed with the drawer; the focus moves to its button.
    await expect.poll(() => isFocused(tab.getByRole('button', { name: 'Channels and people' }))).toBe(true);
    await box(tab).fill('/analyze nim 1 ');
    expect(await wide()).toBe(false);
  });

  it('the keyboard alone: skip link, command, button, modal, back', async () => {
    const tab = await on.open();
    on.world.answer = answering('click', opens(SMALL));
    await tab.keyboard.press('Tab');
    await tab.keyboard.press('Enter');
    expect(await isFocused(box(tab))).toBe(true);
    await tab.keyboard.type('/gam');
    await tab.keyboard.press('Enter');
    await tab.keyboard.press('Enter');
    await on.acted(1);
    const posted = on.postBoard();
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
    await on.acted(3);
    await tab.getByRole('dialog').waitFor({ state: 'detached' });
    expect(on.world.acts[2]).toMatchObject({ components: [{ component: { value: '3:2' } }] });
    expect(await isFocused(target)).toBe(true);
  });
});
