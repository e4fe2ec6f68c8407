import { button } from '../../kernel/controls.ts';
import { shortId } from '../../kernel/custom-id.ts';
import type { Button, ControlRow } from '../../kernel/screen.ts';
import type { Locale } from '../../texts/locale.ts';
import { type Assignment, placesOf, placesTold, stageOf, type TeacherAct } from '../model/assignment.ts';
import { atOwnPace } from '../model/policy.ts';

/** A teacher's possible actions now; the first is the usual one. */
const actsOf = (quiz: Assignment): readonly TeacherAct[] => {
  const clock: readonly TeacherAct[] =
    quiz.left !== null ? ['resume'] : quiz.deadline !== null ? ['pause'] : [];
  switch (quiz.phase) {
    case 'planned':
      return [];
    case 'lobby':
      return ['start'];
    case 'reading':
      return [...clock, 'more', 'skip'];
    case 'open':
      if (quiz.settings.mode === 'homework') return [];
      return atOwnPace(quiz) ? [...clock, 'more'] : ['close', ...clock, 'more', 'skip'];
    case 'revealed':
      return ['next', 'again', ...clock];
    case 'podium':
      return ['next', ...clock];
    case 'over':
      return [];
  }
};

/** A teacher's control, with the stage they see. */
export const teacherButton = (
  quiz: Assignment,
  verb: string,
  label: string,
  style: Button['style'] = 'plain',
): Button => button(shortId('q', quiz.id, stageOf(quiz), verb), label, style);

/** Opens the choices before printing. */
export const printButton = (quiz: Assignment, locale: Locale): Button =>
  button(shortId('f', quiz.id, 0, 'print'), locale.print.title);

const actLabel = (quiz: Assignment, act: TeacherAct, locale: Locale): string => {
  const { panel, work } = locale.classroom;
  if (act === 'more' && atOwnPace(quiz)) return work.exam.more;
  if (act !== 'next' || quiz.current + 1 < quiz.plan.length) return panel.acts[act];
  if (quiz.phase === 'podium') return panel.unveil(placesOf(quiz) - placesTold(quiz));
  return quiz.settings.suspense ? panel.podium : panel.finish;
};

/** A button for each action. `prefix`: the message to redraw (`do`: the panel; `now`: the public one). */
export const actButtons = (quiz: Assignment, prefix: 'do' | 'now', locale: Locale): readonly Button[] =>
  actsOf(quiz).map((act, i) =>
    teacherButton(
      quiz,
      `${prefix}-${act}`,
      actLabel(quiz, act, locale),
      i === 0 && prefix === 'do' ? 'main' : 'plain',
    ),
  );

/**
 * The teachers' row below the newest message of a quiz, visible to all: unlike a private panel it survives a restart, and the
 * 15 minutes in which Discord accepts edits of an answer.
 */
export const teacherRow = (quiz: Assignment, locale: Locale): readonly ControlRow[] => {
  const acts = actButtons(quiz, 'now', locale);
  return acts.length === 0 ? [] : [[...acts, teacherButton(quiz, 'now-panel', locale.classroom.panel.title)]];
};
