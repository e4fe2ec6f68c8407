/** Texts of an answer are cached for redrawing: they must equal those of a first drawing. */
import { expect, test } from 'vitest';
import { present } from '../../src/discord/message/present.ts';
import type { Level } from '../../src/engine/explain/step.ts';
import { analyse } from '../../src/engine/solve/analyse.ts';
import { viewOf } from '../../src/inquire/model/view.ts';
import { analysisScreen, certificateScreen } from '../../src/inquire/screens/analysis.ts';
import type { Picture } from '../../src/kernel/screen.ts';
import { note } from '../../src/texts/doc.ts';
import { locales } from '../../src/texts/index.ts';
import { analysisOf, positionOf } from '../support/positions.ts';

const words = { cut: 'cut', cutFile: 'whole.txt' };
const picture: Picture = { name: 'position-x.png', data: Buffer.from('x'), alt: 'a picture' };
const viewFor = (line: string) => viewOf(analysisOf(line, { bound: 5_000, moves: 32 }), 'why');

test('drawn again it is the same, in each language, with and without pictures and what stands around it', () => {
  const ways = [locales.en, locales['zh-CN']].flatMap((locale) =>
    [[], [picture]].flatMap((pictures) =>
      [{}, { before: [note('before')], after: [note('after')], controls: false }].map((around) => ({
        locale,
        options: { pictures, ...around },
      })),
    ),
  );
  // Ten heaps: beside its picture the position is drawn in brief.
  const views = ['nim 3 4 5', 'nim 1 2 3 4 5 6 7 8 9 10', 'wythoff 4 7', 'kayles 9 misere'].map(viewFor);
  for (let round = 0; round < 2; round += 1)
    for (const view of views) {
      const texts = new Set<string>();
      for (const { locale, options } of ways) {
        const shown = present(analysisScreen(view, 'why', locale, options), words);
        const first = structuredClone(analysisScreen(structuredClone(view), 'why', locale, options));
        expect(shown.components).toEqual(present({ ...first, pictures: options.pictures }, words).components);
        texts.add(JSON.stringify(shown.components));
      }
      expect(texts.size).toBe(ways.length);
    }
});

test('of many answers the first is told rightly once more', () => {
  const first = viewFor('nim 3 4 5');
  const before = present(analysisScreen(first, 'why', locales.en), words);
  for (let heap = 1; heap <= 100; heap += 1)
    expect(
      JSON.stringify(present(analysisScreen(viewFor(`nim ${heap}`), 'why', locales.en), words)),
    ).toContain(`nim ${heap}`);
  expect(present(analysisScreen(first, 'why', locales.en), words)).toEqual(before);
});

test('only a proof has a button for its certificate, which comes as a file', () => {
  const view = viewFor('kayles 9 4');
  const labels = (level: Level): readonly string[] =>
    (analysisScreen(view, level, locales.en).rows ?? []).flatMap((row) =>
      'kind' in row ? [] : row.map(({ label }) => label ?? ''),
    );
  expect(labels('proof')).toContain('Certificate');
  expect(labels('why')).not.toContain('Certificate');
  const text = JSON.stringify({ certificate: 1 });
  const [file] = certificateScreen({ ...view, certificate: { text } }, locales.en).files ?? [];
  expect(file?.name).toBe('certificate.json');
  expect(file === undefined ? '' : String(file.data)).toBe(`${text}\n`);
  const none = certificateScreen({ ...view, certificate: { none: 'too-large' } }, locales.en);
  expect(none.files ?? []).toEqual([]);
  expect(JSON.stringify(none.doc)).toContain('no proof that is short enough');
});

test('a move in many components at once is shown in a table as it is typed', () => {
  const { spot, win } = positionOf(
    `every ${Array.from({ length: 6 }, (_, i) => `nim ${i + 1}`).join(' + ')}`,
  );
  const analysis = analyse(spot, win, { bound: 5_000, moves: 400 });
  const view = viewOf(analysis, 'moves');
  for (const locale of [locales.en, locales['zh-CN']]) {
    const rows = analysisScreen(view, 'moves', locale).doc.flatMap((block) =>
      block.kind === 'table' ? block.rows : [],
    );
    expect(rows.flat()).toContainEqual(expect.stringMatching(/^#1 1:.* #6 1:/));
    expect(rows.flat().join()).not.toMatch(/game 6|第 6 个游戏/);
  }
});
