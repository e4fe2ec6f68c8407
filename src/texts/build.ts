import { bankTexts } from './bank.ts';
import type { Catalogue } from './catalogue.ts';
import { classroomTexts } from './classroom.ts';
import { commands } from './commands.ts';
import { games } from './games/index.ts';
import { inquiries } from './inquiries.ts';
import type { LocaleId } from './languages.ts';
import { learnTexts } from './lessons.ts';
import { gather, type Locale, texts } from './locale.ts';
import { pictures } from './pictures.ts';
import { practice } from './practice.ts';
import { quizTexts } from './quiz.ts';
import { expected, faults, refusals } from './refusals.ts';
import { replies } from './replies.ts';
import { rules, rulings } from './rulings.ts';
import { screenTexts } from './screens.ts';
import { moves, steps } from './steps.ts';
import { theorems } from './theorems.ts';
import { words, writing } from './writing.ts';

/** Everything a language says, from its catalogue. */
export const localeOf = (t: Catalogue, id: LocaleId): Locale => {
  const entries = games(t);
  const bank = bankTexts(t);
  return {
    id,
    steps: { ...steps(t), ...replies(t), ...gather(entries, 'steps') },
    theorems: { ...theorems(t), ...gather(entries, 'theorems') },
    moves: { ...moves(t), ...gather(entries, 'moves') },
    rulings: { ...rulings(t), ...gather(entries, 'rulings') },
    rules: rules(t),
    refusals: { ...refusals(t), ...gather(entries, 'refusals') },
    expected: { ...expected(t), ...gather(entries, 'expected') },
    faults: { ...faults(t), ...gather(entries, 'faults') },
    games: texts(entries),
    words: words(t),
    hint: (line) => t.text('try-line', { line }),
    writing: writing(t),
    screens: screenTexts(t, bank.howTo),
    pictures: pictures(t),
    inquiries: inquiries(t),
    commands: commands(t),
    quiz: quizTexts(t),
    learn: learnTexts(t),
    classroom: classroomTexts(t),
    practice: practice(t),
    bank,
  };
};
