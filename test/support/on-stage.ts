import { afterAll, afterEach, beforeAll, beforeEach, expect, onTestFinished } from 'vitest';
import { must } from './app.ts';
import { faultsLogged } from './class/seen.ts';
import { current } from './current.ts';
import { NO_LIMITS } from './players.ts';
import type { Scripted } from './scripted.ts';
import { type Stage, type StageOptions, stage } from './stage.ts';

interface Rules {
  /** Channel of the people; “games” by default. */
  readonly channel?: 'class';
  /** One stage for all tests of the file. */
  readonly once?: boolean;
  /** What may be logged; nothing by default. */
  readonly logs?: 'late modals' | 'anything';
}

interface OnStage {
  readonly held: Stage;
  readonly ada: Scripted;
  readonly ben: Scripted;
  /** Reads Chinese. */
  readonly ming: Scripted;
  readonly teacher: Scripted;
  /** The board of a game of Ada against Ben, accepted; Ada moves first. */
  readonly pair: (options?: Readonly<Record<string, string | boolean>>) => Promise<string>;
  /** Ada and Ben type moves in turn. */
  readonly playOut: (board: string, moves: readonly string[]) => Promise<void>;
  /** The moves of a match so far. */
  readonly movesOf: (id: string) => Promise<readonly string[]>;
  /** Another stage for the running test, in place of the one that it has. */
  readonly anew: (options: StageOptions) => Promise<void>;
}

/** A new stage for each test of a file, and its people. */
export const onStage = (
  options: StageOptions | (() => StageOptions) = {},
  { channel, once = false, logs }: Rules = {},
): OnStage => {
  let now: Stage | undefined;
  const held = current(() => now);
  const people = new Map<string, Scripted>();
  const open = async (of: StageOptions): Promise<void> => {
    people.clear();
    now = await stage(of);
  };
  const begin = (): Promise<void> => open(typeof options === 'function' ? options() : options);
  const check = (): void => {
    const { logged } = held;
    if (logs !== 'anything') expect(logs === undefined ? logged : faultsLogged(logged)).toEqual([]);
  };
  if (once) {
    beforeAll(begin);
    afterEach(check);
    afterAll(() => held.close());
  } else {
    beforeEach(begin);
    afterEach(async () => {
      try {
        check();
      } finally {
        await held.close();
      }
    });
  }
  const person = (name: string): Scripted =>
    current(() => {
      const found = people.get(name) ?? held.person(name, channel);
      people.set(name, found);
      return found;
    });
  const [ada, ben] = [person('Ada'), person('Ben')];
  return {
    held,
    ada,
    ben,
    pair: async (given = {}) => {
      const board = await ada.run('play', { line: 'nim 3 4 5', opponent: ben.id, first: 'me', ...given });
      await ben.press(board, 'accept');
      return board;
    },
    playOut: async (board, moves) => {
      for (const [i, move] of moves.entries())
        expect((await (i % 2 === 0 ? ada : ben).type(board, move)).kind).toBe('updated');
    },
    movesOf: async (id) => must(await held.app.matches.show(id)).match.moves,
    ming: person('小明'),
    teacher: person('Ms Turing'),
    anew: async (of) => {
      await held.close();
      await open(of);
    },
  };
};

/** The same with the people in the channel of the class. */
export const inClass = (options: StageOptions): OnStage =>
  onStage({ ...options, local: { limits: NO_LIMITS } }, { channel: 'class', logs: 'late modals' });

/** A stage for the running test, closed after it. */
export const stageOfTest = async (options: StageOptions = {}): Promise<Stage> => {
  const held = await stage(options);
  onTestFinished(() => held.close());
  return held;
};
