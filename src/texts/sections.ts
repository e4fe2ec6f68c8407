import { explainedTexts } from './answer.ts';
import { arenaTexts } from './arena.ts';
import { bankTexts } from './bank.ts';
import type { Catalogue } from './catalogue.ts';
import { classroomTexts } from './classroom.ts';
import { commands } from './commands.ts';
import { daily } from './daily.ts';
import { each } from './each.ts';
import { inquiries } from './inquiries.ts';
import { learnTexts } from './lessons.ts';
import { linkedRoleTexts } from './linked-role.ts';
import { pictures } from './pictures.ts';
import { practice } from './practice.ts';
import { printTexts } from './print.ts';
import { progressTexts } from './progress.ts';
import { quizTexts } from './quiz.ts';
import { raceTexts } from './race.ts';
import { rules } from './rulings.ts';
import { stormTexts } from './storm.ts';
import { terminalTexts } from './terminal.ts';
import { writing } from './writing.ts';

/** The texts besides mathematics and games: each section with the function that makes it from a catalogue. */
const sections = {
  rules,
  writing,
  explained: explainedTexts,
  pictures,
  inquiries,
  commands,
  quiz: quizTexts,
  learn: learnTexts,
  classroom: classroomTexts,
  practice,
  print: printTexts,
  daily,
  storm: stormTexts,
  race: raceTexts,
  arena: arenaTexts,
  progress: progressTexts,
  linkedRole: linkedRoleTexts,
  bank: bankTexts,
  terminal: terminalTexts,
};

export type Sections = { readonly [K in keyof typeof sections]: ReturnType<(typeof sections)[K]> };

/** The sections of one language, each made when it is first used. */
export const sectionsOf = (t: Catalogue) =>
  each(Object.keys(sections) as readonly (keyof Sections)[], (part) => () => sections[part](t)) as {
    readonly [K in keyof Sections]: () => Sections[K];
  };
