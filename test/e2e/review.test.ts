/** Reviews of games, from the end card and by command. */
import { expect, test } from 'vitest';
import type { PictureRequest } from '../../src/picture/request.ts';
import { must, request } from '../support/app.ts';
import { picturesInto } from '../support/fake-pictures.ts';
import { onStage } from '../support/on-stage.ts';
import { messageOf, partsOf, textOf, until, verbOf } from '../support/scripted.ts';

const { held, ada, ben, anew, ming, pair, playOut } = onStage({ seed: 'review' });

/** Ada and Ben play these moves; gives the board. */
const play = async (line: string, moves: readonly string[]): Promise<string> => {
  const board = await pair({ line });
  await playOut(board, moves);
  expect(ada.read(board)).toMatch(/wins/);
  return board;
};

test('from the end card: marks, each mistake as a puzzle, then the answer; the opponent’s; again', async () => {
  const board = await play('nim 3 4 5', ['1:3', '2:4', '3:4', '3:1']);
  expect(ada.read(board)).toMatch(/had 2 winning chances and missed them all/);
  const review = await ada.open(board, 'open');
  expect(ada.message(review).ephemeralFor).toBe(ada.id);
  const text = ada.read(review);
  expect(text).toMatch(/✗✗/);
  expect(text).toMatch(/✗✓/);
  expect(text).toMatch(/given away at moves 1, 2, 3\./);
  expect(text).not.toMatch(/take 2 from heap 1/);
  await ada.press(review, 'Your mistakes (2)');
  expect(ada.read(review)).toMatch(/Mistake 1 of 2[\s\S]*nim 3 4 5/);
  // A wrong move is answered and may be tried again; an illegal one changes nothing.
  await ada.type(review, '1:1');
  expect(ada.read(review)).toMatch(/doesn’t win[\s\S]*They would answer[\s\S]*Try another/);
  const told = messageOf(await ada.type(review, '1:9'));
  expect(told).not.toBe(review);
  await ada.type(review, '1:2');
  expect(ada.read(review)).toMatch(
    /Right: [\s\S]*Before the move: N-position, Grundy value 2[\s\S]*The only winning move[\s\S]*P-position, Grundy value 0/,
  );
  const why = await ada.open(review, 'why');
  expect(why).not.toBe(review);
  await ada.press(review, 'Next mistake');
  expect(ada.read(review)).toMatch(/Mistake 2 of 2/);
  await ada.press(review, 'tell');
  expect(ada.read(review)).toMatch(/the answer/);
  await ada.press(review, 'Again');
  expect(ada.read(review)).toMatch(/Mistake 1 of 2/);
  await ada.press(review, 'All moves');
  await ada.press(review, 'The opponent’s mistakes (1)');
  expect(ada.read(review)).toMatch(/Mistake 1 of 1/);
});

test('the game is drawn move by move, and told in words; the facts stay in the text, page by page', async () => {
  const asked: PictureRequest[] = [];
  await anew({ seed: 'review', pictures: picturesInto(asked) });
  const board = await play('nim 3 4 5', ['1:3', '2:4', '3:4', '3:1']);
  const review = await ada.open(board, 'open');
  await until(() => ada.files(review)[0] === 'review.png', 'the picture');
  expect(asked.at(-1)).toMatchObject({
    kind: 'review',
    review: { standings: [0, 1, 0, 1, 1].map((ahead) => ({ ahead })), turns: [1, 2, 3] },
  });
  const said = partsOf(ada.message(review).components).flatMap((part) =>
    part['type'] === 12 ? (part['items'] as readonly { readonly description?: string }[]) : [],
  );
  expect(said[0]?.description).toMatch(/before move 1 the first player, before move 2 the second player/);
  expect(ada.read(review)).toMatch(/given away at moves 1, 2, 3\./);
});

test('a puzzle is answered by a button as well', async () => {
  const board = await play('nim 2 1', ['1:2', '2:1']);
  const review = await ben.open(board, 'open');
  await ben.press(review, 'The opponent’s mistakes (1)');
  const button = ben.controls(review).find((one) => verbOf(one) === 'move' && one.id.endsWith('1:1'))!;
  expect((await ben.use(review, button)).kind).toBe('updated');
  expect(ben.read(review)).toMatch(/Right/);
});

test('a game of 200 moves is turned page by page', async () => {
  const moves = Array.from({ length: 200 }, (_, i) => `${(i % 40) + 1}:1`);
  const asked = {
    by: ada.id,
    guild: null,
    channel: ada.channel,
    line: `nim ${'5 '.repeat(40)}`,
    opponent: { kind: 'person', user: ben.id },
  } as const;
  const { id } = must(await held.app.matches.open(request(asked))).match;
  await held.app.matches.accept(id, ben.id);
  for (const [i, move] of moves.entries())
    await held.app.matches.play(id, i % 2 === 0 ? ada.id : ben.id, i, move);
  const review = await ada.run('review', { match: 1 });
  for (let page = 1; page < 10; page += 1) {
    expect(ada.read(review)).toContain(`Page ${page} of 10`);
    await ada.press(review, 'Later →');
  }
  expect(ada.read(review)).toMatch(/200\) ✓/);
  await ada.press(review, '← Earlier');
  expect(ada.read(review)).toContain('Page 9 of 10');
});

test('/review lists the last games; one without games, or out of range, is told kindly', async () => {
  expect(ada.read(await ada.run('review'))).toMatch(/n’t finished a game/);
  await play('nim 1', ['1:1']);
  await play('nim 2', ['1:2']);
  expect(ada.read(await ada.run('review', { match: 9 }))).toMatch(/no game with that number/);
  const list = await ada.run('review');
  const select = ada.controls(list)[0]!;
  expect(select.values).toHaveLength(2);
  await ada.use(list, select, [select.values[1]!]);
  expect(ada.read(list)).toMatch(/Review: Nim[\s\S]*`nim 1`/);
});

test('a bystander may look back too, in their own language', async () => {
  const board = await play('nim 2 1', ['1:2', '2:1']);
  const review = await ming.open(board, 'open');
  expect(ming.message(review).ephemeralFor).toBe(ming.id);
  expect(textOf(ming.message(review))).toMatch(/复盘/);
});
