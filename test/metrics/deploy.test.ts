/** The metrics that deploy/ watches are those of the bot, and the settings it makes are those the bot reads. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'dotenv';
import { expect, test } from 'vitest';
import { Metrics } from '../../src/metrics/metrics.ts';

const DEPLOY = join(import.meta.dirname, '..', '..', 'deploy');
const read = (name: string): string => readFileSync(join(DEPLOY, name), 'utf8');

/** Names of metrics in an expression of Prometheus. */
const metricsIn = (text: string): readonly string[] => [
  ...new Set(text.match(/\b(?:sprague|nodejs|process)_\w+/g) ?? []),
];

test.each(['alerts.yaml', 'grafana.json'])('every metric of %s is one of the bot’s', async (file) => {
  const metrics = new Metrics();
  metrics.served({ what: '/play', outcome: 'answered', firstMs: 1 });
  metrics.statement(1, false);
  metrics.requested(200);
  metrics.observe(() => ({
    servers: 1,
    shards: { all: 1, ready: 1 },
    waiting: { quick: 0 },
    load: 0,
    pools: { pictures: { threads: 1, waiting: 0, done: 1 } },
    queue: { workers: 1, waiting: 0 },
  }));
  const { body } = await metrics.text();
  const named = metricsIn(read(file));
  expect(named.length).toBeGreaterThan(4);
  for (const name of named) expect(body).toMatch(new RegExp(`^${name}(?:\\{| )`, 'm'));
});

test('every variable that is set is one that .env.example has', () => {
  const known = Object.keys(parse(readFileSync(join(DEPLOY, '..', '.env.example'), 'utf8')));
  const set = readdirSync(DEPLOY).flatMap(
    (file) => read(file).match(/\b(?:DISCORD|DATA|DATABASE|METRICS|LOCAL)_[A-Z_]+\b/g) ?? [],
  );
  expect(set.length).toBeGreaterThan(5);
  for (const name of set) expect(known).toContain(name);
});

test('the bot is started with the flags of npm start', () => {
  const { scripts } = JSON.parse(readFileSync(join(DEPLOY, '..', 'package.json'), 'utf8')) as {
    readonly scripts: Readonly<Record<string, string>>;
  };
  const files = [
    'Dockerfile',
    'sprague.service',
    'sprague-worker.service',
    'compose.postgres.yaml',
    'kubernetes-worker.yaml',
  ];
  const flags = scripts['start']?.match(/--[\w-]+=\w+/g) ?? [];
  expect(flags.length).toBeGreaterThan(0);
  for (const flag of flags) for (const file of files) expect(read(file)).toContain(flag);
});
