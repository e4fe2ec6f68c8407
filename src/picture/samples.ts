import { gameIds } from '../games/registry.ts';
import { localeIds, locales, parseLine } from '../texts/index.ts';
import type { LocaleId } from '../texts/locale.ts';
import { altText } from './alt.ts';
import { scenePicture } from './picture.ts';

/** A game that one press begins, with its board as SVG. */
export interface Sample {
  /** Letters alone: part of an address. */
  readonly name: string;
  /** The position as it can be typed. */
  readonly line: string;
  /** What the game is called, in each language. */
  readonly title: Readonly<Record<LocaleId, string>>;
  readonly svg: string;
  /** The picture in words, in each language. */
  readonly alt: Readonly<Record<LocaleId, string>>;
}

/** Whoever moves first can win each. */
const LINES = ['nim 3 4 5', 'chomp 3x5', 'kayles 7'];

/** Three boards by the code that draws them on Discord. None is a graph, so that no layout need be loaded. */
export const sampleBoards = (): readonly Sample[] =>
  LINES.map((line) => {
    const position = parseLine(line);
    const game = position.ok ? gameIds.find((id) => id === position.value.spot.game) : undefined;
    if (!position.ok || game === undefined) throw new Error(`a sample is not understood: ${line}`);
    const { spot, win } = position.value;
    const scene = spot.scene();
    return {
      name: game,
      line,
      title: Object.fromEntries(localeIds.map((id) => [id, locales[id].games[game].name])) as Sample['title'],
      svg: scenePicture(scene, { words: locales.en.pictures.drawn, layout: () => null }).svg,
      alt: Object.fromEntries(
        localeIds.map((id) => [id, altText(scene, locales[id], { game: locales[id].games[game].name, win })]),
      ) as Sample['alt'],
    };
  });
