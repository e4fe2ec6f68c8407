import { ok, type Result } from '../../engine/core/result.ts';
import type { Explainer } from '../quiz/explaining.ts';
import type { QuestionEngine } from '../quiz/index.ts';
import { papersOf } from './attempts.ts';
import { type ClassDeps, classroomOf, TEACHER_ROLES, ZONE } from './classroom.ts';
import { creating } from './create-quiz.ts';
import { sittingIn } from './exam-lock.ts';
import { type ClassFault, refuse } from './faults.ts';
import { answering } from './live-answers.ts';
import type { Actor, Classes } from './ports.ts';
import { atOwnPace, type QuizRecord, type QuizView, sinceNow } from './quiz.ts';
import { paperResultsOf, podiumOf, type Results, resultsOf } from './results.ts';
import { clockwork } from './scheduler.ts';
import { acting } from './teacher-actions.ts';
import { unseenIn } from './unreachable-channel.ts';
import { zoneNamed } from './when.ts';

/** A name in a roster, in characters. */
const LONGEST_NAME = 60;
/** Roles of one server that may teach. */
const MOST_ROLES = 20;

/** Quizzes of a class (see `Classes`). */
export const classesOf = (deps: ClassDeps, engine: QuestionEngine, explain: Explainer): Classes => {
  const { classes: store, settings } = deps;
  const room = classroomOf(deps, engine);
  const { mayTeach, viewOf, found, taught, clock } = room;

  const resultsFor = async (quiz: QuizRecord, only: string | null): Promise<Results> => {
    const all = await store.students(quiz.id);
    const students = only === null ? all : all.filter(({ user }) => user === only);
    const names = only === null ? await store.roster(quiz.guild) : new Map<string, string>();
    const questions = await store.questions(quiz.id);
    if (atOwnPace(quiz)) {
      const papers = await store.papers(quiz.id, only ?? undefined);
      return paperResultsOf(
        quiz,
        questions,
        await store.variants(quiz.id, only === null ? undefined : papers),
        students,
        papers,
        await store.paperAnswers(quiz.id, only ?? undefined),
        names,
      );
    }
    const answers = await store.answers(quiz.id, undefined, only ?? undefined);
    return resultsOf(quiz, questions, students, answers, names);
  };

  /** One's own; nothing of a question whose answer was not shown. */
  const own = async (
    quiz: Result<QuizRecord, ClassFault>,
    by: Actor,
  ): Promise<Result<Results, ClassFault>> => (quiz.ok ? ok(await resultsFor(quiz.value, by.user)) : quiz);

  const inChannel = async (by: Actor, channel: string): Promise<Result<QuizRecord, ClassFault>> => {
    if (by.guild === null) return refuse('no-server', {});
    const last = await store.latest(by.guild, channel);
    return last === null ? refuse('no-such-quiz', {}) : found(last.id, by);
  };

  const joined = async (
    quiz: Result<QuizRecord, ClassFault>,
    by: Actor,
  ): Promise<Result<QuizView, ClassFault>> => {
    if (!quiz.ok) return quiz;
    if (quiz.value.phase === 'over') return refuse('over', {});
    await store.join(quiz.value.id, by.user, sinceNow(quiz.value));
    return ok(await viewOf(quiz.value));
  };

  const listed = async (
    by: Actor,
    list: (guild: string) => Promise<readonly QuizRecord[]>,
  ): Promise<Result<readonly QuizRecord[], ClassFault>> => {
    if (by.guild === null) return refuse('no-server', {});
    return (await mayTeach(by)) ? ok(await list(by.guild)) : refuse('not-a-teacher', {});
  };

  const setRoles = (guild: string, roles: readonly string[]): Promise<void> =>
    settings.write('guild', guild, new Map([[TEACHER_ROLES, roles.length === 0 ? null : roles.join(' ')]]));

  return {
    mayTeach,
    teacherRoles: async (by, { add, remove } = {}) => {
      if (by.guild === null) return refuse('no-server', {});
      const before = await room.teacherRoles(by.guild);
      if (add === undefined && remove === undefined)
        return (await mayTeach(by)) ? ok(before) : refuse('not-a-teacher', {});
      if (!by.manages) return refuse('not-a-manager', {});
      // Everybody’s role has the server’s own id, and nobody is said to have it.
      if (add === by.guild) return refuse('role-of-all', {});
      const roles = [...new Set([...before, ...(add === undefined ? [] : [add])])].filter(
        (role) => role !== remove,
      );
      if (roles.length > MOST_ROLES) return refuse('too-many-roles', { most: MOST_ROLES });
      await setRoles(by.guild, roles);
      return ok(roles);
    },
    roleGone: async (guild, role) => {
      const before = await room.teacherRoles(guild);
      if (before.includes(role))
        await setRoles(
          guild,
          before.filter((one) => one !== role),
        );
    },
    ...creating(room),
    answersTo: (id, question) => store.answers(id, question),
    inChannel: async (by, channel) => {
      if (by.guild === null) return refuse('no-server', {});
      if (!(await mayTeach(by))) return refuse('not-a-teacher', {});
      const quiz = await inChannel(by, channel);
      return quiz.ok ? ok(await viewOf(quiz.value)) : quiz;
    },
    ...acting(room),
    join: async (id, by) => joined(await found(id, by), by),
    joinable: async (by, channel) => joined(await inChannel(by, channel), by),
    ...sittingIn(room),
    leaveLatest: async (by, channel) => {
      const quiz = await inChannel(by, channel);
      if (!quiz.ok) return quiz;
      if (quiz.value.phase === 'over') return refuse('over', {});
      // Who has seen their questions would have them analysed, and come back.
      const { settings: set } = quiz.value;
      const left = await store.leave(quiz.value.id, by.user, set.shut ? 'stays' : 'goes');
      if (!left && set.shut && (await store.sitting(by.user)).some(({ id }) => id === quiz.value.id))
        return refuse('begun-stays', { until: quiz.value.deadline });
      return ok(await viewOf(quiz.value));
    },
    ...answering(room),
    own: async (id, by) => own(await found(id, by), by),
    ownLatest: async (by, channel) => own(await inChannel(by, channel), by),
    results: async (id, by) => {
      const quiz = await taught(id, by);
      return quiz.ok ? ok(await resultsFor(quiz.value, null)) : quiz;
    },
    totals: async (id) => {
      const quiz = await store.load(id);
      const results = quiz === null ? null : await resultsFor(quiz, null);
      const students = results?.students ?? [];
      return {
        students: students.length,
        asked: students.reduce((sum, { asked }) => sum + asked, 0),
        right: students.reduce((sum, { right }) => sum + right, 0),
        podium: results === null || !results.quiz.settings.podium ? [] : podiumOf(results),
      };
    },
    setName: async (by, name) => {
      if (by.guild === null) return refuse('no-server', {});
      const clean = name?.replace(/\s+/g, ' ').trim() ?? '';
      if ([...clean].length > LONGEST_NAME) return refuse('bad-name', { most: LONGEST_NAME });
      await store.name(by.guild, by.user, clean === '' ? null : clean, clock());
      return ok(clean === '' ? null : clean);
    },
    roster: async (by) => {
      if (by.guild === null) return refuse('no-server', {});
      return (await mayTeach(by)) ? ok(await store.roster(by.guild)) : refuse('not-a-teacher', {});
    },
    ...clockwork(room),
    ...unseenIn(room),
    papers: papersOf(room),
    explain,
    zone: room.zone,
    zoneFor: async (by, typed) => {
      if (by.guild === null) return refuse('no-server', {});
      if (!(await mayTeach(by))) return refuse('not-a-teacher', {});
      if (typed === null) return ok(await room.zone(by.guild));
      const zone = zoneNamed(typed);
      if (zone === null) return refuse('no-such-zone', { token: typed });
      await settings.write('guild', by.guild, new Map([[ZONE, zone]]));
      return ok(zone);
    },
    planned: (by) => listed(by, (guild) => store.planned(guild)),
    homework: (by) => listed(by, (guild) => store.homework(guild)),
  };
};
