/**
 * Share of LINES (2,000) dealt positions of all games that are decided, at growing sizes, about half of them misère
 * and every sixth beside a second one, by game; SEED first. BEFORE (environment): folder of an older version with its
 * packages, asked the same lines; a game it does not know counts as undecided.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { registry } from '../../src/games/registry.ts';
import { random } from '../../test/support/random.ts';

const [seed = 1, lines = 2_000] = process.argv.slice(2).map(Number);
const { BEFORE } = process.env;
const SIZES = [2, 5, 10, 20, 40, 80, 160];
const COMPOUNDS = ['', 'every ', 'all ', 'any '];
const MISERE_SHARE = 1 / 2;
const SECOND_SHARE = 1 / 6;

interface Dealt {
  readonly line: string;
  /** The game, or the compound. */
  readonly game: string;
  readonly size: number;
}

const deal = (): readonly Dealt[] => {
  const chance = random(seed);
  const games = Object.values(registry);
  const pick = <T>(from: readonly T[]): T => from[Math.floor(chance() * from.length)]!;
  return Array.from({ length: lines }, (_, at) => {
    const game = games[at % games.length]!;
    const size = SIZES[Math.floor(at / games.length) % SIZES.length]!;
    const one = game.deal(size, chance).line;
    const rule = chance() < MISERE_SHARE ? ' misere' : '';
    if (chance() >= SECOND_SHARE) return { line: one + rule, game: game.id, size };
    const compound = pick(COMPOUNDS);
    // Graphs with cycles are long lines: at most one.
    const other = pick(games.filter(({ id }) => id !== 'digraph')).deal(size, chance).line;
    const name = compound === '' ? 'sums' : `\`${compound.trim()}\``;
    return { line: `${compound}${one} + ${other}${rule}`, game: name, size };
  });
};

/** Whether a program decides each line. */
const decided = async (folder: string, dealt: readonly Dealt[]): Promise<readonly boolean[]> => {
  const program = spawn('npx', ['tsx', join('src', 'cli', 'main.ts'), 'batch'], {
    cwd: folder,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  program.stdin.end(dealt.map(({ line }) => `${line}\n`).join(''));
  const found: boolean[] = [];
  for await (const row of createInterface({ input: program.stdout })) {
    const { outcome = null } = JSON.parse(row) as { readonly outcome?: string | null };
    found.push(outcome !== null);
  }
  if (found.length !== dealt.length)
    throw new Error(`${found.length} of ${dealt.length} lines were answered`);
  return found;
};

const percent = (found: readonly boolean[]): string =>
  found.length === 0 ? '–' : `${((100 * found.filter(Boolean).length) / found.length).toFixed(1)} %`;

const dealt = deal();
const folders = [...(BEFORE === undefined ? [] : [BEFORE]), join(import.meta.dirname, '..', '..')];
const answers: (readonly boolean[])[] = [];
for (const folder of folders) answers.push(await decided(folder, dealt));
const row = (name: string, of: (one: Dealt) => boolean): void => {
  const among = (found: readonly boolean[]) => found.filter((_, at) => of(dealt[at]!));
  console.log(
    `| ${name} | ${among(answers[0]!).length} | ${answers.map((one) => percent(among(one))).join(' | ')} |`,
  );
};
console.log(`| | lines |${BEFORE === undefined ? '' : ' before |'} now |`);
console.log(`| --- | ---: |${folders.map(() => ' ---: |').join('')}`);
row('all', () => true);
if (BEFORE !== undefined) {
  const there = new Set(dealt.filter((_, at) => answers[0]![at]).map(({ game }) => game));
  row('single games that were there before', ({ game }) => game in registry && there.has(game));
}
for (const size of SIZES) row(`size ${size}`, (one) => one.size === size);
for (const game of new Set(dealt.map((one) => one.game))) row(game, (one) => one.game === game);
const open = dealt.filter((_, at) => !answers.at(-1)![at]!).map(({ line }) => line);
console.log(`not decided now: ${open.length}`);
for (const line of open) console.log(line.length > 100 ? `${line.slice(0, 60)} … ${line.slice(-30)}` : line);
