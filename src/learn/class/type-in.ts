/** Answers on paper, typed in by a teacher. */
import { ok } from '../../engine/core/result.ts';
import { GONE, SPARE, type UserId } from '../../people/model/user.ts';
import { type AnswerRow, type Assignment, hasBegun, type QuizId } from '../model/assignment.ts';
import { questionOfSlot, type Variants } from '../model/attempt.ts';
import { atOwnPace } from '../model/policy.ts';
import type { Question } from '../model/question.ts';
import type { Actor } from './actor.ts';
import { type Classroom, forItsTeachers } from './classroom.ts';
import { type ClassFault, type Reply, refuse } from './faults.ts';
import { sheetNumber } from './print.ts';
import { peopleOf } from './roster.ts';
import { classDesk, type Item, submit } from './submit-answer.ts';

/**
 * A student whose answers can be typed in. `number`: of their sheet, where sheets are personal; `attempt`: 0 where questions
 * are shared.
 */
export interface Writer {
  readonly user: UserId;
  readonly name: string;
  readonly number: number | null;
  readonly attempt: number;
  /** A spare sheet without an owner. */
  readonly isSpare?: true;
}

export interface Writers {
  readonly quiz: Assignment;
  readonly writers: readonly Writer[];
  /** A quiz that has not begun: it can be ended as held on paper. */
  readonly isDraft: boolean;
}

/** A student's sheet with the stored answers. */
export interface SheetEntry {
  readonly quiz: Assignment;
  readonly writer: Writer;
  readonly items: readonly { readonly question: Question; readonly row: AnswerRow | null }[];
}

/** A quiz whose answers may be typed in, which needs names. For a teacher. */
const named = async (room: Classroom, id: QuizId, by: Actor): Reply<Assignment> => {
  const quiz = await room.taught(id, by);
  return quiz.ok && quiz.value.settings.anonymous ? refuse('anonymous-paper', {}) : quiz;
};

const takesPaper = (quiz: Assignment): boolean =>
  quiz.phase === 'over' || (quiz.phase === 'open' && atOwnPace(quiz));

const isUnbegun = (quiz: Assignment): boolean => !atOwnPace(quiz) && !hasBegun(quiz);

const writersOf = async (room: Classroom, quiz: Assignment): Promise<readonly Writer[]> => {
  const people = await peopleOf(room, quiz);
  if (atOwnPace(quiz)) {
    const latest = new Map((await room.classes.attempts(quiz.id)).map((one) => [one.user, one]));
    return [...latest.values()]
      .filter(({ user }) => !user.startsWith(GONE))
      .toSorted((a, b) => a.seat - b.seat)
      .map((one) => ({
        user: one.user,
        name: people.get(one.user) ?? '',
        number: sheetNumber(one),
        attempt: one.number,
        ...(one.user.startsWith(SPARE) ? { isSpare: true as const } : {}),
      }));
  }
  return [...people]
    .filter(([user]) => !user.startsWith(GONE))
    .map(([user, name]) => ({ user, name, number: null, attempt: 0 }))
    .toSorted((a, b) => a.name.localeCompare(b.name));
};

/** Everybody whose answers can be typed in, for a teacher. */
export const writers = async (room: Classroom, id: QuizId, by: Actor): Reply<Writers> => {
  const quiz = await named(room, id, by);
  if (!quiz.ok) return quiz;
  const isDraft = isUnbegun(quiz.value);
  if (!isDraft && !takesPaper(quiz.value)) return refuse('not-yet-on-paper', {});
  return ok({ quiz: quiz.value, writers: isDraft ? [] : await writersOf(room, quiz.value), isDraft });
};

/** The sheet of a student, or with a typed number. */
export const entry = async (
  room: Classroom,
  id: QuizId,
  by: Actor,
  who: { readonly user: UserId } | { readonly number: string },
): Reply<SheetEntry> => {
  const found = await writers(room, id, by);
  if (!found.ok) return found;
  const { quiz, isDraft } = found.value;
  if (isDraft) return refuse('not-yet-on-paper', {});
  const token =
    'user' in who
      ? who.user
      : who.number
          .normalize('NFKC')
          .replace(/^\D{0,12}/, '')
          .trim();
  const writer = found.value.writers.find((one) =>
    'user' in who ? one.user === token : `${one.number}` === token,
  );
  if (writer === undefined) return refuse('no-such-sheet', { token: 'user' in who ? '' : who.number });
  const { user, attempt } = writer;
  const base = await room.classes.questions(id);
  const rows = await room.classes.answers(id, { user, attempt });
  const [taken] = attempt === 0 ? [] : (await room.classes.attempts(id, user)).slice(-1);
  const variants: Variants = taken === undefined ? new Map() : await room.classes.variants(id, [taken]);
  const items = quiz.plan.flatMap((number, slot) => {
    const question = questionOfSlot(taken ?? { variants: [] }, number, variants, base);
    const key = attempt === 0 ? number : slot;
    return question === undefined
      ? []
      : [{ question, row: rows.find((row) => row.question === key) ?? null }];
  });
  return ok({ quiz, writer, items });
};

/** Possible owners of a spare sheet: on the roster or joined, without questions of their own. */
export const owners = forItsTeachers(async (room, quiz) => {
  const attempts = await room.classes.attempts(quiz.id);
  const begun = new Set(attempts.flatMap(({ user, startedAt }) => (startedAt === null ? [] : [user])));
  const all = [...(await peopleOf(room, quiz))]
    .filter(([user]) => !user.startsWith(GONE) && !begun.has(user))
    .map(([user, name]) => ({ user, name }));
  return ok(all.toSorted((a, b) => a.name.localeCompare(b.name)));
});

/** Sets the owner of a spare sheet. A student who has begun their own questions keeps those. */
export const giveSheet = async (
  room: Classroom,
  id: QuizId,
  by: Actor,
  spare: UserId,
  student: UserId,
): Reply<SheetEntry> => {
  const all = await owners(room, id, by);
  if (!all.ok) return all;
  const given =
    spare.startsWith(SPARE) &&
    all.value.some(({ user }) => user === student) &&
    (await room.classes.giveAttempt(id, spare, student));
  return given ? entry(room, id, by, { user: student }) : refuse('not-now', {});
};

/** The result of typing in answers. */
export interface TypedIn {
  /** The sheet with all stored answers. */
  readonly entry: SheetEntry;
  readonly saved: number;
  readonly refused: readonly { readonly slot: number; readonly text: string; readonly fault: ClassFault }[];
}

/** Stores answers on paper to questions (from 0), replacing earlier ones. Each is saved or refused separately. */
export const typeIn = async (
  room: Classroom,
  id: QuizId,
  by: Actor,
  user: UserId,
  answers: ReadonlyMap<number, string>,
): Reply<TypedIn> => {
  const sheet = await entry(room, id, by, { user });
  if (!sheet.ok) return sheet;
  const { quiz, writer } = sheet.value;
  if (writer.isSpare === true) return refuse('not-now', {});
  const items = [...sheet.value.items];
  const refused: TypedIn['refused'][number][] = [];
  for (const [slot, text] of answers) {
    const number = quiz.plan[slot];
    const item = items[slot];
    if (number === undefined || item === undefined) {
      refused.push({ slot, text, fault: { code: 'closed', facts: {} } });
      continue;
    }
    const { question, row: before } = item;
    const { attempt } = writer;
    const key = { user, attempt, question: attempt === 0 ? number : slot, typedIn: true as const };
    const desk = classDesk<Item, AnswerRow>(room.classes, id, () => key, {
      find: () => Promise.resolve(ok({ question, before, speed: null })),
      show: (_, row) => Promise.resolve(ok(row)),
    });
    const kept = await submit(room, desk, { kind: 'text', text });
    if (kept.ok) items[slot] = { question, row: kept.value };
    else refused.push({ slot, text, fault: kept.error });
  }
  return ok({ entry: { quiz, writer, items }, saved: answers.size - refused.length, refused });
};

/** Ends a quiz that has not begun, as held on paper with all its questions. */
export const holdOnPaper = async (room: Classroom, id: QuizId, by: Actor): Reply<Writers> => {
  const quiz = await named(room, id, by);
  if (!quiz.ok) return quiz;
  if (!isUnbegun(quiz.value)) return refuse('moved-on', {});
  const { plan } = quiz.value;
  const over = {
    phase: 'over',
    plan,
    current: plan.length,
    deadline: null,
    left: null,
    ending: null,
  } as const;
  if ((await room.change(quiz.value, over)) === 'stale') return refuse('moved-on', {});
  return writers(room, id, by);
};
