/** The pictures of the documents, as SVG, drawn as on Discord. */

import { explainedScene } from '../../src/engine/explain/pointed.ts';
import { treeScene } from '../../src/engine/explain/tree.ts';
import { gameIds } from '../../src/games/registry.ts';
import { readTable, shownPeriod, tabulate } from '../../src/inquire/tables/table.ts';
import { createLayout } from '../../src/picture/layout.ts';
import { type Style, type Svg, scenePicture, tablePicture, xorPicture } from '../../src/picture/picture.ts';
import { locales, parseLine } from '../../src/texts/index.ts';
import { WRITTEN } from '../../src/texts/languages.ts';
import type { Locale } from '../../src/texts/locale.ts';
import { workedExample, workedLine } from './example.ts';

/** Path of the picture of a game's worked example, below docs/pictures. */
export const examplePicture = (id: string, locale: Locale): string =>
  `games/${id}${locale.id === 'en' ? '' : `.${locale.id}`}.svg`;

/** A table as `/table` draws it, with its period framed. */
export const tableOf = (typed: string, size: number, style: Style): Svg => {
  const read = readTable(typed, parseLine);
  if (!read.ok) throw new Error(`no table of ${typed}`);
  const view = tabulate(read.value, { size, show: null }, { bound: 1_000_000, over: () => false });
  const period = shownPeriod(view) ?? null;
  return tablePicture({ names: view.names, show: view.show, rows: view.rows, period }, style, view.template);
};

/** The XOR table in a line's explanation. */
export const xorOf = (line: string, style: Style): Svg => {
  const table = workedLine(line).steps.find((step) => step.kind === 'xor-table');
  if (table === undefined) throw new Error(`no XOR table in the explanation of ${line}`);
  return xorPicture(table, style);
};

/** All positions of a small game, as in its proof. */
export const treeOf = (line: string, style: Style): Svg => {
  const tree = workedLine(line).steps.find((step) => step.kind === 'game-tree');
  if (tree === undefined) throw new Error(`${line} is not shown whole`);
  return scenePicture(treeScene(tree), style, line);
};

/** A line's position as drawn beside its explanation. */
export const explainedOf = (line: string, style: Style): Svg => {
  const { spot, win, steps } = workedLine(line);
  return scenePicture(explainedScene(spot, win, steps), style, line);
};

/** All of them by path below docs/pictures. */
export const documentPictures = async (): Promise<ReadonlyMap<string, string>> => {
  const layout = await createLayout();
  const styleOf = (locale: Locale): Style => ({
    words: locale.pictures.drawn,
    layout,
  });
  const style = styleOf(locales.en);
  return new Map([
    ['xor.svg', xorOf('nim 3 4 5', style).svg],
    ['wythoff.svg', tableOf('wythoff', 40, style).svg],
    ['fusion.svg', explainedOf('hackenbush 0-1 1-2 2-3 3-1 3-4', style).svg],
    ...gameIds.flatMap((id) =>
      WRITTEN.map((language) => {
        const locale = locales[language];
        const { spot, win, steps } = workedExample(id);
        const { svg } = scenePicture(explainedScene(spot, win, steps), styleOf(locale));
        return [examplePicture(id, locale), svg] as const;
      }),
    ),
  ]);
};
