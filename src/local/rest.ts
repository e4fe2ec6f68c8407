/** Discord's REST interface, version 10, at `/api/v10`, and the served attachments. */
import { Hono } from 'hono';
import { ApiError } from './errors.ts';
import { type FaultBox, faultBody } from './faults.ts';
import { applicationRoutes } from './rest/applications.ts';
import { channelRoutes } from './rest/channels.ts';
import { eventRoutes } from './rest/events.ts';
import { guildRoutes } from './rest/guilds.ts';
import { type Env, type RestApp, type RestCall, reply } from './rest/kit.ts';
import { createLimiter, type Verdict } from './rest/limiter.ts';
import { oauthRoutes } from './rest/oauth.ts';
import { webhookRoutes } from './rest/webhooks.ts';
import type { LocalState } from './state.ts';

const PREFIX = '/api/v10';

/** Cuts a request's connection without an answer. */
function cut(c: RestCall): Response {
  c.env.incoming.socket.destroy();
  return new Response(null, { status: 499 });
}

function limited(c: RestCall, { waitMs, global, headers }: Verdict): Response {
  const seconds = (waitMs ?? 0) / 1000;
  const answer = reply(c, { message: 'You are being rate limited.', retry_after: seconds, global }, 429);
  for (const [name, value] of Object.entries(headers)) answer.headers.set(name, value);
  answer.headers.set('Retry-After', String(Math.ceil(seconds)));
  answer.headers.set('X-RateLimit-Scope', global ? 'global' : 'user');
  return answer;
}

function gate(app: RestApp, state: LocalState, faults: FaultBox, token: string): void {
  const judge = createLimiter(state.limits, state.clock);
  app.use(async (c, next) => {
    const { method } = c.req;
    const path = c.req.path.slice(PREFIX.length);
    const fault = faults.take(method, path);
    if (fault?.kind === 'cut') {
      faults.note(method, path, 0);
      return cut(c);
    }
    if (fault?.kind === 'answer') {
      faults.note(method, path, fault.status);
      const answer = reply(c, faultBody(fault), fault.status);
      if (fault.retryAfter !== undefined) answer.headers.set('Retry-After', String(fault.retryAfter));
      return answer;
    }
    if (fault?.kind === 'delay')
      await new Promise<void>((resolve) => {
        state.clock.after(fault.ms, resolve);
      });
    const byToken = path.startsWith('/webhooks/') || path.startsWith('/interactions/');
    const credential = c.req.header('authorization');
    if (!byToken && credential !== `Bot ${token}` && path !== '/gateway') {
      faults.note(method, path, 401);
      return reply(c, { message: '401: Unauthorized', code: 0 }, 401);
    }
    const verdict = judge(method, path);
    if (verdict.waitMs !== null) {
      faults.note(method, path, 429);
      return limited(c, verdict);
    }
    await next();
    for (const [name, value] of Object.entries(verdict.headers)) c.res.headers.set(name, value);
    faults.note(method, path, c.res.status);
    if (fault?.kind === 'lose-answer') return cut(c);
    return undefined;
  });
}

/** Types a browser may show; all others are downloads. Nothing served here can run scripts. */
const INLINE_TYPES = /^(image\/|text\/(plain|csv))/;

function attachments(app: RestApp, state: LocalState): void {
  app.get('/attachments/:channel/:id/:name', (c) => {
    const file = state.store.file(c.req.param('id'));
    if (file === null) return c.text('This content is no longer available.', 404);
    c.header('Content-Type', INLINE_TYPES.test(file.type) ? file.type : 'application/octet-stream');
    c.header('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
    c.header('X-Content-Type-Options', 'nosniff');
    c.header('Cache-Control', 'private, max-age=31536000, immutable');
    return c.body(new Uint8Array(file.bytes));
  });
}

/** The whole HTTP side; `token` is the bot's. */
export function createRest(state: LocalState, faults: FaultBox, token: string): RestApp {
  const api: RestApp = new Hono<Env>();
  oauthRoutes(api, state);
  gate(api, state, faults, token);
  applicationRoutes(api, state);
  channelRoutes(api, state);
  guildRoutes(api, state);
  eventRoutes(api, state);
  webhookRoutes(api, state);
  const missing = (c: RestCall): Response => reply(c, { message: '404: Not Found', code: 0 }, 404);
  api.all('*', missing);
  const failed = (error: Error, c: RestCall): Response => {
    if (error instanceof ApiError) return reply(c, error.body, error.status);
    console.error(error);
    return reply(c, { message: '500: Internal Server Error', code: 0 }, 500);
  };
  api.onError(failed);
  const app: RestApp = new Hono<Env>();
  app.route(PREFIX, api);
  app.all('/api/*', (c) => reply(c, { message: 'Invalid API version', code: 50041 }, 400));
  attachments(app, state);
  return app;
}
