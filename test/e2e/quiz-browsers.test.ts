/** A teacher and two students in three real browsers take a quiz on the whole bot, from its creation to the CSV files. */
import type { Browser, Locator, Page as Tab } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Page, startPage } from '../../src/local/page/page.ts';
import { PicturePool } from '../../src/picture/pictures.ts';
import { some } from '../support/amount.ts';
import { launchChromium, loadedWidth, noChromium, openTab, sidewaysScroll } from '../support/browser.ts';
import { newQuiz } from '../support/class/seen.ts';
import { quizDay, STAGES } from '../support/quiz-day.ts';
import { type Stage, stage } from '../support/stage.ts';

/** What the tests read from an element, since this project has no DOM types. */
interface Shown {
  readonly ownerDocument: {
    createTreeWalker(
      root: unknown,
      what: number,
    ): { nextNode(): { readonly parentElement: Shown; readonly textContent: string } | null };
    readonly defaultView: { getComputedStyle(of: unknown): { readonly fontSize: string } };
  };
  readonly currentCSSZoom: number;
}

/** The size of the smallest text of an element on the screen, in pixels. */
const least = (part: Locator): Promise<number> =>
  part.evaluate((node: Shown): number => {
    const walker = node.ownerDocument.createTreeWalker(node, 4);
    const sizes: number[] = [];
    for (let text = walker.nextNode(); text !== null; text = walker.nextNode()) {
      if (text.textContent.trim() === '') continue;
      const { parentElement: holder } = text;
      sizes.push(
        Number.parseFloat(node.ownerDocument.defaultView.getComputedStyle(holder).fontSize) *
          holder.currentCSSZoom,
      );
    }
    return Math.min(...sizes);
  });

describe.skipIf(noChromium())('three browsers', () => {
  let browser: Browser;
  let held: Stage;
  let page: Page;
  beforeAll(async () => {
    held = await stage({ seed: 'screenshots' });
    page = await startPage({ world: held.local.world, port: 0 });
    browser = await launchChromium();
  });
  afterAll(async () => {
    await browser.close();
    await page.close();
    await held.close();
  });

  const open = (name: string, width: number): Promise<Tab> =>
    openTab(browser, page.url, held.person(name, 'class'), { viewport: { width, height: 900 } });

  it('a teacher and two students, one of whom reads Chinese, one on a phone', async () => {
    const [teacher, ada, ming] = [
      await open('Ms Turing', 1100),
      await open('Ada', 390),
      await open('小明', 900),
    ];
    const stages: string[] = [];
    const { downloaded } = await quizDay(teacher, ada, ming, async (name, tab) => {
      stages.push(name);
      expect(await sidewaysScroll(tab.locator('html')), name).toBe(0);
      expect(await sidewaysScroll(tab.locator('.messages')), name).toBe(0);
    });
    expect(stages.toSorted()).toEqual(STAGES.toSorted());
    // 小明 reads the answers in Chinese, Ada in English on a phone.
    await ada.getByRole('button', { name: 'My results' }).last().click();
    for (const [tab, look, first] of [
      [ming, '逐题查看', /第 1 题，共 2 题/],
      [ada, 'Go through it', /Question 1 of 2/],
    ] as const) {
      await tab.getByRole('button', { name: look }).last().click();
      await tab.getByText(first).last().waitFor();
      await tab
        .getByText(/^(Right answer|正确答案)/)
        .last()
        .waitFor();
      expect(await sidewaysScroll(tab.locator('.messages'))).toBe(0);
    }
    const rows = (name: string): readonly string[] => (downloaded.get(name) ?? '').trim().split('\r\n');
    expect(downloaded.get('answers.csv')?.startsWith('\uFEFF')).toBe(true);
    // Ada answered both questions, 小明 the first: the other is a row without an answer.
    expect(rows('answers.csv')).toHaveLength(1 + 4);
    expect(rows('students.csv')).toHaveLength(1 + 2);
    for (const name of ['Ada', '小明'])
      expect(rows('students.csv').some((row) => row.includes(held.person(name).id))).toBe(true);
    expect(held.logged).toEqual([]);
  });

  it('on a projector of 1280 × 720 a question about three heaps and all its buttons are seen at once', async () => {
    const pictures = new PicturePool({ threads: 1, waitMs: 20_000 });
    const stand = await stage({ seed: 'a', pictures });
    const shownPage = await startPage({ world: stand.local.world, port: 0 });
    try {
      const [teacher, ada] = [stand.person('Ms Turing', 'class'), stand.person('Ada', 'class')];
      const tab = await (await browser.newContext({ viewport: { width: 1280, height: 720 } })).newPage();
      await tab.goto(`${shownPage.url}/#as=${ada.id}&channel=${ada.channel}`);
      const options = { games: 'nim', skills: 'winning-move', count: 1, level: 3, reading: 0, seconds: 120 };
      const panel = await newQuiz(teacher, options);
      await ada.sub('class', ['join']);
      await teacher.press(panel, 'do-start');
      const question = tab.locator('.message', { hasText: 'Question 1 of 1' });
      await question.getByRole('button', { name: 'Type the answer' }).waitFor();
      await expect.poll(() => loadedWidth(question.locator('img'))).toBeGreaterThan(0);
      expect(await question.locator('code').first().textContent()).toMatch(/^nim \d+ \d+ \d+$/);
      const seen = (await tab.locator('.messages').boundingBox())!;
      // The answers, and the row for teachers.
      const buttons = await question.locator('.row button').all();
      expect(buttons).toHaveLength(5 + 5);
      await expect
        .poll(async () => {
          const parts = [question.getByText('Question 1 of 1'), question.locator('img'), ...buttons];
          const boxes = await Promise.all(parts.map((part) => part.boundingBox()));
          return boxes.every(
            (box) => box !== null && box.y >= seen.y && box.y + box.height <= seen.y + seen.height,
          );
        })
        .toBe(true);
      for (const letter of 'ABCD')
        expect(await question.getByRole('button', { name: new RegExp(`^${letter}\\) `) }).count()).toBe(1);
    } finally {
      await shownPage.close();
      await stand.close();
      await pictures.close();
    }
  });

  const SCREENS = [
    { width: 1280, height: 720 },
    { width: 1920, height: 1080 },
  ];
  it.each(some(SCREENS, SCREENS.length))(
    '?present fills a screen of $width × $height with the question, and the space key goes on',
    async (viewport) => {
      const pictures = new PicturePool({ threads: 1, waitMs: 20_000 });
      const stand = await stage({ seed: 'a', pictures });
      const shownPage = await startPage({ world: stand.local.world, port: 0 });
      const context = await browser.newContext({ viewport });
      try {
        const [teacher, ada] = [stand.person('Ms Turing', 'class'), stand.person('Ada', 'class')];
        const tab = await context.newPage();
        await tab.goto(`${shownPage.url}/?present#as=${teacher.id}&channel=${teacher.channel}`);
        await tab.getByText('Nothing to show yet').waitFor();
        const options = {
          games: 'nim',
          skills: 'winning-move',
          count: 1,
          level: 3,
          reading: 0,
          seconds: 120,
        };
        await newQuiz(teacher, options);
        await ada.sub('class', ['join']);
        const stageOf = tab.locator('.stage');
        await stageOf.getByText('1 has joined').waitFor();
        // The panel is the teacher's own: nobody else in the room sees it.
        expect(await stageOf.getByText('Teacher’s panel').count()).toBe(0);
        await tab.keyboard.press(' ');
        await stageOf.getByRole('button', { name: 'Type the answer' }).waitFor();
        expect(await tab.locator('.sidebar, #composer').count()).toBe(0);
        await expect.poll(() => tab.getByRole('timer').textContent()).toMatch(/^[12]:\d\d$/);
        await expect.poll(() => loadedWidth(stageOf.locator('img'))).toBeGreaterThan(0);
        await expect.poll(() => least(stageOf)).toBeGreaterThanOrEqual(24);
        await expect
          .poll(async () => {
            const room = (await stageOf.boundingBox())!;
            const parts = [
              stageOf.getByText('Question 1 of 1'),
              stageOf.locator('img'),
              ...(await stageOf.locator('.row button').all()),
            ];
            const boxes = await Promise.all(parts.map((part) => part.boundingBox()));
            return boxes.every(
              (box) => box !== null && box.y >= room.y - 1 && box.y + box.height <= room.y + room.height + 1,
            );
          })
          .toBe(true);
        await tab.keyboard.press(' ');
        await stageOf.getByText('Answer to question 1').waitFor();
        await tab.keyboard.press('Escape');
        await tab.locator('#composer').waitFor();
        expect(tab.url()).not.toContain('present');
        expect(stand.logged).toEqual([]);
      } finally {
        await context.close();
        await shownPage.close();
        await stand.close();
        await pictures.close();
      }
    },
  );
});
