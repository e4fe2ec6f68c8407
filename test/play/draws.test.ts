/** Games that may go round in circles: a draw at the third repetition, what it counts, and how the bot plays for it. */
import { expect, test } from 'vitest';
import type { Win } from '../../src/engine/core/game.ts';
import { analyse } from '../../src/engine/solve/analyse.ts';
import { seeded } from '../../src/kernel/random.ts';
import { DRAW_POINTS } from '../../src/people/model/season.ts';
import { chooseMove } from '../../src/play/player.ts';
import { boardScreen } from '../../src/play/screens/board.ts';
import { puzzleScreen, reviewScreen } from '../../src/play/screens/review.ts';
import { locales } from '../../src/texts/index.ts';
import { WRITTEN } from '../../src/texts/languages.ts';
import { type Bench, bench, must, openOn, pair, paired, playInTurn } from '../support/app.ts';
import { spotOf } from '../support/positions.ts';
import { shownText } from '../support/screens.ts';

/** A drawn position that the bot deals to two people, played to its draw by moves that keep it. */
const drawnFromDeal = async ({ app }: Bench) => {
  for (;;) {
    const opened = await openOn({ app }, { line: 'digraph', opponent: { kind: 'person', user: 'bob' } });
    const { id } = opened.match;
    if (analyse(opened.spot, opened.win, { bound: 4_000, moves: 1 }).outcome !== 'D') {
      must(await app.matches.cancel(id, 'ann'));
      continue;
    }
    let live = must(await app.matches.accept(id, 'bob'));
    while (live.match.status === 'playing') {
      const { keeping = [] } = analyse(live.spot, live.win, { bound: 4_000, moves: 1 });
      const seat = live.match.seats[live.turn!];
      const user = seat.kind === 'person' ? seat.user : '';
      live = must(await app.matches.play(id, user, live.match.revision, keeping[0]!.move));
    }
    return live;
  }
};

const ROUND = ['1>2', '2>1', '1>2', '2>1'];

test('the third time the same position stands with the same player to move, the game is drawn', async () => {
  const { b, ...begun } = await paired({ line: 'digraph 1>2 2>1 2>3 at=1' });
  const third = await playInTurn(b, begun, ROUND.slice(0, 3));
  expect(third.match.result).toBeNull();
  const live = must(await b.app.matches.play(begun.match.id, 'bob', 3, ROUND[3]!));
  expect(live.match).toMatchObject({ status: 'over', result: { winner: null, how: 'repetition' } });
  expect(live.turn).toBeNull();
  for (const id of WRITTEN)
    expect(shownText(boardScreen(live, locales[id]), locales[id])).toMatch(
      /draw[\s\S]*three times|和棋[\s\S]*第三次|引き分け[\s\S]*3回/,
    );
});

test('whoever had a won position and came back to it went in circles: nothing says that they kept the win', async () => {
  const { b, ...begun } = await paired({ line: 'digraph 1>2 2>1 2>3 at=1' });
  const live = await playInTurn(b, begun, ROUND);
  const review = must(await b.app.reviews.review(begun.match.id));
  for (const id of WRITTEN)
    for (const screen of [
      boardScreen(live, locales[id], { summary: review.summary }),
      reviewScreen(review, 0, 'ann', locales[id]),
    ]) {
      const text = shownText(screen, locales[id]);
      expect(text).toMatch(/bob could have won, but went in circles|bob 本可取胜|bobは勝てましたが/);
      expect(text).not.toMatch(/kept it|Nobody gave|都没有丢掉|逃した手はありません/);
    }
});

test('a review calls no drawn position lost, and no draw a win of the other side', async () => {
  const { b, ...begun } = await paired({ line: 'digraph 1>2 2>1 at=1' });
  await playInTurn(b, begun, ROUND);
  const review = must(await b.app.reviews.review(begun.match.id));
  for (const id of WRITTEN) {
    const text = shownText(reviewScreen(review, 0, 'ann', locales[id]), locales[id]);
    expect(text).toMatch(/not winning before, not winning after|并非必胜|勝ちではない/);
    expect(text).not.toMatch(/losing|必败|負け/);
  }
  // From 1 a move to 3 wins and one to 2 leaves a draw.
  const other = await pair(b, { line: 'digraph 1>2 2>1 1>3 2>4 4>5 5>4 at=1' });
  await playInTurn(b, other, ['1>2']);
  must(await b.app.matches.resign(other.match.id, 'bob'));
  const puzzle = must(await b.app.reviews.puzzle(other.match.id, 0));
  const attempt = must(await b.app.reviews.attempt(other.match.id, 0, '1>2'));
  expect(attempt.wins).toBe(false);
  const told = shownText(puzzleScreen(puzzle, locales.en, { attempt }), locales.en);
  expect(told).toContain('doesn’t win');
  expect(told).not.toMatch(/other side can win/);
});

test('a draw stands in both records, in the week and the season', async () => {
  const b = await bench(':memory:', 'drawn');
  const { app } = b;
  for (const user of ['ann', 'bob']) await app.records.list(user, 'g1', true);
  await app.progress.setSeason('g1', true);
  await playInTurn(b, await pair(b, { line: 'digraph 1>2 2>1 2>3 at=1' }), ROUND);
  for (const user of ['ann', 'bob']) {
    expect((await app.records.of(user)).results).toMatchObject([
      { game: 'digraph', against: 'person', won: 0, drawn: 1, lost: 0 },
    ]);
    const { week } = await app.progress.of(user, { days: 0, best: 0, today: false });
    expect(week).toMatchObject({ played: 1, won: 0 });
  }
  // Positions that somebody chose don’t count in a season.
  expect((await app.progress.season('g1', null)).places).toEqual([]);
  const dealt = await drawnFromDeal(b);
  expect(dealt.match.result?.winner).toBeNull();
  expect((await app.progress.season('g1', null)).places).toEqual(
    ['ann', 'bob'].map((user) => ({ place: 1, user, points: DRAW_POINTS })),
  );
});

test('an undo takes the repetition back, and sums are compared as a whole', async () => {
  const { b, ...begun } = await paired({ line: 'digraph 1>1 at=1 + nim 3' });
  // The nim heap changes in between, so no position comes three times.
  const live = await playInTurn(b, begun, ['#1 1>1', '#2 1:1', '#1 1>1', '#2 1:1', '#1 1>1', '#2 1:1']);
  expect(live.match.status).toBe('playing');
});

test('games that end never look at repetition', async () => {
  const { b, ...begun } = await paired({ line: 'nim 1' });
  const live = await playInTurn(b, begun, ['1:1']);
  expect(live.match.result).toEqual({ winner: 0, how: 'last-move' });
});

test('a dealt game that is drawn moves the ratings of unequal players towards each other', async () => {
  const b = await bench();
  let drawn = 0;
  for (let i = 0; i < 12 && drawn === 0; i += 1) {
    const { match, spot } = await openOn(b, { line: 'digraph' });
    expect(match.dealt).toBe(true);
    let live = must(await b.app.matches.resign(match.id, 'ann'));
    expect(spot.isLoopy).toBe(true);
    live = await openOn(b, { line: 'digraph' });
    for (let move = 0; live.match.status === 'playing' && move < 40; move += 1) {
      const { keeping = [], winning } = analyse(live.spot, live.win, { bound: 4000, moves: 1 });
      const choice = winning.moves[0] ?? keeping[0] ?? [...live.spot.options()][0]!;
      live = must(await b.app.matches.play(live.match.id, 'ann', live.match.revision, choice.move));
    }
    expect(live.match.status).toBe('over');
    if (live.match.result?.winner === null) drawn += 1;
  }
});

test.each<Win>(['normal', 'misere'])('perfect keeps every draw and every win: %s', (win) => {
  const random = seeded('keeps');
  for (const line of [
    'digraph 1>2 2>1 1>3 3>4 at=1',
    'digraph 1>1 1>2 2>3 3>1 at=1,2',
    'digraph 1>1 1>2 at=1 + nim 2 1',
    'digraph 1>2 2>1 2>2 1>3 3>4 4>5 at=1',
  ]) {
    const spot = spotOf(line);
    const { outcome } = analyse(spot, win, { bound: 100_000, moves: 1 });
    for (let i = 0; i < 10; i += 1) {
      const { to } = chooseMove({ spot, win }, 'perfect', random);
      const after = analyse(to, win, { bound: 100_000, moves: 1 }).outcome;
      if (outcome === 'D') expect(after, line).toBe('D');
      if (outcome === 'N') expect(after, line).toBe('P');
    }
  }
});
