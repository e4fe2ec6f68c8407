import type { Attachment } from '../../kernel/screen.ts';
import type { Inline } from '../../texts/doc.ts';
import type { Locale } from '../../texts/locale.ts';
import type { Results } from '../class/results.ts';
import { atOwnPace } from '../model/policy.ts';
import { type SlotSpread, spreadOf } from '../model/spread.ts';
import { csv } from './csv.ts';

/** Differences between the papers of an exam or homework, by slot; empty where questions are shared. */
export const paperSpread = ({ quiz, questions, students }: Results): readonly SlotSpread[] => {
  if (!atOwnPace(quiz)) return [];
  const spreads = questions.map(({ slot }) => {
    const had = students.flatMap(({ items }) => items.filter((item) => item.slot === slot));
    return spreadOf(
      slot,
      had.map(({ question }) => question),
    );
  });
  return spreads.every((spread) => spread !== null) ? spreads : [];
};

/** The spread of all papers in a sentence or two; empty for fewer than two. */
export const papersLines = (
  spreads: readonly SlotSpread[],
  locale: Locale,
): readonly (readonly Inline[])[] => {
  const words = locale.classroom.results;
  const papers = Math.max(0, ...spreads.map((one) => one.papers));
  if (papers < 2) return [];
  const unequal = spreads.filter(({ equal }) => !equal).map(({ slot }) => `${slot}`);
  const apart = Math.max(...spreads.map(({ difficulty: { least, most } }) => most - least));
  const fewest = Math.min(...spreads.map(({ positions }) => positions));
  return [
    [
      unequal.length === 0
        ? words.equalPapers(papers)
        : words.unequalPapers(papers, unequal.join(locale.writing.comma)),
    ],
    [words.difficultyApart(apart.toFixed(1))],
    ...(fewest < papers ? [[words.sharedPositions(fewest)]] : []),
  ];
};

const HEAD = [
  'question',
  'papers',
  'positions',
  'equal',
  'heaps least',
  'heaps most',
  'nodes least',
  'nodes most',
  'bits least',
  'bits most',
  'outcome',
  'key',
  'rules',
  'errors that give the right answer',
  'right positions',
  'difficulty least',
  'difficulty most',
] as const;

/** The spread as a file, a row per question. */
export const papersFile = (spreads: readonly SlotSpread[]): readonly Attachment[] =>
  spreads.length === 0
    ? []
    : [
        {
          name: 'papers.csv',
          data: csv(
            HEAD,
            spreads.map(({ heaps, nodes, bits, difficulty, ...one }) => [
              one.slot,
              one.papers,
              one.positions,
              one.equal ? 1 : 0,
              ...[heaps, nodes, bits].flatMap(({ least, most }) => [least, most]),
              ...[one.outcome, one.key, one.rules, one.lucky, one.lists].map((all) => all.join('; ')),
              difficulty.least,
              difficulty.most,
            ]),
          ),
        },
      ];
