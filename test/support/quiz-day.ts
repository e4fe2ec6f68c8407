/** One quiz in three browsers, from its creation to the CSV files: a teacher and two students, one of whom reads Chinese. */
import type { Download, Locator, Page as Tab } from 'playwright-core';
import { buttonNamed, sees, send } from './browser.ts';

/** The button of a choice, by its letter. */
const choice = (tab: Tab, letter: string): Locator => buttonNamed(tab, new RegExp(`^${letter}(\\)|$)`));

/** Stages of a quiz. */
export const STAGES = [
  'lobby',
  'create',
  'panel',
  'reading',
  'question',
  'recorded',
  'reveal',
  'mine',
  'next',
  'typed',
  'end',
  'own',
  'results',
] as const;
export type StageName = (typeof STAGES)[number];

export interface Files {
  /** Texts of the teacher's files by name. */
  readonly downloaded: ReadonlyMap<string, string>;
}

/** The results' picture arrives by an edit, which may redraw a link while it is pressed. */
const downloaded = async (tab: Tab, name: string, tries = 3): Promise<Download> => {
  const coming = tab.waitForEvent('download', { timeout: 10_000 }).catch(() => null);
  await tab
    .getByRole('link', { name: new RegExp(name.replace('.', '\\.')) })
    .last()
    .click();
  const download = await coming;
  if (download !== null) return download;
  if (tries === 0) throw new Error(`${name} is not downloaded`);
  return downloaded(tab, name, tries - 1);
};

const textOfDownload = async (tab: Tab, name: string): Promise<string> => {
  const download = await downloaded(tab, name);
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
};

/** `shot` is called at each stage with the tab to look at. */
export const quizDay = async (
  teacher: Tab,
  ada: Tab,
  ming: Tab,
  shot: (stage: StageName, tab: Tab) => Promise<void> = () => Promise.resolve(),
): Promise<Files> => {
  await send(
    teacher,
    '/teach quiz create games:nim skills:outcome, winning-move count:2 reading:4 seconds:120',
  );
  await buttonNamed(teacher, 'Start').waitFor();
  await buttonNamed(ada, 'Join').waitFor();
  await shot('lobby', ada);
  for (const tab of [ada, ming]) await buttonNamed(tab, 'Join').click();
  await sees(ming, '你已加入');
  await sees(ada, '2 have joined');
  await shot('create', teacher);
  await buttonNamed(teacher, 'Start').click();
  await sees(ada, 'Question 1 of 2');
  await shot('reading', ada);
  await buttonNamed(ada, 'Type the answer').waitFor();
  await shot('question', ada);
  await choice(ada, 'D').click();
  await sees(ada, 'Recorded:');
  await choice(ming, 'B').click();
  await sees(ming, '已记录');
  await shot('recorded', ming);
  // Panel and channel update by themselves.
  await teacher.getByText('2 of 2 answered').nth(1).waitFor();
  await shot('panel', teacher);
  await buttonNamed(teacher, 'Close now').click();
  await sees(ada, 'Answer to question 1');
  await shot('reveal', ada);
  await buttonNamed(ada, 'Was I right?').click();
  await sees(ada, 'You answered:');
  await shot('mine', ada);
  await buttonNamed(teacher, 'Next question').click();
  await sees(ada, 'Question 2 of 2');
  await buttonNamed(ada, 'Type the answer').waitFor();
  await shot('next', ada);
  await buttonNamed(ada, 'Type the answer').click();
  await ada.getByRole('dialog').getByRole('textbox').fill('p');
  await shot('typed', ada);
  await ada.keyboard.press('Enter');
  await ada.getByRole('dialog').waitFor({ state: 'detached' });
  await sees(ada, /Recorded: *P/);
  await buttonNamed(teacher, 'Close now').click();
  await buttonNamed(teacher, 'Finish').click();
  await buttonNamed(ada, 'My results').waitFor();
  await shot('end', ada);
  await buttonNamed(ming, 'My results').click();
  await sees(ming, '你的成绩');
  await shot('own', ming);
  await buttonNamed(teacher, 'Results').click();
  await sees(teacher, 'Hardest questions');
  await shot('results', teacher);
  const names = ['answers.csv', 'students.csv'];
  const texts: (readonly [string, string])[] = [];
  for (const name of names) texts.push([name, await textOfDownload(teacher, name)]);
  return { downloaded: new Map(texts) };
};
