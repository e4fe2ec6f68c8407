/**
 * The bot's sentences on mathematics as a text for review in a diff: for every game and theorem each sentence in each form
 * once, with its position. Forms differ in words, not only in numbers.
 */
import type { Win } from '../../src/engine/core/game.ts';
import type { Spot } from '../../src/engine/core/spot.ts';
import { explain } from '../../src/engine/explain/explain.ts';
import type { Level, Step } from '../../src/engine/explain/step.ts';
import { analyse } from '../../src/engine/solve/analyse.ts';
import { gameIds, registry } from '../../src/games/registry.ts';
import type { Doc, Inline } from '../../src/texts/doc.ts';
import { type Locale, sayRuling, sayStep } from '../../src/texts/locale.ts';
import { positionOf, spotOf } from './positions.ts';
import { random } from './random.ts';

/** Positions whose explanations are written in full: large ones, sums, compounds, searched ones. */
const WHOLE = [
  'nim 3 4 5',
  'nim 1 4 5',
  'nim 10^40 1 misere',
  'nim 0',
  'nim 0 misere',
  'nim 1 1 1 misere',
  'nim 1 1 7 misere',
  'kayles 9 4 misere',
  'kayles 10^40',
  'kayles 168 5',
  'kayles 4 misere',
  'chomp 20x30',
  'chomp 4x5',
  'chomp 3x5 misere',
  'chomp 20x30 misere',
  'wythoff 3 5',
  'wythoff 10^20 10^20',
  'wythoff 4 7 a=3',
  'wythoff 20 30 + nim 3 + wythoff 30 20',
  'wythoff 300 200 + nim 3 + nim 3',
  'wythoff 300 200 + wythoff 300 201',
  'wythoff 2 3 + nim 4',
  'nim 3 + kayles 7 + bash 10 max=3',
  'nim 3 5 + nim 6',
  'every nim 3 + kayles 4',
  'every nim 4 + bash 8 max=3',
  'every bash 8 max=3 + bash 12 max=3',
  'all nim 3 + kayles 4',
  'all bash 8 max=3 + bash 11 max=3',
  'all bash 8 max=3 + bash 12 max=3',
  'any nim 3 + bash 8 max=3',
  'any bash 8 max=3 + bash 12 max=3',
  'any nim 3 + bash 8 max=3 misere',
  'any bash 8 max=3 + bash 12 max=3 misere',
  'any nim 0 + bash 8 max=3 misere',
  'any nim 0 + bash 5 max=3 misere',
  'every nim 4 + bash 8 max=3 misere',
  'every bash 5 max=3 + bash 9 max=3 misere',
  'all nim 4 + bash 9 max=3 misere',
  'all bash 5 max=3 + bash 9 max=3 misere',
  'moore 3 4 5 6 k=2',
  'moore 1 1 1 1 k=2 misere',
  'moore 5 6 1 1 1 k=2 misere',
  'subtraction 10^40 s=1,3,14',
  'subtraction 1000000 s=squares',
  'subtraction 10^12 s=squares',
  'subtraction 9 s=divisors',
  'subtraction 12 s=divisors',
  'fibonacci 89',
  'fibonacci 10^20',
  'divisor 30',
  'divisor 900',
  'divisor 60 misere',
  'coins HTTHH run=1 misere',
  'wythoff 2 3 + nim 4 misere',
  'hackenbush 0-1 1-2 2-3 3-1',
  'coins HTTHH rule=turtles misere',
  'coins HTTHHTH rule=twins misere',
  'coins HTTHHTHTTTHH rule=triplets misere',
  'coins HTTHHTH max=9 misere',
  'coins HTTHHTH run=2 misere',
  'kayles 10^40 999 misere',
  'octal 300 code=0.007',
  'octal 10^9 code=0.007',
  'grundy 90 7',
  'wythoff 10^20 10^20 misere',
  'wythoff 30 50 a=2 misere',
  'wythoff 3 5 + nim 3 misere',
  'wythoff 4 7 a=3 + nim 3 misere',
  'moore 10^30 10^30 7 k=2',
  'nim 10^30 10^30 10^29 5',
] as const;

const run = (part: Inline): string =>
  typeof part === 'string'
    ? part
    : 'strong' in part
      ? part.strong
      : 'code' in part
        ? `\`${part.code}\``
        : '…';
const textOf = (runs: readonly Inline[]): string => runs.map(run).join('');

/** One sentence a line; of tables only their words. */
const linesOf = (doc: Doc): readonly string[] =>
  doc.flatMap((block) => {
    switch (block.kind) {
      case 'paragraph':
      case 'note':
        return sentencesOf(textOf(block.text));
      case 'heading':
      case 'verdict':
        return sentencesOf(block.text);
      case 'list':
        return block.items.flatMap((item) => sentencesOf(textOf(item)));
      case 'table':
        return [...(block.head === null ? [] : [block.head]), ...block.rows]
          .map((row) => row.filter((cell) => /[^\s\d.,…]/.test(cell)).join(' | '))
          .filter((row) => row !== '');
      case 'scene':
        return [];
    }
  });
const sentencesOf = (text: string): readonly string[] =>
  text.split(/(?<=[.?!])\s+(?=\S)|(?<=[。？！])/).filter((sentence) => sentence.trim() !== '');

/** The form of a sentence: without numbers, positions and repetitions. */
const formOf = (sentence: string): string =>
  sentence
    .replace(/`[^`]*`/g, '`')
    .replace(/[0-9]+(?:[\s,./…^·+=-]*[0-9]+)*/g, '#')
    .replace(/(\S.{0,60}?)(?:(?:, |; | \| |、|；)\1)+/g, '$1')
    .slice(0, 400);

/** Most forms of lists for each kind of step. */
const FEW = 4;
const LISTS: ReadonlySet<string> = new Set([
  'answers',
  'mistakes',
  'winning-moves',
  'if-they-answer',
  'best-tries',
  'grouped-options',
  'options',
  'game-tree',
  'losing-set',
]);

/** Small positions of a game, and larger dealt ones. */
const spotsOf = (id: (typeof gameIds)[number]): readonly Spot[] => {
  const small = [...registry[id].small(2)];
  const every = Math.max(1, Math.floor(small.length / 120));
  const next = random(9);
  return [
    spotOf(registry[id].example),
    ...small.filter((_, i) => i % every === 0),
    ...[1, 2, 3, 4, 5].flatMap((size) => [1, 2, 3, 4].map(() => registry[id].deal(size, next))),
  ];
};

interface Told {
  readonly step: Step;
  readonly from: string;
}

/** The steps that a position's theories produce, under one rule. */
const claimsOf = (spot: Spot, win: Win): readonly Told[] => {
  const from = `${spot.line}${win === 'misere' ? ' misere' : ''}`;
  return spot
    .claims(win)
    .filter((claim) => claim.cost <= 1000)
    .flatMap((claim): readonly Step[] => {
      const outcome = claim.gives === 'remoteness' || claim.gives === 'suspense' ? null : claim.value();
      const use = claim.use();
      return [
        { kind: 'decides', ...use },
        ...(outcome === null
          ? []
          : [{ kind: 'works', ...use, outcome: outcome === 0n ? 'P' : 'N' } as const]),
        { kind: 'proof', ...use },
        ...claim.here(),
      ];
    })
    .map((step) => ({ step, from }));
};

const WINS = ['normal', 'misere'] as const;

/** The steps that explain a position at these levels, under one rule. */
const explained = (spot: Spot, win: Win, bound: number, levels: readonly Level[]): readonly Told[] => {
  const analysis = analyse(spot, win, { bound, moves: 20 });
  const from = `${spot.line}${win === 'misere' ? ' misere' : ''}`;
  return levels.flatMap((level) => explain(analysis, level).map((step) => ({ step, from })));
};

/** Sums of two positions of a game: misère play of sums has its own theorems. */
const sumsOf = (id: (typeof gameIds)[number]): readonly Spot[] => {
  const next = random(10);
  return [1, 2, 3].map((size) =>
    spotOf(`${registry[id].deal(size, next).line} + ${registry[id].deal(size, next).line}`),
  );
};

const gameTold = (id: (typeof gameIds)[number]) => {
  const spots = spotsOf(id);
  return [
    ...spots.map((spot) => ({
      line: spot.line,
      ruling: spot.ruling(),
      steps: WINS.flatMap((win) => claimsOf(spot, win)),
    })),
    ...[...spots.slice(-20, -14), ...sumsOf(id)].map((spot) => ({
      line: spot.line,
      ruling: null,
      steps: WINS.flatMap((win) => explained(spot, win, 2_000, ['answer', 'why', 'proof'])),
    })),
  ];
};

const wholeTold = (line: string): readonly Told[] => {
  const { spot, win } = positionOf(line);
  return explained(spot, win, 20_000, ['answer', 'why', 'proof', 'table']);
};

let known: ReturnType<typeof tellAll> | undefined;
const tellAll = () => ({
  games: Object.fromEntries(gameIds.map((id) => [id, gameTold(id)])) as Record<
    (typeof gameIds)[number],
    ReturnType<typeof gameTold>
  >,
  whole: WHOLE.flatMap(wholeTold),
});
/** The steps, computed once for all languages. */
const told = () => (known ??= tellAll());

export const sentences = (locale: Locale): string => {
  const out: string[] = [];
  const seen = new Set<string>();
  const count = new Map<string, number>();
  const add = (title: string, from: string, lines: readonly string[], most = Infinity): void => {
    const fresh = lines.filter((line) => {
      const key = `${title} ${formOf(line)}`;
      if (seen.has(key) || (count.get(title) ?? 0) >= most) return false;
      seen.add(key);
      count.set(title, (count.get(title) ?? 0) + 1);
      return true;
    });
    if (fresh.length > 0) out.push('', `## ${title} — ${from}`, ...fresh);
  };
  const addStep = (step: Step, from: string): void => {
    if (step.kind === 'in-part') for (const inner of step.steps) addStep(inner, from);
    const title = 'theorem' in step ? `${step.kind} ${step.theorem}` : step.kind;
    const said = step.kind === 'in-part' ? sayStep(locale, { ...step, steps: [] }) : sayStep(locale, step);
    add(title, from, linesOf(said), LISTS.has(step.kind) ? FEW : Infinity);
  };
  // Titles and authors of theorems.
  out.push('# theorems', ...Object.entries(locale.theorems).map(([id, { name }]) => `${id}: ${name}`));
  for (const id of gameIds) {
    const { name, summary, rules } = locale.games[id];
    out.push('', `# ${id}`, name, summary, ...rules.flatMap(sentencesOf));
    for (const { line, ruling, steps } of told().games[id]) {
      if (ruling !== null) add(`rules ${ruling.kind}`, line, sayRuling(locale, ruling));
      for (const { step, from } of steps) addStep(step, from);
    }
  }
  out.push('', '# whole');
  for (const { step, from } of told().whole) addStep(step, from);
  out.push('', '# what is refused');
  for (const [id, said] of [...Object.entries(locale.expected), ...Object.entries(locale.faults)])
    out.push(`${id}: ${said}`);
  out.push('', '# replies of lessons');
  for (const [lesson, cards] of Object.entries(locale.learn.replies))
    for (const [card, { right, wrong, again }] of Object.entries(cards))
      out.push(
        `${lesson} ${card}: ${right}`,
        `${lesson} ${card}, wrong: ${wrong}`,
        `${lesson} ${card}, again: ${again}`,
      );
  return `${out.join('\n').trim()}\n`;
};
