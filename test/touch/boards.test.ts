/** Boards played by touch: every move of every game can be made on its picture, and no other. */
import { describe, expect, it } from 'vitest';
import type { Spot } from '../../src/engine/core/spot.ts';
import type { MovePhrase } from '../../src/engine/explain/phrase.ts';
import { playedScene } from '../../src/engine/explain/played.ts';
import { gameIds, registry } from '../../src/games/registry.ts';
import { seeded } from '../../src/kernel/random.ts';
import { createLayout } from '../../src/picture/layout.ts';
import { touchPicture } from '../../src/picture/picture.ts';
import { locales } from '../../src/texts/index.ts';
import { touchBoard } from '../../src/touch/board.ts';
import {
  chosenBy,
  type TouchBoard,
  type TouchMove,
  type TouchState,
  touch,
} from '../../src/touch/choosing.ts';
import { spotOf } from '../support/positions.ts';

const layout = await createLayout();
const { en } = locales;
const texts = { pictures: en.pictures, moves: en };

const boardOf = (spot: Spot, scene = spot.scene()): TouchBoard =>
  touchBoard(spot, touchPicture(scene, { words: en.pictures.drawn, layout }), 'a board', texts);

/** Touches the pieces of a move, stage by stage; returns the resulting state. */
const made = (board: TouchBoard, move: TouchMove): TouchState => {
  let chosen = chosenBy(board, []);
  for (const piece of move.strands.flat(2)) {
    if (chosen.play !== null) break;
    expect(chosen.next, `${move.move}: ${piece}`).toContain(piece);
    chosen = touch(board, chosen, piece);
  }
  return chosen;
};

/** Every move of a position is made by its touches, alone or as one of several to choose from. */
const allReached = (spot: Spot, board: TouchBoard): void => {
  const typed = new Map(board.moves.map((move) => [move.move, move]));
  for (const move of board.moves) {
    const { play, made: several } = made(board, move);
    const reached = play === null ? several : [play];
    expect(
      reached.map((one) => one.move),
      `${spot.line}: ${move.move}`,
    ).toContain(move.move);
    const played = spot.play(move.move);
    expect(played.ok, `${spot.line}: ${move.move}`).toBe(true);
    for (const piece of move.strands.flat(2)) expect(board.svg).toContain(`data-piece="${piece}"`);
  }
  if (board.more) return;
  for (const { move } of spot.options()) expect(typed.has(move), `${spot.line}: ${move}`).toBe(true);
};

describe.each(gameIds)('%s', (id) => {
  const random = seeded(`touch ${id}`);
  const starts = [spotOf(registry[id].example), ...[1, 2].map((size) => registry[id].deal(size, random))];

  it('every move is made by touching what is drawn', () => {
    for (const spot of starts) allReached(spot, boardOf(spot));
    expect(boardOf(starts[0]!).more, starts[0]!.line).toBe(false);
  });

  it('the same later in a game, where what was taken is drawn as well', () => {
    for (const start of starts.slice(1)) {
      const spots = [start];
      const moves: MovePhrase[] = [];
      for (let left = 3; left > 0 && !spots.at(-1)!.isOver(); left -= 1) {
        const board = boardOf(spots.at(-1)!);
        const move = board.moves[Math.floor(random() * board.moves.length)];
        if (move === undefined) break;
        const played = spots.at(-1)!.play(move.move);
        if (!played.ok) throw new Error(move.move);
        moves.push(played.value.phrase);
        spots.push(played.value.to);
      }
      allReached(spots.at(-1)!, boardOf(spots.at(-1)!, playedScene(spots, moves)));
    }
  });
});

it('a square says its board where there are several, the first one too', () => {
  const namesOf = (line: string): readonly string[] => Object.values(boardOf(spotOf(line)).pieces);
  const two = namesOf('notakto .../.../... | .../.../...');
  for (const board of [1, 2]) expect(two).toContain(`board ${board}, row 1, column 1`);
  expect(namesOf('notakto .../.../...')).toContain('row 1, column 1');
  expect(namesOf('cram .../...')).toContain('row 1, column 1');
});

it('a square of Treblecross has the number that its move says', () => {
  const board = boardOf(spotOf('treblecross 6'));
  expect(board.pieces['h1.2']).toBe('row 1, no. 1');
  expect(made(board, board.moves.find(({ says }) => says.endsWith('square 1'))!).play?.move).toBe('1>3');
});
