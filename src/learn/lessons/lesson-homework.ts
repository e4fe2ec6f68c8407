import { ok } from '../../engine/core/result.ts';
import { type Bound, bound } from '../../kernel/bound.ts';
import type { Clock, Ids } from '../../kernel/ports.ts';
import type { UserId } from '../../people/model/user.ts';
import type { Actor } from '../class/actor.ts';
import type { Classes } from '../class/classes.ts';
import { type Reply, refuse } from '../class/faults.ts';
import { momentOf } from '../class/when.ts';
import { type LessonId, type LessonStanding, STANDINGS } from '../model/lessons.ts';
import type { Learning } from './learning.ts';

/** A lesson set as homework in a server. */
export interface LessonHomework {
  readonly id: string;
  readonly guild: string;
  /** Null: their data were erased. */
  readonly teacher: UserId | null;
  readonly lesson: LessonId;
  readonly at: number;
  readonly closesAt: number;
}

/** A student who opened a lesson set as homework, with their progress. */
export interface LessonStudent {
  readonly user: UserId;
  /** Display name when they opened it. */
  readonly displayName: string | null;
  readonly cards: number;
  /** When they finished the last of these cards; null: none yet. */
  readonly at: number | null;
}

export interface LessonHomeworkStore {
  /** `channel`: where it was announced. */
  add(homework: LessonHomework, channel: string): Promise<void>;
  load(id: string): Promise<LessonHomework | null>;
  /** Of a server, the last to close first. */
  of(guild: string, most: number): Promise<readonly LessonHomework[]>;
  /** Records that a user opened it: from then on teachers see their progress in this lesson. */
  open(id: string, user: UserId, displayName: string | null, at: number): Promise<void>;
  students(homework: LessonHomework): Promise<readonly LessonStudent[]>;
  /** Deletes some of a server's lesson homework that closed before `time`, with its students; returns the number. */
  readonly forget: (guild: string, time: number) => Promise<number>;
}

export interface LessonRow {
  readonly user: UserId;
  /** Roster name, else display name; null: unknown. */
  readonly name: string | null;
  readonly standing: LessonStanding;
  readonly cards: number;
}

/** A lesson set as homework with the class's progress: students who opened it, and others on the roster. */
export interface LessonClass {
  readonly homework: LessonHomework;
  /** Cards of the lesson. */
  readonly of: number;
  /** By standing, then by name. */
  readonly rows: readonly LessonRow[];
}

/** Lesson homework in a student's list. */
export interface OwnLesson {
  readonly homework: LessonHomework;
  readonly cards: number;
  readonly of: number;
}

/** The size of a select. */
const MAX_LISTED_LESSONS = 25;

interface LessonHomeworkDeps {
  readonly store: LessonHomeworkStore;
  readonly learning: Pick<Learning, 'length' | 'progress'>;
  readonly classes: Pick<Classes, 'roster' | 'zoneFor'>;
  readonly clock: Clock;
  readonly ids: Ids;
}

const standingOf = ({ cards, at }: LessonStudent, of: number, closesAt: number): LessonStanding =>
  cards < of ? 'begun' : at !== null && at > closesAt ? 'late' : 'done';

const classOf = async (
  { store, learning }: LessonHomeworkDeps,
  homework: LessonHomework,
  roster: ReadonlyMap<UserId, string>,
): Promise<LessonClass> => {
  const of = learning.length(homework.lesson);
  const students = await store.students(homework);
  const begun = new Set(students.map(({ user }) => user));
  const rows: LessonRow[] = [
    ...students.map((student) => ({
      user: student.user,
      name: roster.get(student.user) ?? student.displayName,
      standing: standingOf(student, of, homework.closesAt),
      cards: Math.min(of, student.cards),
    })),
    ...[...roster]
      .filter(([user]) => !begun.has(user))
      .map(([user, name]) => ({ user, name, standing: 'open' as const, cards: 0 })),
  ];
  const order = (one: LessonRow): string => `${STANDINGS.indexOf(one.standing)} ${one.name ?? one.user}`;
  return { homework, of, rows: rows.toSorted((a, b) => (order(a) < order(b) ? -1 : 1)) };
};

const found = async ({ store }: LessonHomeworkDeps, id: string, by: Actor): Reply<LessonHomework> => {
  if (by.guild === null) return refuse('no-server', {});
  const homework = await store.load(id);
  return homework === null || homework.guild !== by.guild ? refuse('no-such-lesson', {}) : ok(homework);
};

/** `lesson`: null: unknown. `closes`: typed, in the zone of the server's classes. */
const create = async (
  { store, classes, clock, ids }: LessonHomeworkDeps,
  by: Actor,
  channel: string,
  lesson: LessonId | null,
  closes: string,
): Reply<LessonHomework> => {
  const zone = await classes.zoneFor(by, null);
  if (!zone.ok) return zone;
  if (lesson === null) return refuse('no-such-lesson', {});
  const until = momentOf(closes, zone.value, clock());
  if (!until.ok) return until;
  const homework = {
    id: ids.match(),
    guild: by.guild ?? '',
    teacher: by.user,
    lesson,
    at: clock(),
    closesAt: until.value.at,
  };
  await store.add(homework, channel);
  return ok(homework);
};

const list = async (deps: LessonHomeworkDeps, by: Actor): Reply<readonly LessonClass[]> => {
  const roster = await deps.classes.roster(by);
  if (!roster.ok) return roster;
  const all = await deps.store.of(by.guild ?? '', MAX_LISTED_LESSONS);
  return ok(await Promise.all(all.map((one) => classOf(deps, one, roster.value))));
};

const results = async (deps: LessonHomeworkDeps, id: string, by: Actor): Reply<LessonClass> => {
  const roster = await deps.classes.roster(by);
  if (!roster.ok) return roster;
  const homework = await found(deps, id, by);
  return homework.ok ? ok(await classOf(deps, homework.value, roster.value)) : homework;
};

/** Open lessons, for a student. */
const mine = async (
  { store, learning, clock }: LessonHomeworkDeps,
  by: Actor,
): Reply<readonly OwnLesson[]> => {
  if (by.guild === null) return refuse('no-server', {});
  const progress = await learning.progress(by.user);
  const all = await store.of(by.guild, MAX_LISTED_LESSONS);
  return ok(
    all
      .filter(({ closesAt }) => closesAt > clock())
      .map((homework) => ({
        homework,
        cards: progress[homework.lesson],
        of: learning.length(homework.lesson),
      })),
  );
};

/** Begins it for a student; returns the lesson to open. */
const open = async (deps: LessonHomeworkDeps, id: string, by: Actor): Reply<LessonHomework> => {
  const homework = await found(deps, id, by);
  if (homework.ok) await deps.store.open(id, by.user, by.displayName ?? null, deps.clock());
  return homework;
};

const useCases = { create, list, results, mine, open };

/** Lessons as homework. Teachers see only students who opened a lesson from there. */
export type LessonHomeworks = Bound<typeof useCases>;

export const lessonHomeworksOf = (deps: LessonHomeworkDeps): LessonHomeworks => bound(deps, useCases);
