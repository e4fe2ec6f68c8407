import { button, selectRows } from '../../kernel/controls.ts';
import { shortId } from '../../kernel/custom-id.ts';
import { type Button, MAX_ROW_BUTTONS, type Screen } from '../../kernel/screen.ts';
import { plainScreen } from '../../kernel/screens.ts';
import { date, type Inline, list, moment, note, p, person, strong } from '../../texts/doc.ts';
import type { Locale } from '../../texts/locale.ts';
import type { LessonClass, LessonHomework, LessonRow, OwnLesson } from '../lessons/lesson-homework.ts';

/** A message holds no more. */
const MAX_LISTED_STUDENTS = 60;

const beginButton = ({ id }: LessonHomework, label: string, style: Button['style'] = 'main'): Button =>
  button(shortId('l', id, 0, 'begin'), label, style);

const titleOf = ({ lesson }: LessonHomework, { learn }: Locale): string => learn.lessons[lesson].title;

/** A lesson set as homework, for the channel; without anybody's progress. */
export const lessonSetScreen = (homework: LessonHomework, locale: Locale): Screen => {
  const { work } = locale.classroom;
  return {
    meaning: 'play',
    title: [work.homework.named(titleOf(homework, locale))],
    doc: [
      ...(homework.teacher === null ? [] : [p(...work.by(person(homework.teacher)))]),
      p(work.lesson.about),
      p(...work.homework.closes(date(homework.closesAt), moment(homework.closesAt))),
      note(work.lesson.shown),
    ],
    rows: [[beginButton(homework, work.lesson.begin)]],
  };
};

const finished = ({ rows }: LessonClass): number =>
  rows.filter(({ standing }) => standing === 'done' || standing === 'late').length;

/** Lessons set as homework with the number who finished each, for teachers. */
export const lessonListScreen = (all: readonly LessonClass[], locale: Locale): Screen => {
  const { lesson: words } = locale.classroom.work;
  if (all.length === 0) return plainScreen('info', words.title, [p(words.none)]);
  return {
    meaning: 'info',
    title: [words.title],
    doc: [
      list(
        all.map((one) =>
          words.line(
            titleOf(one.homework, locale),
            date(one.homework.closesAt),
            finished(one),
            one.rows.length,
          ),
        ),
      ),
    ],
    rows: selectRows(
      shortId('w', '', 0, 'lesson-results'),
      words.choose,
      all.map((one) => ({ label: titleOf(one.homework, locale), value: one.homework.id })),
    ),
  };
};

/** The students by their state in a lesson, for teachers. */
export const lessonClassScreen = (one: LessonClass, locale: Locale): Screen => {
  const { lesson: words } = locale.classroom.work;
  const { homework, rows, of } = one;
  const line = ({ user, name, standing, cards }: LessonRow): readonly Inline[] => [
    name === null ? person(user) : strong(name),
    `${locale.writing.aside}${words.standing(standing, cards, of)}`,
  ];
  return plainScreen('info', titleOf(homework, locale), [
    p(...words.line(titleOf(homework, locale), date(homework.closesAt), finished(one), rows.length)),
    ...(rows.length === 0 ? [p(words.nobody)] : [list(rows.slice(0, MAX_LISTED_STUDENTS).map(line))]),
    ...(rows.length > MAX_LISTED_STUDENTS ? [note(words.more(rows.length - MAX_LISTED_STUDENTS))] : []),
    note(words.listed),
  ]);
};

/** Adds a student's open lessons below their other homework. */
export const withLessons = (screen: Screen, all: readonly OwnLesson[], locale: Locale): Screen => {
  if (all.length === 0) return screen;
  const { work } = locale.classroom;
  const shown = all.slice(0, MAX_ROW_BUTTONS);
  const line = ({ homework, cards, of }: OwnLesson): readonly Inline[] => [
    strong(titleOf(homework, locale)),
    locale.writing.aside,
    work.lesson.standing(cards >= of ? 'done' : cards > 0 ? 'begun' : 'open', cards, of),
    locale.writing.semicolon,
    ...work.homework.until(date(homework.closesAt), moment(homework.closesAt)),
  ];
  return {
    ...screen,
    // Without homework the screen only says that there is none.
    doc: [
      ...(screen.rows === undefined ? [] : screen.doc),
      p(strong(work.lesson.title)),
      list(shown.map(line)),
    ],
    rows: [
      ...(screen.rows ?? []),
      shown.map(({ homework }) =>
        beginButton(homework, locale.learn.lessons[homework.lesson].title.split(/[:：]/)[0]!, 'plain'),
      ),
    ],
  };
};
