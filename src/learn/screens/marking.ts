import { button, pager } from '../../kernel/controls.ts';
import { shortId } from '../../kernel/custom-id.ts';
import type { Button, Picture, Screen } from '../../kernel/screen.ts';
import { type Doc, note, p, strong } from '../../texts/doc.ts';
import type { Locale } from '../../texts/locale.ts';
import { type AnswerRef, MARKS, type MarkedAnswer, type Marking } from '../class/marking.ts';
import { mostPoints, roundPoints } from '../model/scoring.ts';
import { questionDoc } from './question.ts';
import { quizName } from './quiz-name.ts';

/** Answer and mark of a control; read by `readMark`. */
const argumentOf = ({ row: { attempt, question }, code }: MarkedAnswer, worth: number): string =>
  [attempt, question, worth, code].join('.');

export const readMark = (argument: string): { readonly ref: AnswerRef; readonly worth: number } | null => {
  const found = /^(\d{1,6})\.(\d{1,6})\.(\d{1,3})\.(.+)$/su.exec(argument);
  if (found === null) return null;
  const [, attempt, question, worth, of = ''] = found;
  return { ref: { of, attempt: Number(attempt), question: Number(question) }, worth: Number(worth) };
};

/** The next answer without a mark, else the next one. */
export const nextToMark = ({ answers }: Marking, after: number): number => {
  const order = answers.map((_, i) => (after + 1 + i) % answers.length);
  return order.find((i) => answers[i]!.row.mark === undefined) ?? Math.min(after + 1, answers.length - 1);
};

export const unmarkedOf = ({ answers }: Marking): number =>
  answers.filter(({ row }) => row.mark === undefined).length;

/** Lines of an answer shown separately: more would push the proof off the screen. */
const MAX_ANSWER_LINES = 20;

/** A student's text line by line, never as markup. Further lines are joined to the last. */
const written = ({ row }: MarkedAnswer, { erased }: Locale['classroom']['marking']): Doc =>
  row.said.flatMap((said) => {
    if (said.kind !== 'text') return [];
    if (said.text === '') return [note(erased)];
    const lines = said.text.split(/\n+/);
    const rest = lines.slice(MAX_ANSWER_LINES - 1);
    return [...lines.slice(0, MAX_ANSWER_LINES - 1), ...(rest.length === 0 ? [] : [rest.join(' / ')])].map(
      (line) => p(line),
    );
  });

/** One answer with the proof beside it, and the possible marks. */
export const markingScreen = (
  marking: Marking,
  index: number,
  locale: Locale,
  proof: Doc,
  pictures: readonly Picture[] = [],
): Screen => {
  const words = locale.classroom.marking;
  const { quiz, answers } = marking;
  const back: Button = button(
    shortId('k', quiz.id, quiz.revision, 'correct-back'),
    locale.classroom.panel.results,
  );
  const answer = answers[index];
  if (answer === undefined)
    return {
      meaning: 'info',
      title: [words.title],
      doc: [p(strong(quizName(quiz, locale))), p(words.none)],
      rows: [[back]],
    };
  const { question, row, slot } = answer;
  return {
    meaning: 'info',
    title: [words.page(index + 1, answers.length)],
    doc: [
      p(strong(locale.classroom.question.title(slot, quiz.plan.length))),
      ...questionDoc(question, locale, pictures.length > 0, quiz.settings.own),
      { kind: 'heading', text: words.answer },
      ...written(answer, words),
      ...proof,
      note(words.left(unmarkedOf(marking))),
    ],
    rows: [
      MARKS.map(
        (worth): Button =>
          button(
            shortId('k', quiz.id, index, 'mark-give', argumentOf(answer, worth)),
            words.give(roundPoints((worth / 100) * mostPoints(quiz.settings))),
            row.mark === worth ? 'good' : 'plain',
          ),
      ),
      [
        ...pager(index, answers.length, locale.classroom.draft, (to, label) =>
          button(shortId('k', quiz.id, to, 'mark-see'), label),
        ),
        back,
      ],
    ],
    pictures,
  };
};
