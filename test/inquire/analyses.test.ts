import { expect, test } from 'vitest';
import { Analyses } from '../../src/inquire/analyses.ts';
import type { AnalysisWish } from '../../src/inquire/model/analysis.ts';
import { parseLine } from '../../src/texts/index.ts';
import { must } from '../support/app.ts';

const WISH: AnalysisWish = { level: 'proof', moves: 5 };

/** Analyses whose worker has no time, and the lines that were parsed. */
const counted = () => {
  const parsed: string[] = [];
  const analyses = new Analyses(
    { analyse: () => Promise.resolve(null), analyseFile: () => Promise.resolve(null) },
    (line) => {
      parsed.push(line);
      return parseLine(line);
    },
  );
  return { analyses, parsed };
};

test('a line is parsed once on its way to the answer, also where the worker gives up', async () => {
  const { analyses, parsed } = counted();
  const first = must(analyses.atOnce('Wythoff  3 5', WISH));
  const view = await analyses.further(first, WISH);
  expect(parsed).toEqual(['Wythoff  3 5']);
  expect(view).toEqual({ ...first, late: true });
});

test('an answer brings its picture along; that of a line of thousands of characters has none', () => {
  const { analyses } = counted();
  const { drawn } = must(analyses.atOnce('nim 3 4 5 + kayles 9', WISH));
  expect(drawn?.scene.kind).toBe('components');
  expect(drawn?.components.map(({ game }) => game)).toEqual(['nim', 'kayles']);
  const long = must(analyses.atOnce(`nim ${'77777 '.repeat(900)}`, WISH));
  expect(long.drawn).toBeNull();
});

test('a line that is typed as it was answered is not parsed again; what only looks like a key is', () => {
  const { analyses, parsed } = counted();
  const first = must(analyses.atOnce('nim 3 4 5', { ...WISH, certificate: true }));
  expect(must(analyses.atOnce('nim 3 4 5', { ...WISH, certificate: true }))).toBe(first);
  expect(parsed).toEqual(['nim 3 4 5']);
  expect(analyses.atOnce('certificate nim 3 4 5', WISH).ok).toBe(false);
  expect(analyses.atOnce('true nim 3 4 5', WISH).ok).toBe(false);
  expect(must(analyses.atOnce('nim 3 4 5', WISH))).not.toBe(first);
});
