/** What is said of a move that cannot be played: the token as it was typed, and what is wrong with it. */
import { expect, test } from 'vitest';
import { locales } from '../../src/texts/index.ts';
import { sayRefusal } from '../../src/texts/locale.ts';
import { spotOf } from '../support/positions.ts';

test.each([
  ['wythoff 3 1', '1:0', 'You can’t play “1:0”: a move takes at least one.'],
  ['lasker 2 0', '2:1', 'You can’t play “2:1”: there aren’t that many.'],
  ['nim 3', '１：９', 'You can’t play “１：９”: there aren’t that many.'],
  ['silver 0 3', 'x', 'I don’t understand the move “x”. Type two squares, such as 3>1.'],
  ['nimble 0 0 1', 'x', 'I don’t understand the move “x”. Type two squares, such as 3>1.'],
  ['cram 2x2', 'x', 'Type two squares by row and column, such as 1,2-1,3.'],
  ['nodekayles a-b', 'a b', 'I don’t understand the move “a b”. Type the name of a node.'],
  ['arckayles a-b', 'a', 'I don’t understand the move “a”. Type an edge, such as a-b.'],
  ['hackenbush 0-1', '0', 'I don’t understand the move “0”. Type the edge to cut, such as 0-1.'],
  ['nim 3 + nim 0 + nim 2', '#4 1', 'You can’t play “#4”: there is no such game.'],
  ['nim 3 + nim 0 + nim 2', '#2 1', 'You can’t play “#2”: that game is over.'],
  ['any nim 3 + nim 2', '#1 1 #1 2', 'You can’t play “#1”: that game is there twice.'],
  ['nim 3 + nim 2', '#1 1 #2 1', 'You can’t play “#1 1 #2 1”: a move is made in one game only.'],
  ['all nim 3 + nim 2', '#1 1', 'You can’t play “#1 1”: you must move in every game that isn’t over.'],
  ['nim 3 + nim 2', '#1', 'I don’t understand the move “#1”. Type a game and a move in it, such as #1 2'],
  ['nim 3 + nim 0', '', 'I don’t understand the move “”. Type a game and a move in it, such as #1 2'],
  ['nim 3 + nim 2', '#2 9', 'You can’t play “9”: there aren’t that many.'],
])('in %s, %j: %s', (line, typed, sentence) => {
  const played = spotOf(line).play(typed);
  expect(played.ok ? '' : sayRefusal(locales.en, played.error)).toContain(sentence);
});
