import { onTestFinished } from 'vitest';
import { startLocal } from '../../src/local/index.ts';
import { type Child, child } from './child.ts';
import { folderOfTest } from './folder.ts';
import { Scripted } from './scripted.ts';

/** A loopback Discord and a folder for the running test, on which the bot is started as a process, killed and started again. */
export const botProcess = async () => {
  const folder = folderOfTest();
  const local = await startLocal();
  const bots: Child[] = [];
  onTestFinished(async () => {
    for (const bot of bots) await bot.end('SIGKILL');
    await local.close();
  });
  return {
    folder,
    local,
    person: (name: string) => new Scripted(local.world, name, 'games'),
    start: async (): Promise<Child> => {
      const environment = { DISCORD_TOKEN: local.token, DISCORD_API: local.api, DATA_DIR: folder };
      const bot = await child(environment, /is on Discord/);
      bots.push(bot);
      return bot;
    },
  };
};
