/** A class in its channel, on a new stage for each test; nothing may be logged as an error. */
import { afterEach, beforeEach, expect } from 'vitest';
import { NO_LIMITS } from '../players.ts';
import type { Scripted } from '../scripted.ts';
import { type Stage, type StageOptions, stage } from '../stage.ts';
import { faultsLogged } from './seen.ts';

export interface Room {
  readonly held: Stage;
  readonly teacher: Scripted;
  readonly ada: Scripted;
  readonly ben: Scripted;
}

export const inClass = (options: StageOptions, enter: (room: Room) => void): void => {
  let held: Stage;
  beforeEach(async () => {
    held = await stage({ ...options, local: { limits: NO_LIMITS } });
    const of = (name: string): Scripted => held.person(name, 'class');
    enter({ held, teacher: of('Ms Turing'), ada: of('Ada'), ben: of('Ben') });
  });
  afterEach(async () => {
    expect(faultsLogged(held.logged)).toEqual([]);
    await held.close();
  });
};
