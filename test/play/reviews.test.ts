import { describe, expect, it } from 'vitest';
import { Solver } from '../../src/engine/solve/solver.ts';
import { gameIds, registry } from '../../src/games/registry.ts';
import type { Live } from '../../src/play/model/match.ts';
import { reviewScreen } from '../../src/play/screens/review.ts';
import { locales } from '../../src/texts/index.ts';
import { type Bench, bench, faultOf, must, pair, paired, playInTurn } from '../support/app.ts';
import { shownText } from '../support/screens.ts';

/** Ann and Bob play these moves in turn. */
const played = async (b: Bench, line: string, moves: readonly string[]): Promise<Live> =>
  playInTurn(b, await pair(b, { line }), moves);

describe('a review', () => {
  it.each([
    // 3 4 5 is N (value 2): 1:2 wins, anything else gives it away; 1 4 5 is P.
    ['nim 3 4 5', ['1:2', '2:4', '3:4', '1:1', '3:1'], 'kept none kept none kept'],
    ['nim 3 4 5', ['1:3', '3:1', '2:4', '3:4'], 'threw kept none kept'],
    ['nim 1 1 1 misere', ['1:1', '2:1', '3:1'], 'none kept none'],
    ['nim 2 1 misere', ['1:2', '2:1'], 'kept none'],
    ['nim 2 1 misere', ['1:1', '1:1', '2:1'], 'threw kept none'],
  ])('of %s %j marks %s', async (line, moves, marks) => {
    const b = await bench();
    const live = await played(b, line, moves);
    const review = must(await b.app.reviews.review(live.match.id));
    expect(review.summary.marks.join(' ')).toBe(marks);
  });

  it('tells how long each position lasts', async () => {
    const b = await bench();
    const live = await played(b, 'nim 1 2', ['2:1', '1:1', '2:1']);
    expect(must(await b.app.reviews.review(live.match.id)).lengths).toEqual(['3', '2', '1', '0']);
  });

  it('is of games that ended', async () => {
    const { b, match } = await paired();
    expect(faultOf(await b.app.reviews.review(match.id))).toBe('not-over');
    expect(faultOf(await b.app.reviews.puzzle(match.id, 0))).toBe('not-over');
    expect(faultOf(await b.app.reviews.review('nothing'))).toBe('no-such-match');
  });

  it('of a game of 200 moves is there, the end known exactly', async () => {
    const b = await bench();
    const moves = Array.from({ length: 200 }, (_, i) => `${(i % 40) + 1}:1`);
    const live = await played(b, `nim ${'5 '.repeat(40)}`, moves);
    expect(live.match.status).toBe('over');
    const { summary, lengths } = must(await b.app.reviews.review(live.match.id));
    expect(summary.marks).toHaveLength(200);
    expect(summary.marks.slice(-4)).toEqual(['none', 'kept', 'none', 'kept']);
    expect(lengths).toHaveLength(201);
    expect(lengths.at(-1)).toBe('0');
  });
});

describe('a mistake', () => {
  const mistaken = async () => {
    const b = await bench();
    return { b, live: await played(b, 'nim 3 4 5', ['1:3', '2:4', '3:4', '3:1']) };
  };

  it('is asked with the other mistakes of the same player', async () => {
    const { b, live } = await mistaken();
    const review = must(await b.app.reviews.review(live.match.id));
    expect(review.summary.marks).toEqual(['threw', 'threw', 'threw', 'kept']);
    const puzzle = must(await b.app.reviews.puzzle(live.match.id, 0));
    expect(puzzle).toMatchObject({ ply: 0, mistakes: [0, 2] });
    expect(faultOf(await b.app.reviews.puzzle(live.match.id, 4))).toBe('no-such-match');
  });

  it.each([
    ['1:2', true],
    ['1:1', false],
    ['3:5', false],
  ])('answered with %s: %s', async (move, wins) => {
    const { b, live } = await mistaken();
    const attempt = must(await b.app.reviews.attempt(live.match.id, 0, move));
    expect(attempt.wins).toBe(wins);
    expect(attempt.answer === null).toBe(wins);
  });

  it('accepts any move that wins', async () => {
    const b = await bench();
    const live = await played(b, 'nim 1 1 1', ['1:1', '2:1', '3:1']);
    for (const move of ['1:1', '2:1', '3:1'])
      expect(must(await b.app.reviews.attempt(live.match.id, 0, move)).wins).toBe(true);
  });

  it('answered with what is no move is refused', async () => {
    const { b, live } = await mistaken();
    for (const move of ['', '9:9', 'pass', '1:4'])
      expect(faultOf(await b.app.reviews.attempt(live.match.id, 0, move))).toBe('bad-move');
  });

  it('is told with every winning move and the values before and after', async () => {
    const { b, live } = await mistaken();
    expect(must(await b.app.reviews.solution(live.match.id, 0))).toMatchObject({
      before: { outcome: 'N', grundy: '2' },
      played: { move: { move: '1:3' }, after: { outcome: 'N', grundy: '1', remoteness: '9' } },
      winning: [{ move: { move: '1:2' }, after: { outcome: 'P', grundy: '0' } }],
      count: '1',
    });
  });
});

describe('a review says', () => {
  const reviewed = async (line: string, moves: readonly string[], user: string): Promise<string> => {
    const b = await bench();
    const live = await played(b, line, moves);
    if (live.match.status === 'playing') must(await b.app.matches.resign(live.match.id, 'ann'));
    const review = must(await b.app.reviews.review(live.match.id));
    const screen = reviewScreen(review, 0, user, locales.en);
    const labels = screen.rows!.flatMap((row) => ('kind' in row ? [] : row.map(({ label }) => label)));
    return [shownText(screen, locales.en), ...labels].join('\n');
  };

  it('whose mistakes there are, also to a bystander', async () => {
    const game = ['nim 3 4 5', ['1:3', '2:4', '3:4', '3:1']] as const;
    expect(await reviewed(...game, 'ann')).toMatch(/Your mistakes \(2\)[^]*The opponent’s mistakes \(1\)/);
    expect(await reviewed(...game, 'bob')).toMatch(/Your mistakes \(1\)[^]*The opponent’s mistakes \(2\)/);
    const seen = await reviewed(...game, 'eve');
    expect(seen).toMatch(/First player’s mistakes \(2\)[^]*Second player’s mistakes \(1\)/);
    expect(seen).not.toMatch(/Your|opponent/);
  });

  it('that nobody gave a win away only where that is known', async () => {
    const known = 'Nobody gave a win away.';
    expect(await reviewed('nim 1 1 1', ['1:1'], 'ann')).toContain(known);
    expect(await reviewed('dawson 30 40 50 misere', ['1>28'], 'ann')).not.toContain(known);
  });

  it('of a win that was given away for a draw that it was a draw then', async () => {
    const b = await bench();
    const live = await played(b, 'digraph 1>2 2>1 1>3 at=1', ['1>2', '2>1', '1>3']);
    expect(must(await b.app.reviews.solution(live.match.id, 0))).toMatchObject({
      before: { outcome: 'N' },
      played: { after: { outcome: 'P' } },
    });
    const drawn = await played(b, 'digraph 1>2 2>2 1>3 at=1', ['1>2', '2>2', '2>2', '2>2', '2>2']);
    expect(must(await b.app.reviews.solution(drawn.match.id, 0))).toMatchObject({
      before: { outcome: 'N' },
      played: { after: { outcome: 'D' } },
      winning: [{ move: { move: '1>3' }, after: { outcome: 'P' } }],
    });
  });
});

describe.each(gameIds)('%s', (id) => {
  it('has marks that the solver bears out, and solutions that win', async () => {
    const b = await bench();
    let live = await pair(b, { line: registry[id].example });
    for (let i = 0; live.match.status === 'playing' && i < 60; i += 1) {
      const options = [...live.spot.options()].slice(0, 40);
      const move = options[(i * 7) % options.length]!.move;
      live = must(await b.app.matches.play(live.match.id, i % 2 === 0 ? 'ann' : 'bob', i, move));
    }
    if (live.match.status === 'playing') live = must(await b.app.matches.resign(live.match.id, 'ann'));
    const solver = new Solver(200_000);
    // In a draw nobody wins, and a win that is given away for a draw is given away.
    const outcome = (spot: Live['spot']) =>
      spot.isLoopy
        ? solver.loopy(spot, live.win)?.outcome
        : { true: 'N', false: 'P', undefined: undefined }[`${solver.outcome(spot, live.win)?.value}`];
    const wins = (spot: Live['spot']) => outcome(spot) !== 'P';
    const { summary } = must(await b.app.reviews.review(live.match.id));
    for (const [i, mark] of summary.marks.entries()) {
      const { from, option } = live.history[i]!;
      if (mark === 'unknown') continue;
      expect([outcome(from) === 'N', wins(option.to)], `${from.line} ${option.move}`).toEqual(
        { kept: [true, false], threw: [true, true], none: [false, true] }[mark],
      );
      if (mark !== 'threw') continue;
      const { winning } = must(await b.app.reviews.solution(live.match.id, i));
      expect(winning.length, from.line).toBeGreaterThan(0);
      for (const { move } of winning) {
        const to = from.play(move.move);
        expect(to.ok && wins(to.value.to), `${from.line} ${move.move}`).toBe(false);
      }
    }
  });
});
