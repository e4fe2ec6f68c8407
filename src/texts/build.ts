import { explainedTexts } from './answer.ts';
import { arenaTexts } from './arena.ts';
import { bankTexts } from './bank.ts';
import type { Catalogue } from './catalogue.ts';
import { classroomTexts } from './classroom.ts';
import { commands } from './commands.ts';
import { daily } from './daily.ts';
import { games } from './games/index.ts';
import { inquiries } from './inquiries.ts';
import type { LocaleId } from './languages.ts';
import { lazily } from './lazily.ts';
import { learnTexts } from './lessons.ts';
import { linkedRoleTexts } from './linked-role.ts';
import { gather, type Locale, texts } from './locale.ts';
import { pictures } from './pictures.ts';
import { practice } from './practice.ts';
import { printTexts } from './print.ts';
import { progressTexts } from './progress.ts';
import { quizTexts } from './quiz.ts';
import { raceTexts } from './race.ts';
import { expected, faults, refusals } from './refusals.ts';
import { replies } from './replies.ts';
import { rules, rulings } from './rulings.ts';
import { screenTexts } from './screens.ts';
import { moves, steps } from './steps.ts';
import { stormTexts } from './storm.ts';
import { terminalTexts } from './terminal.ts';
import { theorems } from './theorems.ts';
import { words, writing } from './writing.ts';

/** Everything a language says, from its catalogue; each part when somebody is first told something of it. */
export const localeOf = (t: Catalogue, id: LocaleId): Locale => {
  const own = lazily({ entries: () => games(t) });
  const locale: Locale = lazily<Locale>({
    id: () => id,
    steps: () => ({ ...steps(t), ...replies(t), ...gather(own.entries, 'steps') }),
    theorems: () => ({ ...theorems(t), ...gather(own.entries, 'theorems') }),
    moves: () => ({ ...moves(t), ...gather(own.entries, 'moves') }),
    rulings: () => ({ ...rulings(t), ...gather(own.entries, 'rulings') }),
    rules: () => rules(t),
    refusals: () => ({ ...refusals(t), ...gather(own.entries, 'refusals') }),
    expected: () => ({ ...expected(t), ...gather(own.entries, 'expected') }),
    faults: () => ({ ...faults(t), ...gather(own.entries, 'faults') }),
    games: () => texts(own.entries),
    words: () => words(t),
    hint: () => (line) => t.text('try-line', { line }),
    writing: () => writing(t),
    explained: () => explainedTexts(t),
    shorten: () => (text, most) => t.shorten(text, most),
    screens: () => screenTexts(t, () => locale.bank.howTo),
    pictures: () => pictures(t),
    inquiries: () => inquiries(t),
    commands: () => commands(t),
    quiz: () => quizTexts(t),
    learn: () => learnTexts(t),
    classroom: () => classroomTexts(t),
    practice: () => practice(t),
    print: () => printTexts(t),
    daily: () => daily(t),
    storm: () => stormTexts(t),
    race: () => raceTexts(t),
    arena: () => arenaTexts(t),
    progress: () => progressTexts(t),
    linkedRole: () => linkedRoleTexts(t),
    bank: () => bankTexts(t),
    terminal: () => terminalTexts(t),
    site: () => t,
  });
  return locale;
};
