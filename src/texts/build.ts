import type { Catalogue } from './catalogue.ts';
import { games } from './games/index.ts';
import type { LocaleId } from './languages.ts';
import { lazily } from './lazily.ts';
import { gather, type Locale, texts } from './locale.ts';
import { expected, faults, refusals } from './refusals.ts';
import { replies } from './replies.ts';
import { rulings } from './rulings.ts';
import { screenTexts } from './screens.ts';
import { sectionsOf } from './sections.ts';
import { moves, steps } from './steps.ts';
import { theorems } from './theorems.ts';
import { words } from './writing.ts';

/** All texts of a language, from its catalogue. Each part is built when it is first used. */
export const localeOf = (t: Catalogue, id: LocaleId): Locale => {
  const own = lazily({ entries: () => games(t) });
  const locale: Locale = lazily<Locale>({
    ...sectionsOf(t),
    id: () => id,
    steps: () => ({ ...steps(t), ...replies(t), ...gather(own.entries, 'steps') }),
    theorems: () => ({ ...theorems(t), ...gather(own.entries, 'theorems') }),
    moves: () => ({ ...moves(t), ...gather(own.entries, 'moves') }),
    rulings: () => ({ ...rulings(t), ...gather(own.entries, 'rulings') }),
    refusals: () => ({ ...refusals(t), ...gather(own.entries, 'refusals') }),
    expected: () => ({ ...expected(t), ...gather(own.entries, 'expected') }),
    faults: () => ({ ...faults(t), ...gather(own.entries, 'faults') }),
    games: () => texts(own.entries),
    words: () => words(t),
    hint: () => (line) => t.text('try-line', { line }),
    shorten: () => (text, most) => t.shorten(text, most),
    screens: () => screenTexts(t, () => locale.bank.howTo),
    site: () => t,
  });
  return locale;
};
