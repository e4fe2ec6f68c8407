import { describe, expect, it } from 'vitest';
import { hintAt } from '../../src/play/hints.ts';
import { sayHint } from '../../src/play/screens/hint.ts';
import { locales } from '../../src/texts/index.ts';
import { sayMove } from '../../src/texts/locale.ts';
import { plain } from '../../src/texts/plain.ts';
import { bench, faultOf, must, opened, openOn, pair, paired } from '../support/app.ts';
import { positionOf } from '../support/positions.ts';

describe('undo', () => {
  it('takes back a move and its answer, and no revision comes back', async () => {
    const { app, match } = await opened();
    must(await app.matches.play(match.id, 'ann', 0, '1:3'));
    const undone = must(await app.matches.undo(match.id, 'ann', 2));
    expect(undone).toMatchObject({ turn: 0, match: { moves: [], revision: 3, practice: true } });
    expect(undone.spot.line).toBe('nim 3 4 5');
    expect(faultOf(await app.matches.play(match.id, 'ann', 0, '1:3'))).toBe('stale');
    expect(faultOf(await app.matches.play(match.id, 'ann', 2, '1:3'))).toBe('stale');
    expect(faultOf(await app.matches.undo(match.id, 'ann', 3))).toBe('nothing-to-undo');
    expect(must(await app.matches.play(match.id, 'ann', 3, '1:2')).match.revision).toBe(5);
  });

  it('between people is asked for and allowed', async () => {
    const { b, match } = await paired();
    expect(faultOf(await b.app.matches.undo(match.id, 'ann', 0))).toBe('nothing-to-undo');
    expect(faultOf(await b.app.matches.answerUndo(match.id, 'bob', 0, true))).toBe('nothing-asked');
    must(await b.app.matches.play(match.id, 'ann', 0, '1:1'));
    expect(must(await b.app.matches.undo(match.id, 'ann', 1)).match).toMatchObject({ asks: 0, revision: 1 });
    expect(faultOf(await b.app.matches.answerUndo(match.id, 'ann', 1, true))).toBe('own-request');
    expect(faultOf(await b.app.matches.answerUndo(match.id, 'bob', 0, true))).toBe('stale');
    const back = must(await b.app.matches.answerUndo(match.id, 'bob', 1, true));
    expect(back).toMatchObject({ turn: 0, match: { moves: [], revision: 2, practice: true, asks: null } });
    expect(faultOf(await b.app.matches.undo(match.id, 'eve', 0))).toBe('not-your-game');
  });

  it("does not take back the bot's opening move", async () => {
    const { app, match } = await opened({ first: 'them' });
    expect(faultOf(await app.matches.undo(match.id, 'ann', 1))).toBe('nothing-to-undo');
  });
});

describe('a takeback between people that is not allowed', () => {
  it('is told to whoever asked, until the next move', async () => {
    const { b, match } = await paired();
    must(await b.app.matches.play(match.id, 'ann', 0, '1:1'));
    must(await b.app.matches.undo(match.id, 'ann', 1));
    expect(must(await b.app.matches.answerUndo(match.id, 'bob', 1, false)).match).toMatchObject({
      asks: null,
      refused: 0,
    });
    expect(must(await b.app.matches.play(match.id, 'bob', 1, '2:1')).match.refused).toBeNull();
  });

  it('was not refused where it was withdrawn', async () => {
    const { b, match } = await paired();
    must(await b.app.matches.play(match.id, 'ann', 0, '1:1'));
    must(await b.app.matches.undo(match.id, 'ann', 1));
    expect(must(await b.app.matches.answerUndo(match.id, 'ann', 1, false)).match.refused).toBeNull();
  });
});

describe('the hint ladder', () => {
  it('climbs from the outcome to the move, and each step is counted once', async () => {
    const { app, match } = await opened();
    const hints = [];
    for (const step of [undefined, 2, 3, 4, undefined] as const)
      hints.push(must(await app.matches.hint(match.id, 'ann', 0, step)));
    expect(hints.map(({ step }) => step)).toEqual([1, 2, 3, 4, 4]);
    expect(hints[0]).toMatchObject({ outcome: 'N' });
    expect(hints[1]).toMatchObject({ part: { part: 1, line: 'nim 3' }, parts: 3 });
    const kinds = hints[2]!.step === 3 ? hints[2]!.steps.map(({ kind }) => kind) : [];
    expect(kinds).toContain('xor-table');
    for (const told of ['verdict', 'repair', 'winning-moves']) expect(kinds).not.toContain(told);
    expect(hints[3]).toMatchObject({ wins: true, move: { move: '1:2', to: 'nim 1 4 5' } });
    expect(hints[4]!.live.match.hints).toEqual([4, 0]);
    const after = must(await app.matches.play(match.id, 'ann', 0, '1:2'));
    expect(after.match).toMatchObject({ hints: [4, 0], hintStep: [0, 0] });
    expect(must(await app.matches.hint(match.id, 'ann', 2)).step).toBe(1);
  });

  it('points to the part that its move is in, also of equal ones', async () => {
    const { app, match } = await opened({ line: 'nim 1 1 misere' });
    expect(must(await app.matches.hint(match.id, 'ann', 0, 2))).toMatchObject({ part: { part: 1 } });
    expect(must(await app.matches.hint(match.id, 'ann', 0, 4))).toMatchObject({ move: { move: '1:1' } });
  });

  it('in a lost position says so, and names a move that resists', async () => {
    const { app, match } = await opened({ line: 'nim 2 2' });
    expect(must(await app.matches.hint(match.id, 'ann', 0, 1))).toMatchObject({ outcome: 'P' });
    expect(must(await app.matches.hint(match.id, 'ann', 0, 2))).toMatchObject({ part: null });
    expect(must(await app.matches.hint(match.id, 'ann', 0, 4))).toMatchObject({
      wins: false,
      move: { move: expect.stringMatching(/^[12]:1$/) as string },
    });
  });

  it.each([
    // Misère: the winning move is in heap 1, though no table of values says so.
    [
      'nim 2 1 misere',
      ['you can win', 'There’s a winning move in heap 1: 2.', 'You can win: take 2 from heap 1'],
    ],
    ['octal 6 7 code=0.156', ['you can win', 'There’s a winning move in row 2: 7.', 'You can win: ']],
    ['mark 17 9 misere', ['you can win', 'There’s a winning move in heap 2: 9.', 'You can win: take 5']],
    ['digraph 1>2 2>3 3>1 at=1 + nim 2', ['a draw', 'that keeps the draw.', 'To keep the draw']],
    ['any nim 3 + kayles 4', ['you can win', 'isn’t a sum of parts', 'You can win']],
    ['euclid 7 3 misere', ['you can win', 'isn’t a sum of parts', 'You can win: subtract 3']],
    ['wythoff 3 5', ['you’re losing', 'No part has a winning move.', 'No move wins. A good try: ']],
    // Won, but nobody knows how; and not known at all.
    ['chomp 12x13', ['you can win', 'isn’t a sum of parts', 'I don’t know the right move here.']],
    [
      'dawson 30 40 50 misere',
      ['I don’t know who wins', 'I can’t say in which part', 'I don’t know the right move here.'],
    ],
  ])('of %s says what is known, and no more', (line, sentences) => {
    const said = ([1, 2, 4] as const).map((step) =>
      plain(sayHint(hintAt(positionOf(line), step, 'seed'), locales.en)),
    );
    for (const [i, sentence] of sentences.entries()) expect(said[i]).toContain(sentence);
  });

  it.each(['cram #.#/.#./#..', 'euclid 2 1 / 1 3 misere', 'nim 2 5 9', 'bash 2 3 max=3 misere'])(
    'of %s tells the move last',
    (line) => {
      const at = positionOf(line);
      const last = hintAt(at, 4, 'seed');
      expect(last).toMatchObject({ step: 4, wins: true });
      const move = last.step === 4 ? sayMove(locales.en, last.move.phrase) : '';
      for (const step of [1, 2, 3] as const)
        expect(plain(sayHint(hintAt(at, step, 'seed'), locales.en))).not.toContain(move);
    },
  );

  it('of values under misère play has no genus and no canonical form', () => {
    const said = plain(sayHint(hintAt(positionOf('nim 3 5 misere'), 3, 'seed'), locales.en));
    expect(said).toMatch(/^What decides: /);
    expect(said).not.toMatch(/genus|canonical/i);
  });

  it.each([
    ['the board’s button', undefined],
    ['the button of a step', 1],
  ] as const)('pressed three times at once, by %s, is one hint, counted once', async (_, step) => {
    const { app, match } = await opened();
    const told = await Promise.all([1, 2, 3].map(() => app.matches.hint(match.id, 'ann', 0, step)));
    expect(told.map((one) => must(one).step)).toEqual([1, 1, 1]);
    expect(must(await app.matches.show(match.id)).match.hints).toEqual([1, 0]);
  });

  it('is for who is to move', async () => {
    const { b, match } = await paired();
    expect(faultOf(await b.app.matches.hint(match.id, 'bob', 0))).toBe('not-your-turn');
    expect(faultOf(await b.app.matches.hint(match.id, 'eve', 0))).toBe('not-your-game');
    expect(faultOf(await b.app.matches.hint(match.id, 'ann', 7))).toBe('stale');
  });

  it('is not for games between people', async () => {
    const { b, match } = await paired();
    expect(faultOf(await b.app.matches.hint(match.id, 'ann', 0))).toBe('no-hints');
    expect(must(await b.app.matches.show(match.id)).match).toMatchObject({ hints: [0, 0], length: 1 });
  });
});

describe('a rematch', () => {
  it('against the bot starts at once, the other one starting', async () => {
    const { app, match } = await opened();
    expect(faultOf(await app.matches.rematch(match.id, 'ann'))).toBe('not-over');
    must(await app.matches.resign(match.id, 'ann'));
    expect(faultOf(await app.matches.rematch(match.id, 'eve'))).toBe('not-your-game');
    const again = must(await app.matches.rematch(match.id, 'ann'));
    expect(again.match).toMatchObject({
      start: 'nim 3 4 5',
      opener: 1,
      status: 'playing',
      revision: 1,
      rematchOf: match.id,
    });
    expect(must(await app.matches.rematch(match.id, 'ann')).match.id).toBe(again.match.id);
  });

  it('of a match set up to be won is unrated, too', async () => {
    const { app, match } = await opened({ line: 'nim', first: 'winnable' });
    must(await app.matches.resign(match.id, 'ann'));
    const again = must(await app.matches.rematch(match.id, 'ann'));
    expect(again.match).toMatchObject({ start: match.start, dealt: false, winnable: false });
  });

  it('against a person is a challenge, which the second click accepts', async () => {
    const { b, match } = await paired();
    must(await b.app.matches.resign(match.id, 'ann'));
    const asked = must(await b.app.matches.rematch(match.id, 'bob'));
    expect(asked.match).toMatchObject({ status: 'challenge', opener: 0 });
    expect(must(await b.app.matches.rematch(match.id, 'bob')).match).toMatchObject({
      id: asked.match.id,
      status: 'challenge',
    });
    expect(must(await b.app.matches.rematch(match.id, 'ann')).match).toMatchObject({
      id: asked.match.id,
      status: 'playing',
    });
  });

  it('clicked by both at once is one match', async () => {
    const { b, match } = await paired();
    must(await b.app.matches.resign(match.id, 'ann'));
    const both = await Promise.all([
      b.app.matches.rematch(match.id, 'ann'),
      b.app.matches.rematch(match.id, 'bob'),
    ]);
    expect(new Set(both.map((one) => must(one).match.id)).size).toBe(1);
  });

  it('that was declined can be asked for again', async () => {
    const { b, match } = await paired();
    must(await b.app.matches.resign(match.id, 'ann'));
    const first = must(await b.app.matches.rematch(match.id, 'ann'));
    must(await b.app.matches.decline(first.match.id, 'bob'));
    expect(must(await b.app.matches.rematch(match.id, 'ann')).match).toMatchObject({
      status: 'challenge',
      rematchOf: first.match.id,
    });
  });
});

describe('the list of open games', () => {
  it('shows those that wait for me first', async () => {
    const b = await bench();
    const mine = await pair(b);
    b.now += 1000;
    const theirs = await pair(b);
    must(await b.app.matches.play(theirs.match.id, 'ann', 0, '1:1'));
    b.now += 1000;
    const asked = await openOn(b, { by: 'eve', opponent: { kind: 'person', user: 'ann' } });
    expect((await b.app.matches.openOf('ann')).map(({ match }) => match.id)).toEqual([
      asked.match.id,
      mine.match.id,
      theirs.match.id,
    ]);
    expect(await b.app.matches.openOf('ann', 1)).toHaveLength(1);
  });
});
