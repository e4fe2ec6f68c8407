import type { Win } from '../engine/core/game.ts';
import type { Mark, Scene } from '../engine/core/scene.ts';
import type { StepOf } from '../engine/explain/step.ts';
import type { Locale } from '../texts/locale.ts';
import type { AltTools, PictureTexts, PictureTurn } from '../texts/pictures.ts';
import type { Chart } from './charts/chart.ts';
import { chartText } from './charts/say.ts';
import type { ReviewScene } from './review.ts';

/** Discord's limit for the description of a picture. */
export const MAX_ALT_CHARS = 1024;

export interface AltFacts {
  /** The name of the game in the reader's language. */
  readonly game: string;
  readonly win: Win;
  /** Whose turn it is; absent where no player in particular is to move. */
  readonly turn?: PictureTurn;
}

/** More items than this, each with its comma, cannot fit in a description. */
const MAX_ITEMS = MAX_ALT_CHARS / 2;

/** Levels of detail, from everything down: the items of a list, the digits of a number. */
const MEASURES: readonly (readonly [items: number, digits: number])[] = [
  [MAX_ITEMS, 120],
  [MAX_ITEMS, 24],
  [60, 24],
  [30, 20],
  [14, 16],
  [6, 14],
  [3, 12],
  [1, 12],
];

const LETTERS_PER_ITEM = 10;

/** Items beyond the cut of a list that are still listed, because a move plays or played in them. */
const MAX_MARKED_ITEMS = 3;
const isMarked = (item: unknown): boolean => {
  const { mark, gone } = Object(item) as { readonly mark?: Mark; readonly gone?: string };
  return mark === 'win' || mark === 'changed' || gone !== undefined;
};

/** Thrown where a list alone is longer than a description may be, so that the rest of it need not be built. */
class TooLong extends Error {}

/** Removes characters without a visible form. */
const clean = (said: string): string => said.replace(/\p{C}/gu, '');

/** `isLast`: the last level of detail, whose result is cut instead of being rejected. */
const tools = (texts: PictureTexts, items: number, digits: number, isLast: boolean): AltTools => {
  const made: AltTools = {
    n: (value) => {
      if (value.length <= digits) return value;
      const side = Math.floor((digits - 1) / 2);
      return `${value.slice(0, side)}…${value.slice(-side)}`;
    },
    list: (all, say) => {
      let length = 0;
      const told = [...all.entries()].filter(([i, item]) => i < items || isMarked(item));
      const shown = told.slice(0, items + MAX_MARKED_ITEMS).map(([i, item]) => {
        const said = say(item, i);
        length += clean(said).length;
        if (length > MAX_ALT_CHARS && !isLast) throw new TooLong();
        return said;
      });
      const left = all.length - shown.length;
      return [...shown, ...(left > 0 ? [texts.andMore(left)] : [])].join(texts.comma);
    },
    run: (letters) => {
      const shown = letters.slice(0, items * LETTERS_PER_ITEM);
      const left = letters.length - shown.length;
      return left > 0 ? `${shown}${texts.comma}${texts.andMore(left)}` : shown;
    },
    scene: (scene) => sayScene(scene, texts, made),
  };
  return made;
};

const sayScene = (scene: Scene, texts: PictureTexts, made: AltTools): string =>
  (texts.alt[scene.kind] as (scene: Scene, tools: AltTools) => string)(scene, made);

/** The result of `say`; null where one of its lists is too long. */
const saidWith = (made: AltTools, say: (made: AltTools) => string): string | null => {
  try {
    return say(made);
  } catch (error) {
    if (error instanceof TooLong) return null;
    throw error;
  }
};

/**
 * The first wording that is short enough; where there is none, the last one is cut, but not the words that `whole` adds.
 * Characters without a visible form are removed.
 */
const within = (
  texts: PictureTexts,
  say: (made: AltTools) => string,
  whole = (inner: string): string => inner,
): string => {
  let last = '';
  for (const [i, [items, digits]] of MEASURES.entries()) {
    const inner = saidWith(tools(texts, items, digits, i === MEASURES.length - 1), say);
    if (inner === null) continue;
    last = inner;
    const said = clean(`${whole(last)}${i < 2 ? '' : `${texts.space}${texts.altCut}`}`);
    if (said.length <= MAX_ALT_CHARS) return said;
  }
  const rest = clean(`${whole('')}${texts.space}${texts.altCut}`).slice(0, MAX_ALT_CHARS / 2);
  return clean(
    `${whole(`${last.slice(0, MAX_ALT_CHARS - rest.length - 1)}…`)}${texts.space}${texts.altCut}`,
  ).slice(0, MAX_ALT_CHARS);
};

/**
 * A description of the picture of a position, for those who cannot see it: the game, the whole position, and whose turn it is.
 * At most 1,024 characters; for a larger position it says how much is missing. Plain text: the surface escapes it.
 */
export const altText = (scene: Scene, locale: Locale, facts: AltFacts): string => {
  const texts = locale.pictures;
  const turn = facts.turn === undefined ? '' : texts.turn(facts.turn);
  const close =
    facts.win === 'misere' ? `${texts.altMisere}${turn === '' ? '' : `${texts.space}${turn}`}` : turn;
  return within(
    texts,
    (made) => sayScene(scene, texts, made),
    (inner) => texts.altWhole(facts.game, inner, close),
  );
};

/** The same for a review of a game: who was winning in each stretch, and where it turned. */
export const reviewAlt = (scene: ReviewScene, locale: Locale): string => {
  const stretches: { from: number; to: number; ahead: 0 | 1 | null }[] = [];
  // No move follows the last position.
  for (const [i, { ahead }] of scene.standings.slice(0, -1).entries()) {
    const last = stretches.at(-1);
    if (last?.ahead === ahead) last.to = i + 1;
    else stretches.push({ from: i + 1, to: i + 1, ahead });
  }
  const texts = locale.pictures;
  return within(texts, (made) => texts.altReview(stretches, scene.turns, made));
};

/** The same for a chart: its title and every line of its text. */
export const chartAlt = (chart: Chart, locale: Locale): string => {
  const texts = locale.pictures;
  const lines = chartText(chart, locale);
  return within(texts, (made) => texts.charts.alt(chart.title, lines, made));
};

/** The same for an XOR table. */
export const xorAlt = (step: StepOf<'xor-table'>, locale: Locale): string => {
  const texts = locale.pictures;
  const rows = step.rows.map(({ part, value }) => ({
    label: texts.drawn.part(part),
    value,
  }));
  return within(texts, (made) => texts.altXor(rows, step.sum, made));
};
