/** A race at Storm in a channel: the lobby, the same positions for all, bars, places, a restart during the race. */

import { describe, expect, test } from 'vitest';
import { LOBBY_MS, MAX_STANDSTILL_MS } from '../../src/learn/model/race.ts';
import { STORM_MS, type StormRun } from '../../src/learn/model/storm.ts';
import { choiceOf } from '../support/choices.ts';
import { onStage } from '../support/on-stage.ts';
import { type Scripted, textOf, until } from '../support/scripted.ts';

const { held, ada, ben, ming } = onStage({ seed: 'race', onDisk: true });

const opened = (): Promise<string> => ada.run('storm', { mode: 'race' });

/** The latest private message with this text. */
const private_ = (who: Scripted, what: RegExp) =>
  until(
    () => who.messages().findLast((one) => one.ephemeralFor === who.id && what.test(textOf(one)))?.id ?? null,
    String(what),
  );

const runOf = async (who: Scripted, race: string): Promise<StormRun> =>
  (await held.store.races.runs(race)).find(({ user }) => user === who.id)!;

/** Answers the question in the racer's private message. */
const answer = async (who: Scripted, race: string, right: boolean): Promise<void> => {
  const message = await private_(who, /right · \d of 3 mistakes/);
  const run = await runOf(who, race);
  const view = await held.app.storm.show(who.id, run.id);
  if (!view.ok || view.value.question === null) throw new Error('no question');
  await who.use(message, who.pick(message, choiceOf(view.value.question, right)));
};

const begun = async (...racers: readonly Scripted[]): Promise<readonly [string, string]> => {
  const board = await opened();
  for (const who of racers) if (who !== ada) await who.press(board, 'Join');
  await ada.press(board, 'Start');
  return [board, ada.idOn(board)];
};

describe('the lobby', () => {
  test('says the rules and who is in; whoever joins is told in private, once or twice', async () => {
    const board = await opened();
    expect(ada.read(board)).toMatch(
      /same positions[\s\S]*3 minutes[\s\S]*1 racer of at most 20[\s\S]*starts the race/,
    );
    await private_(ada, /You’re in/);
    await ben.press(board, 'Join');
    await ben.press(board, 'Join');
    await private_(ben, /You’re in/);
    await until(() => ada.read(board).includes('2 racers'), 'the second racer');
    await ben.press(board, 'Leave');
    await until(() => ada.read(board).includes('1 racer of'), 'one left');
  });

  test('is started and called off by whoever opened it, and not by one alone', async () => {
    const board = await opened();
    expect(await ada.told(await ada.press(board, 'Start'))).toMatch(/at least 2 racers/);
    await ben.press(board, 'Join');
    for (const what of ['Start', 'Cancel'])
      expect(await ming.told(await ming.press(board, what))).toMatch(
        /Only the host of the race|只有比赛的主持者/,
      );
    await ada.press(board, 'Cancel');
    await until(() => ada.read(board).includes('· called off'), 'the end of the lobby');
    await ben.press(board, 'New race');
    expect(ben.messages().filter((one) => /Storm race\n[\s\S]*1 racer of/.test(textOf(one)))).toHaveLength(1);
  });

  test('is one a channel; a second wish gets the way to it', async () => {
    const board = await opened();
    const told = await ben.heard(await ben.slash('storm', { mode: 'race' }));
    expect(textOf(told)).toMatch(/race in this channel/);
    await ben.press(told.id, 'Join');
    await until(() => ada.read(board).includes('2 racers'), 'Ben');
  });

  test('that nobody starts is called off after its time', async () => {
    const board = await opened();
    held.passes(LOBBY_MS + 10_000);
    await until(() => ada.read(board).includes('· called off'), 'the end of the lobby');
    expect(await ben.told(await ben.press(await opened(), 'Join'))).toMatch(/You’re in/);
  });

  test('doesn’t open where the bot is alone with somebody', async () => {
    const here = held.person('Ada', 'dm');
    expect(await here.told(await here.slash('storm', { mode: 'race' }))).toMatch(/channel of a server/);
  });
});

describe('a race', () => {
  test('has the same positions for all, live bars, and places by right answers, then by who was first', async () => {
    const [board, race] = await begun(ada, ben);
    for (const number of [0, 1, 2]) {
      const views = await Promise.all(
        [ada, ben].map(async (who) => held.app.storm.show(who.id, (await runOf(who, race)).id)),
      );
      const [one, other] = views.map((view) => (view.ok ? view.value.question : null));
      expect(one).toEqual(other);
      // Ben answers each one first; Ada gets one wrong.
      await answer(ben, race, true);
      await answer(ada, race, number !== 1);
    }
    await until(
      () => /1\. <@\d+> `█+░+` \*\*3\*\*\n2\. <@\d+> `█+░+` \*\*2\*\* ✗/.test(ada.read(board)),
      'the bars',
    );
    expect(ada.read(board)).toContain(`1. <@${ben.id}>`);
    // Ada draws level, later.
    await answer(ada, race, true);
    await until(() => /2\. <@\d+> `█+░+` \*\*3\*\* ✗/.test(ada.read(board)), 'Ada is level');
    expect(ada.read(board)).toContain(`1. <@${ben.id}>`);
    expect(await ming.told(await ming.press(board, 'My questions'))).toMatch(/not in this race|没有参加/);
    // Three mistakes end a run, not the race.
    for (let mistakes = 1; mistakes < 3; mistakes += 1) await answer(ada, race, false);
    await until(() => ada.read(board).includes('done'), 'the end of Ada’s run');
    expect(ada.read(await private_(ada, /3 mistakes/))).toMatch(/Place 2 of 2 so far/);
    held.passes(STORM_MS);
    await until(() => ada.read(board).includes('result'), 'the end');
    expect(ada.read(board)).toMatch(/<@\d+>\S* wins with 3 right/);
    expect(ben.read(await private_(ben, /Time’s up/))).toMatch(/Place 1 of 2/);
    // It counts among the best runs.
    await held.app.records.list(ben.id, (await runOf(ben, race)).guild!, true);
    const solo = await ada.run('storm');
    const top = await ada.told(await ada.press(solo, 'Best runs'));
    expect(top).toMatch(new RegExp(`Today\\n1\\. <@${ben.id}>: 3[\\s\\S]*All time\\n1\\. <@${ben.id}>: 3`));
  });

  test('takes nobody in who comes late, and no press after the end', async () => {
    const first = await opened();
    const there = await ming.heard(await ming.slash('storm', { mode: 'race' }));
    await ben.press(first, 'Join');
    await ada.press(first, 'Start');
    const race = (await held.store.races.allOpen())[0]!.id;
    expect(await ming.told(await ming.press(there.id, 'race-join'))).toMatch(/started or is over|已经开始/);
    await answer(ada, race, true);
    const message = await private_(ada, /1 right/);
    const [late] = ada.controls(message);
    held.passes(STORM_MS + 5_000);
    await ada.use(message, late!);
    expect(await runOf(ada, race)).toMatchObject({ answered: 1, score: 1 });
  });

  test('a restart in the middle gives everybody the time back, and says so', async () => {
    const [board, race] = await begun(ada, ben);
    await answer(ada, race, true);
    const before = await runOf(ben, race);
    await held.stops(STORM_MS / 2);
    await until(
      () => /I was away for .*Everybody got that time back/.test(ada.read(board)),
      'the standstill',
    );
    const [one, other] = [await runOf(ada, race), await runOf(ben, race)];
    expect(one.credit).toBe(other.credit);
    expect(other.credit - before.credit).toBeGreaterThan(STORM_MS / 2 - 10_000);
    await answer(ben, race, true);
    held.passes(STORM_MS + 5_000);
    await until(() => ada.read(board).includes('result'), 'the end');
    expect((await runOf(ben, race)).score).toBe(1);
  });

  test('a bot that was away for long ends it as it stood', async () => {
    const [board, race] = await begun(ada, ben);
    await answer(ada, race, true);
    await held.stops(MAX_STANDSTILL_MS + 60_000);
    await until(() => /result[\s\S]*ended early/.test(ada.read(board)), 'the end');
    expect(await runOf(ada, race)).toMatchObject({ score: 1 });
  });
});
