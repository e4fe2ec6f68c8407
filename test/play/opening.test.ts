import { describe, expect, it } from 'vitest';
import type { OpenRequest } from '../../src/play/api.ts';
import { CHALLENGE_LASTS_MS } from '../../src/play/log.ts';
import { boardScreen } from '../../src/play/screens/board.ts';
import { locales } from '../../src/texts/index.ts';
import { type Bench, bench, faultOf, must, opened, openOn, request } from '../support/app.ts';
import { shownText } from '../support/screens.ts';

const bob = { kind: 'person', user: 'bob' } as const;
const anybody = { kind: 'open' } as const;

describe('opening a match', () => {
  it.each<[string, Partial<OpenRequest>, string]>([
    ['a line of no game', { line: 'chess e4' }, 'bad-line'],
    ['an empty line', { line: '' }, 'bad-line'],
    ['a position without a move', { line: 'nim 0' }, 'nothing-to-play'],
    ['a position that is over, to be won', { line: 'nim 0', first: 'winnable' }, 'nothing-to-play'],
    ['a drawn position, to be won', { line: 'digraph 1>2 2>1 at=1', first: 'winnable' }, 'winner-unknown'],
    ['a line longer than a board', { line: `nim ${'9 '.repeat(800)}` }, 'too-long-to-play'],
    ['oneself', { opponent: { kind: 'person', user: 'ann' } }, 'challenge-yourself'],
  ])('refuses %s', async (_, over, code) => {
    const { app } = await bench();
    expect(faultOf(await app.matches.open(request(over)))).toBe(code);
  });

  it('against the bot plays at once', async () => {
    const live = await opened();
    expect(live).toMatchObject({
      turn: 0,
      match: { status: 'playing', start: 'nim 3 4 5', moves: [], revision: 0, deadline: null },
    });
  });

  it('with a guide, and given up, says nothing of a move taken back', async () => {
    const { app, match } = await opened({ line: 'nim 3 5', guided: true });
    const live = must(await app.matches.resign(match.id, 'ann'));
    expect(shownText(boardScreen(live, locales.en), locales.en)).not.toContain('taken back');
  });

  it('lets the bot move at once where it starts, and win with the only move', async () => {
    const live = await opened({ first: 'them' });
    expect(live).toMatchObject({ turn: 1, match: { moves: ['1:2'], revision: 1, opener: 1 } });
    expect(live.spot.line).toBe('nim 1 4 5');
  });

  it.each<[string, boolean | undefined, string]>([
    ['nim 3 4 5 misere', undefined, 'nim 3 4 5 misere'],
    ['nim 3 4 5', true, 'nim 3 4 5 misere'],
    ['nim 3 4 5 misere', true, 'nim 3 4 5 misere'],
    ['尼姆 ３ ４ ５', false, 'nim 3 4 5'],
    ['nim 1 2 + nim 3', undefined, 'nim 1 2 + nim 3'],
  ])('starts %s (misère asked for: %s) at %s', async (line, misere, start) => {
    const live = await opened({ line, ...(misere === undefined ? {} : { misere }) });
    expect(live.match.start).toBe(start);
  });

  it.each(['nim', 'Nim misere', '尼姆'])(
    'deals a position for %s alone, with a choice of moves',
    async (line) => {
      for (let size = 1; size <= 5; size += 1) {
        const { app } = await bench(':memory:', `deal${size}`);
        const { match, spot } = must(await app.matches.open(request({ line, size })));
        expect(match.start).toMatch(line.includes('misere') ? /^nim [\d ]+misere$/ : /^nim [\d ]+$/);
        expect([...spot.options()].length).toBeGreaterThan(1);
      }
    },
  );

  it('deals what the person can win, in twenty deals', async () => {
    const b = await bench();
    for (let i = 0; i < 20; i += 1) {
      const live = await openOn(b, { line: i % 2 === 0 ? 'nim' : 'nim misere', first: 'winnable' });
      expect(live.turn).toBe(live.match.opener);
      expect(must(b.app.analyses.atOnce(live.match.start, { level: 'answer', moves: 1 })).outcome).toBe('N');
    }
  });

  it.each([
    ['nim 3 4 5', 0],
    ['nim 1 4 5', 1],
    ['nim 1 1 1 misere', 1],
  ] as const)('gives the person the winning side of %s', async (line, opener) => {
    const { app } = await bench();
    expect(must(await app.matches.open(request({ line, first: 'winnable' }))).match.opener).toBe(opener);
  });

  it('at random lets either start', async () => {
    const { app } = await bench();
    const openers = new Set<number>();
    for (let i = 0; i < 20; i += 1)
      openers.add(must(await app.matches.open(request({ first: 'random' }))).match.opener);
    expect([...openers].sort()).toEqual([0, 1]);
  });
});

describe('a challenge', () => {
  it('waits for the person who was challenged, and for nobody else', async () => {
    const { app, match } = await opened({ opponent: bob });
    expect(match.status).toBe('challenge');
    expect(faultOf(await app.matches.play(match.id, 'ann', 0, '1:2'))).toBe('not-playing');
    expect(faultOf(await app.matches.accept(match.id, 'eve'))).toBe('not-challenged');
    expect(faultOf(await app.matches.accept(match.id, 'ann'))).toBe('own-challenge');
    expect(faultOf(await app.matches.decline(match.id, 'eve'))).toBe('not-challenged');
    expect(faultOf(await app.matches.cancel(match.id, 'bob'))).toBe('not-the-challenger');
    expect(must(await app.matches.accept(match.id, 'bob')).match.status).toBe('playing');
    expect(must(await app.matches.accept(match.id, 'bob')).match.length).toBe(1);
    expect(faultOf(await app.matches.accept(match.id, 'eve'))).toBe('not-a-challenge');
    expect(faultOf(await app.matches.decline(match.id, 'bob'))).toBe('not-a-challenge');
    expect(faultOf(await app.matches.cancel(match.id, 'ann'))).toBe('not-a-challenge');
  });

  it.each(['decline', 'cancel'] as const)('ends with %s, and a second click does no harm', async (how) => {
    const { app, match } = await opened({ opponent: bob });
    const by = how === 'decline' ? 'bob' : 'ann';
    const after = must(await app.matches[how](match.id, by));
    expect(after.match.status).toBe(how === 'decline' ? 'declined' : 'cancelled');
    expect(must(await app.matches[how](match.id, by)).match.length).toBe(1);
    expect(faultOf(await app.matches.accept(match.id, 'bob'))).toBe('not-a-challenge');
  });

  it('is answered once, however clicks race', async () => {
    const { app, match } = await opened({ opponent: bob });
    const answers = await Promise.all([
      app.matches.accept(match.id, 'bob'),
      app.matches.decline(match.id, 'bob'),
      app.matches.cancel(match.id, 'ann'),
    ]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  });

  /** Everything that ends a challenge, and what becomes of it. */
  const ENDS = {
    accepted: (b: Bench, id: string) => b.app.matches.accept(id, 'bob'),
    declined: (b: Bench, id: string) => b.app.matches.decline(id, 'bob'),
    cancelled: (b: Bench, id: string) => b.app.matches.cancel(id, 'ann'),
    expired: (b: Bench) => b.app.housekeeping.tick(),
    'given up with the challenger’s data': (b: Bench) => b.app.privacy.erase('ann'),
    'given up with the other one’s data': (b: Bench) => b.app.privacy.erase('bob'),
    'met by a process that starts': (b: Bench) => b.restarted().housekeeping.wake(),
  } satisfies Readonly<Record<string, (b: Bench, id: string) => Promise<unknown>>>;
  const names = Object.keys(ENDS) as (keyof typeof ENDS)[];
  const pairs = names.flatMap((one) => names.map((other) => [one, other] as const));

  it.each(pairs)('%s and %s at once: one final state, and it stays', async (one, other) => {
    const { b, match } = await opened({ opponent: bob });
    if (one === 'expired' || other === 'expired') b.now += CHALLENGE_LASTS_MS;
    await Promise.all([ENDS[one](b, match.id), ENDS[other](b, match.id)]);
    const log = async () => (await b.store.matches.load(match.id))?.events ?? null;
    const first = await log();
    // Both players gone: nothing is left. A game that had begun before is given up with the data of one of them.
    const kinds = first?.map(({ kind }) => kind) ?? [];
    expect(kinds.filter((kind) => kind !== 'resign' || kinds[0] !== 'accept').length).toBeLessThanOrEqual(1);
    expect(['accept', 'decline', 'cancel', 'expire', undefined]).toContain(kinds[0]);
    for (const name of names) await ENDS[name](b, match.id);
    const after = await log();
    if (after !== null && kinds.length > 0) expect(after[0]?.kind).toBe(kinds[0]);
  });

  it('with an open seat goes to the first who takes it', async () => {
    const { app, match } = await opened({ opponent: anybody, first: 'them' });
    const answers = await Promise.all(['eve', 'bob', 'ann'].map((who) => app.matches.accept(match.id, who)));
    expect(answers.map(faultOf).filter((code) => code === 'done')).toHaveLength(1);
    const live = must(await app.matches.show(match.id));
    expect(live.match.seats[1]).toEqual({ kind: 'person', user: 'ann' });
    expect(live.turn).toBe(0);
  });

  it('expires, whether anybody looks or not', async () => {
    const b = await bench();
    const [seen, unseen] = [await openOn(b, { opponent: bob }), await openOn(b, { opponent: bob })];
    b.now += CHALLENGE_LASTS_MS - 1;
    expect(await b.app.housekeeping.tick()).toEqual([]);
    b.now += 1;
    expect(faultOf(await b.app.matches.accept(seen.match.id, 'bob'))).toBe('not-a-challenge');
    // Who was refused drew nothing: it is told as well, once.
    expect((await b.app.housekeeping.tick()).map(({ match }) => [match.id, match.status])).toEqual([
      [unseen.match.id, 'expired'],
      [seen.match.id, 'expired'],
    ]);
    expect(must(await b.app.matches.show(seen.match.id)).match).toMatchObject({
      status: 'expired',
      deadline: null,
    });
    expect(await b.app.housekeeping.tick()).toEqual([]);
  });
});
