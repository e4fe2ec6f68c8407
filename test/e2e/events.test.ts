/** Planned coursework appears in the server's list of events (Discord's “scheduled events”), read back from Discord. */
import { expect, test } from 'vitest';
import { asBot } from '../support/as-bot.ts';
import { fewForEachPlace } from '../support/class/maker.ts';
import { privately, replyTo } from '../support/class/seen.ts';
import { stageOfTest } from '../support/on-stage.ts';
import { NO_LIMITS } from '../support/players.ts';
import { type Scripted, until } from '../support/scripted.ts';
import type { Stage } from '../support/stage.ts';

const NOW = Date.parse('2027-03-27T12:00:00Z');
const at = (text: string): string => new Date(text).toISOString();

let held: Stage;

interface Listed {
  readonly id: string;
  readonly name: string;
  readonly start: string;
  readonly end: string;
  readonly location: string;
}

/** A request about the server's events, past the bot. */
const ofDiscord = (method: string, event = '', body?: object): Promise<Response> =>
  asBot(held.local, method, `/guilds/${held.local.world.guild.id}/scheduled-events${event}`, body);

/** The list of the server, as Discord gives it. */
const listed = async (): Promise<readonly Listed[]> => {
  const answer = await ofDiscord('GET');
  return ((await answer.json()) as readonly Record<string, never>[]).map((event) => ({
    id: event['id']!,
    name: event['name']!,
    start: at(event['scheduled_start_time']!),
    end: at(event['scheduled_end_time']!),
    location: event['entity_metadata']!['location'],
  }));
};

const asked = (method: string): number => held.requests(method, '/scheduled-events').length;

const begin = async (events: boolean): Promise<Scripted> => {
  const real = Date.now();
  const now = () => NOW + (Date.now() - real);
  held = await stageOfTest({
    seed: 'events',
    local: {
      limits: { ...NO_LIMITS, events },
      clock: {
        now,
        after: (ms, run) => {
          const timer = setTimeout(run, ms);
          return () => clearTimeout(timer);
        },
      },
    },
    questions: fewForEachPlace(8),
    clock: now,
  });
  return held.person('Ms Turing', 'class');
};

const plan = (teacher: Scripted, title: string) =>
  teacher.sub('teach', ['quiz', 'schedule'], {
    when: 'tomorrow 9:00',
    count: 2,
    seconds: 60,
    reading: 0,
    title,
  });

const names = async () => (await listed()).map(({ name }) => name).sort();

/** Chooses the first entry of a select of a list. */
const choose = async (teacher: Scripted, verb: string, path: readonly string[]) => {
  const list = (await teacher.heard(await teacher.sub('teach', path))).id;
  const select = teacher.control(list, verb);
  return teacher.use(list, select, [select.values[0]!]);
};

/** Changes the time of the first entry of a list; returns what the teacher reads then. */
const move = async (teacher: Scripted, path: readonly string[], when: string): Promise<string> => {
  const form = await choose(teacher, 'move', path);
  if (form.kind !== 'modal') throw new Error(`no form: ${JSON.stringify(form)}`);
  return privately(teacher, await teacher.fill(form, { when }));
};

test('made when planned, moved, cancelled, and left out where the server wants none', async () => {
  const teacher = await begin(true);
  expect(await privately(teacher, await plan(teacher, 'Monday'))).toMatch(/It’s in the server’s events, too/);
  const { guild } = held.local.world;
  const [monday] = await listed();
  expect(monday).toMatchObject({
    name: 'Monday',
    start: at('2027-03-28T09:00:00Z'),
    end: at('2027-03-28T09:02:00Z'),
    location: `https://discord.com/channels/${guild.id}/${teacher.channel}`,
  });
  const PLANNED = ['quiz', 'planned'];
  expect(await move(teacher, PLANNED, 'yesterday-ish')).toMatch(/yesterday-ish/);
  expect(await move(teacher, PLANNED, '2027-03-29 10:00')).toContain(
    `<t:${Date.parse('2027-03-29T10:00:00Z') / 1000}:f>`,
  );
  expect(await listed()).toEqual([
    { ...monday, start: at('2027-03-29T10:00:00Z'), end: at('2027-03-29T10:02:00Z') },
  ]);
  await replyTo(teacher, 'teach homework create', {
    closes: '2027-03-30 20:00',
    count: 2,
    title: 'Sums',
  });
  await teacher.sub('teach', ['homework', 'lesson'], { lesson: 'bash', closes: '2027-03-30 21:00' });
  await until(async () => (await listed()).length === 3, 'three events');
  const sums = (await listed()).find(({ name }) => name === 'Closes: Sums')!;
  // Discord reminds when an event begins: an hour before.
  expect(sums).toMatchObject({ start: at('2027-03-30T19:00:00Z'), end: at('2027-03-30T20:00:00Z') });
  await move(teacher, ['homework', 'list'], '2027-04-02 20:00');
  expect((await listed()).find(({ id }) => id === sums.id)?.end).toBe(at('2027-04-02T20:00:00Z'));
  expect(await names()).toEqual(['Closes: Bash: one heap, and the remainder', 'Closes: Sums', 'Monday']);
  const panel = await teacher.run('settings');
  await teacher.press(panel, 'events', ['off']);
  await held.restart();
  await until(async () => (await listed()).length === 0, 'none where the server wants none');
  await teacher.press(panel, 'events', ['on']);
  await held.restart();
  await until(async () => (await listed()).length === 3, 'all again');
  await choose(teacher, 'cancel', PLANNED);
  await until(async () => !(await names()).includes('Monday'), 'the cancelled one gone');
  // An event that was deleted by hand is not created again.
  for (const { id } of await listed()) await ofDiscord('DELETE', `/${id}`);
  await held.restart();
  expect(await move(teacher, ['homework', 'list'], '2027-04-03 20:00')).not.toMatch(/server’s events/);
  expect(await listed()).toEqual([]);
  expect(held.logged).toEqual([]);
});

test('an answer that is lost, and a kill before the id is kept: one event', async () => {
  const teacher = await begin(true);
  held.local.faults.next({ method: 'POST', path: '/scheduled-events' }, { kind: 'lose-answer' });
  await privately(teacher, await plan(teacher, 'Lost'));
  const [lost] = await listed();
  expect(asked('POST')).toBe(1);
  expect(held.logged.join()).toContain('an event of a server could not be kept');
  // The state after a kill between the two steps.
  await privately(teacher, await plan(teacher, 'Killed'));
  const killed = (await listed()).find(({ name }) => name === 'Killed')!;
  for (const entry of await held.app.events.page('', 10))
    await held.app.events.note(entry, { event: null, sent: entry.sent });
  await held.restart();
  const known = async () => (await held.app.events.page('', 10)).map(({ event }) => event).sort();
  await until(async () => !(await known()).includes(null), 'their ids found');
  expect(await known()).toEqual([lost!.id, killed.id].sort());
  expect(await names()).toEqual(['Killed', 'Lost']);
  expect(asked('POST')).toBe(2);
});

test('a deadline that is too near takes the event off; one that Discord has ended stays away', async () => {
  const teacher = await begin(true);
  await replyTo(teacher, 'teach homework create', {
    closes: '2027-03-30 20:00',
    count: 1,
    title: 'Sums',
  });
  const LIST = ['homework', 'list'];
  expect(await names()).toEqual(['Closes: Sums']);
  // It would begin within half a minute, which Discord refuses: the old deadline must not stay.
  expect(await move(teacher, LIST, 'in 1 minute')).not.toMatch(/server’s events/);
  expect(await listed()).toEqual([]);
  expect(await move(teacher, LIST, '2027-04-02 20:00')).toMatch(/It’s in the server’s events, too/);
  const [{ id } = { id: '' }] = await listed();
  await ofDiscord('PATCH', `/${id}`, { status: 4 });
  expect(await listed()).toEqual([]);
  expect(await move(teacher, LIST, '2027-04-03 20:00')).not.toMatch(/server’s events/);
  expect(await held.app.events.page('', 10)).toEqual([]);
  expect(held.logged).toEqual([]);
});

test('without the permission: one short word, and no request again before a teacher plans something', async () => {
  const teacher = await begin(false);
  for (const title of ['One', 'Two'])
    expect(await privately(teacher, await plan(teacher, title))).toMatch(
      /isn’t in the server’s events: I need the permission “Create Events”/,
    );
  expect(asked('POST')).toBe(2);
  await held.restart();
  await until(() => asked('POST') === 3, 'one try at the start');
  await privately(teacher, await plan(teacher, 'Three'));
  expect(asked('POST')).toBe(4);
  expect(held.logged).toEqual([]);
});
