import { recall } from '../../engine/core/maps.ts';
import { Recent } from '../../kernel/recent.ts';
import type { Doc } from '../../texts/doc.ts';
import { locales } from '../../texts/index.ts';
import type { LocaleId } from '../../texts/locale.ts';
import type { Misconception } from '../model/misconception.ts';
import type { Question, Said } from '../model/question.ts';
import { explainAnswer, explainWrong } from './phrases.ts';
import type { GameCatalogue } from './positions.ts';

/** A request to explain the right answer, or what is wrong with another. Plain data: it may cross to a worker. */
export type Explaining =
  | { readonly what: 'answer'; readonly question: Question; readonly locale: LocaleId }
  | {
      readonly what: 'wrong';
      readonly question: Question;
      readonly said: readonly Said[];
      readonly misconception: Misconception | null;
      readonly locale: LocaleId;
    };

/** Explains in words. The search behind it may take seconds, so it runs outside the thread that answers clicks. */
export type Explainer = (wish: Explaining) => Promise<Doc>;

/** Explains in the calling thread. */
export const explain = (catalogue: Pick<GameCatalogue, 'parse'>, wish: Explaining): Doc => {
  const locale = locales[wish.locale];
  return wish.what === 'answer'
    ? explainAnswer(catalogue, wish.question, locale)
    : explainWrong(catalogue, wish.question, wish.said, wish.misconception, locale);
};

/** A class asks for the same few explanations, and every redraw of a message asks again. */
const MAX_CACHED_EXPLANATIONS = 256;

/** Memoises an `Explainer`: concurrent requests share one run; failures are not cached. */
export const remembered = (explainer: Explainer): Explainer => {
  const known = new Recent<Promise<Doc>>(MAX_CACHED_EXPLANATIONS);
  return (wish) => {
    const key = JSON.stringify(wish);
    return recall(known, key, () => {
      const made = explainer(wish);
      made.catch(() => known.delete(key));
      return made;
    });
  };
};
