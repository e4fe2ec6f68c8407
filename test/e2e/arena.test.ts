/** An arena as its players see it: the lobby, paired games, points, leaving, being away, the end, a restart. */

import { describe, expect, test } from 'vitest';
import { LOBBY_MS } from '../../src/play/model/arena.ts';
import type { Live } from '../../src/play/model/match.ts';
import { fewForEachPlace } from '../support/class/maker.ts';
import { newQuiz, replyToPress, shown, startExam } from '../support/class/seen.ts';
import { onStage } from '../support/on-stage.ts';
import { type Scripted, textOf, until } from '../support/scripted.ts';

const { held, ada, ben, ming } = onStage({ seed: 'arena', onDisk: true, questions: fewForEachPlace(4) });

const MINUTE = 60_000;

/** The open game of a player, once it exists and its board is posted. */
const gameOf = (who: Scripted): Promise<Live> =>
  until(async () => {
    const [live] = await held.app.matches.openOf(who.id);
    return live?.match.board === null ? null : live;
  }, 'a game');

/** The open game of `loser` ends. */
const resign = async (loser: Scripted): Promise<void> => {
  const { match } = await gameOf(loser);
  expect((await held.app.matches.resign(match.id, loser.id)).ok).toBe(true);
};

const begun = async (time = '20m'): Promise<string> => {
  const board = await ada.run('arena', { game: 'nim', time });
  await ada.press(board, 'Join');
  await ben.press(board, 'Join');
  return board;
};

describe('the lobby', () => {
  test('says rules and points, and starts with the second player', async () => {
    const board = await ada.run('arena', { game: 'nim' });
    expect(ada.read(board)).toMatch(
      /Arena · Nim[\s\S]*20 minutes[\s\S]*1 minute a move[\s\S]*2 points[\s\S]*in a row \*\*3\*\*[\s\S]*Ratings don’t change/,
    );
    expect(await ben.told(await ben.press(board, 'Join'))).toMatch(/You’re in/);
    await until(() => /Ends <t:\d+:R>/.test(ada.read(board)), 'the start');
  });

  test('takes a time that is typed behind the game', async () => {
    const board = await ben.run('arena', { game: 'kayles 25m' });
    expect(ada.read(board)).toMatch(/Arena · Kayles[\s\S]*25 minutes/);
    await ben.press(board, 'End it');
  });

  test('refuses times and lines that are none, with a line that works', async () => {
    const told = async (options: Readonly<Record<string, string>>) =>
      ada.told(await ada.slash('arena', options));
    for (const time of ['soon', '1m', '9h'])
      expect(await told({ game: 'nim', time })).toMatch(
        new RegExp(`“${time}” as a time[\\s\\S]*5 to 180 minutes[\\s\\S]*/arena game:nim time:20m`),
      );
    expect(await told({ game: 'nim 3 4 5' })).toMatch(/“nim 3 4 5” is more than a game’s name/);
    expect(await told({ game: 'nimm' })).toMatch(/nimm/);
    expect(await held.store.arenas.allOpen()).toEqual([]);
  });

  test('is one a channel, and called off where nobody joins', async () => {
    const board = await ada.run('arena', { game: 'chomp', time: '1h' });
    expect(await ben.told(await ben.slash('arena', { game: 'nim' }))).toMatch(/One arena at a time/);
    held.passes(LOBBY_MS + 10_000);
    await until(() => ada.read(board).includes('· called off'), 'the end of the lobby');
    await ben.press(board, 'New arena');
    expect(ben.messages().some((one) => /Arena · Chomp\n[\s\S]*60 minutes/.test(textOf(one)))).toBe(true);
  });
});

describe('an arena', () => {
  test('posts boards by itself, gives points, and doesn’t touch ratings', async () => {
    const board = await begun();
    const arena = ada.idOn(board);
    const first = await gameOf(ada);
    expect(first.match).toMatchObject({ arena, clock: '1m', status: 'playing', dealt: true });
    expect(first.match.board?.channel).not.toBe(ada.channel);
    await resign(ben);
    await until(() => /\*\*2\*\* · 1–0/.test(ada.read(board)), 'two points');
    // Nobody else is there, so the two play again.
    const next = await until(async () => {
      const live = await gameOf(ada);
      return live.match.id !== first.match.id ? live : null;
    }, 'the next game');
    expect(next.match.seats).not.toEqual(first.match.seats);
    await resign(ben);
    await until(async () => {
      const live = await gameOf(ada);
      return live.match.id !== next.match.id;
    }, 'the third game');
    await resign(ben);
    await until(() => /\*\*7\*\* · 3–0 🔥/.test(ada.read(board)), 'a streak');
    expect(await held.store.records.ratings(ada.id)).toEqual([]);
    expect((await held.store.records.results(ada.id)).map(({ won }) => won)).toEqual([3]);
  });

  test('whoever leaves gets no more games, and can come back; one left alone waits', async () => {
    const board = await begun();
    await gameOf(ada);
    expect(await ben.told(await ben.press(board, 'Leave'))).toMatch(/You left/);
    await resign(ben);
    await until(() => /waiting for an opponent[\s\S]*· left/.test(ada.read(board)), 'Ada alone');
    expect(await held.app.matches.openOf(ada.id)).toEqual([]);
    await ming.press(board, 'join');
    const { match } = await gameOf(ming);
    expect(match.seats.map((seat) => seat.kind === 'person' && seat.user).toSorted()).toEqual(
      [ada.id, ming.id].toSorted(),
    );
    await ben.press(board, 'Join');
    await until(() => !ada.read(board).includes('· left'), 'Ben is back');
  });

  test('whoever loses on time is away until they press Join', async () => {
    const board = await begun();
    const { turn, match } = await gameOf(ada);
    const seat = match.seats[turn!];
    held.passes(MINUTE + 1_000);
    await held.app.housekeeping.tick();
    await until(() => /· away/.test(ada.read(board)), 'somebody is away');
    const late = seat.kind === 'person' && seat.user === ada.id ? ada : ben;
    expect(await held.app.matches.openOf(late.id)).toEqual([]);
    await late.press(board, 'Join');
    expect((await gameOf(late)).match.id).not.toBe(match.id);
  });

  test('an exam that begins in the middle takes its students out; the others play on', async () => {
    const board = await begun();
    await gameOf(ada);
    const teacher = held.person('Ms Turing', 'class');
    const panel = await newQuiz(teacher, { games: 'nim', skills: 'outcome', count: 1, mode: 'exam' });
    const pupil = held.person('Ben', 'class');
    await pupil.sub('class', ['join']);
    await startExam(teacher, panel);
    const exam = await shown(pupil, 'The exam is on');
    expect(await replyToPress(pupil, exam.id, 'open')).toMatch(/Your question 1 of/);
    await resign(ada);
    await until(() => /waiting for an opponent/.test(ada.read(board)), 'Ada alone');
    await ming.press(board, 'join');
    const { match } = await gameOf(ming);
    expect(match.seats).toContainEqual({ kind: 'person', user: ada.id });
    expect(await held.app.matches.openOf(ben.id)).toEqual([]);
    expect(await ben.told(await ben.press(board, 'Join'))).toMatch(/sitting an exam/);
    expect(ada.read(board)).toContain('· left');
  });

  test('ends when its time is over: open games don’t count; nobody is paired any more', async () => {
    const board = await begun('5m');
    await gameOf(ada);
    await resign(ben);
    await until(() => /\*\*2\*\* · 1–0/.test(ada.read(board)), 'points');
    const { match } = await gameOf(ada);
    held.passes(5 * MINUTE + 1_000);
    await until(() => ada.read(board).includes('result'), 'the result');
    expect(ada.read(board)).toMatch(/wins the arena with 2 points/);
    await held.app.matches.resign(match.id, ada.id);
    expect(await held.app.arenas.tick(ada.idOn(board))).toMatchObject({ unposted: [] });
    const view = await held.app.arenas.view(match.arena!);
    expect(view?.rows.map(({ points }) => points)).toEqual([2, 0]);
  });

  test('is ended before its time by whoever opened it alone', async () => {
    const board = await begun();
    await gameOf(ada);
    expect(await ming.told(await ming.press(board, 'end'))).toMatch(/only the host|只有开设者/i);
    await ada.press(board, 'End it');
    await until(() => ada.read(board).includes('result'), 'the result');
    expect(ada.read(board)).toContain('still open don’t count');
  });

  test('ends when the server removes the game that it is about', async () => {
    await ada.run('define', { name: 'frogs', definition: '1,2' });
    const board = await ada.run('arena', { game: 'frogs' });
    await ben.press(board, 'Join');
    await gameOf(ada);
    await ada.run('define', { remove: 'frogs' });
    await resign(ben);
    await until(() => ada.read(board).includes('result'), 'the result');
    expect(ada.read(board)).toMatch(/wins the arena with 2 points/);
  });

  test('a restart gives the time back and goes on with points and games', async () => {
    const board = await begun('5m');
    await gameOf(ada);
    await resign(ben);
    await until(() => /\*\*2\*\* · 1–0/.test(ada.read(board)), 'points');
    await held.stops(30 * MINUTE);
    const view = await held.app.arenas.view(ada.idOn(board));
    expect(view?.rows[0]?.points).toBe(2);
    await until(() => /\*\*2\*\* · 1–0[\s\S]*Ends/.test(ada.read(board)), 'it goes on');
    await resign(ben);
    await until(() => /\*\*4\*\* · 2–0/.test(ada.read(board)), 'more points');
  });
});
