/** The parts of the playground, without a browser: games, addresses, drawn positions. */
import { describe, expect, it } from 'vitest';
import { editBoard } from '../../site/client/edit.ts';
import {
  addressOf,
  canUndo,
  type Game,
  positionOf,
  readAddress,
  replayed,
  turnOf,
  undone,
} from '../../site/client/game.ts';
import { docHtml } from '../../site/html.ts';
import { gameIds, registry } from '../../src/games/registry.ts';
import { createLayout } from '../../src/picture/layout.ts';
import { touchPicture } from '../../src/picture/picture.ts';
import { locales, parseLine } from '../../src/texts/index.ts';
import { positionOf as at } from '../support/positions.ts';

const gameOf = (line: string, moves: readonly string[] = [], more: Partial<Game> = {}): Game => {
  const start = at(line);
  return { start, played: replayed(start, moves).played, opponent: 'nobody', second: false, ...more };
};

describe('addresses', () => {
  it.each([
    ...gameIds.map((id) => registry[id].example),
    'nim 3 4 + kayles 7 misere',
    'every nim 3 + wythoff 1 2',
  ])('%s comes back as it was', (line) => {
    const [first] = at(line).spot.options();
    const game = gameOf(line, [first!.move]);
    const address = addressOf(game);
    expect(address).toMatch(/^[\w+:,/=@$.;%()!*'~-]*$/);
    const read = readAddress(`#${address}`)!;
    const again = at(read.line);
    expect(again.spot.line).toBe(game.start.spot.line);
    expect(again.win).toBe(game.start.win);
    expect(replayed(again, read.moves).played.map(({ to }) => to.line)).toEqual(
      game.played.map(({ to }) => to.line),
    );
  });

  it('nothing is read out of nothing, and moves that are not legal end the game where they stand', () => {
    expect(readAddress('')).toBeNull();
    expect(readAddress('#%')).toEqual({ line: '%', moves: [] });
    const { played, cut } = replayed(at('nim 3'), ['1:1', '1:9', '1:1']);
    expect(played.length).toBe(1);
    expect(cut).toEqual({ number: 2, move: '1:9' });
  });
});

describe('a game against an opponent', () => {
  it('knows whose turn it is, and who won by either rule', () => {
    expect(turnOf(gameOf('nim 2'))).toEqual({ kind: 'move', seat: 0, bot: false });
    expect(turnOf(gameOf('nim 2', [], { opponent: 'club', second: true }))).toMatchObject({ bot: true });
    expect(turnOf(gameOf('nim 2', ['1:2']))).toEqual({ kind: 'over', winner: 0, bot: false });
    expect(turnOf(gameOf('nim 2 misere', ['1:2'], { opponent: 'club' }))).toEqual({
      kind: 'over',
      winner: 1,
      bot: true,
    });
  });

  it('takes back to one’s own last move, and nothing where one has made none', () => {
    const game = gameOf('nim 3 3', ['1:1', '2:1', '1:1'], { opponent: 'perfect' });
    expect(undone(game).played.length).toBe(2);
    expect(undone(undone(game)).played.length).toBe(0);
    expect(canUndo(gameOf('nim 3', ['1:1'], { opponent: 'perfect', second: true }))).toBe(false);
    expect(undone(gameOf('nim 3 3', ['1:1', '2:1'])).played.length).toBe(1);
    expect(positionOf(undone(game)).spot.line).toBe('nim 2 2');
  });
});

describe('positions that are drawn', () => {
  it.each([
    ['nim 3 4', 'h1.3', 'nim 2 4'],
    ['kayles 2 3', 'h2.3', 'kayles 2 2'],
    ['coins HTT rule=turtles', 'p2', 'coins HHT rule=turtles'],
    ['flip 2,3 4,1', 's0:2,2', 'flip 2,2 2,3 4,1'],
    ['flip 2,3 4,1', 's0:3,2', 'flip 4,1'],
    ['flip 60,60 4,1', 's0:1,4', 'flip 60,60'],
    ['divisor {2,3,6,10}', '#3', 'divisor {2,6,10}'],
    ['hackenbush 0-1 1-2', 'n1 n2', 'hackenbush 0-1'],
    ['hackenbush 0-1 1-2', 'n2 n0', 'hackenbush 0-1 1-2 0-2'],
    ['hackenbush 0-1 1-2', 'n2 n2', 'hackenbush 0-1 1-2 2-3'],
    ['geography a-b b-c at=a', 'nc na', 'geography a-b b-c a-c at=a'],
    ['nim 3 + kayles 2', '1/h1.3', 'nim 2 + kayles 2'],
  ])('%s: touching %s makes it %s', async (line, touched, wanted) => {
    const { spot } = at(line);
    const { pictures } = locales.en;
    const picture = touchPicture(spot.scene(), { words: pictures.drawn, layout: await createLayout() });
    const board = editBoard(spot, picture, '', pictures, parseLine);
    const moves = board.moves.filter(
      ({ strands }) => strands[0]![0]!.toSorted().join() === touched.split(' ').toSorted().join(),
    );
    expect(moves.map(({ move }) => at(move).spot.line)).toContain(at(wanted).spot.line);
  });
});

it('a board of coins with a billion places is not listed', async () => {
  const { pictures } = locales.en;
  const scene = at('flip 99999,99999').spot.scene();
  const picture = touchPicture(scene, { words: pictures.drawn, layout: await createLayout() });
  expect(editBoard(at('flip 99999,99999').spot, picture, '', pictures, parseLine).moves).toEqual([]);
});

it('what stands in a document cannot become markup', () => {
  const evil = '<img src=x onerror=alert(1)>"\'&';
  const html = docHtml(
    [
      { kind: 'paragraph', text: [evil, { strong: evil }, { code: evil }] },
      { kind: 'heading', text: evil },
      { kind: 'verdict', text: evil },
      { kind: 'list', items: [[evil]] },
      { kind: 'table', head: [evil], rows: [[evil]], align: ['left'], notes: { 0: evil } },
    ],
    { link: () => `javascript:"${evil}` },
  );
  expect(html).not.toContain('<img');
  expect(html.match(/<(?!\/?(?:p|strong|code|a|h3|ul|li|div|table|thead|tbody|tr|th|td)\b)/g)).toBeNull();
});
