import type { Clock, SettingsStore } from '../kernel/ports.ts';
import type { Timers } from '../kernel/timers.ts';
import type { ArchiveStore } from '../learn/class/ports.ts';
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

interface RetentionDeps {
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

/** Deletes data older than their server's retention time. */
export class Retention {
  readonly #deps: RetentionDeps;

  constructor(deps: RetentionDeps) {
    this.#deps = deps;
  }

  /** Runs about hourly, in small batches. Returns the number deleted of each kind. */
  async forget() {
    const { privacy, archive, daily, storm, arenas, lessonHomework } = this.#deps;
    return {
      matches: await this.#forgetOld(RETENTION, (guild, before) =>
        privacy.forget(guild, before, BATCH_MATCHES),
      ),
      // Tries at daily puzzles belong to their users: only the server is removed from them.
      tries: await this.#forgetOld(RETENTION, (guild, before) => daily.forget(guild, before)),
      storms: await this.#forgetOld(RETENTION, (guild, before) => storm.forget(guild, before)),
      arenas: await this.#forgetOld(RETENTION, (guild, before) => arenas.forget(guild, before)),
      quizzes: await this.#forgetOld(CLASS_RETENTION, (guild, before) =>
        archive.forget(guild, before, BATCH_QUIZZES),
      ),
      lessons: await this.#forgetOld(CLASS_RETENTION, (guild, before) =>
        lessonHomework.forget(guild, before),
      ),
      // After the quizzes: deletes names of students without remaining quizzes.
      names: await this.#forgetOld(CLASS_RETENTION, (guild, before) => archive.forgetNames(guild, before)),
    };
  }

  /** Deletes what is older than a setting of each server allows; clicks are served in between. */
  async #forgetOld(
    setting: string,
    forget: (guild: GuildId, before: number) => Promise<number>,
  ): Promise<number> {
    const { settings, clock, timers } = this.#deps;
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
  }
}
