/** 10,000 questions (arguments: SEED, COUNT) of every kind, game and win rule against brute force; prints the counts. */

import { gameIds } from '../../src/games/registry.ts';
import { QUESTION_KINDS } from '../../src/learn/questions/kinds/index.ts';
import { brute } from '../../test/support/brute.ts';
import { faultOf, making, UNCHECKED } from '../../test/support/questions.ts';
import { secondsSince } from '../soak-report.ts';

const [seed = 1, count = 10_000] = process.argv.slice(2).map(Number);
/** Questions per brute force, whose memory grows. */
const QUESTIONS_PER_BRUTE_FORCE = 200;
/** Questions between two reports of progress. */
const QUESTIONS_PER_REPORT = 1_000;

const from = performance.now();
const counts = new Map<string, number>();
const add = (name: string) => counts.set(name, (counts.get(name) ?? 0) + 1);
let by = brute();
for (let i = 0, made = 0; made < count && i < 3 * count; i += 1) {
  const kind = QUESTION_KINDS[i % QUESTION_KINDS.length]!;
  const game = gameIds[Math.floor(i / QUESTION_KINDS.length) % gameIds.length]!;
  const round = Math.floor(i / (QUESTION_KINDS.length * gameIds.length));
  const question = making.generate({
    kind,
    games: [game],
    difficulty: 1 + (round % 4),
    seed: `${seed} ${i}`,
    win: round % 3 === 2 ? 'misere' : 'normal',
    want: round % 2 === 0 ? 'P' : 'N',
    typed: round % 5 === 4,
  });
  if (question === null) {
    add('none');
    continue;
  }
  made += 1;
  if (made % QUESTIONS_PER_BRUTE_FORCE === 0) by = brute();
  if (made % QUESTIONS_PER_REPORT === 0)
    console.log(`  ${made} questions, ${counts.get('wrong') ?? 0} wrong`);
  const fault = faultOf(question, by);
  add(fault === null ? kind : fault === UNCHECKED ? 'too large for brute force' : 'wrong');
  if (fault !== null && fault !== UNCHECKED) console.error(`${kind} ${question.line}: ${fault}`);
}
console.log([...counts].map(([name, number]) => `${name} ${number}`).join(', '));
console.log(`seed ${seed}: ${secondsSince(from, 1)} s`);
process.exitCode = (counts.get('wrong') ?? 0) === 0 ? 0 : 1;
