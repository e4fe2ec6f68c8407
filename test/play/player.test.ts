import { describe, expect, it } from 'vitest';
import type { Position } from '../../src/games/line.ts';
import { registry } from '../../src/games/registry.ts';
import { seeded } from '../../src/kernel/random.ts';
import { BOT_LEVELS } from '../../src/play/model/match.ts';
import { chooseMove } from '../../src/play/player.ts';
import { amount, some } from '../support/amount.ts';
import { score, wins } from '../support/levels.ts';
import { positionOf } from '../support/positions.ts';

const MOST = amount(24, 60);

/** Small positions of every game, up to so many each, under both rules, that have a move. */
const everything = function* (size: number): Iterable<Position> {
  for (const game of Object.values(registry)) {
    let taken = 0;
    for (const spot of game.small(size)) {
      if (spot.isOver()) continue;
      if ((taken += 1) > MOST) break;
      for (const win of ['normal', 'misere'] as const) yield { spot, win };
    }
  }
};

describe('the levels', () => {
  it('differ: perfect ≥ club ≥ casual ≥ beginner, and the default can be beaten', () => {
    const [beginner, casual, club, perfect] = (['beginner', 'casual', 'club', 'perfect'] as const).map(
      (level) => score(level, 200),
    );
    expect(perfect).toBeGreaterThan(club!);
    expect(club).toBeGreaterThan(casual!);
    expect(casual).toBeGreaterThan(beginner!);
    expect(beginner).toBeGreaterThan(0);
    expect(casual).toBeLessThan(180);
  });

  it('sparring loses nearly always to somebody who keeps the win', () => {
    expect(score('sparring', 100)).toBeLessThan(score('beginner', 100));
  });
});

describe.each(BOT_LEVELS.map((level, i) => [level, i] as const))('%s', (level, i) => {
  it('plays a legal move on small positions of every game, the same one for the same seed', () => {
    let seen = 0;
    for (const position of some([...everything(2)], 3, i)) {
      const option = chooseMove(position, level, seeded(position.spot.line));
      expect(position.spot.play(option.move).ok, `${position.spot.line} ${option.move}`).toBe(true);
      expect(chooseMove(position, level, seeded(position.spot.line)).move).toBe(option.move);
      seen += 1;
    }
    expect(seen).toBeGreaterThan(20);
  });

  it.each([
    'nim 0 10^999 1',
    'nim 10^999 10^999 misere',
    `nim ${'7 '.repeat(200)}`,
    'nim 3 4 + nim 9 9 9 + nim 2 misere',
    'any nim 9 9 9 + nim 9 9 9 misere',
    'every nim 9 9 + nim 8',
    'all nim 9 9 + nim 8 misere',
  ])('plays on %s, where search ends at its bound', (line) => {
    const position = positionOf(line);
    expect(position.spot.play(chooseMove(position, level, seeded(line)).move).ok).toBe(true);
  });
});

describe('perfect', () => {
  it('never gives a win away, on small positions of every game', () => {
    for (const position of everything(2)) {
      if (!wins(position)) continue;
      const option = chooseMove(position, 'perfect', seeded(position.spot.line));
      expect(wins({ spot: option.to, win: position.win }), `${position.spot.line} ${option.move}`).toBe(
        false,
      );
    }
  });

  it('searches further where a first look finds nothing', () => {
    const position = positionOf('nim 0 4 + digraph 1>3 2>1 2>3 at=1,2 + dynamic 6 k=3 misere');
    for (let i = 0; i < 3; i += 1)
      expect(chooseMove(position, 'perfect', seeded(`${i}`)).move).toBe('#1 2:1');
  });

  it.each([
    ['nim 2 2', /^[12]:1$/, 'lasts longest: taking a heap whole loses in three'],
    ['nim 1 1 misere', /^[12]:1$/, 'the one kind of move there is'],
  ])('resists at %s with %s: %s', (line, move) => {
    for (let i = 0; i < 10; i += 1)
      expect(chooseMove(positionOf(line), 'perfect', seeded(`${i}`)).move).toMatch(move);
  });
});

describe('a beginner', () => {
  it.each(['nim 5', 'nim 0 3 0', 'wythoff 4 4'])('takes the win that is one move away: %s', (line) => {
    for (let i = 0; i < 20; i += 1)
      expect(chooseMove(positionOf(line), 'beginner', seeded(`${i}`)).to.isOver(), `seed ${i}`).toBe(true);
  });

  it('does not hand over the last move while there is another', () => {
    for (let i = 0; i < 50; i += 1) {
      const { to } = chooseMove(positionOf('nim 1 2 3'), 'beginner', seeded(`${i}`));
      expect([...to.options()].some((reply) => reply.to.isOver())).toBe(false);
    }
  });

  it('does not take the last stone when it loses', () => {
    for (let i = 0; i < 50; i += 1)
      expect(
        chooseMove(positionOf('nim 4 misere'), 'beginner', seeded(`${i}`)).to.isOver(),
        `seed ${i}`,
      ).toBe(false);
  });
});

describe('sparring', () => {
  it('hands over a position that is won wherever there is one, on small positions of every game', () => {
    for (const position of everything(2)) {
      const { spot, win } = position;
      if (![...spot.options()].some((option) => wins({ spot: option.to, win }))) continue;
      const option = chooseMove(position, 'sparring', seeded(spot.line));
      expect(wins({ spot: option.to, win }), `${spot.line} ${win} ${option.move}`).toBe(true);
    }
  });
});
