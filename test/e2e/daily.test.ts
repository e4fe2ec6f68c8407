/** The daily puzzle as people see it: attempts, hints, sharing, the board of the day, earlier days, and streaks. */
import { afterEach, expect, test } from 'vitest';
import { type Day, dayOf, isoDate, startOf } from '../../src/learn/model/day.ts';
import { onStage } from '../support/on-stage.ts';
import { NO_LIMITS } from '../support/players.ts';
import { spotOf } from '../support/positions.ts';
import { controlsOf, type Scripted, until, verbOf } from '../support/scripted.ts';

const HOUR = 3_600_000;
/** Wednesday, noon. */
const NOON = Date.UTC(2026, 11, 2, 12);
const TODAY = dayOf(NOON);

let now = NOON;
/** The number of warnings that a test expects. */
let expected = 0;
const { held, ada, ben, teacher } = onStage(
  () => {
    now = NOON;
    expected = 0;
    return { local: { limits: NO_LIMITS }, clock: () => now };
  },
  { logs: 'anything' },
);
afterEach(() => expect(held.logged).toHaveLength(expected));

/** The moves that win on a day, and those that don't, from the puzzle's key. */
const movesOn = async (day: Day) => {
  const question = await held.app.daily.puzzle(day);
  const winning = new Set(question.key.flatMap((said) => (said.kind === 'move' ? [said.move.to] : [])));
  const options = [
    ...new Map([...spotOf(question.line).options()].map((one) => [one.to.line, one])).values(),
  ];
  return {
    right: options.filter(({ to }) => winning.has(to.line)).map(({ move }) => move),
    wrong: options.filter(({ to }) => !winning.has(to.line)).map(({ move }) => move),
  };
};

const verbs = (who: Scripted, message: string) => who.verbs(message);
const triesOf = (who: Scripted) => held.store.daily.tries(who.id, TODAY);

test('wrong, a hint, right, through a restart; then shared, and the same puzzle for the other one', async () => {
  const { right, wrong } = await movesOn(TODAY);
  const message = await ada.run('daily');
  expect(ada.message(message).ephemeralFor).toBe(ada.id);
  expect(ada.read(message)).toMatch(/Daily #45 · [\s\S]*Find the move[\s\S]*3 tries left/);
  const hint = ada.control(message, 'hint');
  await ada.type(message, wrong[0]!);
  expect(ada.read(message)).toMatch(/doesn’t win[\s\S]*2 tries left/);
  // A repeated move costs no attempt; nor does an illegal one, nor an old button.
  await ada.type(message, wrong[0]!);
  const refused = await ada.told(await ada.type(message, 'castles'));
  expect(refused).toContain('Daily puzzle');
  await ada.use(message, hint);
  expect(await triesOf(ada)).toHaveLength(1);
  await held.restart();
  await ada.press(message, 'hint');
  expect(ada.read(message)).toMatch(/One of these moves wins:[\s\S]*Last try/);
  expect(verbs(ada, message)).not.toContain('hint');
  await ada.type(message, right[0]!);
  expect(ada.read(message)).toMatch(/Solved on try 3\.\*\*\s+🟥💡🟩[\s\S]*Day 1 of a new streak/);
  expect(ada.read(message)).toMatch(/Next puzzle <t:(\d+):R>: <t:\1:f>/);
  expect(ada.read(message)).toContain(`<t:${startOf(TODAY + 1) / 1000}:R>`);
  await ada.press(message, 'share');
  const shared = await until(
    () => ben.messages().find((one) => controlsOf(one).some((control) => verbOf(control) === 'open')),
    'what was shared',
  );
  expect(ben.read(shared.id)).toMatch(/Daily #45 · .*\n.*: 🟥💡🟩 · 🔥1/);
  expect(ben.read(shared.id)).not.toContain((await held.app.daily.puzzle(TODAY)).line);
  const own = await ben.open(shared.id, 'open');
  expect(ben.read(own)).toMatch(/Daily #45 · [\s\S]*3 tries left/);
  await ben.type(own, right.at(-1)!);
  expect(ben.read(own)).toMatch(/Solved on the first try!/);
  expect(await held.store.daily.activeDays(ben.id)).toEqual([TODAY]);
});

test('a double click is one try; three wrong ones tell the answer and its proof, without a word of blame', async () => {
  const { wrong } = await movesOn(TODAY);
  const message = await ada.run('daily');
  const asked = [await ada.modal(message, 'type'), await ada.modal(message, 'type')];
  await Promise.all(asked.map((modal, i) => ada.fill(modal, { move: wrong[i]! })));
  expect(await triesOf(ada)).toHaveLength(1);
  const tried = new Set((await triesOf(ada)).map(({ move }) => move));
  for (const move of wrong.filter((one) => !tried.has(one)).slice(0, 2)) await ada.type(message, move);
  expect(ada.read(message)).toMatch(/🟥🟥🟥[\s\S]*You can win: /);
  expect(await ada.told(await ada.press(message, 'why'))).toContain(
    (await held.app.daily.puzzle(TODAY)).line,
  );
  // The puzzle was played, so it counts for the streak.
  expect(await held.app.daily.streak(ada.id)).toMatchObject({ days: 1, today: true });
});

test('earlier days can be played and count for no streak; days to come and typed nonsense are refused', async () => {
  const yesterday = TODAY - 1;
  // Made in advance: making one may take longer than the loopback Discord waits here.
  for (const day of [yesterday, TODAY - 3]) await held.app.daily.puzzle(day);
  const message = await ada.run('daily', { date: isoDate(yesterday) });
  expect(ada.read(message)).toMatch(/Daily #44[\s\S]*doesn’t count for streaks/);
  await ada.type(message, (await movesOn(yesterday)).right[0]!);
  expect(ada.read(message)).toMatch(/Solved on the first try![\s\S]*doesn’t count/);
  expect(await held.app.daily.streak(ada.id)).toMatchObject({ days: 0, best: 0 });
  expect(await held.app.daily.results(held.local.world.guild.id, yesterday)).toEqual([]);
  const list = await ada.open(message, 'archive');
  const select = ada.controls(list)[0]!;
  expect(select.values).toHaveLength(25);
  await ada.use(list, select, [String(TODAY - 3)]);
  expect(ada.read(list)).toMatch(/Daily #42/);
  for (const date of [isoDate(TODAY + 1), '99', 'tomorrow', '2020-01-01'])
    expect(await ada.told(await ada.slash('daily', { date }))).toMatch(
      /no puzzle for that day[\s\S]*2026-10-19 to 2026-12-02/,
    );
});

test('a day that ends while somebody plays: the old puzzle is finished, and the next day has another', async () => {
  const { right, wrong } = await movesOn(TODAY);
  const message = await ada.run('daily');
  await ada.type(message, wrong[0]!);
  now += 12 * HOUR;
  await ada.type(message, right[0]!);
  expect(ada.read(message)).toMatch(/Solved on try 2/);
  const next = await ada.run('daily');
  expect(ada.read(next)).toMatch(/Daily #46/);
  await ada.type(next, (await movesOn(TODAY + 1)).right[0]!);
  expect(ada.read(next)).toContain('🔥 2 days in a row.');
  expect(await ada.told(await ada.slash('stats'))).toMatch(/2 days in a row\*\* ?· longest: 2/);
  // One missed day is forgiven.
  now += 48 * HOUR;
  expect(await ada.told(await ada.slash('stats'))).toMatch(/2 days in a row[\s\S]*makes it 3/);
});

test('the board of the day names those who want to be listed, and the reader', async () => {
  const { right, wrong } = await movesOn(TODAY);
  const [first, second] = [await ada.run('daily'), await ben.run('daily')];
  await ada.type(first, right[0]!);
  await ben.type(second, wrong[0]!);
  const board = await ada.open(first, 'board');
  expect(ada.read(board)).toMatch(/1 of 2 solved it/);
  expect(ada.read(board)).toContain(`<@${ada.id}> 🟩`);
  expect(ada.read(board)).not.toContain(ben.id);
  expect(ada.read(board)).toContain('One more player isn’t listed');
  await ben.type(second, right[0]!);
  const other = await ben.open(second, 'board');
  expect(ben.read(other)).not.toContain(ada.id);
  await ben.press(other, 'list');
  expect(ada.read(await ada.open(first, 'board'))).toMatch(
    new RegExp(`<@${ada.id}> 🟩[\\s\\S]*<@${ben.id}> 🟥🟩`),
  );
  await ben.press(other, 'unlist');
  expect(ada.read(await ada.open(first, 'board'))).not.toContain(ben.id);
});

test('its data go with the person', async () => {
  const message = await ada.run('daily');
  await ada.type(message, (await movesOn(TODAY)).right[0]!);
  expect((await held.store.privacy.export(ada.id)).get('daily_tries')).toHaveLength(1);
  await held.app.privacy.erase(ada.id);
  expect(await triesOf(ada)).toEqual([]);
  expect(await held.app.daily.results(held.local.world.guild.id, TODAY)).toEqual([]);
});

const posts = (): readonly string[] =>
  ben
    .messages()
    .filter((one) => controlsOf(one).some(({ id }) => id.endsWith('~posted')))
    .map(({ id }) => id);

test('a channel gets each day’s puzzle once, with yesterday’s answer, also where the process was down', async () => {
  expect(await ben.told(await ben.slash('daily', { post: 'here' }))).toContain('manage the server');
  expect(await teacher.told(await teacher.slash('daily', { post: 'here' }))).toContain('each day’s puzzle');
  const [first] = await until(() => posts().length > 0 && posts(), 'the post of today');
  expect(ben.read(first!)).toMatch(/Daily #45[\s\S]*Yesterday: #44[\s\S]*(winning move|moves win)/);
  expect(ben.read(first!)).toContain((await held.app.daily.puzzle(TODAY - 1)).line);
  const own = await ben.open(first!, 'open');
  expect(ben.read(own)).toMatch(/Daily #45/);
  expect(await ben.told(await ben.press(first!, 'proof'))).toContain(
    (await held.app.daily.puzzle(TODAY - 1)).line,
  );
  // A process that stopped before it recorded its post finds the post.
  await held.store.settings.write('guild', held.local.world.guild.id, new Map([['dailyPosted', null]]));
  await held.restart();
  await until(
    async () => (await held.app.daily.channels())[0]?.posted === TODAY,
    'the note of a post that was found',
  );
  expect(posts()).toEqual([first]);
  now += 24 * HOUR;
  const both = await until(() => posts().length > 1 && posts(), 'the post of the next day');
  expect(ben.read(both.find((id) => id !== first)!)).toMatch(/Daily #46[\s\S]*Yesterday: #45/);
  await teacher.slash('daily', { post: 'off' });
  expect(await held.app.daily.channels()).toEqual([]);
});

test.each([
  ['is closed to the bot', 403, 50_013],
  ['was deleted', 404, 10_003],
] as const)('a channel that %s gets no more puzzles, and the log says so', async (_, status, code) => {
  expected = 1;
  const { id } = held.local.world.channels('Ada').find(({ name }) => name === 'games')!;
  held.local.faults.next(
    { method: 'POST', path: `/channels/${id}/messages` },
    { kind: 'answer', status, code },
  );
  await teacher.slash('daily', { post: 'here' });
  await until(async () => (await held.app.daily.channels()).length === 0, 'the setting to be turned off');
  expect(posts()).toEqual([]);
  expect(held.logged.join()).toContain('the daily puzzle is turned off');
});

test('the first start after the reset posts once, however often it starts', async () => {
  await teacher.slash('daily', { post: 'here' });
  await until(() => posts().length === 1, 'the post of today');
  await held.bot.close();
  now += 24 * HOUR;
  await held.restart();
  await until(() => posts().length === 2, 'the post of the next day');
  await held.restart();
  await until(async () => (await held.app.daily.channels())[0]?.posted === TODAY + 1, 'the note');
  await held.restart();
  // A later day is posted, by which time the effects of the starts would have appeared.
  now += 24 * HOUR;
  await until(() => posts().length > 2, 'the post of the day after');
  expect(posts()).toHaveLength(3);
});
