/** Violations found by Deque's axe-core in a page, with their elements. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page as Tab } from 'playwright-core';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Result {
  readonly violations: readonly {
    readonly id: string;
    readonly help: string;
    readonly nodes: readonly { readonly target: readonly unknown[]; readonly failureSummary?: string }[];
  }[];
}

const ALL: object = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};
/** Rules that depend on colours. */
export const CONTRAST: object = { runOnly: { type: 'rule', values: ['color-contrast'] } };

/** Violations of WCAG 2.2 AA and of good practice, one line each. */
export const violations = async (tab: Tab, options = ALL): Promise<readonly string[]> => {
  // Evaluated instead of added as a script, which the page's policy forbids.
  await tab.evaluate(`${SOURCE}; undefined`);
  const { violations: found } = await tab.evaluate<Result>(
    `axe.run(document, ${JSON.stringify({ resultTypes: ['violations'], ...options })})`,
  );
  return found.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary = '' }) => `${id} (${help}): ${target.join(' ')} — ${failureSummary}`,
    ),
  );
};
