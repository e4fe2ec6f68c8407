/** Storm as people see it: right and wrong answers, the end by mistakes and by time, a restart, repeated clicks. */

import { describe, expect, test } from 'vitest';
import { STORM_MS } from '../../src/learn/model/storm.ts';
import type { StormView } from '../../src/learn/storm/ports.ts';
import { must } from '../support/app.ts';
import { choiceOf } from '../support/choices.ts';
import { onStage } from '../support/on-stage.ts';
import { type Scripted, until } from '../support/scripted.ts';

const { held, ada, ben } = onStage({ seed: 'storm', onDisk: true });

/** The run whose message this is. */
const viewOf = async (who: Scripted, message: string): Promise<StormView> =>
  must(await held.app.storm.show(who.id, who.idOn(message)));

/** Answers the question that a message shows. */
const answer = async (who: Scripted, message: string, right: boolean): Promise<void> => {
  const { question } = await viewOf(who, message);
  await who.use(message, who.pick(message, choiceOf(question!, right)));
};

const started = async (who: Scripted): Promise<string> => {
  const message = await who.run('storm');
  expect(who.message(message).ephemeralFor).toBe(who.id);
  await who.press(message, 'Start');
  return message;
};

describe('alone', () => {
  test('the rule first, then one question after another, to the third mistake', async () => {
    const message = await ada.run('storm');
    expect(ada.read(message)).toMatch(/3 minutes[\s\S]*3 mistakes end the run[\s\S]*This time: Nim, /);
    await ada.press(message, 'Start');
    expect(ada.read(message)).toMatch(/0 right · 0 of 3 mistakes[\s\S]*Ends <t:\d+:R>[\s\S]*Your turn/);
    const run = ada.idOn(message);
    await answer(ada, message, true);
    expect(ada.read(message)).toMatch(/1 right · 0 of 3 mistakes[\s\S]*✓ Right\./);
    await answer(ada, message, true);
    const { question } = await viewOf(ada, message);
    await answer(ada, message, false);
    expect(ada.read(message)).toMatch(/2 right · 1 of 3 mistakes[\s\S]*✗ The answer: /);
    await answer(ada, message, false);
    await answer(ada, message, false);
    expect(ada.read(message)).toMatch(
      /3 mistakes[\s\S]*2 right\*\* in 5 answers · longest run of right answers: 2[\s\S]*best so far[\s\S]*Your best: 2 today · 2 of all time[\s\S]*What you missed[\s\S]*3\) /,
    );
    expect(ada.read(message)).toContain(question!.line);
    expect((await held.store.storm.load(run))?.answered).toBe(5);
    // The proof for the wrong answer, and the way on.
    const why = await ada.heard(await ada.press(message, 'Why 3'));
    expect(ada.read(why.id)).toContain(question!.line);
    await ada.press(message, 'Again');
    expect(ada.read(message)).toMatch(/Answer as many positions[\s\S]*Your best: 2 today/);
    expect(ada.idOn(message)).not.toBe(run);
  });

  test('the buttons of “Who wins?” say so in plain words, “You” first', async () => {
    const message = await started(ada);
    for (let tries = 0; tries < 12; tries += 1) {
      const { question } = await viewOf(ada, message);
      const labels = ada.controls(message).map(({ label }) => label);
      if (question!.kind === 'outcome') {
        expect(labels).toEqual(['You', 'They']);
        const says = question!.key[0]!;
        const right = says.kind === 'outcome' && says.outcome === 'N' ? 'You' : 'They';
        const { score } = (await viewOf(ada, message)).run;
        await ada.press(message, right);
        expect((await viewOf(ada, message)).run.score).toBe(score + 1);
        return;
      }
      expect(labels.length).toBeGreaterThan(2);
      await answer(ada, message, true);
    }
    throw new Error('twelve questions without “Who wins?”');
  });

  test('a press that comes twice, an old button and somebody else’s count nothing', async () => {
    const message = await started(ada);
    const run = ada.idOn(message);
    const { question } = await viewOf(ada, message);
    const [good, bad] = [true, false].map((right) => ada.pick(message, choiceOf(question!, right)));
    await Promise.all([ada.use(message, good!), ada.use(message, good!), ada.use(message, good!)]);
    expect(await held.store.storm.answers(run)).toHaveLength(1);
    await ada.use(message, bad!);
    expect(ada.read(message)).toMatch(/1 right · 0 of 3 mistakes/);
    expect((await held.store.storm.load(run))?.answered).toBe(1);
    const theirs = await held.app.storm.press(ben.id, run, 1, 0);
    expect(theirs.ok).toBe(false);
    expect((await held.store.storm.load(run))?.answered).toBe(1);
  });

  test('when the time is over that is told though nobody presses, and a late press counts nothing', async () => {
    const message = await started(ada);
    await answer(ada, message, true);
    const run = ada.idOn(message);
    const { question } = await viewOf(ada, message);
    const late = ada.pick(message, choiceOf(question!, true));
    held.passes(STORM_MS - 10_000);
    await answer(ada, message, true);
    held.passes(30_000);
    await until(() => ada.read(message).includes('Time’s up'), 'the end of the time');
    expect(ada.read(message)).toMatch(/2 right\*\* in 2 answers/);
    await ada.use(message, late);
    expect(ada.read(message)).toMatch(/Time’s up[\s\S]*2 right\*\* in 2 answers/);
    expect((await held.store.storm.load(run))?.answered).toBe(2);
  });

  test('a restart in the middle: the run goes on with the same question, or ends with what was counted', async () => {
    const message = await started(ada);
    await answer(ada, message, true);
    const text = ada.read(message);
    const { question } = await viewOf(ada, message);
    await held.restart();
    expect((await viewOf(ada, message)).question).toEqual(question);
    await ada.use(message, ada.pick(message, choiceOf(question!, true)));
    expect(ada.read(message)).not.toBe(text);
    expect(ada.read(message)).toMatch(/2 right · 0 of 3 mistakes/);
    const next = await viewOf(ada, message);
    await held.restart();
    held.passes(STORM_MS);
    await ada.use(message, ada.pick(message, choiceOf(next.question!, true)));
    expect(ada.read(message)).toMatch(/Time’s up[\s\S]*2 right\*\* in 2 answers/);
  });

  test('the best of the server is told of those alone who want to be listed', async () => {
    const message = await started(ben);
    await answer(ben, message, true);
    expect(ada.read(await ada.run('storm'))).not.toMatch(/Best in this server/);
    const shown = await held.store.storm.load(ben.idOn(message));
    await held.app.records.list(ben.id, shown!.guild!, true);
    expect(ada.read(await ada.run('storm'))).toMatch(/Best in this server: 1 by <@\d+>/);
  });
});
