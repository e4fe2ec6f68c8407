/** Tests that the checker of histories finds every error and no others. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { faultsOfMatch, type Press, type StoredMatch } from './history.ts';
import { faultIn, type Model, type Operation } from './linearizable.ts';

/** A register of a number. */
interface Act {
  readonly kind: 'write' | 'read';
  readonly value: number;
}
const REGISTER: Model<number, Act> = {
  first: 0,
  keyOf: String,
  after: (state, { kind, value }, answered) => {
    if (kind === 'read') return state === value ? [state] : [];
    return answered ? [value] : [state, value];
  },
};
const op = (called: number, answered: number | null, kind: Act['kind'], value: number): Operation<Act> => ({
  called,
  answered,
  did: { kind, value },
});

describe('orders', () => {
  test.each<readonly [string, readonly Operation<Act>[], boolean]>([
    ['nothing', [], true],
    ['a read of what was written', [op(0, 1, 'write', 1), op(2, 3, 'read', 1)], true],
    ['a read of what was before', [op(0, 1, 'write', 1), op(2, 3, 'read', 0)], false],
    ['a read meanwhile, either way', [op(0, 9, 'write', 1), op(2, 3, 'read', 0), op(4, 5, 'read', 1)], true],
    ['a read that goes back', [op(0, 9, 'write', 1), op(2, 3, 'read', 1), op(4, 5, 'read', 0)], false],
    [
      'a write without an answer that happened late',
      [op(0, null, 'write', 1), op(5, 6, 'read', 0), op(7, 8, 'read', 1)],
      true,
    ],
    [
      'a write without an answer that was undone',
      [op(0, null, 'write', 1), op(5, 6, 'read', 1), op(7, 8, 'read', 0)],
      false,
    ],
    ['what nobody wrote', [op(0, 1, 'write', 1), op(2, 3, 'read', 7)], false],
  ])('%s', (_, history, fits) => {
    expect(faultIn(REGISTER, history) === null).toBe(fits);
  });

  test('whatever one thread did, seen with answers that are late, fits; a read of a value that never was does not', () => {
    const acts = fc.array(
      fc.record({
        write: fc.boolean(),
        value: fc.nat(3),
        before: fc.nat(3),
        late: fc.nat(3),
        lost: fc.boolean(),
      }),
      { maxLength: 8 },
    );
    fc.assert(
      fc.property(acts, (all) => {
        let state = 0;
        const history = all.map(({ write, value, before, late, lost }, at): Operation<Act> => {
          if (write) state = value;
          const did = write ? ({ kind: 'write', value } as const) : ({ kind: 'read', value: state } as const);
          return {
            called: 10 * at - before * 5,
            answered: write && lost ? null : 10 * at + 1 + late * 5,
            did,
          };
        });
        expect(faultIn(REGISTER, history)).toBeNull();
        const never = { called: 1_000, answered: 1_001, did: { kind: 'read', value: 99 } as const };
        expect(faultIn(REGISTER, [...history, never])).not.toBeNull();
      }),
    );
  });
});

const press = (
  called: number,
  answered: number | null,
  revision: number,
  saw: Press['saw'],
): Operation<Press> => ({ called, answered, did: { match: 'm', revision, saw } });
const moved = (revision: number) => ({ kind: 'moved', revision }) as const;
const stale = { kind: 'stale' } as const;
const shown = (revision: number) => ({ kind: 'shown', revision }) as const;
/** A match in which the bot answers each move. */
const stored = (revisions: number, over: Partial<StoredMatch> = {}): StoredMatch => ({
  match: 'm',
  moves: Array.from({ length: revisions }, (_, at) => ({
    revision: at + 1,
    by: at % 2 === 0 ? 'player' : 'bot',
  })),
  boards: [{ revision: revisions }],
  ...over,
});

describe('matches', () => {
  test.each<readonly [string, StoredMatch, readonly Operation<Press>[]]>([
    ['moves one after another', stored(4), [press(0, 1, 0, moved(2)), press(2, 3, 2, moved(4))]],
    [
      'a second press of the same button is too late',
      stored(2),
      [press(0, 5, 0, moved(2)), press(1, 6, 0, stale)],
    ],
    ['a press without an answer that counted', stored(2), [press(0, null, 0, null)]],
    ['a press without an answer that did not', stored(0), [press(0, null, 0, null)]],
    ['one that was answered, but not by a board', stored(2), [press(0, 3, 0, null)]],
  ])('%s', (_, match, presses) => {
    expect(faultsOfMatch(match, presses)).toEqual([]);
  });

  test.each<readonly [string, StoredMatch, readonly Operation<Press>[], RegExp]>([
    ['a confirmed move is lost', stored(0), [press(0, 1, 0, moved(2))], /in no order/],
    [
      'one button moved twice',
      stored(4),
      [press(0, 1, 0, moved(2)), press(2, 3, 0, moved(4))],
      /made by nobody|in no order/,
    ],
    [
      'two moves are confirmed for one',
      stored(2),
      [press(0, 5, 0, moved(2)), press(1, 6, 0, moved(2))],
      /in no order/,
    ],
    ['a fresh button is called old', stored(0), [press(0, 1, 0, stale)], /in no order/],
    [
      'a board of the past',
      stored(4),
      [press(0, 1, 0, moved(2)), press(2, 3, 2, moved(4)), press(4, 5, 0, shown(2))],
      /in no order/,
    ],
    ['a move that nobody made', stored(2), [], /made by nobody/],
    ['two boards', stored(0, { boards: [{ revision: 0 }, { revision: 0 }] }), [], /2 boards/],
    [
      'a board that stayed behind',
      stored(2, { boards: [{ revision: 0 }] }),
      [press(0, 1, 0, moved(2))],
      /shows 0 of 2/,
    ],
    [
      'a revision that is missing',
      stored(0, { moves: [{ revision: 2, by: 'player' }], boards: [{ revision: 1 }] }),
      [press(0, null, 1, null), press(0, null, 0, null)],
      /gap/,
    ],
  ])('%s', (_, match, presses, fault) => {
    expect(faultsOfMatch(match, presses).join('\n')).toMatch(fault);
  });
});
