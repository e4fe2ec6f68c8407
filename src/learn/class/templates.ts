/** Repeating a past quiz: a copy, a template, or a file from another server. */
import { ok } from '../../engine/core/result.ts';
import { DEFAULT_SETTINGS, type QuizId, type QuizSettings } from '../model/assignment.ts';
import { wishOfLine } from '../model/game-wish.ts';
import type { Question } from '../model/question.ts';
import {
  type FiledQuestion,
  type LateRule,
  lateRuleOf,
  MAX_TEMPLATES,
  plannedIn,
  type QuizFile,
  quizFileOf,
  readQuizFile,
  type Template,
  writeQuizFile,
} from '../model/quiz-file.ts';
import { QUESTION_KINDS } from '../questions/kinds/index.ts';
import type { Actor } from './actor.ts';
import { MAX_SET_NAME_CHARS, setName } from './bank.ts';
import { type Classroom, forTeachers } from './classroom.ts';
import { type Created, laidOut, type When } from './create-quiz.ts';
import { type Reply, refuse } from './faults.ts';

/** A saved template. `refused`: unusable positions of a file. */
export interface KeptTemplate extends Template {
  readonly questions: number;
  readonly refused: readonly string[];
}

/** Source of a repeated quiz. */
export type QuizSource = { readonly quiz: QuizId } | { readonly template: string };

export interface GiveRequest extends When {
  readonly by: Actor;
  readonly channel: string;
  readonly source: QuizSource;
  /** Absent: as before. */
  readonly title?: string;
}

/** A question of a file, made again: its key and choices come only from the solver; null: impossible. */
interface Remade {
  readonly filed: FiledQuestion;
  readonly question: Question | null;
}

const remadeOf = async (
  { questions: maker }: Classroom,
  { questions }: QuizFile,
  seed: string,
): Promise<readonly Remade[]> => {
  const all: Remade[] = [];
  for (const [i, filed] of questions.entries())
    all.push({ filed, question: await maker.ask({ ...filed, seed: `${seed} ${i}` }) });
  return all;
};

const kept = async (
  room: Classroom,
  by: Actor,
  guild: string,
  typed: string,
  file: QuizFile,
): Reply<KeptTemplate> => {
  const name = setName(typed);
  if (name === '' || [...name].length > MAX_SET_NAME_CHARS)
    return refuse('bad-template-name', { most: MAX_SET_NAME_CHARS });
  const all = await remadeOf(room, file, name);
  const questions = all.flatMap(({ filed, question }) => (question === null ? [] : [filed]));
  const refused = all.flatMap(({ filed, question }) => (question === null ? [filed.line] : []));
  if (questions.length === 0) return refuse('no-quiz-file', {});
  const body = writeQuizFile({ ...file, questions });
  if ((await room.classes.keepTemplate(guild, { name, body }, by.user, room.clock())) === 'full')
    return refuse('too-many-templates', { most: MAX_TEMPLATES });
  return ok({ name, body, questions: questions.length, refused });
};

/** Saves a past quiz as a template. */
export const saveTemplate = async (
  room: Classroom,
  by: Actor,
  id: QuizId,
  name: string,
): Reply<KeptTemplate> => {
  const teaching = await room.teaching(by);
  if (!teaching.ok) return teaching;
  const quiz = await room.taught(id, by);
  if (!quiz.ok) return quiz;
  const file = quizFileOf(quiz.value, await room.classes.questions(id));
  return kept(room, by, quiz.value.guild, name, file);
};

/** Saves a file's quiz as a template. */
export const addTemplate = async (
  room: Classroom,
  by: Actor,
  name: string,
  text: string,
): Reply<KeptTemplate> => {
  const guild = await room.teaching(by);
  if (!guild.ok) return guild;
  const file = readQuizFile(text, QUESTION_KINDS);
  return file === null ? refuse('no-quiz-file', {}) : kept(room, by, guild.value, name, file);
};

export const templates = forTeachers(({ classes }, guild) => classes.templates(guild));

/** Removes and returns a template. */
export const removeTemplate = async (room: Classroom, by: Actor, name: string): Reply<Template> => {
  const all = await templates(room, by);
  if (!all.ok) return all;
  const found = named(all.value, name);
  if (found === null) return refuse('no-such-template', { token: name });
  await room.classes.removeTemplate(by.guild ?? '', found.name);
  return ok(found);
};

const named = (all: readonly Template[], name: string): Template | null =>
  all.find((one) => one.name.toLowerCase() === setName(name).toLowerCase()) ?? null;

/** The quiz to repeat: a server's own quiz with the same questions; those of templates are made again. */
const contentsOf = async (
  room: Classroom,
  { by, source }: GiveRequest,
  seed: string,
): Reply<{
  readonly settings: QuizSettings;
  readonly late: LateRule | null;
  readonly questions: readonly Question[];
}> => {
  if ('quiz' in source) {
    const quiz = await room.taught(source.quiz, by);
    if (!quiz.ok) return quiz;
    const all = await room.classes.questions(source.quiz);
    const { bank: _, printed: _printed, ...settings } = quiz.value.settings;
    return ok({ settings, late: lateRuleOf(quiz.value.settings), questions: plannedIn(quiz.value, all) });
  }
  const all = await templates(room, by);
  if (!all.ok) return all;
  const file = readQuizFile(named(all.value, source.template)?.body ?? '', QUESTION_KINDS);
  if (file === null) return refuse('no-such-template', { token: source.template });
  const made = (await remadeOf(room, file, seed)).flatMap(({ question }) => question ?? []);
  const settings: QuizSettings = {
    ...DEFAULT_SETTINGS,
    ...file.settings,
    count: made.length,
    kinds: [...new Set(made.map(({ kind }) => kind))],
    games: [...new Set(made.map(({ line }) => wishOfLine(line)))],
  };
  return ok({ settings, late: file.late, questions: made });
};

/** Repeats a past quiz or a template. */
export const giveAgain = async (room: Classroom, request: GiveRequest): Reply<Created> => {
  const { by, title } = request;
  const teaching = await room.teaching(by);
  if (!teaching.ok) return teaching;
  const contents = await contentsOf(room, request, room.ids.match());
  if (!contents.ok) return contents;
  const { settings, late, questions } = contents.value;
  const wished = { ...settings, ...(title === undefined ? {} : { title }), count: questions.length };
  return laidOut(room, { ...request, lateRule: late }, teaching.value, wished, () =>
    Promise.resolve({ questions, settings: {} }),
  );
};
