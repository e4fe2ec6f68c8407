/** Progress of a class over weeks, from quizzes, exams and homework; practice stays private. */
import { DateTime } from 'luxon';
import { grouped } from '../../engine/core/maps.ts';
import { ok } from '../../engine/core/result.ts';
import { GONE, type UserId } from '../../people/model/user.ts';
import { type Allowance, isUnderWay } from '../model/allowance.ts';
import { type Assignment, askedOf, hasBegun, withoutFew } from '../model/assignment.ts';
import { questionOfSlot, type Variants } from '../model/attempt.ts';
import { correctedBy, isAccepted } from '../model/correction.ts';
import { LESSON_IDS, LESSONS, type LessonId } from '../model/lessons.ts';
import { atOwnPace, policyOf } from '../model/policy.ts';
import { countOf, type Share, type SkillEvidence, shareOf } from '../model/progress.ts';
import { isMarked, type Question } from '../model/question.ts';
import type { Actor } from './actor.ts';
import { type Classroom, forTeachers } from './classroom.ts';
import { type Reply, refuse } from './faults.ts';

/** Including the running one; the last of them count as “now”. */
const PROGRESS_WEEKS = 10;
const RECENT_WEEKS = 4;
/** Practice aims at four right answers in five. */
const TEACH_AGAIN_SHARE = 0.7;
/** Fewer answers say nothing of a class. */
const MIN_ANSWERS = 8;
const MAX_SUGGESTED_SKILLS = 3;
/** Hour of Monday at which notes are sent, in the class's zone. */
const NOTE_HOUR = 7;
const MAX_QUIZZES = 200;

/** Settings key: whether teachers need a student's consent to see them. */
const CONSENT = 'progressConsent';

export interface SkillProgress {
  readonly skill: string;
  /** One of its questions, for a server's own name of its game. */
  readonly question: Pick<Question, 'skill' | 'line'>;
  readonly whole: Share;
  readonly recent: Share;
  readonly before: Share;
  /** By week, oldest first; null: nothing asked. */
  readonly weeks: readonly (Share | null)[];
}

export interface StudentProgress {
  readonly user: UserId;
  /** Roster name, else display name. */
  readonly name: string;
  readonly recent: Share;
  readonly skills: readonly SkillProgress[];
}

/** A suggestion: a skill to teach again with its lesson (null: none), or a lesson with no question asked yet. */
export type TeachingSuggestion =
  | { readonly kind: 'again'; readonly skill: SkillProgress; readonly lesson: LessonId | null }
  | { readonly kind: 'new'; readonly lesson: LessonId };

export interface ClassProgress {
  readonly zone: string;
  /** Starts of the weeks, oldest first. */
  readonly weeks: readonly number[];
  /** Most answered first. */
  readonly skills: readonly SkillProgress[];
  /** By name. */
  readonly students: readonly StudentProgress[];
  /** Students without consent. */
  readonly withheld: number;
  /** Whether the server asks for consent. */
  readonly asks: boolean;
  readonly suggestions: readonly TeachingSuggestion[];
  /** Whether the reader gets a weekly note. */
  readonly noted: boolean;
  /** Channel of the latest quiz. */
  readonly channel: string | null;
}

const mondayOf = (at: number, zone: string): DateTime => DateTime.fromMillis(at, { zone }).startOf('week');

/** Time of the next note: the coming Monday. */
export const nextNote = (now: number, zone: string): number => {
  const monday = mondayOf(now, zone).set({ hour: NOTE_HOUR });
  return (monday.toMillis() > now ? monday : monday.plus({ weeks: 1 })).toMillis();
};

const weeksUntil = (now: number, zone: string): readonly number[] => {
  const monday = mondayOf(now, zone);
  return Array.from({ length: PROGRESS_WEEKS }, (_, i) =>
    monday.minus({ weeks: PROGRESS_WEEKS - 1 - i }).toMillis(),
  );
};

/** Countable answers of a quiz whose keys are known, with the base question of each. */
const evidenceIn = async (
  { classes: store }: Classroom,
  quiz: Assignment,
): Promise<readonly (SkillEvidence & { readonly question: Question })[]> => {
  const own = atOwnPace(quiz);
  if (quiz.phase !== 'over' && policyOf(quiz).shows === 'after-end') return [];
  const questions = await store.questions(quiz.id);
  const corrected = correctedBy(await store.corrections(quiz.id));
  const attempts = own ? await store.attempts(quiz.id) : [];
  const allowances =
    own && quiz.phase === 'over' ? await store.allowances(quiz.id) : new Map<UserId, Allowance>();
  const underWay = new Set(
    attempts
      .filter((one) => isUnderWay(quiz, one, allowances.get(one.user)))
      .map(({ user, number }) => `${user} ${number}`),
  );
  const asked = own ? quiz.plan : askedOf(quiz);
  const variants: Variants =
    // Only later acceptances need the student's own position.
    corrected.accepted.length > 0 && own ? await store.variants(quiz.id) : new Map();
  const lineOf = (user: UserId, attempt: number, number: number): string | undefined => {
    const taken = attempts.find((one) => one.user === user && one.number === attempt);
    return questionOfSlot(taken ?? { variants: [] }, number, variants, questions)?.line;
  };
  return withoutFew(quiz, await store.answers(quiz.id)).flatMap((row) => {
    const question = questions[row.question];
    const counts =
      question !== undefined &&
      asked.includes(row.question) &&
      !corrected.dropped.has(row.question) &&
      !corrected.removed.has(row.user) &&
      !underWay.has(`${row.user} ${row.attempt}`) &&
      !(isMarked(question) && row.mark === undefined);
    if (!counts) return [];
    const line = corrected.accepted.length === 0 ? '' : (lineOf(row.user, row.attempt, row.question) ?? '');
    return [
      {
        user: quiz.settings.anonymous ? null : row.user,
        skill: question.skill,
        right: row.right || isAccepted(corrected, row.question, line, row.said),
        at: row.at,
        question,
      },
    ];
  });
};

const skillsOf = (
  all: readonly (SkillEvidence & { readonly question: Question })[],
  weeks: readonly number[],
): readonly SkillProgress[] => {
  const recentFrom = weeks.at(-RECENT_WEEKS)!;
  return [...grouped(all, ({ skill }) => skill)]
    .map(([skill, group]): SkillProgress => {
      const { line } = group[0]!.question;
      return {
        skill,
        question: { skill, line },
        whole: countOf(group),
        recent: countOf(group.filter(({ at }) => at >= recentFrom)),
        before: countOf(group.filter(({ at }) => at < recentFrom)),
        weeks: weeks.map((from, i) => {
          const until = weeks[i + 1] ?? Number.POSITIVE_INFINITY;
          const share = countOf(group.filter(({ at }) => at >= from && at < until));
          return share.answered === 0 ? null : share;
        }),
      };
    })
    .toSorted((a, b) => b.whole.answered - a.whole.answered || (a.skill < b.skill ? -1 : 1));
};

/** Skills of a lesson's exercises, as kinds of question and games. */
const skillsTaught = (id: LessonId): readonly string[] =>
  Object.values(LESSONS[id].cards).flatMap((card) =>
    [card, card.again].map(({ kind, line }) => `${kind} ${line.split(' ')[0]}`),
  );

/** The first lesson of the path with this skill; else the first about its game. */
export const lessonFor = (skill: string): LessonId | null => {
  const [kind, game = ''] = skill.split(' ');
  const exact = LESSON_IDS.find((id) => skillsTaught(id).some((one) => one === `${kind} ${game}`));
  // A kind about numbers alone names no game.
  const alike = (one: string): boolean =>
    game === '' ? one.startsWith(`${kind} `) : one.endsWith(` ${game}`);
  return exact ?? LESSON_IDS.find((id) => skillsTaught(id).some(alike)) ?? null;
};

/** Skills to teach again, the weakest first; then the path's first lesson without any question asked. */
const suggestionsOf = (skills: readonly SkillProgress[]): readonly TeachingSuggestion[] => {
  const shaky = skills
    .filter(({ recent }) => recent.answered >= MIN_ANSWERS && shareOf(recent) < TEACH_AGAIN_SHARE)
    .toSorted((a, b) => shareOf(a.recent) - shareOf(b.recent))
    .slice(0, MAX_SUGGESTED_SKILLS)
    .map((skill): TeachingSuggestion => ({ kind: 'again', skill, lesson: lessonFor(skill.skill) }));
  const met = new Set(skills.flatMap(({ skill }) => lessonFor(skill) ?? []));
  const fresh = LESSON_IDS.find(
    (id) => !met.has(id) && LESSONS[id].needs.every((need) => met.has(need as LessonId)),
  );
  return [...shaky, ...(fresh === undefined ? [] : [{ kind: 'new', lesson: fresh } as const])];
};

const evidenceOf = async (
  room: Classroom,
  guild: string,
  since: number,
  onDone: (done: number, of: number) => void = () => undefined,
): Promise<readonly (SkillEvidence & { readonly question: Question })[]> => {
  const quizzes = (await room.classes.recent(guild, since, MAX_QUIZZES)).filter(hasBegun);
  const all: (SkillEvidence & { readonly question: Question })[] = [];
  for (const [i, quiz] of quizzes.entries()) {
    all.push(...(await evidenceIn(room, quiz)));
    await room.timers.breath();
    onDone(i + 1, quizzes.length);
  }
  return all.filter(({ at }) => at >= since);
};

const asksConsent = async ({ settings }: Pick<Classroom, 'settings'>, guild: string): Promise<boolean> =>
  (await settings.read('guild', guild)).get(CONSENT) === 'yes';

/** The progress of a server's class, for its teacher `user`. */
export const progressFor = async (
  room: Classroom,
  guild: string,
  user: UserId,
  onDone?: (done: number, of: number) => void,
): Promise<ClassProgress> => {
  const zone = await room.zone(guild);
  const weeks = weeksUntil(room.clock(), zone);
  const all = await evidenceOf(room, guild, weeks[0]!, onDone);
  const asks = await asksConsent(room, guild);
  const consents = await room.classes.consents(guild);
  const people = [
    ...new Set(all.flatMap((one) => (one.user === null || one.user.startsWith(GONE) ? [] : [one.user]))),
  ];
  const seen = people.filter((one) => !asks || consents.has(one));
  const names = await room.classes.names(guild);
  const recentFrom = weeks.at(-RECENT_WEEKS)!;
  const skills = skillsOf(all, weeks);
  return {
    zone,
    weeks,
    skills,
    students: seen
      .map((one): StudentProgress => {
        const theirs = all.filter((answer) => answer.user === one);
        return {
          user: one,
          name: names.get(one) ?? '',
          recent: countOf(theirs.filter(({ at }) => at >= recentFrom)),
          skills: skillsOf(theirs, weeks),
        };
      })
      .toSorted((a, b) => a.name.localeCompare(b.name)),
    withheld: people.length - seen.length,
    asks,
    suggestions: suggestionsOf(skills),
    noted: (await room.classes.note(guild, user)) !== null,
    channel: (await room.classes.recent(guild, weeks[0]!, 1))[0]?.channel ?? null,
  };
};

/** The progress of a teacher's class. */
export const classProgress = forTeachers(
  (room, guild, { user }, onDone?: (done: number, of: number) => void) =>
    progressFor(room, guild, user, onDone),
);

/** A student's view: their own answers, and whether teachers see them. */
export interface OwnProgress {
  readonly skills: readonly SkillProgress[];
  readonly weeks: readonly number[];
  readonly zone: string;
  readonly seen: boolean;
  /** Whether that needs their consent. */
  readonly asks: boolean;
}

/** A student's own progress; `share` first sets whether teachers may see it. */
export const ownProgress = async (room: Classroom, by: Actor, share: boolean | null): Reply<OwnProgress> => {
  const { guild, user } = by;
  if (guild === null) return refuse('no-server', {});
  if (share !== null) await room.classes.consent(guild, user, share, room.clock());
  const zone = await room.zone(guild);
  const weeks = weeksUntil(room.clock(), zone);
  const all = await evidenceOf(room, guild, weeks[0]!);
  const asks = await asksConsent(room, guild);
  return ok({
    skills: skillsOf(
      all.filter((one) => one.user === user),
      weeks,
    ),
    weeks,
    zone,
    asks,
    seen: !asks || (await room.classes.consents(guild)).has(user),
  });
};

/** Sets whether students' consent is needed, for those who manage the server. */
export const askConsent = async (room: Classroom, by: Actor, asks: boolean): Reply<ClassProgress> => {
  const guild = await room.teaching(by);
  if (!guild.ok) return guild;
  if (!by.manages) return refuse('not-a-manager', {});
  await room.settings.write('guild', guild.value, new Map([[CONSENT, asks ? 'yes' : null]]));
  return ok(await progressFor(room, guild.value, by.user));
};

/** Turns a teacher's Monday note on or off. */
export const wantNote = forTeachers(async (room, guild, { user }, wanted: boolean) => {
  await room.classes.setNote(guild, user, wanted ? nextNote(room.clock(), await room.zone(guild)) : null);
  return progressFor(room, guild, user);
});
