/**
 * Time of `/analyze nim 3 4 5` from the click to the answer (and to its pictures), through the real discord.js over
 * loopback, beside an empty bot on the same library that answers “pong”: each in its own process, the clicks
 * interleaved, so that both meet the same conditions. Also start time and memory of both.
 */
import type { Local } from '../../src/local/index.ts';
import type { SlashCall } from '../../src/local/types.ts';
import * as bots from '../bots/beside.ts';
import { at, end, memory, start, stop } from '../bots/beside.ts';
import { keepFigures } from '../figures.ts';

const WARM_UP_CLICKS = 300;
const CLICKS = 2000;
const STARTS = 3;
const NEW_LINES = 729;
/** Longest wait for pictures, in milliseconds. */
const PICTURE_WAIT_MS = 10_000;
/** Limit in times the empty bot. */
const MAX_RATIO = 1.3;
const MAX_NEW_LINE_RATIO = 3;

interface Subject extends bots.Bot {
  readonly call: SlashCall;
  /** Whether pictures follow its answer. */
  readonly draws: boolean;
  readonly starts: number[];
  readonly times: number[];
  /** Milliseconds from the click to the pictures. */
  readonly whole: number[];
  /** Milliseconds of clicks that ask a new line each time. */
  readonly fresh: number[];
}

const subject = (bot: bots.Bot, call: SlashCall, draws: boolean): Subject => ({
  ...bot,
  call,
  draws,
  starts: [],
  times: [],
  whole: [],
  fresh: [],
});

interface Clicked {
  readonly answered: number;
  readonly whole: number;
}

/** One click, up to the pictures after the answer: they must not slow down the next one. */
const click = async (one: Subject, call: SlashCall = one.call): Promise<Clicked> => {
  const { world } = one.local;
  const person = world.people()[1]!.id;
  const channel = world.channels(person)[0]!.id;
  const drawn = one.draws ? nextPicture(one.local) : Promise.resolve();
  const from = performance.now();
  const ack = await world.slash(person, channel, call);
  const told = performance.now() - from;
  if (ack.kind !== 'replied' && ack.kind !== 'deferred')
    throw new Error(`${one.name} answered ${JSON.stringify(ack)}`);
  await drawn;
  const whole = performance.now() - from;
  // After a notice that it takes longer, the answer comes at the latest with its pictures.
  const answered = ack.kind === 'replied' ? told : whole;
  // Dismisses the answer, to keep the little server fast.
  if (ack.message !== null) world.dismiss(person, ack.message);
  return { answered, whole };
};

/** Resolves with the next message that has a picture. */
const nextPicture = ({ world }: Local): Promise<void> =>
  new Promise((resolve, reject) => {
    const late = setTimeout(() => {
      reject(new Error('the pictures never came'));
    }, PICTURE_WAIT_MS);
    const end = world.subscribe((event) => {
      if (event.kind !== 'message-updated' && event.kind !== 'message-created') return;
      if (event.message.attachments.length === 0) return;
      clearTimeout(late);
      end();
      resolve();
    });
  });

/** Small positions of Nim, each asked once, so that no cache helps. */
const freshCall = (i: number): SlashCall => ({
  name: 'analyze',
  options: [
    {
      name: 'line',
      type: 3,
      value: `nim ${1 + (i % 9)} ${1 + (Math.floor(i / 9) % 9)} ${1 + Math.floor(i / 81)}`,
    },
  ],
});

const row = (name: string, ours: string, theirs: string, ratio = ''): void => {
  console.log(`  ${name.padEnd(26)} ${ours.padStart(12)} ${theirs.padStart(12)} ${ratio.padStart(9)}`);
};
const ms = (time: number): string => `${time.toFixed(2)} ms`;
const mb = (size: number | null): string => (size === null ? 'unknown' : `${size.toFixed(0)} MB`);

const sprague = subject(
  await bots.sprague(),
  { name: 'analyze', options: [{ name: 'line', type: 3, value: 'nim 3 4 5' }] },
  true,
);
const pong = subject(await bots.pong(), { name: 'ping', options: [] }, false);
const both = [sprague, pong] as const;
try {
  for (let i = 0; i < STARTS; i += 1)
    for (const one of both) {
      await stop(one);
      one.starts.push(await start(one));
    }
  for (let i = 0; i < WARM_UP_CLICKS; i += 1) for (const one of both) await click(one);
  const idle = both.map(memory);
  for (let i = 0; i < CLICKS; i += 1)
    for (const one of i % 2 === 0 ? both : both.toReversed()) {
      const { answered, whole } = await click(one);
      one.times.push(answered);
      one.whole.push(whole);
    }
  for (let i = 0; i < NEW_LINES; i += 1) {
    sprague.fresh.push((await click(sprague, freshCall(i))).answered);
    pong.fresh.push((await click(pong)).answered);
  }
  console.log(`round trip of /analyze nim 3 4 5, ${CLICKS} clicks each, interleaved with an empty bot’s:`);
  row('', 'sprague', 'pong', 'ratio');
  for (const [name, share] of [
    ['median', 0.5],
    ['p90', 0.9],
    ['p99', 0.99],
  ] as const) {
    const [ours, theirs] = [at(sprague.times, share), at(pong.times, share)];
    row(name, ms(ours), ms(theirs), (ours / theirs).toFixed(2));
  }
  row('with pictures, median', ms(at(sprague.whole, 0.5)), '');
  row('with pictures, p99', ms(at(sprague.whole, 0.99)), '');
  const [asked, answered] = [at(sprague.fresh, 0.5), at(pong.fresh, 0.5)];
  row(`median, ${NEW_LINES} new lines`, ms(asked), ms(answered), (asked / answered).toFixed(2));
  const [ours, theirs] = [at(sprague.starts, 0.5), at(pong.starts, 0.5)];
  row('start (median of 3)', ms(ours), ms(theirs), (ours / theirs).toFixed(2));
  row('memory after the warm-up', mb(idle[0]!), mb(idle[1]!));
  row('memory at the end', mb(memory(sprague)), mb(memory(pong)));
  keepFigures('roundtrip', [
    ...([0.5, 0.99] as const).map((share) => ({
      what: `/analyze nim 3 4 5, ${share === 0.5 ? 'median' : 'p99'}`,
      value: at(sprague.times, share) / at(pong.times, share),
      unit: 'times',
      most: MAX_RATIO,
    })),
    {
      what: 'a line asked for the first time, median',
      value: asked / answered,
      unit: 'times',
      most: MAX_NEW_LINE_RATIO,
    },
  ]);
} finally {
  for (const one of both) await end(one);
}
