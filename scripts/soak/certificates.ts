/**
 * 5,000 certificates of all games and 2,000 spoiled ones, given to both verifiers (arguments: SEED, CERTIFICATES,
 * SPOILED). Fails where a right one is refused or a spoiled one accepted.
 */

import { deal } from '../../test/certificates/deal.ts';
import { spoil } from '../../test/certificates/spoil.ts';
import { VERIFIERS, verdicts } from '../../test/certificates/verifiers.ts';
import { drawing } from '../../test/referee/draw.ts';
import { random } from '../../test/support/random.ts';
import { secondsSince } from '../soak-report.ts';

const [seed = '1', certificates = '5000', spoils = '2000'] = process.argv.slice(2);
const draw = drawing(random(Number(seed)));

const counted = (names: Iterable<string>): string => {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts]
    .sort((a, b) => b[1] - a[1])
    .map(([name, count]) => `${name} ${count}`)
    .join(', ');
};

const from = performance.now();
const none: string[] = [];
const right = Array.from({ length: Number(certificates) }, () => deal(draw, (line) => none.push(line)));
const spoiled = Array.from({ length: Number(spoils) }, () => spoil(draw.pick(right), draw));
const gameOf = (line: string): string => (line.includes(' + ') ? 'sums and compounds' : line.split(' ')[0]!);
console.log(
  `seed ${seed}: ${right.length} certificates in ${secondsSince(from, 1)} s, for ${none.length} lines none`,
);
console.log(`kinds: ${counted(right.map(({ kind }) => kind))}`);
console.log(`games: ${counted(right.map(({ line }) => gameOf(line)))}`);
if (none.length > 0) console.log(`without one: ${counted(none.map(gameOf))}`);

let wrong = 0;
for (const [name, program, file] of VERIFIERS) {
  const start = performance.now();
  const refused = verdicts(program, file, right).flatMap((said, i) =>
    said === 'valid' ? [] : [`${right[i]!.line}: ${said}`],
  );
  const said = verdicts(program, file, spoiled);
  const accepted = spoiled.filter((_, i) => !said[i]!.startsWith('refused: '));
  for (const text of refused.slice(0, 20)) console.error(text);
  for (const document of accepted.slice(0, 5))
    console.error(`accepted: ${JSON.stringify(document).slice(0, 2000)}`);
  wrong += refused.length + accepted.length;
  console.log(
    `${name}: ${right.length - refused.length} of ${right.length} valid, ${spoiled.length - accepted.length} of ${spoiled.length} ` +
      `spoiled ones refused; ${secondsSince(start, 1)} s`,
  );
  console.log(
    `  reasons: ${counted(said.map((row) => (row.split(': ')[1] ?? row).split(' ').slice(0, 3).join(' ')))}`.slice(
      0,
      600,
    ),
  );
}
process.exitCode = wrong === 0 ? 0 : 1;
