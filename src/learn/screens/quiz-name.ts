import type { Locale } from '../../texts/locale.ts';
import type { Assignment } from '../model/assignment.ts';

/** A quiz's title, else what it asks. */
export const quizName = ({ settings }: Assignment, locale: Locale): string => {
  const { title, kinds, mode } = settings;
  if (title !== '') return title;
  const { work, lobby } = locale.classroom;
  const name = mode === 'exam' ? work.exam.title : mode === 'homework' ? work.homework.title : lobby.title;
  return lobby.listed(
    name,
    kinds.map((kind) => locale.quiz.kinds[kind]),
  );
};

/** The name of its entry in calendars and events. */
export const entryName = (quiz: Assignment, locale: Locale): string => {
  const name = quizName(quiz, locale);
  return quiz.settings.mode === 'homework' ? locale.classroom.work.calendar(name) : name;
};
