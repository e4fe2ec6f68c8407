/**
 * Writes pictures of the page in a real browser to docs/pictures: the README's, a game between two people and a
 * class's quiz, light, dark and on a phone. `tsx scripts/screenshots.ts [readme|duel|class] [FOLDER]`; without a
 * word, all of them.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Browser, Page as Tab } from 'playwright-core';
import { playedScene } from '../src/engine/explain/played.ts';
import { startPage } from '../src/local/page/page.ts';
import { PicturePool } from '../src/picture/pictures.ts';
import { locales, parseLine } from '../src/texts/index.ts';
import type { LocaleId } from '../src/texts/locale.ts';
import { launchChromium, PHONE, send } from '../test/support/browser.ts';
import { duel } from '../test/support/duel.ts';
import { quizDay, type StageName } from '../test/support/quiz-day.ts';
import { stage } from '../test/support/stage.ts';

const [word] = process.argv.slice(2);
const only = word === 'readme' || word === 'duel' || word === 'class' ? word : null;
const named = process.argv[only === null ? 2 : 3];
const folder = resolve(named ?? join(import.meta.dirname, '..', 'docs', 'pictures'));

interface Look {
  readonly colorScheme: 'light' | 'dark';
  readonly width: number;
  readonly height: number;
  readonly deviceScaleFactor?: number;
  /** Language of everybody; left out: each person's own. */
  readonly locale?: LocaleId;
}

const LOOKS = [
  { name: 'light', colorScheme: 'light', width: 1000, height: 980 },
  { name: 'dark', colorScheme: 'dark', width: 1000, height: 980 },
  { name: 'phone', colorScheme: 'light', ...PHONE.viewport },
] as const;

/** A game is also shown in Chinese. */
const DUELS: readonly (Look & { readonly name: string })[] = [
  ...LOOKS,
  { name: 'chinese', colorScheme: 'light', width: 1000, height: 980, locale: 'zh-CN' },
];

/** Runs the whole bot with its page during `run`; `open` gives a person a window in a channel. */
const staged = async (
  browser: Browser,
  look: Look,
  run: (open: (name: string, channel?: string) => Promise<Tab>) => Promise<void>,
): Promise<void> => {
  const pictures = new PicturePool({ threads: 1, waitMs: 20_000 });
  await pictures.warm();
  const held = await stage({ seed: 'screenshots', pictures });
  const page = await startPage({ world: held.local.world, port: 0 });
  const open = async (name: string, channel?: string): Promise<Tab> => {
    const person = held.person(name, channel);
    const { width, height, locale, ...rest } = look;
    if (locale !== undefined) {
      await held.app.settings.setPerson(person.id, { locale });
      await held.app.settings.setGuild(held.local.world.guild.id, { locale });
    }
    const context = await browser.newContext({
      ...rest,
      viewport: { width, height },
      reducedMotion: 'reduce',
    });
    const tab = await context.newPage();
    await tab.goto(`${page.url}/#as=${person.id}&channel=${person.channel}`);
    await tab.locator('.beginning').waitFor();
    return tab;
  };
  try {
    await run(open);
  } finally {
    await page.close();
    await held.close();
    await pictures.close();
  }
};

/** Waits a while for the picture to be drawn and laid out. */
const settled = async (tab: Tab): Promise<void> => {
  await tab.waitForLoadState('networkidle');
  await tab.waitForTimeout(1200);
};

const duelIn = (browser: Browser, { name: look, ...rest }: (typeof DUELS)[number]): Promise<void> =>
  staged(browser, rest, async (open) => {
    const shot = async (name: string, tab: Tab): Promise<void> => {
      await settled(tab);
      await tab.screenshot({ path: join(folder, `play-${name}-${look}.png`) });
    };
    const other = rest.locale === 'zh-CN' ? '小明' : 'Ben';
    const reads = { locale: locales[rest.locale ?? 'en'], opponent: other };
    await duel(await open('Ada'), await open(other), shot, reads);
  });

/** The heading scrolled to on a long stage. */
const TOPS: Partial<Record<StageName, string>> = {
  panel: 'Teacher’s panel',
  reveal: 'Answer to question 1',
  end: 'The quiz is over',
  results: 'Hardest questions',
};

/** Windows of three people; each stage is shown in the window it concerns. */
const classIn = (browser: Browser, { name: look, ...rest }: (typeof LOOKS)[number]): Promise<void> =>
  staged(browser, rest, async (open) => {
    const tabs = [
      await open('Ms Turing', 'class'),
      await open('Ada', 'class'),
      await open('小明', 'class'),
    ] as const;
    await quizDay(...tabs, async (name, tab) => {
      await settled(tab);
      const about = TOPS[name];
      if (about !== undefined) {
        await tab
          .locator('.messages')
          .getByText(about)
          .last()
          .evaluate((node: { scrollIntoView(how: { block: 'start' }): void }) => {
            node.scrollIntoView({ block: 'start' });
          });
        await tab.waitForTimeout(300);
      }
      await tab.screenshot({ path: join(folder, `class-${name}-${look}.png`) });
    });
  });

/** People and their commands, for the README. */
const README = [
  { name: 'board', who: 'Ada', line: '/play nim 3 4 5 first:me' },
  { name: 'analysis', who: 'Ada', line: '/analyze wythoff 4 5' },
  { name: 'analysis-zh', who: '小明', line: '/analyze 威佐夫 4 5' },
] as const;

/** At twice the screen's resolution, as high as the answer. */
const forReadme = async (browser: Browser): Promise<void> => {
  const look = { colorScheme: 'light', width: 640, height: 900, deviceScaleFactor: 2 } as const;
  for (const { name, who, line } of README)
    await staged(browser, look, async (open) => {
      const tab = await open(who);
      await send(tab, line);
      const answer = tab.locator('.messages [id^=m]').last();
      await answer.waitFor();
      await settled(tab);
      const [own, all] = [await answer.boundingBox(), await tab.locator('.messages').boundingBox()];
      if (own === null || all === null) throw new Error(`nothing is shown of ${line}`);
      const frame = look.height - all.height;
      await tab.setViewportSize({ width: look.width, height: Math.ceil(own.height + frame) + 32 });
      await settled(tab);
      await tab.screenshot({ path: join(folder, `${name}.png`) });
    });
};

/** A game of Chomp that the first player wins, for the replay offered after every game. */
const CHOMP = ['3,4', '1,5', '2,3', '3,2', '1,3', '3,1', '2,2', '2,1', '1,2'] as const;

const replayForReadme = async (): Promise<void> => {
  const parsed = parseLine('chomp 3x5');
  if (!parsed.ok) throw new Error('no board');
  const spots = [parsed.value.spot];
  const options = CHOMP.map((move) => {
    const option = [...spots.at(-1)!.options()].find((one) => one.move === move);
    if (option === undefined) throw new Error(`no move ${move} in ${spots.at(-1)!.line}`);
    spots.push(option.to);
    return option;
  });
  const moves = options.map(({ phrase }) => phrase);
  const scenes = spots.map((_, i) => playedScene(spots.slice(0, i + 1), moves));
  const pictures = new PicturePool({ threads: 1, waitMs: 20_000 });
  const drawn = await pictures.png({ kind: 'replay', scenes, locale: 'en' });
  await pictures.close();
  if (!drawn.ok) throw new Error('not drawn');
  writeFileSync(join(folder, 'replay.gif'), drawn.value.bytes);
};

const main = async (): Promise<void> => {
  mkdirSync(folder, { recursive: true });
  const browser = await launchChromium();
  try {
    if (only === null || only === 'readme') {
      await replayForReadme();
      await forReadme(browser);
    }
    if (only === null || only === 'duel') for (const look of DUELS) await duelIn(browser, look);
    if (only === null || only === 'class') for (const look of LOOKS) await classIn(browser, look);
  } finally {
    await browser.close();
  }
};

await main();
