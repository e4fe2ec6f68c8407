/** `/linked-role`: pages where users let the bot send Discord their achievements, so that servers can give roles for them. */
import { createHash } from 'node:crypto';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { getConnInfo } from '@hono/node-server/conninfo';
import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Logger } from 'pino';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { App } from '../../app/ports.ts';
import type { Clock } from '../../kernel/ports.ts';
import { locales } from '../../texts/index.ts';
import { languageOf } from '../../texts/languages.ts';
import type { LinkedRoleTexts } from '../../texts/linked-role.ts';
import type { Locale } from '../../texts/locale.ts';
import type { LanguageResolver } from '../language-resolver.ts';
import { safeError } from '../wire.ts';
import { ROLE_NUMBERS, roleNumbersOf } from './metadata.ts';
import { type OAuthOptions, oauthOf, Unaccepted } from './oauth.ts';
import { statesOf } from './state.ts';

export const LINKED_ROLE = '/linked-role';
const CALLBACK = `${LINKED_ROLE}/callback`;

/** Requests per minute: from one address, which a whole class may share, and in total. */
const MAX_ADDRESS_REQUESTS_PER_MINUTE = 120;
const MAX_REQUESTS_PER_MINUTE = 1_200;
/** Limit of query values: longer than any code or state. */
const MAX_QUERY_CHARS = 500;
/** Longest name of a platform (Discord). */
const MAX_PLATFORM_CHARS = 50;

export interface LinkedRoleOptions extends Omit<OAuthOptions, 'callback'> {
  /** The bot's name on Discord. */
  readonly name: string;
  /** Public address of this server: `https://…`, without a trailing slash. */
  readonly publicUrl: string;
  readonly app: Pick<App, 'learning' | 'practice' | 'daily' | 'progress'>;
  readonly languages: Pick<LanguageResolver, 'forUser'>;
  readonly clock: Clock;
  readonly log: Logger;
}

type PageContext = Context<{ readonly Bindings: HttpBindings }>;
type LinkFault = 'expired' | 'cancelled' | 'refused' | 'failed' | 'slow';

const STATUS: Readonly<Record<LinkFault, ContentfulStatusCode>> = {
  expired: 400,
  cancelled: 200,
  refused: 400,
  failed: 502,
  slow: 429,
};

const STYLE = [
  ':root{color-scheme:light dark}',
  'body{font:1.125rem/1.5 system-ui,sans-serif;max-width:34rem;margin:0 auto;padding:2rem 1rem}',
  'h1{font-size:1.5rem;line-height:1.25}',
  'dl{display:grid;grid-template-columns:1fr auto;gap:.5rem 1.5rem}',
  'dd{margin:0;text-align:end;font-weight:700;font-variant-numeric:tabular-nums}',
].join('');

const HEADERS: Readonly<Record<string, string>> = {
  'cache-control': 'no-store',
  'content-security-policy': `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  // The address contains a code.
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

const show = (
  page: PageContext,
  status: ContentfulStatusCode,
  locale: Locale,
  title: string,
  body: ReturnType<typeof html>,
): Response | Promise<Response> =>
  page.html(
    html`<!doctype html><html lang="${locale.id}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${STYLE}</style></head><body><main><h1>${title}</h1>${body}</main></body></html>`,
    status,
    HEADERS,
  );

/** The browser's language, used before the user is known. */
const browserLocale = (page: PageContext): Locale =>
  locales[languageOf(page.req.header('accept-language')?.split(/[,;]/)[0]?.trim())];

const showFault = (page: PageContext, fault: LinkFault) => {
  const locale = browserLocale(page);
  const { failedTitle, faults, startAgain } = locale.linkedRole;
  const body = html`<p>${faults[fault]}</p><p><a href="${LINKED_ROLE}">${startAgain}</a></p>`;
  return show(page, STATUS[fault], locale, failedTitle, body);
};

const listOf = (words: LinkedRoleTexts, numbers: Readonly<Record<string, number>>) =>
  html`<dl>${ROLE_NUMBERS.map((key) => html`<dt>${words.names[key]}</dt><dd>${numbers[key]}</dd>`)}</dl>`;

/** Client address; trusts the header of a proxy on this machine only. */
const addressOf = (page: PageContext): string => {
  const peer = getConnInfo(page).remote.address ?? '';
  const last = page.req.header('x-forwarded-for')?.split(',').at(-1)?.trim();
  return /^(?:::1|(?:::ffff:)?127\.)/.test(peer) ? (last ?? peer) : peer;
};

const limiter = () => {
  const ofAddress = new RateLimiterMemory({ points: MAX_ADDRESS_REQUESTS_PER_MINUTE, duration: 60 });
  const ofAll = new RateLimiterMemory({ points: MAX_REQUESTS_PER_MINUTE, duration: 60 });
  return async (address: string): Promise<boolean> => {
    try {
      await ofAddress.consume(address);
      await ofAll.consume('all');
      return true;
    } catch {
      return false;
    }
  };
};

/** The routes. A token is kept only during the request that needs it. */
export const linkedRoleApp = (options: LinkedRoleOptions): Hono<{ readonly Bindings: HttpBindings }> => {
  const { app, languages, name, clock, log, clientSecret, publicUrl } = options;
  const states = statesOf(clientSecret, clock);
  const oauth = oauthOf({ ...options, callback: `${publicUrl}${CALLBACK}` });
  const mayAsk = limiter();
  const platform = [...name].slice(0, MAX_PLATFORM_CHARS).join('');

  const link = async (page: PageContext, code: string) => {
    const token = await oauth.tokenOf(code);
    const user = await oauth.userOf(token);
    const locale = await languages.forUser(user.id, user.locale);
    const numbers = await roleNumbersOf(app, user.id);
    await oauth.send(token, platform, numbers);
    const words = locale.linkedRole;
    const again = html`<a href="${LINKED_ROLE}">${words.sendAgain}</a>`;
    const body = html`<p>${words.sent}</p>${listOf(words, numbers)}<p>${words.later} ${again}</p><p>${words.end(name)}</p>`;
    return show(page, 200, locale, words.title, body);
  };

  const routes = new Hono<{ readonly Bindings: HttpBindings }>();
  routes.use(async (page, next) => {
    if (!(await mayAsk(addressOf(page)))) return showFault(page, 'slow');
    return next();
  });
  routes.get(LINKED_ROLE, async (page) => {
    const state = await states.begin(page);
    page.header('cache-control', 'no-store');
    return page.redirect(oauth.authorizeUrl(state));
  });
  routes.get(CALLBACK, async (page) => {
    const { state = '', code = '', error } = page.req.query();
    if (state.length > MAX_QUERY_CHARS || !(await states.take(page, state)))
      return showFault(page, 'expired');
    if (error !== undefined) return showFault(page, error === 'access_denied' ? 'cancelled' : 'refused');
    if (code === '' || code.length > MAX_QUERY_CHARS) return showFault(page, 'refused');
    return link(page, code);
  });
  routes.notFound((page) => page.text('Not found\n', 404, HEADERS));
  routes.onError((error, page) => {
    log.warn({ error: safeError(error) }, 'somebody’s numbers could not be sent to Discord');
    const isRefused = error instanceof Unaccepted && error.status < 500 && error.status !== 429;
    return showFault(page, isRefused ? 'refused' : 'failed');
  });
  return routes;
};

/** The pages as a request listener for Node's HTTP server. */
export const linkedRolePages = (options: LinkedRoleOptions): ReturnType<typeof getRequestListener> =>
  getRequestListener(linkedRoleApp(options).fetch, { overrideGlobalObjects: false });
