/** A class without accounts in real browsers: a teacher, a student on a phone, and a stranger. */
import type { BrowserContextOptions, Page as Tab } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { systemTimers } from '../../src/kernel/timers.ts';
import { LocalClassroom, teacherCalled } from '../../src/local/classroom/index.ts';
import { buttonNamed, LAPTOP, noChromium, PHONE, send, sidewaysScroll } from '../support/browser.ts';
import { folderOfTests } from '../support/folder.ts';
import { inBrowser } from '../support/in-browser.ts';
import { onStage } from '../support/on-stage.ts';

const CHINESE_PHONE = { ...PHONE, locale: 'zh-CN' };

const TEACHER = teacherCalled('Ms Turing');

describe.skipIf(noChromium())('a class without accounts', () => {
  const { held } = onStage({ seed: 'classroom', local: { cast: [TEACHER] } }, { once: true });
  let classroom: LocalClassroom;
  const folder = folderOfTests();
  const { browser, page } = inBrowser(held, () => {
    classroom = new LocalClassroom({
      door: held.local.door,
      teacher: TEACHER,
      folder,
      host: '127.0.0.1',
      publicUrl: null,
      clock: Date.now,
      every: (ms, act) => systemTimers.every(ms, act),
      exportOf: async (person) => (await held.app.privacy.export(person)).files[0]?.text ?? '{}',
      erase: async (person) => void (await held.app.privacy.erase(person)),
      eraseServer: (guild) => held.app.privacy.empty(guild),
    });
    return { classroom };
  });
  afterAll(() => classroom.close());

  const open = async (hash: string, options: BrowserContextOptions = {}): Promise<Tab> => {
    const tab = await (await browser.newContext(options)).newPage();
    await tab.goto(`${page.url}/${hash}`);
    return tab;
  };
  const joinAs = async (tab: Tab, name: string): Promise<void> => {
    await tab.getByRole('textbox').nth(0).fill(classroom.register.view().code);
    await tab.getByRole('textbox').nth(1).fill(name);
    await tab.locator('button[type=submit]').click();
  };

  it('from the code on the screen to a quiz, and out again', async () => {
    const teacher = await open(`#teach=${classroom.secret}`);
    await buttonNamed(teacher, 'Class').click();
    expect(await teacher.locator('.big-code').innerText()).toBe(classroom.register.view().code);
    expect(teacher.url()).not.toContain(classroom.secret);
    await teacher.keyboard.press('Escape');

    const phone = await open('', CHINESE_PHONE);
    await phone.getByRole('heading', { name: '加入课堂' }).waitFor();
    await phone.getByText(/将在.*删除/).waitFor();
    expect(await sidewaysScroll(phone.locator('html'))).toBe(0);
    await phone.getByRole('textbox').nth(0).fill('AAA AAA');
    await phone.getByRole('textbox').nth(1).fill('小明');
    await phone.locator('button[type=submit]').tap();
    await phone.getByText('课堂码不对').waitFor();
    await joinAs(phone, '小明');
    await phone.getByRole('heading', { name: '已加入' }).waitFor();
    const wayBack = await phone.getByRole('textbox').inputValue();
    await buttonNamed(phone, '进入课堂').tap();
    await phone.locator('.beginning').waitFor();

    // A name can be taken only once, and no address makes anybody the teacher.
    const eve = await open(`#as=${TEACHER.id}`);
    await joinAs(eve, ' 小 明');
    await eve.getByText('Somebody here has that name').waitFor();
    await joinAs(eve, 'Eve');
    await buttonNamed(eve, 'Go to the class').click();
    await eve.locator('.me').getByText('Eve').waitFor();
    expect(await buttonNamed(eve, 'Class').count()).toBe(0);

    await send(teacher, '/teach quiz create count:1 seconds:600 reading:0');
    await phone.locator('article').getByRole('button').first().tap();
    await buttonNamed(teacher, 'Start').click();
    await phone.locator('article', { hasText: 'Question 1 of 1' }).first().waitFor();
    expect(await sidewaysScroll(phone.locator('.messages'))).toBe(0);

    // A student who closed the tab can come back; one who was removed cannot.
    const again = await open(wayBack.slice(page.url.length + 1), CHINESE_PHONE);
    await again.locator('article').first().waitFor();
    expect(again.url()).not.toContain('back');
    await buttonNamed(teacher, 'Class').click();
    const row = teacher.locator('.roll li', { hasText: 'Eve' });
    await row.getByRole('button', { name: 'Remove' }).click();
    await row.getByRole('button', { name: 'Press again: removed and deleted' }).click();
    await eve.getByRole('heading', { name: 'Join the class' }).waitFor();
    expect(held.local.world.people().map(({ name }) => name)).toEqual([TEACHER.name, '小明']);
  });

  it('the projector says how to join', async () => {
    const teacher = await open(`?present#teach=${classroom.secret}`, LAPTOP);
    const { code } = classroom.register.view();
    await teacher.getByText(code, { exact: false }).first().waitFor();
  });
});
