/** A small sample of scripts/soak/days.ts, and a check that its history notices mistakes. */
import { describe, expect, test } from 'vitest';
import type { MatchEvent, Opening } from '../../src/play/model/match.ts';
import { History } from '../support/days/history.ts';
import { liveDays } from '../support/days/live.ts';

test('a day with kills, standstills, outages and a clock that jumps: nothing is lost, and no time is taken', async () => {
  const { wrong, counted, days: _, ...lived } = await liveDays('days', 1);
  expect(wrong).toEqual([]);
  expect(Math.min(...Object.values(counted), ...Object.values(lived))).toBeGreaterThan(0);
});

describe('the history tells of', () => {
  const opening: Opening = {
    id: 'm1',
    guild: null,
    channel: 'c1',
    start: 'nim 2 3',
    seats: [
      { kind: 'person', user: 'ann' },
      { kind: 'person', user: 'bob' },
    ],
    opener: 0,
    clock: '5m',
    dealt: false,
    winnable: false,
    rematchOf: null,
    createdAt: 0,
  };
  const accept: MatchEvent = { kind: 'accept', at: 0, seat: 1, user: 'bob' };
  const move: MatchEvent = { kind: 'move', at: 0, seat: 0, move: '1:2' };
  const begun = () => {
    const time = { heard: 0 };
    const history = new History(() => time.heard);
    history.created(opening, []);
    history.appended('m1', 0, [accept]);
    return { time, history };
  };
  const told = (act: (history: History, time: { heard: number }) => void): string => {
    const { history, time } = begun();
    act(history, time);
    return history.wrong.join('; ');
  };

  test('nothing where all is well', () => {
    const well = told((history, time) => {
      time.heard = 299_000;
      history.appended('m1', 1, [move]);
      history.confirmed('m1', 0, 0, '1:2');
      time.heard += 300_000;
      history.appended('m1', 2, [{ kind: 'time-out', at: 0, seat: 1 }]);
      history.stored('m1', [accept, move, { kind: 'time-out', at: 0, seat: 1 }], 0, 1);
    });
    expect(well).toBe('');
  });

  test('time that was not theirs, and events written over', () => {
    const early = told((history, time) => {
      time.heard = 299_000;
      history.appended('m1', 1, [{ kind: 'time-out', at: 0, seat: 0 }]);
    });
    expect(early).toMatch(/had run for 299000 ms/);
    const over = told((history) => {
      history.appended('m1', 1, [move]);
      history.appended('m1', 1, [{ ...move, seat: 1, move: '2:1' }]);
    });
    expect(over).toMatch(/written over/);
  });

  test('moves that are lost, doubled or not legal', () => {
    expect(told((history) => history.confirmed('m1', 0, 0, '1:2'))).toMatch(/is not move 1/);
    const lost = told((history) => {
      history.appended('m1', 1, [move]);
      history.stored('m1', [accept], null, 1);
    });
    expect(lost).toMatch(/1 events, 2 were taken/);
    const doubled = told((history) => {
      history.appended('m1', 1, [move]);
      history.appended('m1', 2, [move]);
    });
    expect(doubled).toMatch(/not their turn/);
    expect(told((history) => history.appended('m1', 1, [{ ...move, move: '1:3' }]))).toMatch(
      /1:3 on nim 2 3/,
    );
  });
});
