/** A bot in its own process that runs a class without accounts, always on the same port. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Child, child } from '../child.ts';
import { MEMORY_FLAGS } from '../memory.ts';
import type { Host } from './tabs.ts';

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => {
        resolve(port);
      });
    });
  });

/** `program`: by default the bot from its sources. */
export const classHost = async (
  folder: string,
  program?: string,
): Promise<{ readonly start: () => Promise<Host>; readonly end: () => Promise<unknown> }> => {
  const LOCAL_PORT = `${await freePort()}`;
  let bot: Promise<Child> | null = null;
  const start = async (): Promise<Host> => {
    const env = { DATA_DIR: folder, CLASSROOM: 'local', LOCAL_PORT, LOG_LEVEL: 'warn' };
    bot = child(env, /code \w{3} \w{3}/, MEMORY_FLAGS, program);
    const started = await bot;
    const output = started.output();
    return {
      link: /Teacher: (\S+)/.exec(output)![1]!,
      code: /code (\w{3} \w{3})/.exec(output)![1]!,
      kill: () => started.end('SIGKILL'),
    };
  };
  // Also ends one that is still starting after a failure elsewhere.
  return { start, end: async () => (await bot?.catch(() => null))?.end('SIGKILL') };
};
