/**
 * The boards of the channel's messages, for the page that shows them. The bot decides whose turn it is and what may be played.
 */

import type { App } from '../app/ports.ts';
import type { Scene } from '../engine/core/scene.ts';
import type { Spot } from '../engine/core/spot.ts';
import type { Win } from '../engine/core/terms.ts';
import { type CustomId, formatId, parseId } from '../kernel/custom-id.ts';
import { positionOfDaily } from '../learn/screens/daily.ts';
import { altText } from '../picture/alt.ts';
import type { Pictures } from '../picture/pictures.ts';
import type { PictureRequest, Png } from '../picture/request.ts';
import { seatOf } from '../play/log.ts';
import { boardScene } from '../play/screens/board-scene.ts';
import { locales } from '../texts/index.ts';
import { languageOf } from '../texts/languages.ts';
import { gameNamed } from '../texts/locale.ts';
import { touchBoard } from './board.ts';
import type { TouchBoard } from './choosing.ts';

/** Verbs of the controls by which a message asks for a move, and the handlers they belong to. */
const VERBS: readonly string[] = ['move', 'focus', 'pick', 'type'];
const KINDS: readonly string[] = ['m', 'r', 'y'];
/** Verbs of the controls that draw a board of buttons. */
const CELLS: readonly string[] = ['move', 'focus', 'none'];

/** For a picture that is still being drawn. */
const MAX_DRAWING_WAITS = 20;

/** What a message shows, for the viewer who may play it. */
interface ShownPosition {
  readonly spot: Spot;
  readonly win: Win;
  readonly scene: Scene;
}

/** What the page asks for. The name of a board changes with every move. */
export interface ChannelBoards {
  /** The board of a message with these controls, and the controls that draw it as buttons; null: none. */
  of(customIds: readonly string[]): { readonly name: string; readonly covers: readonly string[] } | null;
  /** The board for that person to play now; null where they may not. */
  board(name: string, person: string, language: string): Promise<TouchBoard | null>;
  /** The control that makes a move; null where there is none. */
  control(name: string, move: string): string | null;
}

const named = ({ kind, id, revision }: CustomId): string => `${kind} ${id} ${revision}`;

const read = (name: string): CustomId | null => {
  const [kind, id, revision] = name.split(' ');
  return kind === undefined || id === undefined || revision === undefined
    ? null
    : { kind, id, revision: Number(revision), verb: 'move', argument: '' };
};

/** The parts of the bot that answer. */
type BoardApp = Pick<App, 'matches' | 'reviews' | 'daily'>;

const shownBy: Readonly<
  Record<string, (app: BoardApp, id: CustomId, person: string) => Promise<ShownPosition | null>>
> = {
  /** A match, for the player to move. */
  m: async (app, { id, revision }, person) => {
    const found = await app.matches.show(id);
    if (!found.ok) return null;
    const { match, spot, win, turn } = found.value;
    if (match.status !== 'playing' || match.revision !== revision) return null;
    if (turn === null || seatOf(found.value.match, person) !== turn) return null;
    return { spot, win, scene: boardScene(found.value) };
  },
  /** A puzzle from a finished game. */
  r: async (app, { id, revision }) => {
    const found = await app.reviews.puzzle(id, revision);
    if (!found.ok) return null;
    const { played, live } = found.value;
    return { spot: played.from, win: live.win, scene: played.from.scene() };
  },
  /** A daily puzzle. */
  y: async (app, { id, revision }, person) => {
    const found = await app.daily.show(person, Number(id));
    if (!found.ok) return null;
    const { question, standing, tries } = found.value;
    if (standing.status !== 'open' || tries.length !== revision) return null;
    const { spot, win } = positionOfDaily(question);
    return { spot, win, scene: spot.scene() };
  },
};

/** Waits for the picture, however long it takes: the page asks for a board only once. */
const drawn = async (pictures: Pictures, request: PictureRequest): Promise<Png | null> => {
  for (let tries = 0; tries < MAX_DRAWING_WAITS; tries += 1) {
    const found = await pictures.png(request);
    if (found.ok) return found.value;
    if (found.error !== 'slow') return null;
  }
  return null;
};

export const channelBoards = (app: BoardApp, pictures: Pictures): ChannelBoards => {
  const control = (name: string, move: string): string | null => {
    const id = read(name);
    return id === null ? null : formatId({ ...id, argument: move });
  };
  return {
    of: (customIds) => {
      const ids = customIds.map((text) => ({ text, id: parseId(text) }));
      const shown = ids.find(({ id }) => id !== null && KINDS.includes(id.kind) && VERBS.includes(id.verb));
      if (shown === undefined) return null;
      const covers = ids.flatMap(({ text, id }) => (id !== null && CELLS.includes(id.verb) ? [text] : []));
      return { name: named(shown.id!), covers };
    },
    board: async (name, person, language) => {
      const id = read(name);
      const shown = id === null ? null : ((await shownBy[id.kind]?.(app, id, person)) ?? null);
      if (shown === null) return null;
      const locale = locales[languageOf(language)];
      const { spot, win, scene } = shown;
      const picture = await drawn(pictures, { kind: 'touch', scene, locale: locale.id });
      if (picture === null) return null;
      const { bytes, width, height } = picture;
      const shownPicture = { svg: Buffer.from(bytes).toString('utf8'), width, height };
      const alt = altText(scene, locale, { game: gameNamed(locale, spot.game), win, turn: { kind: 'you' } });
      const board = touchBoard(spot, shownPicture, alt, { pictures: locale.pictures, moves: locale });
      return { ...board, moves: board.moves.filter(({ move }) => control(name, move) !== null) };
    },
    control,
  };
};
