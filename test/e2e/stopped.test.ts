/** A process that the machine suspends for a while costs nobody time: a real process and SIGSTOP. */
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { botProcess } from '../support/bot-process.ts';
import { ledgerOf } from '../support/class/recount.ts';
import { until } from '../support/scripted.ts';

const STOPPED = 7_000;

test('a bot that is stopped for seven seconds adds them to the clock of a game, and nothing happens in it', async () => {
  const { folder, person, start } = await botProcess();
  const bot = await start();
  onTestFinished(() => void bot.process.kill('SIGCONT'));
  const ada = person('Ada');
  await ada.playBot('nim 3 4 5', { clock: '5m' });
  const file = ledgerOf(join(folder, 'sprague.sqlite'));
  /** How far the games' clock is behind the wall, in milliseconds, and when that was written. */
  const clock = (): { readonly credit: number; readonly alive: number } => {
    const rows = file.rows("select name, value from settings where scope = 'bot' and id = 'clock'");
    const of = (name: string): number => Number(rows.find((row) => row['name'] === name)?.['value']);
    return { credit: of('alive') - of('awake'), alive: of('alive') };
  };
  const game = (): unknown => [
    file.rows('select id, length, revision, status, deadline from matches'),
    file.rows('select count(*) as events from match_events'),
  ];
  const [before, stood] = [clock(), game()];
  bot.process.kill('SIGSTOP');
  await sleep(STOPPED);
  const resumed = Date.now();
  bot.process.kill('SIGCONT');
  await until(() => clock().alive > resumed, 'the clock as it was written after that');
  const after = clock();
  // On a busy machine other delays of the bot count as well.
  expect(after.credit - before.credit).toBeGreaterThanOrEqual(STOPPED - 100);
  expect(after.credit - before.credit).toBeLessThanOrEqual(after.alive - before.alive);
  expect(game()).toEqual(stood);
  file.close();
});
