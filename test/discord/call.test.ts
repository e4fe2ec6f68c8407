/** The answer to a click when Discord refuses the request. */
import { DiscordAPIError } from '@discordjs/rest';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { Call } from '../../src/discord/call.ts';
import { PictureFollowup } from '../../src/discord/live/picture-followup.ts';
import type { Wire } from '../../src/discord/wire.ts';
import { failureScreen } from '../../src/kernel/screens.ts';
import { systemTimers } from '../../src/kernel/timers.ts';
import { locales } from '../../src/texts/index.ts';

const log = pino({ level: 'silent' });
const FACTS = {
  interaction: '1',
  application: '2',
  token: 't',
  user: '5',
  guild: '6',
  channel: '77',
  message: null,
  fromMessage: false,
  botIsMember: true,
  manages: false,
  roles: [],
  displayName: 'Ada',
  pictures: () => new Map<string, string>(),
  values: [],
  fields: {},
};

/** Requests sent, in order, when Discord answers the first callback with this error code. */
const sentAfter = async (code: number): Promise<readonly string[]> => {
  const sent: string[] = [];
  const say = (what: string) => (): Promise<string> => {
    sent.push(what);
    return Promise.resolve('9');
  };
  const wire: Wire = {
    callback: () =>
      Promise.reject(
        new DiscordAPIError({ code, message: 'no' }, code, 400, 'POST', 'https://discord.test', {}),
      ),
    editAnswer: say('edit'),
    followUp: say('follow-up'),
    withdraw: async () => void (await say('withdraw')()),
    find: () => Promise.resolve(null),
    post: say('post'),
    edit: async () => void (await say('edit of a message')()),
    remove: async () => void (await say('remove')()),
    direct: say('direct'),
    thread: say('thread'),
  };
  const { en } = locales;
  const call = new Call(
    FACTS,
    en,
    en,
    wire,
    new PictureFollowup(null, log, systemTimers),
    log,
    systemTimers,
    () => Promise.resolve(),
  );
  await call.think('private');
  await call.reply(failureScreen(en), 'private');
  call.end();
  return sent;
};

test.each([
  ['it has been answered', 40_060],
  ['its three seconds are over', 10_062],
])('where another process may have answered, nothing overwrites its answer: %s', async (_, code) => {
  expect(await sentAfter(code)).toEqual(['follow-up']);
});
