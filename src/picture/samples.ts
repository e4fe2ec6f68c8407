import { gameIds } from '../games/registry.ts';
import { localeIds, locales, parseLine } from '../texts/index.ts';
import type { LocaleId } from '../texts/locale.ts';
import { altText } from './alt.ts';
import { scenePicture } from './picture.ts';

/** A board to look at before any was played, as SVG. */
export interface Sample {
  /** Letters alone: part of an address. */
  readonly name: string;
  /** The position as it can be typed. */
  readonly line: string;
  readonly svg: string;
  /** The picture in words, in each language. */
  readonly alt: Readonly<Record<LocaleId, string>>;
}

const LINES = ['nim 3 4 5', 'chomp 3x5', 'euclid 24 7'];

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
      svg: scenePicture(scene, { words: locales.en.pictures.drawn, layout: () => null }).svg,
      alt: Object.fromEntries(
        localeIds.map((id) => [id, altText(scene, locales[id], { game: locales[id].games[game].name, win })]),
      ) as Sample['alt'],
    };
  });
