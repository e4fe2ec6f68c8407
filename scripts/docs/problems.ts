/** docs/problems.md: contest problems, each with its game as a line, and a sample of the statement that a test works out. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LoopyOutcome } from '../../src/engine/explain/step.ts';
import { type Analysis, analyse } from '../../src/engine/solve/analyse.ts';
import { gameIds } from '../../src/games/registry.ts';
import { locales, parseLine } from '../../src/texts/index.ts';
import { markdownText } from './pages.ts';

interface Judge {
  readonly name: string;
  readonly address: (task: string) => string;
}

const JUDGES: Readonly<Record<string, Judge>> = {
  luogu: { name: 'Luogu', address: (task) => `https://www.luogu.com.cn/problem/${task}` },
  hdu: { name: 'HDU', address: (task) => `https://acm.hdu.edu.cn/showproblem.php?pid=${task}` },
  poj: { name: 'POJ', address: (task) => `http://poj.org/problem?id=${task}` },
  codeforces: {
    name: 'Codeforces',
    address: (task) => `https://codeforces.com/problemset/problem/${task.slice(0, -1)}/${task.slice(-1)}`,
  },
  atcoder: {
    name: 'AtCoder',
    address: (task) => `https://atcoder.jp/contests/${task.slice(0, task.lastIndexOf('_'))}/tasks/${task}`,
  },
  // The judge's own addresses use other numbers; Luogu keeps its problems under these.
  uva: { name: 'UVa', address: (task) => `https://www.luogu.com.cn/problem/UVA${task}` },
  loj: { name: 'LibreOJ', address: (task) => `https://loj.ac/p/${task}` },
  cses: { name: 'CSES', address: (task) => `https://cses.fi/problemset/task/${task}` },
  leetcode: { name: 'LeetCode', address: (task) => `https://leetcode.com/problems/${task}/` },
};

/** A sample of a statement: a line and the judge's answer. */
export interface Sample {
  readonly line: string;
  readonly outcome: LoopyOutcome;
  /** Number of winning moves. */
  readonly count?: string;
  /** A winning move. */
  readonly move?: string;
}

export interface Problem {
  /** The judges that have it, each with its number there. */
  readonly on: readonly (readonly [judge: string, task: string])[];
  readonly title: string;
  /** How the statement's game maps to the line, where copying the numbers is not enough. */
  readonly how?: string;
  readonly samples: readonly Sample[];
}

export const problems = JSON.parse(
  readFileSync(join(import.meta.dirname, 'problems.json'), 'utf8'),
) as readonly Problem[];

const SEARCH_OPTIONS = 400_000;
const MAX_MOVES = 100;

/** The analysis of a sample's position. Throws where its line is invalid. */
export const solved = ({ line }: Sample): Analysis & { readonly game: string } => {
  const read = parseLine(line);
  if (!read.ok) throw new Error(`${line}: ${read.error.code}`);
  const { spot, win } = read.value;
  return { ...analyse(spot, win, { bound: SEARCH_OPTIONS, moves: MAX_MOVES }), game: spot.game };
};

const SAID: Readonly<Record<LoopyOutcome, string>> = { N: 'N', P: 'P', D: 'draw' };

const rowOf = ({ on, title, how, samples }: Problem): string => {
  const where = on.map(([id, task]) => {
    const { name, address } = JUDGES[id]!;
    return `[${name} ${task}](${address(task)})`;
  });
  const lines = samples.map((sample) => {
    const more = [
      ...(sample.count === undefined
        ? []
        : [sample.count === '1' ? '1 winning move' : `${sample.count} winning moves`]),
      ...(sample.move === undefined ? [] : [`play \`${sample.move}\``]),
    ];
    return `\`${sample.line}\`: ${[SAID[sample.outcome], ...more].join(', ')}`;
  });
  const { theorem } = solved(samples[0]!);
  const by = locales.en.theorems[theorem].name;
  return `| ${where.join('<br>')} | ${markdownText(title)}${how === undefined ? '' : `<br><sub>${markdownText(how)}</sub>`} | ${lines.join('<br>').replaceAll('|', '\\|')} | ${markdownText(by)} |`;
};

/** The page by game, in the order of the data. */
export const problemsPage = (): string => {
  const games = new Map<string, Problem[]>();
  for (const problem of problems) {
    const { game } = solved(problem.samples[0]!);
    games.set(game, [...(games.get(game) ?? []), problem]);
  }
  const heading = (game: string): string => {
    const id = gameIds.find((one) => one === game);
    return id === undefined ? `\`${game}\`` : `[${markdownText(locales.en.games[id].name)}](games/${id}.md)`;
  };
  const parts = [...games].map(([game, all]) =>
    [
      `## ${heading(game)}
`,
      '| problem | title | samples of its statement, as you type them | answered by |',
      '|---|---|---|---|',
      ...all.map(rowOf),
    ].join('\n'),
  );
  return `${[
    '# Contest problems',
    `${problems.length} problems of online judges whose game can be typed here. Type a line after \`/analyze\` or \`npm run -s cli -- analyze\`: it says who wins, why, and how; \`/play\` plays it. N: the first player wins. P: the second player wins. Numbers and samples are the judges’; a test holds every answer against them.`,
    ...parts,
  ].join('\n\n')}\n`;
};
