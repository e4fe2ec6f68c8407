/**
 * A class without accounts in real browsers: each student is a page of Chromium with a seat. During a question the bot is
 * killed (SIGKILL) and restarted. Scores are recounted by SQL and brute force (`recount.ts`) and, from the teacher's files, by
 * Python (`recount.py`).
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { Browser, Locator, Page as Tab } from 'playwright-core';
import { buttonNamed, PHONE, send } from '../browser.ts';
import { ledgerOf, type Recount, recount } from './recount.ts';

/** A bot that runs a class, with its data in `folder`. */
export interface Host {
  /** `http://127.0.0.1:PORT/#teach=…` */
  readonly link: string;
  readonly code: string;
  kill(): Promise<unknown>;
}

export interface TabsPlan {
  readonly students: number;
  readonly questions: number;
  readonly random: () => number;
  /** Folder of the bot's data and of downloaded files. */
  readonly folder: string;
  /** Starts the bot; after a kill on the same port. */
  readonly start: () => Promise<Host>;
}

export interface TabsTaken {
  /** Faults in words; empty where all is right. */
  readonly wrong: readonly string[];
  readonly rows: number;
  /** Repeated presses, while the bot was dead or starting. */
  readonly repeated: number;
  /** Milliseconds from a press to its confirmation on the page. */
  readonly answerMs: readonly number[];
  readonly downMs: number;
}

/** Timeout in milliseconds: thirty pages share a machine. */
const PATIENCE_MS = 60_000;
/** Time after which a student presses again. */
const AGAIN_MS = 3_000;
const FILES = ['answers.csv', 'students.csv', 'items.csv'] as const;
const RECOUNT = new URL('recount.py', import.meta.url).pathname;

const seen = (part: Locator, ms = PATIENCE_MS): Promise<boolean> =>
  part.waitFor({ timeout: ms }).then(
    () => true,
    () => false,
  );

/** A student's page, and the answers confirmed there, by question. */
class Pupil {
  readonly tab: Tab;
  readonly name: string;
  readonly confirmed: number[] = [];
  repeated = 0;

  constructor(tab: Tab, name: string) {
    this.tab = tab;
    this.name = name;
  }

  /** Presses until the page shows the effect. */
  async press(what: Locator, then: Locator): Promise<number> {
    const end = Date.now() + PATIENCE_MS;
    for (;;) {
      const pressed = performance.now();
      await what.click({ timeout: AGAIN_MS }).catch(() => undefined);
      if (await seen(then, AGAIN_MS)) return performance.now() - pressed;
      if (Date.now() > end) throw new Error(`${this.name} pressed in vain`);
      this.repeated += 1;
    }
  }

  /** Answers question `place` at random; returns the milliseconds until its confirmation. */
  async answer(place: number, of: number, random: () => number): Promise<number> {
    const title = `Question ${place} of ${of}`;
    const question = this.tab.locator('article', { hasText: title });
    const choices = question.getByRole('button', { name: /^([PN]$|[A-H](\)|$))/ });
    await choices.first().waitFor({ timeout: PATIENCE_MS });
    const choice = Math.floor(random() * (await choices.count()));
    const below = `//article[contains(., "${title}")]/following::article[contains(., "Recorded:")]`;
    const took = await this.press(choices.nth(choice), this.tab.locator(`xpath=${below}`).last());
    this.confirmed[place - 1] = choice;
    return took;
  }
}

const download = async (tab: Tab, name: string, folder: string): Promise<void> => {
  const coming = tab.waitForEvent('download', { timeout: PATIENCE_MS });
  await tab
    .getByRole('link', { name: new RegExp(name.replace('.', '\\.')) })
    .last()
    .click();
  await (await coming).saveAs(join(folder, name));
};

/** Compares confirmed answers and final scores of the pages with the recount. */
const compare = async (
  pupils: readonly Pupil[],
  { students, answers }: Recount,
  ids: ReadonlyMap<string, string>,
): Promise<readonly string[]> => {
  const wrong: string[] = [];
  for (const { tab, name, confirmed } of pupils) {
    const id = ids.get(name) ?? '';
    for (const [number, choice] of confirmed.entries()) {
      const stored = JSON.stringify(answers.get(`${id} ${number}`) ?? null);
      const wanted = JSON.stringify({ kind: 'chosen', choices: [choice] });
      if (stored !== wanted) wrong.push(`${name}, question ${number + 1}: ${stored}, confirmed ${wanted}`);
    }
    await buttonNamed(tab, 'My results').click();
    const told = tab.getByText(/Right: *\d+ of \d+/).last();
    const text = (await seen(told)) ? await told.innerText() : '';
    const [, right, asked] = /Right: *(\d+) of (\d+)/.exec(text) ?? [];
    const counted = students.get(id);
    if (counted === undefined || counted.right !== Number(right) || counted.asked !== Number(asked))
      wrong.push(
        `${name} is told ${right} of ${asked}; counted anew: ${counted?.right} of ${counted?.asked}`,
      );
  }
  return wrong;
};

/** Takes a live quiz from the code on the screen to the files. */
export const takeInTabs = async (
  browser: Browser,
  { students, questions, random, folder, start }: TabsPlan,
): Promise<TabsTaken> => {
  let host = await start();
  const open = async (address: string): Promise<Tab> => {
    const tab = await (await browser.newContext({ viewport: PHONE.viewport })).newPage();
    tab.setDefaultTimeout(PATIENCE_MS);
    await tab.goto(address);
    return tab;
  };
  let teacher = await open(host.link);
  await teacher.locator('.beginning').waitFor();
  const pupils: Pupil[] = [];
  for (let n = 1; n <= students; n += 1) {
    const name = `Student ${n}`;
    const tab = await open(new URL(host.link).origin);
    await tab.getByRole('textbox').nth(0).fill(host.code);
    await tab.getByRole('textbox').nth(1).fill(name);
    await tab.locator('button[type=submit]').click();
    await buttonNamed(tab, 'Go to the class').click();
    await tab.locator('.beginning').waitFor();
    pupils.push(new Pupil(tab, name));
  }
  await send(
    teacher,
    `/teach quiz create games:nim, kayles skills:outcome, winning-move count:${questions} seconds:600 reading:0`,
  );
  await Promise.all(
    pupils.map((one) => one.press(buttonNamed(one.tab, 'Join'), one.tab.getByText('You’re in').last())),
  );
  await buttonNamed(teacher, 'Start').click();
  const answerMs: number[] = [];
  const killedIn = Math.ceil(questions / 2);
  let downMs = 0;
  const restart = async (): Promise<void> => {
    const from = performance.now();
    await host.kill();
    host = await start();
    downMs = performance.now() - from;
    // The teacher's link is new after each start.
    await teacher.context().close();
    teacher = await open(host.link);
  };
  for (let place = 1; place <= questions; place += 1) {
    const answer = async (one: Pupil): Promise<void> => {
      answerMs.push(await one.answer(place, questions, random));
    };
    const half = Math.floor(students / 2);
    await Promise.all(pupils.slice(0, half).map(answer));
    // The others press while the bot is dead, and again once it is back.
    await Promise.all([
      place === killedIn ? restart() : Promise.resolve(),
      ...pupils.slice(half).map(answer),
    ]);
    await teacher.getByText(`${students} of ${students} answered`).last().waitFor();
    await buttonNamed(teacher, 'Close now').click();
    await buttonNamed(teacher, place < questions ? 'Next question' : 'Finish').click();
  }
  await send(teacher, '/teach results');
  await teacher.getByText('Hardest questions').last().waitFor();
  for (const name of FILES) await download(teacher, name, folder);

  const ledger = ledgerOf(join(folder, 'sprague.sqlite'));
  try {
    const quiz = String(ledger.rows('select id from quizzes')[0]?.['id']);
    const again = recount(ledger, quiz);
    const ids = new Map(
      ledger
        .rows('select user_id, display_name from quiz_students where quiz_id = ?', quiz)
        .map((row) => [String(row['display_name']), String(row['user_id'])]),
    );
    const python = spawnSync('python3', [RECOUNT, folder], { encoding: 'utf8' });
    if (python.stderr !== '') throw new Error(python.stderr);
    return {
      wrong: [
        ...again.wrong,
        ...(await compare(pupils, again, ids)),
        ...python.stdout.split('\n').filter((line) => line !== ''),
      ],
      rows: again.rows,
      repeated: pupils.reduce((sum, { repeated }) => sum + repeated, 0),
      answerMs,
      downMs,
    };
  } finally {
    ledger.close();
  }
};
