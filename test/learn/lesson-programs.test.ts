/** The programs on cards of lessons, run by Python: they label as counting back by hand does. */

import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { type Card, LESSONS } from '../../src/learn/model/lessons.ts';
import { noPython } from '../certificates/verifiers.ts';
import { random } from '../support/random.ts';

const codeOf = ({ code = [] }: Card): readonly string[] => code;
/** What Python prints. */
const run = (lines: readonly string[]): string => {
  const { stdout, stderr } = spawnSync('python3', ['-c', lines.join('\n')], { encoding: 'utf8' });
  expect(stderr).toBe('');
  return stdout.trim();
};

test.skipIf(noPython())('the points of graphs, each labelled once, however many arrows lead to P', () => {
  const chance = random(3);
  const graphs = Array.from({ length: 50 }, () =>
    Array.from({ length: 8 }, (_, u) => Array.from({ length: u }, (__, v) => v).filter(() => chance() < 0.4)),
  );
  const labels = graphs.map((out) => {
    const known: string[] = [];
    for (const to of out) known.push(to.some((v) => known[v] === 'P') ? 'N' : 'P');
    return known.join('');
  });
  const printed = run([
    `for out in ${JSON.stringify(graphs)}:`,
    ...[
      'left = [len(to) for to in out]',
      'into = [[u for u in range(len(out)) if v in out[u]] for v in range(len(out))]',
      'label = {u: "P" for u in range(len(out)) if left[u] == 0}',
      'queue = list(label)',
      ...codeOf(LESSONS.graphs.cards.count),
      'print("".join(label[u] for u in range(len(out))))',
    ].map((line) => `    ${line}`),
  ]);
  expect(printed.split('\n')).toEqual(labels);
});

test.skipIf(noPython())('the heaps of a subtraction game', () => {
  const printed = run([
    'heap, S = 9, {1, 3, 4}',
    'win = [None] * (heap + 1)',
    ...codeOf(LESSONS.graphs.cards.heaps),
    'print("".join("N" if one else "P" for one in win))',
  ]);
  expect(printed).toBe('PNPNNNNPNP');
});
