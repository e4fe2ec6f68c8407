/** The answer to a click: when Discord refuses the request, and with files. */
import { DiscordAPIError } from '@discordjs/rest';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { Call, type Facts } from '../../src/discord/call.ts';
import { NO_ATTACHMENTS, PictureFollowup } from '../../src/discord/live/picture-followup.ts';
import type { Delivery, Wire } from '../../src/discord/wire.ts';
import { failureScreen } from '../../src/kernel/screens.ts';
import { systemTimers } from '../../src/kernel/timers.ts';
import { locales } from '../../src/texts/index.ts';
import { picturesInto } from '../support/fake-pictures.ts';

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

const { en } = locales;

const callOf = (wire: Wire, followup: PictureFollowup, facts: Partial<Facts> = {}): Call =>
  new Call({ ...FACTS, ...facts }, en, en, wire, followup, log, systemTimers, () => Promise.resolve());

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
    editAnswer: async () => ({ id: await say('edit')(), attachments: NO_ATTACHMENTS }),
    followUp: async () => ({ id: await say('follow-up')(), attachments: NO_ATTACHMENTS }),
    withdraw: async () => void (await say('withdraw')()),
    find: () => Promise.resolve(null),
    post: say('post'),
    edit: async () => void (await say('edit of a message')()),
    remove: async () => void (await say('remove')()),
    direct: say('direct'),
    thread: say('thread'),
  };
  const call = callOf(wire, new PictureFollowup(null, log, systemTimers));
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

test.each([
  ['updated', true],
  ['sent', false],
])('a file that was %s is not uploaded again with the picture that follows', async (_, fromMessage) => {
  const edits: Delivery[] = [];
  const wire: Pick<Wire, 'callback' | 'editAnswer'> = {
    callback: (_to, _type, _data, _files, wait) =>
      Promise.resolve(wait === true ? { id: '9', attachments: new Map([['line.txt', '12']]) } : null),
    editAnswer: (_to, message) => {
      edits.push(message);
      return Promise.resolve(null);
    },
  };
  const followup = new PictureFollowup(picturesInto([]), log, systemTimers);
  const call = callOf(wire as Wire, followup, { fromMessage, message: fromMessage ? '9' : null });
  const screen = { ...failureScreen(en), files: [{ name: 'line.txt', data: Buffer.from('nim 1') }] };
  await call.showDrawn(
    {
      drawings: () => [
        { of: 'replay', request: { kind: 'replay', scenes: [], locale: 'en' }, alt: () => '' },
      ],
      screen: (pictures) => ({ ...screen, pictures }),
    },
    fromMessage,
  );
  await followup.close();
  call.end();
  expect(
    edits.map(({ files }) => files.map(({ name, data }) => [name, 'kept' in data ? data : 'new'])),
  ).toEqual([
    [
      [expect.stringMatching(/^replay/), 'new'],
      ['line.txt', { kept: '12' }],
    ],
  ]);
});
