/** A teacher and two students in three real browsers take a quiz on the whole bot, from its creation to the CSV files. */
import type { Locator } from 'playwright-core';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startPage } from '../../src/local/page/page.ts';
import { PicturePool } from '../../src/picture/pictures.ts';
import { some } from '../support/amount.ts';
import { buttonNamed, LAPTOP, loadedWidth, noChromium, openTab, sidewaysScroll } from '../support/browser.ts';
import { newQuiz } from '../support/class/seen.ts';
import { expectNoSidewaysScroll, inBrowser } from '../support/in-browser.ts';
import { onStage, stageOfTest } from '../support/on-stage.ts';
import { quizDay, STAGES } from '../support/quiz-day.ts';
import { recordsOf } from '../support/records.ts';

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

/** Whether all parts can be seen within another, but for some pixels. */
const areWithin = async (whole: Locator, parts: readonly Locator[], slack: number): Promise<boolean> => {
  const room = (await whole.boundingBox())!;
  const boxes = await Promise.all(parts.map((part) => part.boundingBox()));
  return boxes.every(
    (box) => box !== null && box.y >= room.y - slack && box.y + box.height <= room.y + room.height + slack,
  );
};

/** A class with pictures, for one test, and a new quiz of one question about three heaps. */
const projected = async () => {
  const pictures = new PicturePool({ threads: 1, waitMs: 600_000 });
  onTestFinished(() => pictures.close());
  const stand = await stageOfTest({ seed: 'a', pictures });
  const page = await startPage({ world: stand.local.world, port: 0 });
  onTestFinished(() => page.close());
  const teacher = stand.person('Ms Turing', 'class');
  const ada = stand.person('Ada', 'class');
  const begin = async (): Promise<string> => {
    const options = { games: 'nim', skills: 'winning-move', count: 1, level: 3, reading: 0, seconds: 120 };
    const panel = await newQuiz(teacher, options);
    await ada.sub('class', ['join']);
    return panel;
  };
  return { stand, page, teacher, ada, begin };
};

describe.skipIf(noChromium())('three browsers', () => {
  const { held, ...people } = onStage({ seed: 'screenshots' }, { channel: 'class', once: true });
  const { browser, open } = inBrowser(held);

  it('a teacher and two students, one of whom reads Chinese, one on a phone', async () => {
    const [teacher, ada, ming] = [
      await open(people.teacher, { viewport: { width: 1100, height: 900 } }),
      await open(people.ada, { viewport: { width: 390, height: 900 } }),
      await open(people.ming, { viewport: { width: 900, height: 900 } }),
    ];
    const stages: string[] = [];
    const { downloaded } = await quizDay(teacher, ada, ming, async (name, tab) => {
      stages.push(name);
      await expectNoSidewaysScroll(tab, name);
    });
    expect(stages.toSorted()).toEqual(STAGES.toSorted());
    // 小明 reads the answers in Chinese, Ada in English on a phone.
    await buttonNamed(ada, 'My results').click();
    for (const [tab, look, first] of [
      [ming, '逐题查看', /第 1 题，共 2 题/],
      [ada, 'Go through it', /Question 1 of 2/],
    ] as const) {
      await buttonNamed(tab, look).click();
      await tab.getByText(first).last().waitFor();
      await tab
        .getByText(/^(Right answer|正确答案)/)
        .last()
        .waitFor();
      expect(await sidewaysScroll(tab.locator('.messages'))).toBe(0);
    }
    const rows = (name: string) => recordsOf(downloaded.get(name)!);
    expect(downloaded.get('answers.csv')?.startsWith('\uFEFF')).toBe(true);
    // Ada answered both questions, 小明 the first: the other is a row without an answer.
    expect(rows('answers.csv')).toHaveLength(4);
    expect(rows('students.csv')).toHaveLength(2);
    for (const { id } of [people.ada, people.ming])
      expect(rows('students.csv').some(({ account }) => account === `<@${id}>`)).toBe(true);
  });

  it('on a projector of 1280 × 720 a question about three heaps and all its buttons are seen at once', async () => {
    const { page, teacher, ada, begin } = await projected();
    const tab = await openTab(browser, page.url, ada, LAPTOP);
    const panel = await begin();
    await teacher.press(panel, 'do-start');
    const question = tab.locator('.message', { hasText: 'Question 1 of 1' });
    await question.getByRole('button', { name: 'Type the answer' }).waitFor();
    await expect.poll(() => loadedWidth(question.locator('img'))).toBeGreaterThan(0);
    expect(await question.locator('code').first().textContent()).toMatch(/^nim \d+ \d+ \d+$/);
    // The answers, and the row for teachers.
    const buttons = await question.locator('.row button').all();
    expect(buttons).toHaveLength(5 + 5);
    const parts = [question.getByText('Question 1 of 1'), question.locator('img'), ...buttons];
    await expect.poll(() => areWithin(tab.locator('.messages'), parts, 0)).toBe(true);
    for (const letter of 'ABCD')
      expect(await question.getByRole('button', { name: new RegExp(`^${letter}\\) `) }).count()).toBe(1);
  });

  const SCREENS = [LAPTOP.viewport, { width: 1920, height: 1080 }];
  it.each(some(SCREENS, SCREENS.length))(
    '?present fills a screen of $width × $height with the question, and the space key goes on',
    async (viewport) => {
      const { stand, page, teacher, begin } = await projected();
      const context = await browser.newContext({ viewport });
      const tab = await context.newPage();
      await tab.goto(`${page.url}/?present#as=${teacher.id}&channel=${teacher.channel}`);
      await tab.getByText('Nothing to show yet').waitFor();
      await begin();
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
          const buttons = await stageOf.locator('.row button').all();
          return areWithin(
            stageOf,
            [stageOf.getByText('Question 1 of 1'), stageOf.locator('img'), ...buttons],
            1,
          );
        })
        .toBe(true);
      await tab.keyboard.press(' ');
      await stageOf.getByText('Answer to question 1').waitFor();
      await tab.keyboard.press('Escape');
      await tab.locator('#composer').waitFor();
      expect(tab.url()).not.toContain('present');
      expect(stand.logged).toEqual([]);
      await context.close();
    },
  );
});
