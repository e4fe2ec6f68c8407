import type { Downtime } from '../../kernel/downtime.ts';
import type { SettingsStore } from '../../kernel/ports.ts';
import type { QuizId } from '../model/assignment.ts';
import type { ClassStore } from './ports.ts';

/** Where it stands in the store how much credit (see `downtime.ts`) the deadlines of quizzes have in them. */
export const CREDIT = { scope: 'bot', id: 'class-clock', name: 'credit' } as const;
/** What is less than that, in milliseconds, is left for later. */
const MIN_CREDIT_MS = 1_000;
/** All that go on, in all servers. */
const ALL = 1_000_000;

export interface DeadlineCredit {
  /**
   * To be called before anything is done by time: deadlines have all of the credit in them then. They are stored with it, other
   * than those of games, since homework and what is planned go by the calendar; few quizzes are held at one moment.
   */
  readonly awake: () => Promise<void>;
  /** Whether there was a downtime since: nothing may be decided by deadlines read before. */
  readonly behind: () => boolean;
  /** The quizzes whose deadlines moved since this was asked last. */
  readonly shifted: () => readonly QuizId[];
}

/** Keeps the time of quizzes: what passed while the process stood still is added to their deadlines (see `DeadlineCredit`). */
export const deadlineCreditOf = (
  store: ClassStore,
  settings: SettingsStore,
  downtime: Downtime,
): DeadlineCredit => {
  /** What deadlines have in them; null: not read yet. */
  let credited: number | null = null;
  const moved = new Set<QuizId>();
  /** True after the store failed while it moved deadlines: any running quiz may have a new one. */
  let unheard = false;
  let running: Promise<void> = Promise.resolve();
  const behind = (): boolean =>
    credited !== null && Math.abs(downtime.moment().credit - credited) >= MIN_CREDIT_MS;
  const shift = async (): Promise<void> => {
    credited ??= Number((await settings.read(CREDIT.scope, CREDIT.id)).get(CREDIT.name) ?? 0);
    if (!behind()) return;
    const { at, credit } = downtime.moment();
    try {
      for (const id of await store.credit(credit, at)) moved.add(id);
      if (unheard) for (const { id } of await store.running(ALL)) moved.add(id);
      unheard = false;
    } catch (error) {
      unheard = true;
      throw error;
    }
    credited = credit;
  };
  return {
    behind,
    awake: async () => {
      await downtime.ready();
      if (credited !== null && !behind()) return;
      // One after another: time that was noticed twice would be added twice.
      const next = running.then(shift);
      running = next.catch(() => undefined);
      await next;
    },
    shifted: () => {
      const ids = [...moved];
      moved.clear();
      return ids;
    },
  };
};
