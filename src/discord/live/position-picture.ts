import type { QuizView } from '../../app/class/quiz.ts';
import { NO_NAMES } from '../../app/own-names.ts';
import { answerMove } from '../../app/quiz/question.ts';
import { pointedScene } from '../../engine/explain/pointed.ts';
import { formatLine } from '../../games/line.ts';
import { shorten } from '../../locale/doc.ts';
import { parseLine } from '../../locale/index.ts';
import type { Locale } from '../../locale/locale.ts';
import { altText } from '../../picture/alt.ts';
import type { Pictures } from '../../picture/pictures.ts';
import { sketch } from '../drawing.ts';
import type { Picture } from '../message/screen.ts';
import { spotName } from '../screens/people.ts';

const LONGEST_UNDER = 120;

/**
 * The position that a question shows, within so many milliseconds; null where it shows none or there is no picture. `told`: the
 * answer is, so that the winning move may be marked.
 */
export const positionPicture = async (
  pictures: Pictures | null,
  { quiz, questions }: QuizView,
  number: number,
  locale: Locale,
  told: boolean,
  wait: number,
): Promise<Picture | null> => {
  const question = questions[number];
  const position = question?.shown === true ? parseLine(question.line) : null;
  if (pictures === null || position?.ok !== true) return null;
  const { spot, win } = position.value;
  const names = quiz.settings.own ?? NO_NAMES;
  const move = told && question !== undefined ? answerMove(question) : null;
  const scene = move === null ? spot.scene() : pointedScene(spot, move);
  const under = shorten(formatLine(position.value), LONGEST_UNDER);
  const { picture } = await sketch(
    pictures,
    { kind: 'scene', scene, theme: 'dark', locale: locale.id, under },
    {
      name: 'position.png',
      alt: () => altText(scene, locale, { game: spotName(spot, names, locale), win }),
    },
    wait,
  );
  return picture;
};
