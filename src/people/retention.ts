import type { Clock, SettingsStore } from '../kernel/ports.ts';
import type { Timers } from '../kernel/timers.ts';
import type { ArchiveStore } from '../learn/class/archive.ts';
import type { DailyStore } from '../learn/daily/ports.ts';
import type { LessonHomeworkStore } from '../learn/lessons/lesson-homework.ts';
import { DAY_MS } from '../learn/model/day.ts';
import type { StormStore } from '../learn/storm/ports.ts';
import type { ArenaStore } from '../play/arena/ports.ts';
import type { GuildId } from './model/user.ts';
import type { PrivacyStore } from './privacy.ts';
import { CLASS_RETENTION, daysOf, RETENTION } from './settings.ts';

/** Limits per batch: a quiz of a large class has some thousands of rows. */
const BATCH_MATCHES = 100;
const BATCH_QUIZZES = 1;

/** Deletes data older than their server's retention time. */
export interface Retention {
  /** Runs about hourly, in small batches. Returns the number deleted of each kind. */
  forget(): Promise<{
    readonly matches: number;
    readonly tries: number;
    readonly storms: number;
    readonly arenas: number;
    readonly quizzes: number;
    readonly lessons: number;
    readonly names: number;
  }>;
}

interface Deps {
  readonly settings: SettingsStore;
  readonly privacy: PrivacyStore;
  readonly archive: ArchiveStore;
  readonly daily: Pick<DailyStore, 'forget'>;
  readonly storm: Pick<StormStore, 'forget'>;
  readonly arenas: Pick<ArenaStore, 'forget'>;
  readonly lessonHomework: Pick<LessonHomeworkStore, 'forget'>;
  readonly clock: Clock;
  readonly timers: Timers;
}

/** Deletes what is older than a setting of each server allows; clicks are served in between. */
const forgetOld = async (
  { settings, clock, timers }: Deps,
  setting: string,
  forget: (guild: GuildId, before: number) => Promise<number>,
): Promise<number> => {
  let gone = 0;
  for (const [guild, text] of await settings.named('guild', setting)) {
    const days = daysOf(text);
    if (days === null) continue;
    const before = clock() - days * DAY_MS;
    for (let some = await forget(guild, before); some > 0; some = await forget(guild, before)) {
      gone += some;
      await timers.breath();
    }
  }
  return gone;
};

export const retentionOf = (deps: Deps): Retention => ({
  forget: async () => ({
    matches: await forgetOld(deps, RETENTION, (guild, before) =>
      deps.privacy.forget(guild, before, BATCH_MATCHES),
    ),
    // Tries at daily puzzles belong to their users: only the server is removed from them.
    tries: await forgetOld(deps, RETENTION, (guild, before) => deps.daily.forget(guild, before)),
    storms: await forgetOld(deps, RETENTION, deps.storm.forget),
    arenas: await forgetOld(deps, RETENTION, deps.arenas.forget),
    quizzes: await forgetOld(deps, CLASS_RETENTION, (guild, before) =>
      deps.archive.forget(guild, before, BATCH_QUIZZES),
    ),
    lessons: await forgetOld(deps, CLASS_RETENTION, deps.lessonHomework.forget),
    // After the quizzes: deletes names of students without remaining quizzes.
    names: await forgetOld(deps, CLASS_RETENTION, (guild, before) => deps.archive.forgetNames(guild, before)),
  }),
});
