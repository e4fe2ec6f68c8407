import { afterEach, beforeEach, expect } from 'vitest';
import { type Stage, type StageOptions, stage } from './stage.ts';

/** A new stage for each test of a file; nothing may be logged. */
export const onStage = (options: StageOptions, enter: (held: Stage) => void): void => {
  let held: Stage;
  beforeEach(async () => {
    held = await stage(options);
    enter(held);
  });
  afterEach(async () => {
    try {
      expect(held.logged).toEqual([]);
    } finally {
      await held.close();
    }
  });
};
