import { expect, test } from 'vitest';
import { folderOfTest } from '../folder.ts';
import { classHost } from './host.ts';

test('a bot that is still starting ends with its class', async () => {
  const folder = folderOfTest();
  const host = await classHost(folder);
  const starting = host.start();
  await host.end();
  const started = await starting;
  try {
    await expect(fetch(new URL(started.link).origin)).rejects.toThrow('fetch failed');
  } finally {
    await started.kill();
  }
});
