import { failed, ok, type Result } from '../engine/core/result.ts';
import { type Lexicon, nearNames } from '../games/line.ts';
import { registry } from '../games/registry.ts';
import { dealSheets } from '../learn/class/deal-sheets.ts';
import type { Printout, QuestionSheet } from '../learn/class/print.ts';
import { tokensOf } from '../learn/class/typed-answer.ts';
import type { QuestionKind } from '../learn/model/facts.ts';
import {
  formatGameWish,
  gameWish,
  hasParameters,
  readGameWish,
  splitGames,
} from '../learn/model/game-wish.ts';
import type { Question } from '../learn/model/question.ts';
import { DEFAULT_KINDS, QUESTION_KINDS } from '../learn/questions/kinds/index.ts';
import { makingOf } from '../learn/questions/make.ts';
import type { Making } from '../learn/questions/making.ts';
import { explainAnswer, inWords } from '../learn/questions/phrases.ts';
import { rulesOfQuestion } from '../learn/screens/question.ts';
import { answerPaper, type PaperHead, questionPaper } from '../learn/screens/sheets.ts';
import type { Paper, PaperPart, PaperSize, Sheet } from '../picture/paper/paper.ts';
import { type Extent, sceneText } from '../picture/text.ts';
import type { Doc } from '../texts/doc.ts';
import { lexicon, locales, parseLine } from '../texts/index.ts';
import { type Locale, type LocaleId, sayRefusal, sayWish } from '../texts/locale.ts';
import { plain, textWidth } from '../texts/plain.ts';
import { quoted } from './completions.ts';

/** Quiz as typed. */
export interface TypedQuiz {
  /** Words after `quiz`. */
  readonly games: readonly string[];
  /** Comma-separated names; null: the default kinds. */
  readonly kinds: string | null;
  readonly count: number;
  readonly level: number;
  /** Null: one sheet for all. */
  readonly students: number | null;
  readonly seed: string;
  readonly title: string | null;
  /** Whether answers are written instead of chosen, for kinds that allow it. */
  readonly open: boolean;
  readonly locale: LocaleId;
}

/** Sheets with keys, for printing. */
export interface QuizSheets {
  readonly wish: TypedQuiz;
  readonly head: PaperHead;
  readonly printout: Pick<Printout, 'sheets' | 'copies'>;
  /** Questions on each sheet; fewer than requested if the games have no more. */
  readonly made: number;
}

const catalogue = { games: registry, parse: parseLine };
/** Paper is as wide as a terminal. */
const EXTENT: Extent = { columns: 72, lines: 40 };
const NO_ANSWER_LINE = '_'.repeat(64);
/** Separator of sheets: printers start a page. */
const NEXT_PAGE = '\n\f';

/** Splits the words after `quiz` into games with their options: `nim misere`, `wythoff a=2`, `nim + kayles`, `nim 3 4`. */
const piecesOf = (words: readonly string[], { words: known }: Lexicon): readonly string[] => {
  const pieces: string[] = [];
  for (const word of words.flatMap((one) => one.trim().split(/\s+/))) {
    const meaning = known.get(word.toLowerCase());
    const before = pieces.at(-1);
    const isBegun =
      before !== undefined && (before.endsWith('+') || known.get(before.toLowerCase()) !== undefined);
    if (before !== undefined && (isBegun || meaning === 'misere' || /^[\d+]|=/.test(word)))
      pieces[pieces.length - 1] = `${before} ${word}`;
    else pieces.push(word);
  }
  return splitGames(pieces.join(', '));
};

/** Kinds of question, or an error message. */
const kindsOf = ({ kinds: typed }: TypedQuiz, locale: Locale): Result<readonly QuestionKind[], string> => {
  if (typed === null) return ok(DEFAULT_KINDS);
  const kinds: QuestionKind[] = [];
  for (const token of tokensOf(typed)) {
    const kind = QUESTION_KINDS.find((one) => one === token.replaceAll(' ', '-'));
    if (kind === undefined)
      return failed(
        `${locale.terminal.noSuchKind(token, QUESTION_KINDS)}\n${locale.hint('sprague quiz nim --kinds outcome,why')}`,
      );
    kinds.push(kind);
  }
  return ok(kinds);
};

/** Games as wishes, or an error message. */
const gamesOf = (
  { games: typed }: TypedQuiz,
  making: Pick<Making, 'refusal'>,
  locale: Locale,
): Result<readonly string[], string> => {
  const wishes: string[] = [];
  const { terminal } = locale;
  for (const piece of piecesOf(typed, lexicon)) {
    const wish = readGameWish(piece, lexicon.words, (name) => lexicon.games.get(name));
    if ('fault' in wish) {
      const { fault, token } = wish;
      const near = nearNames(token, lexicon.games);
      return failed(
        fault === 'name'
          ? `${sayRefusal(locale, { code: 'unknown-game', facts: { token, near } })}\n${locale.hint(`sprague quiz ${near[0] ?? 'nim wythoff'}`)}`
          : `${terminal.notGames(token)}\n${locale.hint('sprague quiz nim "wythoff a=2" "nim + kayles"')}`,
      );
    }
    const text = formatGameWish(wish);
    const refusal = hasParameters(wish) ? making.refusal(text) : null;
    if (refusal !== null)
      return failed(
        `${sayRefusal(locale, refusal)}\n${locale.hint(`sprague quiz ${gameWish(text).components[0]?.game ?? 'nim'}`)}`,
      );
    wishes.push(text);
  }
  return ok(wishes);
};

/**
 * Makes the questions and deals them, or returns an error message. The same wish makes the same sheets. `onQuestion` gets the
 * number dealt so far.
 */
export const sheetsOf = (
  wish: TypedQuiz,
  onQuestion: (dealt: number) => void = () => undefined,
): Result<QuizSheets, string> => {
  const locale = locales[wish.locale];
  const making = makingOf(catalogue);
  const games = gamesOf(wish, making, locale);
  if (!games.ok) return games;
  const kinds = kindsOf(wish, locale);
  if (!kinds.ok) return kinds;
  const { count, level, students, seed } = wish;
  const questions = making.makeQuiz({
    count,
    mix: Object.fromEntries(kinds.value.map((kind) => [kind, 1])),
    games: games.value,
    level,
    seed,
    typed: wish.open,
  });
  if (questions.length === 0)
    return failed(`${locale.terminal.noQuestions}\n${locale.hint('sprague quiz nim wythoff')}`);
  const dealt =
    students === null
      ? [questions]
      : dealSheets(
          making,
          questions,
          students,
          { games: games.value, kinds: kinds.value, level, seed },
          onQuestion,
        );
  return ok({
    wish,
    head: {
      title: wish.title ?? games.value.map((game) => sayWish(locale, game)).join(' · '),
      about: () => null,
      note: locale.terminal.seed(/^[\w.]+$/.test(seed) ? seed : quoted(seed)),
    },
    printout: {
      sheets: dealt.map(
        (some, i): QuestionSheet => ({
          number: students === null ? null : i + 1,
          student: students === null ? null : { name: '' },
          questions: some,
        }),
      ),
      copies: 1,
    },
    made: questions.length,
  });
};

/** Paper of the sheets: their questions, or the answers with their proofs. */
export const paperOf = (
  { wish, head, printout }: QuizSheets,
  which: 'questions' | 'answers',
  size: PaperSize,
): Paper => {
  const locale = locales[wish.locale];
  if (which === 'questions') return questionPaper(head, printout, size, locale);
  const explained = new Map<Question, Doc>();
  for (const question of printout.sheets.flatMap(({ questions }) => questions))
    if (!explained.has(question)) explained.set(question, explainAnswer(catalogue, question, locale));
  return answerPaper(head, printout, size, locale, explained);
};

/** Puts the question's number first, then its picture. */
const partText = ({ doc: [first, ...rest], scene, lines = 0 }: PaperPart): string =>
  [
    first === undefined ? '' : plain([first]),
    scene === undefined ? '' : sceneText(scene, EXTENT).join('\n'),
    // Letters are enough to mark the choices.
    plain(rest).replace(/^- (?=[A-Z]\) )/gm, ''),
    ...Array.from({ length: lines }, () => NO_ANSWER_LINE),
  ]
    .filter((text) => text !== '')
    .join('\n\n');

const sheetText = ({ title, parts }: Sheet): string =>
  [`${title}\n${'='.repeat(textWidth(title))}`, ...parts.map(partText)].join('\n\n');

/** Papers as text, with a page break between sheets. */
export const papersText = (papers: readonly Paper[]): string =>
  papers.flatMap(({ sheets }) => [...sheets].map(sheetText)).join(NEXT_PAGE);

/** JSON object with the questions of each sheet in words, and their answers. */
export const sheetsJson = ({ wish, head, printout }: QuizSheets): string => {
  const locale = locales[wish.locale];
  return JSON.stringify({
    title: head.title,
    seed: wish.seed,
    sheets: printout.sheets.map(({ number, questions }) => ({
      number,
      questions: questions.map((question) => ({
        ...inWords(locale, question),
        rules: plain(rulesOfQuestion(question, locale)),
        explanation: plain(explainAnswer(catalogue, question, locale)),
      })),
    })),
  });
};
