import { describe, expect, it } from 'vitest';
import { gameIds } from '../../src/games/registry.ts';
import { csvOf } from '../../src/people/privacy.ts';
import { leadersScreen } from '../../src/people/screens/stats.ts';
import { LEFT_AFTER_MS } from '../../src/play/decide.ts';
import { expected, ratingChange } from '../../src/play/rating.ts';
import { locales } from '../../src/texts/index.ts';
import { bench, faultOf, must, NOTHING_FORGOTTEN, openOn, pair, paired, request } from '../support/app.ts';
import { shownText } from '../support/screens.ts';

describe('ratings', () => {
  it.each([
    [1200, 1200, 0.5],
    [1600, 1200, 10 / 11],
    [1200, 1600, 1 / 11],
  ])('%i against %i is expected to win %f of the games', (mine, theirs, share) => {
    expect(expected(mine, theirs)).toBeCloseTo(share, 12);
  });

  it.each<[number, number, number, 0 | 0.5 | 1, number]>([
    [1200, 0, 1200, 1, 20],
    [1200, 0, 1200, 0, -20],
    [1200, 0, 1200, 0.5, 0],
    [1600, 0, 1200, 0.5, 40 * (0.5 - 10 / 11)],
    [1200, 30, 1200, 1, 10],
    [1600, 0, 1200, 1, 40 / 11],
    [1200, 0, 1600, 1, 400 / 11],
  ])('%i after %i games against %i, score %f: %f', (mine, games, theirs, score, change) => {
    expect(ratingChange(mine, games, theirs, score)).toBeCloseTo(change, 10);
  });
});

describe('a leaderboard', () => {
  it('gives equals one place', () => {
    const leaders = [1250.4, 1249.6, 1200].map((rating, i) => ({
      user: 'abc'[i]!,
      game: 'nim',
      rating,
      games: 1,
    }));
    const text = shownText(leadersScreen('nim', leaders, [], locales.en), locales.en);
    expect(text.match(/^\d+(?=\))/gm)).toEqual(['1', '1', '3']);
  });

  it('can be chosen of every game, each once', () => {
    const { rows = [] } = leadersScreen('nim', [], gameIds, locales.en);
    const choices = rows.map((row) => ('kind' in row ? row.choices.map(({ value }) => value) : []));
    expect(choices.flat()).toEqual(gameIds);
    expect(Math.max(...choices.map(({ length }) => length))).toBeLessThanOrEqual(25);
  });
});

describe('a record', () => {
  it('comes from matches that ended, by game and level; undone moves make practice', async () => {
    const b = await bench();
    const { app } = b;
    const dealt = must(await app.matches.open(request({ line: 'nim' }))).match;
    must(await app.matches.resign(dealt.id, 'ann'));
    for (const level of ['perfect', 'sparring'] as const) {
      const { match } = await openOn(b, { line: 'nim 3', opponent: { kind: 'bot', level } });
      must(await app.matches.play(match.id, 'ann', 0, '1:3'));
    }
    const undone = must(await app.matches.open(request({ line: 'nim 2 2' }))).match.id;
    must(await app.matches.play(undone, 'ann', 0, '1:1'));
    must(await app.matches.undo(undone, 'ann', 2));
    must(await app.matches.resign(undone, 'ann'));
    const { match } = await pair(b, { line: 'wythoff' });
    must(await app.matches.resign(match.id, 'ann'));
    expect(await app.records.of('ann')).toMatchObject({
      results: [
        { game: 'nim', against: 'perfect', won: 1, lost: 1 },
        { game: 'nim', against: 'sparring', won: 1, lost: 0 },
        { game: 'wythoff', against: 'person', won: 0, lost: 1 },
      ],
      ratings: [
        { game: 'nim', games: 1, rating: expect.closeTo(1200 - 40 / 11, 6) as number },
        { game: 'wythoff', games: 1, rating: 1180 },
      ],
    });
  });

  it.each([
    ['nim', true],
    ['nim misere', true],
    ['尼姆', true],
    ['nim 1', false],
    ['nim 3 4 + wythoff 3 5', false],
    ['custom rule=1,2:0-2', false],
    ['custom 9 rule=1,2:0-2', false],
  ])('of %s changes ratings: %s, and so does its rematch', async (line, rated) => {
    const b = await bench();
    const { matches, records } = b.app;
    const first = await pair(b, { line });
    must(await matches.resign(first.match.id, 'bob'));
    const again = must(await matches.rematch(first.match.id, 'ann'));
    must(await matches.accept(again.match.id, 'bob'));
    must(await matches.resign(again.match.id, 'bob'));
    const { results, ratings } = await records.of('ann');
    expect(results.map(({ won }) => won)).toEqual([2]);
    expect(ratings.map(({ games }) => games)).toEqual(rated ? [2] : []);
  });

  it('tells a server’s own games by their names, and other servers’ names to nobody else', async () => {
    const { app } = await bench();
    for (const guild of ['g1', 'g2'])
      await app.definitions.define({ by: 'ann', guild, name: `frogs${guild}`, definition: '1,2:0-2' });
    for (const [guild, line] of [
      ['g1', 'frogsg1 9'],
      ['g1', 'frogsg1'],
      ['g2', 'frogsg2 9'],
      ['g2', 'custom 9 rule=1,2:0-2 + nim 1'],
    ] as const) {
      const { match } = must(await app.matches.open(request({ guild, line })));
      must(await app.matches.resign(match.id, 'ann'));
    }
    const told = async (within?: string | null) =>
      (await app.records.of('ann', within)).results.map(({ game, own, lost }) => [game, own, lost]);
    expect(await told()).toEqual([
      ['custom', 'frogsg1', 2],
      ['custom', 'frogsg2', 1],
      ['sum', null, 1],
    ]);
    expect(await told('g1')).toEqual(
      expect.arrayContaining([
        ['custom', 'frogsg1', 2],
        ['custom', null, 1],
      ]),
    );
    expect(await told(null)).toEqual([
      ['custom', null, 3],
      ['sum', null, 1],
    ]);
  });

  it('leaves a game out that one side left: after a week in which it was their turn, no clock running', async () => {
    const b = await bench();
    const { matches, records } = b.app;
    const { match } = await pair(b, { line: 'nim' });
    const timed = await pair(b, { line: 'nim', clock: '1d' });
    const seen = async (id: string, by: string) => matches.isLeft(must(await matches.show(id)), by);
    b.now += LEFT_AFTER_MS - 1;
    expect(await seen(match.id, 'bob')).toBe(false);
    expect(faultOf(await matches.abandon(match.id, 'bob'))).toBe('not-left');
    b.now += 1;
    expect(await seen(match.id, 'bob')).toBe(true);
    expect(await seen(match.id, 'ann')).toBe(false);
    expect(await seen(match.id, 'eve')).toBe(false);
    expect(await seen(timed.match.id, 'bob')).toBe(false);
    expect(faultOf(await matches.abandon(match.id, 'ann'))).toBe('not-left');
    expect(faultOf(await matches.abandon(match.id, 'eve'))).toBe('not-your-game');
    const ended = must(await matches.abandon(match.id, 'bob'));
    expect(ended).toMatchObject({ turn: null, match: { status: 'abandoned', result: null } });
    expect(must(await matches.abandon(match.id, 'bob')).match.length).toBe(ended.match.length);
    expect(faultOf(await matches.play(match.id, 'ann', 0, '1:1'))).toBe('not-playing');
    expect(faultOf(await matches.rematch(match.id, 'bob'))).toBe('not-over');
    expect((await matches.openOf('bob')).map((live) => live.match.id)).not.toContain(match.id);
    await b.app.housekeeping.tick();
    const { results, ratings } = await records.of('bob');
    expect(results.map(({ won, lost }) => [won, lost])).toEqual([[1, 0]]);
    expect(ratings.map(({ games }) => games)).toEqual([1]);
  });

  it('is not left while the other moves; a move starts the week anew, and against the bot nobody leaves', async () => {
    const b = await bench();
    const { matches } = b.app;
    const { match } = await pair(b);
    const alone = must(await matches.open(request()));
    b.now += LEFT_AFTER_MS;
    must(await matches.play(match.id, 'ann', 0, '1:1'));
    for (const [id, by] of [
      [match.id, 'ann'],
      [match.id, 'bob'],
      [alone.match.id, 'ann'],
    ] as const)
      expect(faultOf(await matches.abandon(id, by)), id).toBe('not-left');
    b.now += LEFT_AFTER_MS;
    expect(must(await matches.abandon(match.id, 'ann')).match.status).toBe('abandoned');
  });

  it('is in the leaderboard of a server for those who want it there', async () => {
    const b = await bench();
    const { records, matches } = b.app;
    const { match } = await pair(b, { line: 'nim' });
    must(await matches.resign(match.id, 'bob'));
    expect(await records.leaders('g1', 'nim')).toEqual([]);
    expect(await records.games('g1')).toEqual([]);
    await records.list('ann', 'g1', true);
    await records.list('bob', 'g2', true);
    expect((await records.leaders('g1', 'nim')).map((row) => row.user)).toEqual(['ann']);
    expect(await records.games('g1')).toEqual(['nim']);
    expect(await records.isListed('ann', 'g1')).toBe(true);
    await records.list('ann', 'g1', false);
    expect(await records.leaders('g1', 'nim')).toEqual([]);
  });
});

describe('one’s data', () => {
  it('are given as JSON and as CSV', async () => {
    const { b, match } = await paired();
    must(await b.app.matches.play(match.id, 'ann', 0, '1:1'));
    const { rows, files } = await b.app.privacy.export('ann');
    expect(rows).toBe(4);
    expect(files.map((file) => file.name)).toEqual([
      'everything.json',
      'matches.csv',
      'match-events.csv',
      'match-seats.csv',
    ]);
    const all = JSON.parse(files[0]!.text) as Record<string, unknown[]>;
    expect(all['matches']).toHaveLength(1);
    expect(JSON.stringify(all)).not.toContain('bob');
    expect(await b.app.privacy.export('eve')).toEqual({ rows: 0, files: [] });
  });

  it.each([
    ['=1+1', "'=1+1"],
    ['+1', "'+1"],
    ['-1', "'-1"],
    ['@a', "'@a"],
    ['a,b', '"a,b"'],
    ['a"b', '"a""b"'],
    ['a\nb', '"a\nb"'],
    ['尼姆', '尼姆'],
    [-5, '-5'],
    [null, ''],
  ])('in CSV %j stands as %j', (value, said) => {
    expect(csvOf([{ v: value }])).toBe(`\uFEFFv\r\n${said}\r\n`);
  });

  it('go: open games are given up, challenges taken back or declined, the other’s games stay without the name', async () => {
    const b = await bench();
    const { matches, privacy } = b.app;
    const against = await pair(b);
    const bot = must(await matches.open(request()));
    const asked = must(await matches.open(request({ opponent: { kind: 'person', user: 'bob' } })));
    const invited = await openOn(b, { by: 'bob', opponent: { kind: 'person', user: 'ann' } });
    const { erased, changed } = await privacy.erase('ann');
    expect(erased).toBeGreaterThan(0);
    expect(changed.map((live) => live.match.id).sort()).toEqual(
      [against, asked, invited].map((live) => live.match.id).sort(),
    );
    const left = must(await matches.show(against.match.id)).match;
    expect(left).toMatchObject({
      status: 'over',
      result: { winner: 1, how: 'resigned' },
      seats: [{ kind: 'gone' }, { kind: 'person', user: 'bob' }],
    });
    expect(must(await matches.show(asked.match.id)).match.status).toBe('cancelled');
    expect(must(await matches.show(invited.match.id)).match.status).toBe('declined');
    expect((await matches.show(bot.match.id)).ok).toBe(false);
    expect((await matches.finishedOf('bob')).map((live) => live.match.id)).toEqual([against.match.id]);
    expect(await privacy.export('ann')).toEqual({ rows: 0, files: [] });
    expect((await privacy.erase('ann')).erased).toBe(0);
  });

  it('of a server are forgotten after its days', async () => {
    const { b, match } = await paired();
    must(await b.app.matches.resign(match.id, 'ann'));
    expect(await b.app.retention.forget()).toEqual(NOTHING_FORGOTTEN);
    expect((await b.app.settings.setGuild('g1', { retention: 30 })).retention).toBe(30);
    b.now += 30 * 24 * 3600 * 1000;
    expect(await b.app.retention.forget()).toEqual(NOTHING_FORGOTTEN);
    b.now += 1;
    expect(await b.app.retention.forget()).toEqual({ ...NOTHING_FORGOTTEN, matches: 1 });
    expect((await b.app.matches.show(match.id)).ok).toBe(false);
    expect((await b.app.settings.setGuild('g1', { retention: null })).retention).toBeNull();
  });
});
