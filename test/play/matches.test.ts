import { describe, expect, it } from 'vitest';
import { bench, faultOf, must, opened, paired, request } from '../support/app.ts';

describe('a move', () => {
  it.each([
    ['typed loosely', '1 2', ['1:2']],
    ['canonical', '3:5', ['3:5']],
    ['by what is left', '2>0', ['2:4']],
  ])('is played %s', async (_, text, moves) => {
    const { b, match } = await paired();
    const live = must(await b.app.matches.play(match.id, 'ann', 0, text));
    expect(live.match.moves).toEqual(moves);
    expect(live).toMatchObject({ turn: 1, match: { revision: 1 } });
  });

  it.each([
    ['a bystander', 'eve', 0, '1:2', 'not-your-game'],
    ['whose turn it is not', 'bob', 0, '1:2', 'not-your-turn'],
    ['of another board', 'ann', 1, '1:2', 'stale'],
    ['that is not legal', 'ann', 0, '1:4', 'bad-move'],
    ['that is no move', 'ann', 0, 'pass', 'bad-move'],
  ])('of somebody is refused: %s', async (_, by, revision, text, code) => {
    const { b, match } = await paired();
    expect(faultOf(await b.app.matches.play(match.id, by, revision, text))).toBe(code);
    expect(must(await b.app.matches.show(match.id)).match.moves).toEqual([]);
  });

  it('that is refused shows some that are not', async () => {
    const { b, match } = await paired();
    const refused = await b.app.matches.play(match.id, 'ann', 0, '9:9');
    expect(refused).toMatchObject({ ok: false, error: { code: 'bad-move', facts: { more: true } } });
    if (refused.ok || refused.error.code !== 'bad-move') throw new Error('unreachable');
    expect(refused.error.facts.legal.map(({ move }) => move)).toEqual(['1:1', '1:2', '1:3', '2:1', '2:2']);
  });

  it('of a match that nobody opened is refused', async () => {
    const { app } = await bench();
    expect(faultOf(await app.matches.play('nothing', 'ann', 0, '1:1'))).toBe('no-such-match');
  });

  it('clicked five times at once is played once', async () => {
    const { app, match } = await opened();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => app.matches.play(match.id, 'ann', 0, '1:2')),
    );
    expect(answers.map(faultOf).sort()).toEqual(['done', 'stale', 'stale', 'stale', 'stale']);
    expect(must(await app.matches.show(match.id)).match).toMatchObject({ revision: 2, length: 2 });
  });

  it('is answered by the bot in the same change', async () => {
    const { app, store } = await bench();
    const { match } = must(await app.matches.open(request()));
    const live = must(await app.matches.play(match.id, 'ann', 0, '1:3'));
    expect(live.history.map(({ seat }) => seat)).toEqual([0, 1]);
    expect((await store.matches.load(match.id))?.events).toHaveLength(2);
  });
});

describe('the end', () => {
  it.each([
    ['nim 1 1', 'last-move', 1],
    ['nim 1 1 misere', 'last-move', 0],
  ] as const)('of %s is the %s: seat %i wins', async (line, how, winner) => {
    const { b, match } = await paired({ line });
    must(await b.app.matches.play(match.id, 'ann', 0, '1:1'));
    const live = must(await b.app.matches.play(match.id, 'bob', 1, '2:1'));
    expect(live).toMatchObject({
      turn: null,
      match: { status: 'over', result: { winner, how }, deadline: null },
    });
    expect(faultOf(await b.app.matches.play(match.id, 'ann', 2, '1:1'))).toBe('not-playing');
    expect(await b.app.matches.openOf('ann')).toEqual([]);
    expect((await b.app.matches.finishedOf('bob')).map((one) => one.match.id)).toEqual([match.id]);
  });

  it('by resigning, on either turn, once', async () => {
    const { b, match } = await paired();
    expect(faultOf(await b.app.matches.resign(match.id, 'eve'))).toBe('not-your-game');
    expect(must(await b.app.matches.resign(match.id, 'bob')).match.result).toEqual({
      winner: 0,
      how: 'resigned',
    });
    expect(faultOf(await b.app.matches.resign(match.id, 'ann'))).toBe('not-playing');
  });

  it('by the clock, which starts anew with each move and stands with nothing else', async () => {
    const { b, match } = await paired({ clock: '5m' });
    b.now += 299_000;
    must(await b.app.matches.play(match.id, 'ann', 0, '1:1'));
    const { deadline } = must(await b.app.matches.show(match.id)).match;
    expect(deadline).toBe(b.now + 300_000);
    b.now += 299_000;
    must(await b.app.matches.undo(match.id, 'ann', 1));
    expect(must(await b.app.matches.show(match.id)).match).toMatchObject({ asks: 0, deadline });
    b.now += 999;
    expect(await b.app.housekeeping.tick()).toEqual([]);
    b.now += 1;
    expect((await b.app.housekeeping.tick()).map((live) => live.match.result)).toEqual([
      { winner: 0, how: 'out-of-time' },
    ]);
  });

  it('says how often each had the win and kept it', async () => {
    const { b, match } = await paired({ line: 'nim 1 2' });
    must(await b.app.matches.play(match.id, 'ann', 0, '2:2')); // 1 0: the win thrown away
    const live = must(await b.app.matches.play(match.id, 'bob', 1, '1:1'));
    expect(await b.app.matches.summary(live)).toEqual({
      marks: ['threw', 'kept'],
      seats: [
        { had: 1, kept: 0, unknown: 0 },
        { had: 1, kept: 1, unknown: 0 },
      ],
    });
  });

  it('marks a move without a win to keep as no fault', async () => {
    const { b, match } = await paired({ line: 'nim 1 1' });
    must(await b.app.matches.play(match.id, 'ann', 0, '1:1'));
    const live = must(await b.app.matches.play(match.id, 'bob', 1, '2:1'));
    expect((await b.app.matches.summary(live)).marks).toEqual(['none', 'kept']);
  });
});
