/**
 * Editing positions by touch: a touch changes one place of the line, where that changes just one piece of the
 * picture. Knows no game: reading a changed line refuses an invalid one.
 */
import { type Piece, pieceId } from '../../src/engine/core/piece.ts';
import type { Result } from '../../src/engine/core/result.ts';
import type { Scene } from '../../src/engine/core/scene.ts';
import type { Spot } from '../../src/engine/core/spot.ts';
import type { Position } from '../../src/games/line.ts';
import type { Svg } from '../../src/picture/picture.ts';
import { piecesIn } from '../../src/picture/touchable.ts';
import type { PictureTexts } from '../../src/texts/pictures.ts';
import type { TouchBoard, TouchMove } from '../../src/touch/choosing.ts';

/** Longest line edited by touch, in tokens. */
const MAX_LINE_TOKENS = 60;
/** Most places of a board of coins on which heads are put. */
const MAX_BOARD_PLACES = 1024;
/** Most points between which edges are drawn. */
const MAX_JOINED_POINTS = 14;

/** Two points and their edge. */
const EDGE = /^([^\s<>=-]+)([-<>])([^\s<>=-]+)$/;
const PLACE = /^\d+,\d+$/;
const NUMBER = /^\d{1,4}$/;
/** Letters exchanged by a touch. */
const TURNED: Readonly<Record<string, string>> = { H: 'T', T: 'H', X: '.', '#': '.' };

export const tokensOf = (line: string): readonly string[] => line.split(' ');
const lineOf = (tokens: readonly string[]): string => tokens.join(' ');

/** Whether a token is a number of the position, not a game or an option. */
export const isNumber = (token: string): boolean => NUMBER.test(token);
export const isLetters = (token: string): boolean => /^[HT]+$/.test(token);
export const isPart = (token: string): boolean => PLACE.test(token) || EDGE.test(token);

/** A token with each of its letters changed in turn; a dot becomes X and #, of which the game may have only one. */
const turns = (token: string): readonly string[] => {
  if (!/^[HTX.#/]+$/.test(token)) return [];
  return [...token].flatMap((letter, i) => {
    const others = letter === '.' ? ['X', '#'] : [TURNED[letter]].filter((one) => one !== undefined);
    return others.map((other) => token.slice(0, i) + other + token.slice(i + 1));
  });
};

/** Lines one touch away from this one. */
const changed = (line: string): readonly string[] => {
  const tokens = tokensOf(line);
  return tokens.flatMap((token, i) => {
    if (i === 0 || token === '+') return [];
    if (isNumber(token))
      return token === '0'
        ? []
        : [lineOf(tokens.with(i, `${Number(token) - 1}`)), lineOf(tokens.toSpliced(i, 1))];
    if (isPart(token)) return [lineOf(tokens.toSpliced(i, 1))];
    const set = /^\{(.+)\}$/.exec(token)?.[1]?.split(',') ?? [];
    if (set.length > 0) return set.map((_, k) => lineOf(tokens.with(i, `{${set.toSpliced(k, 1).join()}}`)));
    return turns(token).map((other) => lineOf(tokens.with(i, other)));
  });
};

/** Free places of a board of coins; none of a board with too many to list. */
const tails = (scene: Extract<Scene, { kind: 'board' }>): readonly (readonly [number, number])[] => {
  const [width, height] = [Number(scene.width), Number(scene.height)];
  if (width * height > MAX_BOARD_PLACES) return [];
  const heads = new Set(scene.heads.map((head) => head.join()));
  return Array.from(
    { length: width * height },
    (_, i) => [(i % width) + 1, Math.floor(i / width) + 1] as const,
  ).filter((place) => !heads.has(place.join()));
};

/** Lines with one more head on a board of coins. */
const placed = (line: string, scene: Scene): readonly string[] => {
  if (scene.kind !== 'board') return [];
  const [id, ...rest] = tokensOf(line);
  const options = rest.filter((token) => token.includes('='));
  const own = rest.filter((token) => PLACE.test(token));
  return tails(scene).map((place) => lineOf([id!, ...own, place.join(), ...options]));
};

interface Join {
  readonly line: string;
  readonly ends: readonly [string, string];
}

/** Edges added or removed between two points, and new points at new edges. */
const joins = (line: string, scene: Scene): readonly Join[] => {
  if (scene.kind !== 'graph' || scene.nodes.length > MAX_JOINED_POINTS) return [];
  const tokens = tokensOf(line);
  const sign =
    tokens.map((token) => EDGE.exec(token)?.[2]).find((found) => found !== undefined) ??
    (scene.directed ? '>' : '-');
  const ids = scene.nodes.map(({ id }) => id);
  const end = tokens.findIndex((token, i) => i > 0 && token.includes('='));
  const at = end < 0 ? tokens.length : end;
  const fresh = freshName(ids);
  return ids.flatMap((a) => [
    { line: lineOf(tokens.toSpliced(at, 0, `${a}${sign}${fresh}`)), ends: [a, a] as const },
    ...ids.flatMap((b): readonly Join[] => {
      if (a === b || (!scene.directed && sign === '-' && b < a)) return [];
      const known = tokens.findIndex(
        (token) => token === `${a}${sign}${b}` || (sign === '-' && token === `${b}${sign}${a}`),
      );
      const next = known < 0 ? tokens.toSpliced(at, 0, `${a}${sign}${b}`) : tokens.toSpliced(known, 1);
      return [{ line: lineOf(next), ends: [a, b] }];
    }),
  ]);
};

/** An unused name: the next number among numbers, the next letter among letters. */
const freshName = (ids: readonly string[]): string => {
  const numbers = ids.every((id) => /^\d+$/.test(id));
  for (let i = 0; ; i += 1) {
    const name = numbers ? `${i + 1}` : i < 26 ? String.fromCharCode(97 + i) : `p${i}`;
    if (!ids.includes(name)) return name;
  }
};

/** The visible state of each piece. */
const seen = (scene: Scene): ReadonlyMap<string, { readonly piece: Piece; readonly value: string }> => {
  const found = new Map<string, { piece: Piece; value: string }>();
  const see = (piece: Piece, value: string): void => {
    found.set(pieceId(piece), { piece, value });
  };
  switch (scene.kind) {
    case 'heaps':
    case 'stairs':
      for (const { label, value } of scene.kind === 'heaps' ? scene.heaps : scene.steps)
        for (let nth = 1; nth <= Math.min(Number(value), 100); nth += 1)
          see({ kind: 'stone', heap: label, nth: `${nth}` }, '');
      break;
    case 'grid':
      for (const [y, row] of scene.rows.entries())
        for (const [x, { value }] of row.entries())
          see({ kind: 'square', board: 0, row: y + 1, column: x + 1 }, value);
      break;
    case 'row':
      for (const { label, value } of scene.squares) see({ kind: 'place', label }, value);
      break;
    case 'board':
      for (const [x, y] of scene.heads)
        see({ kind: 'square', board: 0, row: Number(y), column: Number(x) }, 'H');
      for (const [x, y] of tails(scene)) see({ kind: 'square', board: 0, row: y, column: x }, '');
      break;
    case 'squares':
      for (const [b, rows] of scene.boards.entries())
        for (const [y, row] of rows.entries())
          for (const [x, face] of row.entries())
            see(
              { kind: 'square', board: scene.boards.length > 1 ? b + 1 : 0, row: y + 1, column: x + 1 },
              face === 'taken' ? face : '',
            );
      break;
    case 'set':
      for (const number of scene.numbers) see({ kind: 'number', number }, '');
      break;
    case 'components':
      for (const [i, part] of scene.scenes.entries())
        for (const { piece, value } of seen(part).values())
          see({ kind: 'of', component: i + 1, piece }, value);
      break;
    case 'queen':
    case 'bar':
    case 'rectangle':
    case 'boxes':
    case 'ruler':
    case 'graph':
      break;
  }
  return found;
};

/** The only piece that differs between two scenes; null: several, or none. */
const differing = (scene: Scene, next: Scene): Piece | null => {
  const [before, after] = [seen(scene), seen(next)];
  const differ = [...before].filter(([id, { value }]) => after.get(id)?.value !== value);
  const more = [...after.keys()].some((id) => !before.has(id));
  return differ.length === 1 && !more ? differ[0]![1].piece : null;
};

/** A board of the position on which each touch leads to another line. */
export const editBoard = (
  spot: Spot,
  { svg, width, height }: Svg,
  alt: string,
  { touch }: PictureTexts,
  read: (line: string) => Result<Position>,
): TouchBoard => {
  const scene = spot.scene();
  const drawn = piecesIn(svg);
  const pieces: Record<string, string> = {};
  const moves: TouchMove[] = [];
  const offer = (line: string, touched: readonly Piece[]): void => {
    const names = touched.map(pieceId);
    const position = read(line);
    if (!position.ok || position.value.spot.line === spot.line || !names.every((name) => drawn.has(name)))
      return;
    for (const piece of touched) pieces[pieceId(piece)] = touch.piece(piece, scene);
    const to = position.value.spot.line;
    moves.push({ move: to, says: to, strands: [[names]], takes: names });
  };
  if (tokensOf(spot.line).length <= MAX_LINE_TOKENS)
    for (const line of [...changed(spot.line), ...placed(spot.line, scene)]) {
      const next = read(line);
      if (!next.ok) continue;
      const piece = differing(scene, next.value.spot.scene());
      if (piece !== null) offer(line, [piece]);
    }
  for (const { line, ends } of joins(spot.line, scene))
    offer(
      line,
      ends.map((id) => ({ kind: 'node', id })),
    );
  return { svg, width, height, alt, moves, pieces, more: false, words: { ...touch.words, start: '' } };
};
