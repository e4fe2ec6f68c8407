/** The site as published: its files, and its use in a real browser, without a server of its own. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { extname, join, posix } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { BrowserContextOptions, Page as Tab } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { gameIds, registry } from '../../src/games/registry.ts';
import { locales } from '../../src/texts/index.ts';
import { isFinished, LANGUAGES, WRITTEN } from '../../src/texts/languages.ts';
import { amount } from '../support/amount.ts';
import { CONTRAST, violations } from '../support/axe.ts';
import { LAPTOP, noChromium, PHONE } from '../support/browser.ts';
import { folderOfTests } from '../support/folder.ts';
import { browserOfTests } from '../support/in-browser.ts';
import { originOf } from '../support/origin.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const out = folderOfTests();
const languages = LANGUAGES.filter(isFinished);
const folderOf = (language: string): string => (language === 'en' ? '' : `${language}/`);

beforeAll(() => {
  const words = ['--import', 'tsx', 'site/build.ts', out, '--source', 'https://example.org/sprague'];
  const { status, stderr } = spawnSync(process.execPath, words, { cwd: ROOT, encoding: 'utf8' });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
}, 300_000);

const pages = (): readonly string[] =>
  readdirSync(out, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.html'))
    .map((path) => path.replaceAll('\\', '/'));
const read = (path: string): string => readFileSync(join(out, path), 'utf8');

describe('files', () => {
  test('every game has a page in every finished language, with its rules and its proofs', () => {
    for (const language of languages)
      for (const id of gameIds) {
        const html = read(`${folderOf(language)}games/${id}/index.html`);
        expect(html).toContain(`<html lang="${language}"`);
        expect(html).toContain(`data-game="${id}"`);
        expect(html).toContain('<svg');
        const game = locales[language].games[id];
        for (const text of [game.name, game.rules[0]!])
          expect(html, id).toContain(
            text
              .replaceAll('&', '&amp;')
              .replaceAll('<', '&lt;')
              .replaceAll('>', '&gt;')
              .replaceAll("'", '&#39;')
              .replaceAll('"', '&quot;'),
          );
        // Where a game can be drawn (outcome D), search decides, and the worked example is its proof.
        const isSearched = registry[id].theorems.some((theorem) => theorem === 'retrograde');
        expect(html.includes('class="theorem"'), id).toBe(!isSearched);
      }
  });

  test('guides of a language are found from its pages, and lead to its games', () => {
    expect(read('zh-CN/guides/playing/index.html')).toContain('<html lang="zh-CN"');
    expect(read('ja/library/index.html')).toContain('<h1 id="ライブラリとして使う">');
    expect(read('ja/index.html')).toContain('href="../ja/guides/"');
    expect(read('zh-TW/index.html')).toContain('href="../zh-CN/guides/"');
    expect(read('guides/teaching/index.html')).toContain('href="../../ja/guides/teaching/"');
    const list = read('zh-CN/guides/index.html');
    expect(list.indexOf('lang="zh-CN" href="../../zh-CN/guides/playing/"')).toBeGreaterThan(0);
    expect(list.indexOf('lang="en" href="../../guides/claims/"')).toBeGreaterThan(
      list.indexOf('guides/playing/'),
    );
  });

  test('links lead somewhere, and nothing is loaded from elsewhere', () => {
    const wrong = pages().flatMap((page) =>
      [...read(page).matchAll(/ (href|src|value)="([^"]*)"/g)].flatMap(([, attribute, link]) => {
        if (attribute === 'value' && !/^\.{1,2}\//.test(link!)) return [];
        if (/^https?:/.test(link!)) return attribute === 'src' ? [`${page}: ${link}`] : [];
        const [path = ''] = link!.split('#');
        const file = posix.join(posix.dirname(page), path === '' ? posix.basename(page) : path);
        const there = join(out, file);
        const isThere =
          existsSync(there) && (statSync(there).isFile() || existsSync(join(there, 'index.html')));
        return isThere ? [] : [`${page}: ${link}`];
      }),
    );
    expect(wrong).toEqual([]);
  });

  test('the first answer takes less than 180 KB', () => {
    for (const page of ['index.html', 'games/kayles/index.html', 'zh-CN/games/hackenbush/index.html']) {
      const html = read(page);
      const scripts = [...html.matchAll(/(?:href|src)="([^"]*assets\/[^"]*)"/g)].map(([, link]) =>
        posix.join(posix.dirname(page), link!),
      );
      expect(scripts.length).toBeGreaterThan(15);
      const bytes = [page, ...new Set(scripts)].reduce((sum, path) => sum + gzipSync(read(path)).length, 0);
      expect(bytes, page).toBeLessThan(180_000);
    }
  });
});

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
};

describe.skipIf(noChromium())('in a browser', () => {
  const browser = browserOfTests();
  let server: Server;
  let address = '';
  const troubles: string[] = [];
  const asked: string[] = [];
  beforeAll(async () => {
    server = createServer(({ url = '/' }, response) => {
      const path = new URL(url, 'http://site').pathname;
      asked.push(path);
      // Below a folder, as on a project's pages.
      const file = join(out, path.replace(/^\/sprague\//, '').replace(/(?:^|\/)$/, '/index.html'));
      const isThere = path.startsWith('/sprague/') && existsSync(file) && statSync(file).isFile();
      response.writeHead(isThere ? 200 : 404, { 'content-type': TYPES[extname(file)] ?? 'text/plain' });
      response.end(isThere ? readFileSync(file) : '');
    });
    address = `${await originOf(server)}/sprague/`;
  });
  afterAll(() => void server.close());

  const open = async (path: string, options: BrowserContextOptions = {}): Promise<Tab> => {
    const context = await browser.newContext({
      ...LAPTOP,
      // Without transitions colours are final at once.
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
      ...options,
    });
    const tab = await context.newPage();
    tab.on('pageerror', (error) => troubles.push(error.message));
    tab.on('console', (said) => {
      if (said.type() === 'error') troubles.push(`${said.text()} ${said.location().url}`);
    });
    await tab.goto(`${address}${path}`);
    await tab.locator('.playground:not(.waiting), .guide, ul.games, .cards').first().waitFor();
    return tab;
  };
  const verdict = (tab: Tab) => tab.locator('.verdict').first();

  test('a finger plays a game on a phone, against a perfect opponent, in Chinese', async () => {
    const tab = await open('zh-CN/', PHONE);
    await expect.poll(() => verdict(tab).innerText()).toContain('你必胜：从第 1 堆取 2 个');
    await tab.getByLabel('对手').selectOption('perfect');
    // The answer would play for the reader, so it is hidden until asked for.
    await expect.poll(() => tab.locator('.verdict').count()).toBe(0);
    await tab.locator('[data-piece="h1.2"]').tap();
    await expect.poll(() => tab.locator('.turn').innerText()).toContain('轮到你');
    expect(await tab.evaluate('location.hash')).toMatch(/^#nim\+3\+4\+5;1:2;\d:\d$/);
    await tab.getByRole('button', { name: '悔棋' }).tap();
    expect(await tab.evaluate('location.hash')).toBe('#nim+3+4+5');
    expect(await tab.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
  });

  test('the first page comes in the language of the browser, unless another was chosen', async () => {
    const tab = await open('#nim+3+5', { locale: 'ja-JP' });
    await tab.waitForURL(/\/sprague\/ja\/#nim\+3\+5$/);
    await expect.poll(() => verdict(tab).innerText()).toContain('あなたが勝てます');
    await tab.locator('[data-languages]').selectOption({ label: 'English' });
    await tab.waitForURL(/\/sprague\/#nim\+3\+5$/);
    await tab.goto(`${address}games/kayles/`);
    await expect.poll(() => verdict(tab).innerText()).toContain('You');
    // Pages of another language stay as linked; so do guides, which not every language has.
    for (const path of ['zh-CN/', 'guides/']) {
      const other = await open(path, { locale: 'ja-JP' });
      expect(other.url().replace(/#.*/, '')).toBe(`${address}${path}`);
    }
  });

  test('the keyboard alone chooses a game, plays it and reads why', async () => {
    const tab = await open('games/wythoff/');
    await tab.locator('.touch-board [tabindex="0"]').focus();
    const name = () => tab.evaluate<string>('document.activeElement.getAttribute("aria-label")');
    const first = await name();
    await tab.keyboard.press('ArrowLeft');
    expect(await name()).not.toBe(first);
    const said = await name();
    await tab.keyboard.press('Enter');
    await expect.poll(() => tab.locator('.turn').innerText()).toContain(said);
    // The next board also has the keyboard focus.
    expect(await tab.evaluate('document.activeElement.closest(".touch-board") !== null')).toBe(true);
    await tab.getByRole('tab', { name: 'Answer' }).focus();
    await tab.keyboard.press('ArrowRight');
    await tab.keyboard.press('ArrowRight');
    expect(await tab.getByRole('tab', { name: 'Proof' }).getAttribute('aria-selected')).toBe('true');
    await expect.poll(() => tab.getByRole('tabpanel').innerText()).toContain('Wythoff');
  });

  test('a typed move keeps the focus while the opponent thinks, and a refusal goes with the next move', async () => {
    const tab = await open('#nim+3+4+5');
    const typed = tab.getByLabel('Type a move');
    const isFocused = () => typed.evaluate('document.activeElement.closest(".typed") !== null');
    await tab.getByLabel('Opponent').selectOption('casual');
    await tab.getByRole('button', { name: 'Show who wins' }).press('Enter');
    await expect.poll(() => tab.evaluate('document.activeElement.id')).toBe('tab-answer');
    await typed.fill('9:9');
    await typed.press('Enter');
    await expect.poll(() => tab.getByRole('alert').innerText()).toContain('9:9');
    await tab.locator('[data-piece="h1.3"]').click();
    await expect.poll(() => tab.locator('.turn').innerText()).toContain('Your move');
    expect(await tab.getByRole('alert').count()).toBe(0);
    await typed.fill('3:1');
    await typed.press('Enter');
    await expect.poll(() => typed.inputValue()).toBe('');
    expect(await isFocused()).toBe(true);
    await expect.poll(() => tab.locator('.turn').innerText()).toContain('Your move');
    expect(await isFocused()).toBe(true);
  });

  test('in forced colours buttons have borders, and the chosen tab an outline', async () => {
    const tab = await open('#nim+3+4', { forcedColors: 'active' });
    const styleOf = (selector: string, name: string) =>
      tab.evaluate(`getComputedStyle(document.querySelector(${JSON.stringify(selector)}))['${name}']`);
    expect(await styleOf('.button', 'borderTopStyle')).toBe('solid');
    expect(await styleOf('[aria-selected=true]', 'outlineStyle')).toBe('solid');
    expect(await styleOf('[aria-selected=false]', 'outlineStyle')).toBe('none');
  });

  test('a line brings the games that it names, and no others; a wrong one is told kindly', async () => {
    const tab = await open('');
    asked.length = 0;
    await tab.getByLabel('Position').fill('kayles 5 + chomp 2x3');
    await tab.getByRole('button', { name: 'Show' }).click();
    await expect.poll(() => tab.locator('[data-piece="1/h1.5"]').count()).toBe(1);
    expect(await tab.locator('[data-piece="2/s0:2,3"]').count()).toBe(1);
    expect(asked.length).toBeGreaterThan(2);
    expect(asked.length).toBeLessThan(40);
    await tab.getByLabel('Position').fill('nim 3 four');
    await tab.keyboard.press('Enter');
    await expect.poll(() => tab.getByRole('alert').innerText()).toMatch(/four.*nim 3 4 5/s);
    // Names of other languages work as on the command line.
    await tab.getByLabel('Position').fill('チョンプ 2x3 + 尼姆 3');
    await tab.keyboard.press('Enter');
    await expect.poll(() => tab.getByLabel('Position').inputValue()).toBe('chomp 3 3 + nim 3');
    await tab.getByLabel('Position').fill('hackenbush 0-1 1-2 2-0');
    await tab.keyboard.press('Enter');
    // The layout library is loaded with the first graph.
    await tab.locator('[data-piece="e1~2"]').waitFor({ state: 'attached' });
  });

  test('a shared address opens position and moves; a page of one game sends others to the playground', async () => {
    const tab = await open('#kayles+7;1>3,3');
    await expect
      .poll(() => tab.locator('.touch-board svg').getAttribute('aria-label'))
      .toContain('1 just taken');
    await expect.poll(() => verdict(tab).innerText()).toContain('losing');
    const cut = await open('#nim+3+4+5;1:1;9:9;2:1');
    await expect
      .poll(() => cut.getByRole('alert').innerText())
      .toContain('Move 2 in this link isn’t legal: 9:9.');
    await expect.poll(() => cut.getByLabel('Position').inputValue()).toBe('nim 2 4 5');
    await cut.getByRole('button', { name: 'Undo' }).click();
    expect(await cut.getByRole('alert').count()).toBe(0);
    const other = await open('games/nim/#kayles+7');
    await other.waitForURL(/\/sprague\/#kayles/);
    await expect.poll(() => other.getByLabel('Position').inputValue()).toBe('kayles 7');
  });

  test('a long search tells how far it is, and can be cancelled', async () => {
    const tab = await open('#chomp+12x13');
    await tab.getByRole('progressbar').waitFor();
    await tab.getByRole('button', { name: 'Cancel' }).click();
    await expect.poll(() => tab.locator('.search').innerText()).toContain('You stopped the search.');
    expect(await tab.evaluate('document.activeElement.textContent')).toBe('Search longer');
    // The page kept working meanwhile.
    await tab.locator('[data-piece="s0:12,13"]').click();
    await expect.poll(() => tab.evaluate('location.hash')).toContain(';12,13');
  });

  test('positions are drawn by touch and by steps', async () => {
    const tab = await open('#nim+3+4');
    await tab.getByRole('button', { name: 'Edit' }).click();
    await tab.locator('[data-piece="h2.4"]').click();
    await expect.poll(() => tab.evaluate('location.hash')).toBe('#nim+3+3');
    await tab.locator('.token').first().getByRole('button', { name: 'One more' }).click();
    await expect.poll(() => tab.evaluate('location.hash')).toBe('#nim+4+3');
    await tab.getByRole('button', { name: 'Add' }).click();
    await expect.poll(() => tab.evaluate('location.hash')).toBe('#nim+4+3+3');
  });

  test('what was opened once works without a network: other games as well', async () => {
    const tab = await open('', { serviceWorkers: 'allow' });
    await tab.evaluate('navigator.serviceWorker.ready.then(() => undefined)');
    await expect
      .poll(() => tab.evaluate('caches.keys().then((names) => names.length)'), { timeout: 60_000 })
      .toBe(1);
    await tab.context().setOffline(true);
    await tab.goto(`${address}#treblecross+9`);
    await tab.reload();
    await expect.poll(() => tab.locator('[data-piece="h1.5"]').count()).toBe(1);
    await expect.poll(() => verdict(tab).innerText()).toMatch(/win|losing/);
    await tab.context().setOffline(false);
  });

  /**
   * A page of each kind; those of other languages have the structure of the English ones: their first page has the same parts
   * with other words.
   */
  const pagesFor = (language: string): readonly string[] =>
    language === 'en'
      ? ['', 'games/', 'games/nim/', 'guides/', 'guides/claims/']
      : ['', ...(existsSync(join(out, language, 'guides')) ? ['guides/', 'guides/teaching/'] : [])];
  // A converted language has the parts and widths of its source.
  const looked = languages.filter((id) => amount(0, 1) > 0 || WRITTEN.includes(id));
  test.each(looked)('axe-core finds no fault, by day or night: %s', async (language) => {
    for (const path of pagesFor(language)) {
      const tab = await open(`${folderOf(language)}${path}`, { colorScheme: 'light' });
      expect(await violations(tab), path).toEqual([]);
      await tab.emulateMedia({ colorScheme: 'dark' });
      expect(await violations(tab, CONTRAST), `${path} dark`).toEqual([]);
      if (path === '') {
        await tab.locator('[role="tab"]').nth(4).click();
        // 200 %: half as many pixels for everything.
        await tab.setViewportSize({ width: 640, height: 360 });
        expect(await violations(tab), `${path} 200 %`).toEqual([]);
        expect(await tab.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
      }
      await tab.context().close();
    }
  });

  test('nothing went wrong', () => {
    // Icons are requested past the service worker, which would answer offline.
    expect(troubles.filter((trouble) => !/ERR_\w+ \S*icon\.svg$/.test(trouble))).toEqual([]);
  });
});
