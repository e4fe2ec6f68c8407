/** The programs on cards of lessons, run by Python: they label as counting back by hand does. */

import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { LESSONS } from '../../src/learn/model/lessons.ts';
import { noPython } from '../certificates/verifiers.ts';
import { random } from '../support/random.ts';

/** What Python prints. */
const run = (lines: readonly string[]): string => {
  const { stdout, stderr } = spawnSync('python3', ['-c', lines.join('\n')], { encoding: 'utf8' });
  expect(stderr).toBe('');
  return stdout.trim();
};

test.skipIf(noPython())('the points of graphs, each labelled once, however many arrows lead to P', () => {
  const chance = random(3);
  for (let round = 0; round < 20; round += 1) {
    const out = Array.from({ length: 8 }, (_, u) =>
      Array.from({ length: u }, (__, v) => v).filter(() => chance() < 0.4),
    );
    const labels: string[] = [];
    for (const to of out) labels.push(to.some((v) => labels[v] === 'P') ? 'N' : 'P');
    const printed = run([
      `out = ${JSON.stringify(out)}`,
      'left = [len(to) for to in out]',
      'into = [[u for u in range(len(out)) if v in out[u]] for v in range(len(out))]',
      'label = {u: "P" for u in range(len(out)) if left[u] == 0}',
      'queue = list(label)',
      ...LESSONS.graphs.cards.count.code,
      'print("".join(label[u] for u in range(len(out))))',
    ]);
    expect(printed, JSON.stringify(out)).toBe(labels.join(''));
  }
});

test.skipIf(noPython())('the heaps of a subtraction game', () => {
  const printed = run([
    'heap, S = 9, {1, 3, 4}',
    'win = [None] * (heap + 1)',
    ...LESSONS.graphs.cards.heaps.code,
    'print("".join("N" if one else "P" for one in win))',
  ]);
  expect(printed).toBe('PNPNNNNPNP');
});
