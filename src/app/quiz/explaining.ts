import type { Doc } from '../../locale/doc.ts';
import { locales } from '../../locale/index.ts';
import type { LocaleId } from '../../locale/locale.ts';
import type { Misconception } from '../../locale/quiz.ts';
import { explainAnswer, explainWrong } from './phrases.ts';
import type { Catalogue } from './positions.ts';
import type { Question, Said } from './question.ts';

/** What is to be explained of a question: its answer, or what is wrong with another. Plain data: it may cross to a worker. */
export type Explaining =
  | { readonly what: 'answer'; readonly question: Question; readonly locale: LocaleId }
  | {
      readonly what: 'wrong';
      readonly question: Question;
      readonly said: readonly Said[];
      readonly thought: Misconception | null;
      readonly locale: LocaleId;
    };

/** Explains in words. A position is searched for it, which may take seconds: away from the thread that answers clicks. */
export type Explainer = (wish: Explaining) => Promise<Doc>;

/** Explains in this thread. */
export const explain = (catalogue: Pick<Catalogue, 'parse'>, wish: Explaining): Doc => {
  const locale = locales[wish.locale];
  return wish.what === 'answer'
    ? explainAnswer(catalogue, wish.question, locale)
    : explainWrong(catalogue, wish.question, wish.said, wish.thought, locale);
};

/** Explanations remembered: a class asks for the same few over and over, and each redrawing of a message asks again. */
const REMEMBERED = 256;

/** The same, each explained once: whoever asks for one that is under way waits for that. What failed is tried anew. */
export const remembered = (explainer: Explainer): Explainer => {
  const known = new Map<string, Promise<Doc>>();
  return (wish) => {
    const key = JSON.stringify(wish);
    const there = known.get(key);
    if (there !== undefined) return there;
    const [oldest] = known.keys();
    if (known.size >= REMEMBERED && oldest !== undefined) known.delete(oldest);
    const made = explainer(wish);
    known.set(key, made);
    made.catch(() => known.delete(key));
    return made;
  };
};
