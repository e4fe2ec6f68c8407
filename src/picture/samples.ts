import type { Scene } from '../engine/core/scene.ts';
import { gameIds } from '../games/registry.ts';
import { localeIds, locales, parseLine } from '../texts/index.ts';
import type { Locale, LocaleId } from '../texts/locale.ts';
import { altText } from './alt.ts';
import { scenePicture } from './picture.ts';

/** A game, or the puzzle of the day, that a single click starts, with its board as SVG. */
export interface Sample {
  /** Letters only, since it is part of an address. */
  readonly name: string;
  readonly command: 'play' | 'daily';
  /** The position as typed; empty for the puzzle. */
  readonly line: string;
  /** The title of the game in each language. */
  readonly title: Readonly<Record<LocaleId, string>>;
  readonly svg: string;
  /** A description of the picture in each language. */
  readonly alt: Readonly<Record<LocaleId, string>>;
}

/** The first player can win both. */
const LINES = ['nim 3 4 5', 'chomp 3x5'];
/** The board for the puzzle of the day where that is not known, or is a graph, which would need a layout. */
const PUZZLE = 'kayles 7';

const LIGHT: ReadonlySet<Scene['kind']> = new Set([
  'heaps',
  'stairs',
  'queen',
  'grid',
  'bar',
  'row',
  'board',
]);

const inAll = (text: (locale: Locale) => string): Sample['title'] =>
  Object.fromEntries(localeIds.map((id) => [id, text(locales[id])])) as Sample['title'];

const drawn = (line: string) => {
  const position = parseLine(line);
  const game = position.ok ? gameIds.find((id) => id === position.value.spot.game) : undefined;
  if (!position.ok || game === undefined) throw new Error(`a sample is not understood: ${line}`);
  const scene = position.value.spot.scene();
  const { svg } = scenePicture(scene, { words: locales.en.pictures.drawn, layout: () => null });
  return { game, scene, win: position.value.win, svg };
};

const gameSample = (line: string): Sample => {
  const { game, scene, win, svg } = drawn(line);
  return {
    name: game,
    command: 'play',
    line,
    title: inAll(({ games }) => games[game].name),
    svg,
    alt: inAll((locale) => altText(scene, locale, { game: locale.games[game].name, win })),
  };
};

const puzzleSample = (line: string | null): Sample => {
  const title = inAll(({ daily }) => daily.today);
  const position = line === null ? null : parseLine(line);
  const fits = position?.ok === true && LIGHT.has(position.value.spot.scene().kind);
  const { svg } = drawn(fits ? line! : PUZZLE);
  return { name: 'daily', command: 'daily', line: '', title, svg, alt: title };
};

/** Three boards by the code that draws them on Discord; `puzzle`: the line of today's puzzle. */
export const sampleBoards = (puzzle: string | null): readonly Sample[] => [
  ...LINES.map(gameSample),
  puzzleSample(puzzle),
];
