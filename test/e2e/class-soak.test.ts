/** A small sample of scripts/soak/class.ts: nothing that was confirmed is lost when the bot is killed in the middle of a quiz. */
import { expect, test } from 'vitest';
import { startLocal } from '../../src/local/index.ts';
import { type Child, child } from '../support/child.ts';
import { takeClass } from '../support/class/take.ts';
import { folderOfTest } from '../support/folder.ts';
import { random } from '../support/random.ts';

test('twelve students take a quiz of three questions; the bot is killed in the rush of answers', async () => {
  const folder = folderOfTest();
  const local = await startLocal();
  const bots: Child[] = [];
  const start = async () => {
    const env = { DISCORD_TOKEN: local.token, DISCORD_API: local.api, DATA_DIR: folder };
    const bot = await child(env, /is on Discord/);
    bots.push(bot);
    return { end: (signal: 'SIGKILL' | 'SIGTERM') => bot.end(signal), memory: () => Promise.resolve(null) };
  };
  try {
    const plan = { students: 12, late: 2, questions: 3, kills: 1, reading: 0, seconds: 5, random: random(3) };
    const taken = await takeClass(local, folder, plan, start);
    expect(taken.wrong).toEqual([]);
    expect([...taken.fates.values()].reduce((sum, count) => sum + count, 0)).toBe(taken.sent);
    expect(taken.fates.get('recorded')).toBeGreaterThan(18);
    expect(taken.fates.get('joined')).toBe(10);
    expect(taken.closings).toHaveLength(3);
    expect(taken.downs).toHaveLength(1);
    expect(taken.rows).toBeGreaterThan(18);
  } finally {
    for (const bot of bots) await bot.end('SIGKILL');
    await local.close();
  }
});
