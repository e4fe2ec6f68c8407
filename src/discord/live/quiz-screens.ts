import type { Logger } from 'pino';
import type { Picture, Screen } from '../../kernel/screen.ts';
import type { Timers } from '../../kernel/timers.ts';
import type { Classes } from '../../learn/class/classes.ts';
import {
  type AnswerRow,
  FINAL,
  isTooFew,
  LOBBY,
  PODIUM,
  type QuizId,
  type QuizView,
} from '../../learn/model/assignment.ts';
import { atOwnPace } from '../../learn/model/policy.ts';
import { answerMove } from '../../learn/model/question.ts';
import { answersChart } from '../../learn/screens/answers-chart.ts';
import { courseworkScreen, missedScreen } from '../../learn/screens/coursework.ts';
import {
  finalScreen,
  lobbyScreen,
  podiumScreen,
  questionScreen,
  revealScreen,
} from '../../learn/screens/quiz.ts';
import type { Pictures } from '../../picture/pictures.ts';
import type { Doc } from '../../texts/doc.ts';
import { parseLine } from '../../texts/index.ts';
import type { Locale } from '../../texts/locale.ts';
import { chartPicture, positionDrawing, sketch } from '../drawing.ts';
import { explainedWithin } from '../explained.ts';
import { safeError } from '../wire.ts';

/** Longest wait of a message for its pictures, and of an answer for its explanation. */
const PICTURE_WAIT_MS = 2_000;
const PROOF_WAIT_MS = 3_000;

interface QuizScreensDeps {
  readonly classes: Classes;
  readonly log: Logger;
  readonly pictures: Pictures | null;
  readonly timers: Timers;
}

/** The position of a question, or null if it shows none. `told`: the answer is revealed, so the winning move may be marked. */
const positionPicture = async (
  pictures: Pictures | null,
  { quiz, questions }: QuizView,
  number: number,
  locale: Locale,
  told: boolean,
): Promise<Picture | null> => {
  const question = questions[number];
  const position = question?.shown === true ? parseLine(question.line) : null;
  if (question === undefined || position?.ok !== true) return null;
  const drawing = positionDrawing(position.value, locale, {
    move: told ? answerMove(question) : null,
    names: quiz.settings.own,
  });
  return (await sketch(pictures, drawing, 'position.png', PICTURE_WAIT_MS)).picture;
};

/** Chart of the class's answers to a question that counts, or null if there is nothing to draw. */
const answersPicture = async (
  pictures: Pictures | null,
  { quiz, questions, students }: QuizView,
  number: number,
  answers: readonly AnswerRow[],
  locale: Locale,
): Promise<Picture | null> => {
  const question = questions[number];
  if (question === undefined || !quiz.plan.includes(number)) return null;
  const chart = answersChart(question, answers, students, locale);
  return chartPicture(pictures, chart, locale, 'answers.png', PICTURE_WAIT_MS);
};

/** Screens of a quiz's messages in its channel. */
export class QuizScreens {
  readonly #deps: QuizScreensDeps;
  readonly #late: (id: QuizId) => void;

  /** `late`: called when an explanation arrives after its answer was shown. */
  constructor(deps: QuizScreensDeps, late: (id: QuizId) => void) {
    this.#deps = deps;
    this.#late = late;
  }

  /** `past`: draws the last state of a message that a new one replaces. */
  async draw(
    view: QuizView,
    shows: number,
    locale: Locale,
    { past, pictures: drawn }: { readonly past: boolean; readonly pictures: boolean },
  ): Promise<Screen> {
    const { classes } = this.#deps;
    const { quiz } = view;
    if (quiz.ending === 'missed' || quiz.ending === 'unwarranted') return missedScreen(quiz, locale);
    if (atOwnPace(quiz) && shows !== FINAL)
      return courseworkScreen(view, await classes.attempts.progress(quiz.id), past ? shows : null, locale);
    if (shows === LOBBY) return lobbyScreen(view, locale);
    if (shows === PODIUM) return podiumScreen(quiz, await classes.totals(quiz.id), locale);
    if (shows === FINAL) return finalScreen(quiz, await classes.totals(quiz.id), locale);
    const revealed = past || quiz.phase === 'revealed';
    const pictures = drawn ? this.#deps.pictures : null;
    const told = revealed && quiz.plan.includes(shows);
    const position = () => positionPicture(pictures, view, shows, locale, told);
    if (!revealed) return questionScreen(view, locale, await position());
    const answers = await classes.answersTo(quiz.id, shows);
    const [picture, chart, explained, teams] = await Promise.all([
      position(),
      isTooFew(quiz, answers) ? null : answersPicture(pictures, view, shows, answers, locale),
      told ? this.#proof(view, shows, locale) : [],
      classes.standings(quiz),
    ]);
    return revealScreen(view, shows, answers, locale, picture, chart, explained, teams);
  }

  /** The proof of the answer; if it isn't ready in time, `late` is called once it is. */
  async #proof({ quiz: { id }, questions }: QuizView, number: number, locale: Locale): Promise<Doc> {
    const { classes, timers, log } = this.#deps;
    const question = questions[number];
    if (question === undefined) return [];
    const wish = { what: 'answer', question, locale: locale.id } as const;
    return explainedWithin(
      classes.explain,
      wish,
      { timers, wait: PROOF_WAIT_MS },
      {
        late: () => {
          this.#late(id);
        },
        failed: (error) => {
          log.warn({ quiz: id, error: safeError(error) }, 'an answer could not be explained');
        },
      },
    );
  }
}
