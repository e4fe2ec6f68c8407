/** What an operator's tools see of a bot that starts, that runs, that lost Discord, and that failed. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { systemTimers } from '../../src/kernel/timers.ts';
import { type Local, startLocal } from '../../src/local/index.ts';
import { Metrics } from '../../src/metrics/metrics.ts';
import { startHealthServer } from '../../src/metrics/server.ts';
import { child } from '../support/child.ts';
import { folderOfTest } from '../support/folder.ts';
import { Scripted, until } from '../support/scripted.ts';

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

/** The samples of a metric by their labels, as Prometheus reads them. */
const samplesOf = (body: string, name: string): Readonly<Record<string, number>> =>
  Object.fromEntries(
    body.split('\n').flatMap((line) => {
      const found = /^(\w+)(?:\{(.*)\})? (\S+)$/.exec(line);
      return found?.[1] === name ? [[found[2] ?? '', Number(found[3])]] : [];
    }),
  );

const served = async (notReady: () => Promise<string | null>) => {
  const metrics = new Metrics();
  const server = await startHealthServer({
    host: '127.0.0.1',
    port: 0,
    timers: systemTimers,
    metrics,
    notReady,
  });
  closing.push(() => server.close());
  const get = async (path: string, init: RequestInit = {}) => {
    const response = await fetch(`${server.url}${path}`, init);
    return { status: response.status, body: await response.text() };
  };
  return { metrics, get };
};

test('alive is not ready: why it is not is said', async () => {
  const { get } = await served(() => Promise.resolve('not connected to Discord'));
  expect(await get('/livez')).toEqual({ status: 200, body: 'ok\n' });
  expect(await get('/readyz')).toEqual({ status: 503, body: 'not connected to Discord\n' });
});

test('a database that does not answer is told, whether it fails or hangs', async () => {
  const failing = await served(() => Promise.reject(new Error('postgres://u:secret@h is gone')));
  expect(await failing.get('/readyz')).toEqual({ status: 503, body: 'the database does not answer\n' });
  const hanging = await served(() => new Promise(() => undefined));
  expect(await hanging.get('/readyz')).toEqual({ status: 503, body: 'the database does not answer\n' });
});

test('nothing else is served, and nothing is taken', async () => {
  const { get } = await served(() => Promise.resolve(null));
  expect((await get('/')).status).toBe(404);
  expect((await get('/../../etc/passwd')).status).toBe(404);
  expect((await get('/metrics', { method: 'POST', body: 'x' })).status).toBe(405);
  expect((await get('/readyz?full=1')).status).toBe(200);
});

test('interactions are counted by what was used and how they ended, with the time to the first answer', async () => {
  const { metrics, get } = await served(() => Promise.resolve(null));
  metrics.served({ what: '/play', outcome: 'answered', firstMs: 30 });
  metrics.served({ what: '/play', outcome: 'answered', firstMs: 600 });
  metrics.served({ what: '/play', outcome: 'failed', firstMs: null });
  metrics.statement(4, false);
  metrics.statement(4, true);
  metrics.requested(429);
  metrics.rateLimited();
  const { body } = await get('/metrics');
  expect(samplesOf(body, 'sprague_interactions_total')).toEqual({
    'what="/play",outcome="answered"': 2,
    'what="/play",outcome="failed"': 1,
  });
  expect(samplesOf(body, 'sprague_interactions_unanswered_total')).toEqual({ '': 1 });
  expect(samplesOf(body, 'sprague_first_answer_seconds_bucket')).toMatchObject({
    'le="0.025"': 0,
    'le="0.05"': 1,
    'le="1"': 2,
  });
  expect(samplesOf(body, 'sprague_statement_seconds_count')).toEqual({
    'outcome="done"': 1,
    'outcome="failed"': 1,
  });
  expect(samplesOf(body, 'sprague_discord_requests_total')).toEqual({ 'status="429"': 1 });
  expect(samplesOf(body, 'sprague_discord_rate_limited_total')).toEqual({ '': 1 });
  // Node's own: the event loop's delay and the memory.
  expect(body).toContain('nodejs_eventloop_lag_p99_seconds');
  expect(body).toContain('process_resident_memory_bytes');
});

test('a bot with METRICS_PORT counts its clicks, is ready while Discord is there, and logs nothing secret', async () => {
  const local: Local = await startLocal();
  closing.push(() => local.close());
  const folder = folderOfTest();
  const secret = join(folder, 'token');
  writeFileSync(secret, `${local.token}\n`);
  const bot = await child(
    {
      DISCORD_TOKEN_FILE: secret,
      DISCORD_API: local.api,
      DATA_DIR: join(folder, 'data'),
      METRICS_PORT: '0',
    },
    /is on Discord/,
  );
  closing.push(() => bot.end('SIGKILL'));
  const url = /Metrics and health: (\S+)/.exec(bot.output())?.[1] ?? '';
  const get = async (path: string) => {
    const response = await fetch(`${url}${path}`);
    return { status: response.status, body: await response.text() };
  };
  expect(url).toMatch(/^http:\/\/127\.0\.0\.1:/);
  expect(await get('/readyz')).toEqual({ status: 200, body: 'ok\n' });
  const ada = new Scripted(local.world, 'Ada', 'games');
  await ada.run('play', { line: 'nim 3 4 5' });
  await ada.run('analyze', { line: 'nim 3 4 5 marker7' });
  const counted = await until(async () => {
    const { body } = await get('/metrics');
    return (
      (samplesOf(body, 'sprague_interactions_total')['what="/analyze",outcome="answered"'] ?? 0) > 0 && body
    );
  }, 'the counts');
  expect(samplesOf(counted, 'sprague_interactions_total')).toMatchObject({
    'what="/play",outcome="answered"': 1,
  });
  expect(samplesOf(counted, 'sprague_shards')).toEqual({ 'state="ready"': 1, 'state="not-ready"': 0 });
  expect(samplesOf(counted, 'sprague_servers')).toEqual({ '': 1 });
  expect(samplesOf(counted, 'sprague_discord_requests_total')['status="200"']).toBeGreaterThan(0);
  expect(samplesOf(counted, 'sprague_statement_seconds_count')['outcome="done"']).toBeGreaterThan(0);
  expect(counted).not.toContain('marker7');
  expect(counted).not.toContain(local.token);
  local.gateway.ignoreResumes();
  local.gateway.drop();
  await until(async () => (await get('/readyz')).status === 503, 'that it is not ready');
  expect((await get('/livez')).status).toBe(200);
  expect(await bot.end('SIGTERM')).toBe(0);
  expect(bot.output()).not.toContain(local.token);
  await expect(fetch(`${url}/livez`)).rejects.toThrow();
});

test('one that waits for its database has no connection to Discord, which an alert sees', async () => {
  const env = { DISCORD_TOKEN: 'a.b.c', DATABASE_URL: 'postgres://127.0.0.1:1/none', METRICS_PORT: '0' };
  const bot = await child({ ...env, DATA_DIR: folderOfTest() }, /Waiting for the database/);
  closing.push(() => bot.end('SIGKILL'));
  const url = /Metrics and health: (\S+)/.exec(bot.output())?.[1] ?? '';
  const metrics = await fetch(`${url}/metrics`);
  expect(samplesOf(await metrics.text(), 'sprague_shards')['state="ready"']).toBe(0);
  const ready = await fetch(`${url}/readyz`);
  expect([ready.status, await ready.text()]).toEqual([503, 'starting\n']);
});
