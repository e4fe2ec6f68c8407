/**
 * Headless Chromium for tests: `CHROMIUM`, else the usual paths. Without one, suites that need it are skipped with the reason
 * printed.
 */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import {
  type Browser,
  type BrowserContextOptions,
  chromium,
  type Locator,
  type Page as Tab,
} from 'playwright-core';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'] as const;
const PLACES = ['/usr/bin', '/usr/local/bin', '/snap/bin', '/opt/google/chrome'] as const;
const APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
] as const;

/** Windows as Playwright opens them. */
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;
export const LAPTOP = { viewport: { width: 1280, height: 720 } } as const;

/** Path of a Chromium on this machine, or null. A missing file in `CHROMIUM` is an error, not a reason to skip. */
export function findChromium(): string | null {
  const named = process.env['CHROMIUM'];
  if (named !== undefined && named !== '') {
    if (!existsSync(named)) throw new Error(`CHROMIUM names ${named}, which does not exist`);
    return named;
  }
  const folders = [...PLACES, ...(process.env['PATH'] ?? '').split(delimiter)];
  const paths = folders.flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return [...paths, ...APPLICATIONS].find((path) => existsSync(path)) ?? null;
}

/** For `describe.skipIf(noChromium())`: true, with the reason printed, where browser tests cannot run. */
export function noChromium(): boolean {
  const none = findChromium() === null;
  if (none)
    console.warn('skipped: no Chromium found. Install one, or name it in the environment variable CHROMIUM.');
  return none;
}

/** Starts headless Chromium, without background traffic of its own. */
export async function launchChromium(): Promise<Browser> {
  const executablePath = findChromium();
  if (executablePath === null) throw new Error('no Chromium');
  return await chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}

/** A window in its own context, showing a person's channel of the page at `url`. */
export async function openTab(
  browser: Browser,
  url: string,
  person: { readonly id: string; readonly channel: string },
  options: BrowserContextOptions = {},
): Promise<Tab> {
  const tab = await (await browser.newContext(options)).newPage();
  await tab.goto(`${url}/#as=${person.id}&channel=${person.channel}`);
  await tab.locator('.beginning').waitFor();
  return tab;
}

/** Properties of an element in the browser that the helpers below read; the tests' own types know no DOM. */
interface Shown {
  readonly ownerDocument: {
    readonly activeElement: unknown;
    readonly defaultView: { getComputedStyle(of: unknown): Readonly<Record<string, string>> };
  };
  readonly naturalWidth: number;
  readonly scrollWidth: number;
  readonly clientWidth: number;
}

export function isFocused(element: Locator): Promise<boolean> {
  return element.evaluate((node: Shown) => node.ownerDocument.activeElement === node);
}

/** A computed style of an element, such as `backgroundColor`. */
export function styleOf(element: Locator, property: string): Promise<string> {
  return element.evaluate(
    (node: Shown, name: string) => node.ownerDocument.defaultView.getComputedStyle(node)[name] ?? '',
    property,
  );
}

/** Width in pixels of an `<img>`'s loaded picture; 0 before it loads. */
export function loadedWidth(image: Locator): Promise<number> {
  return image.evaluate((node: Shown) => node.naturalWidth);
}

/** Pixels by which an element's content is wider than it; 0 where it does not scroll sideways. */
export function sidewaysScroll(element: Locator): Promise<number> {
  return element.evaluate((node: Shown) => node.scrollWidth - node.clientWidth);
}

/** Types a line and sends it, ignoring suggestions. */
export async function send(tab: Tab, line: string): Promise<void> {
  const composer = tab.locator('#composer');
  await composer.fill(line);
  await composer.press('Escape');
  await composer.press('Enter');
}

/** The last button with this name; a text is the whole name. */
export function buttonNamed(tab: Tab, name: string | RegExp): Locator {
  return tab.getByRole('button', { name, exact: true }).last();
}

/** Waits until a text appears; its last occurrence counts. */
export function sees(tab: Tab, text: RegExp | string): Promise<void> {
  return tab.getByText(text).last().waitFor();
}
