/** Exams made for a class, as their readers see them. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { QuizRequest } from '../../../src/learn/class/create-quiz.ts';
import type { QuestionMaker } from '../../../src/learn/class/question-maker.ts';
import type { Question } from '../../../src/learn/model/question.ts';
import { asked } from '../../../src/learn/screens/question.ts';
import { locales } from '../../../src/texts/index.ts';
import { plain } from '../../../src/texts/plain.ts';
import { bench, must } from '../app.ts';
import { actor, quizRequest } from '../classroom.ts';
import { inequalities } from './paper-check.ts';

/** The papers of one exam: each student's questions in order. */
export const papersOf = async (
  students: number,
  questions: QuestionMaker,
  over: Partial<QuizRequest>,
  seed: string,
): Promise<readonly (readonly Question[])[]> => {
  const held = await bench(':memory:', seed, { questions });
  try {
    const { classes } = held.app;
    const { quiz } = must(await classes.create(quizRequest({ mode: 'exam', minutes: 60, ...over })));
    await classes.prepare();
    for (let i = 0; i < students; i += 1) must(await classes.join(quiz.id, actor(`s${i}`)));
    for (;;) {
      await classes.grow();
      if ((await classes.attempts.ahead(quiz.id))?.unseated === 0) break;
      await sleep(20);
    }
    const variants = await held.store.classes.variants(quiz.id);
    const attempts = await held.store.classes.attempts(quiz.id);
    return attempts.map((attempt) =>
      quiz.plan.map((number) => variants.get(number)![attempt.variants[number]!]!),
    );
  } finally {
    await held.store.close();
  }
};

/** A question in English, as its student reads it. */
export const textOf = (question: Question): string => plain(asked(question, locales.en, true));

const GAMES = (
  'nim kayles wythoff subtraction lasker bash staircase moore grundy dawson nimble silver endnim euclid ' +
  'fibonacci'
).split(' ');
/** Kinds of every second exam, and of the others. */
const KINDS = [
  'outcome, why, winning-move, all-winning-moves, nim-sum, mex, grundy',
  'which-part, losing-positions, value-table, proof-order, justify-step, spot-error, own-words, zeckendorf, period',
];

export interface PapersChecked {
  readonly papers: number;
  readonly questions: number;
  /** Inequalities in words. */
  readonly unequal: readonly string[];
  /** Largest difference in the difficulty of one question between two papers. */
  readonly apart: number;
  /** Distinct variants of the question with the fewest, by exam. */
  readonly fewest: readonly number[];
}

/** Makes exams about two games each, at levels 2 to 4, and compares the papers of each by their texts. */
export const checkPapers = async (
  exams: number,
  students: number,
  questions: QuestionMaker,
  random: () => number,
  told: (line: string) => void = () => undefined,
): Promise<PapersChecked> => {
  const unequal: string[] = [];
  const fewest: number[] = [];
  let [papers, asked, apart] = [0, 0, 0];
  for (let i = 0; i < exams; i += 1) {
    const [first, second] = [random(), random()].map((at) => GAMES[Math.floor(at * GAMES.length)]!);
    const kinds = KINDS[i % KINDS.length]!;
    const over = {
      games: `${first}, ${second}`,
      level: 2 + (i % 3),
      count: kinds.split(',').length,
      kinds,
      students,
    };
    const all = await papersOf(students, questions, over, `papers ${i} ${random()}`);
    papers += all.length;
    asked += all.reduce((sum, paper) => sum + paper.length, 0);
    unequal.push(
      ...inequalities(all.map((paper) => paper.map(textOf))).map((one) => `exam ${i + 1}, ${one}`),
    );
    const slots = all[0]!.map((_, slot) => all.map((paper) => paper[slot]!));
    for (const slot of slots) {
      const difficulties = slot.map(({ difficulty }) => difficulty);
      apart = Math.max(apart, Math.max(...difficulties) - Math.min(...difficulties));
    }
    fewest.push(Math.min(...slots.map((slot) => new Set(slot.map(({ symmetry }) => symmetry)).size)));
    told(`exam ${i + 1} (${over.games}, level ${over.level}): ${papers} papers, ${unequal.length} unequal`);
  }
  return { papers, questions: asked, unequal, apart, fewest };
};
