/** Pictures that show the winning move: the last step of a hint, the solution of a review, the proof of a searched game. */
import { expect, test } from 'vitest';
import type { PictureRequest } from '../../src/picture/request.ts';
import { newLiveQuiz, shown } from '../support/class/seen.ts';
import { picturesInto } from '../support/fake-pictures.ts';
import { onStage } from '../support/on-stage.ts';
import { until } from '../support/scripted.ts';

let asked: PictureRequest[];
const { held, ada, pair, playOut } = onStage(() => {
  asked = [];
  return { seed: 'pointed', pictures: picturesInto(asked) };
});

const marked = (request: PictureRequest | undefined): readonly string[] =>
  request?.kind === 'scene' && request.scene.kind === 'heaps'
    ? request.scene.heaps.flatMap(({ label, mark }) => (mark === 'win' ? [label] : []))
    : [];
const pictured = (message: string, name: string): Promise<unknown> =>
  until(() => ada.files(message).join() === name, `the picture ${name}`);

test('a hint shows its table, and at last the heap to play in; not before', async () => {
  const board = await ada.playBot();
  const hint = await ada.open(board, 'hint');
  await ada.press(hint, 'hint-next');
  expect(ada.files(hint)).toEqual([]);
  await ada.press(hint, 'hint-next');
  await pictured(hint, 'xor.png');
  expect(asked.every((request) => marked(request).length === 0)).toBe(true);
  await ada.press(hint, 'hint-next');
  await pictured(hint, 'position.png');
  expect(marked(asked.at(-1))).toEqual(['1']);
  expect(ada.read(hint)).toMatch(/take 2 from heap 1/);
});

test('a puzzle is drawn without its answer, and with it once it is told', async () => {
  const board = await pair();
  await playOut(board, ['1:3', '2:4', '3:4', '3:1']);
  const review = await ada.open(board, 'open');
  await pictured(review, 'review.png');
  await ada.press(review, 'Your mistakes (2)');
  await pictured(review, 'position.png');
  expect(marked(asked.at(-1))).toEqual([]);
  const before = asked.length;
  await ada.type(review, '1:2');
  await until(() => asked.length > before, 'the answer drawn');
  expect(marked(asked.at(-1))).toEqual(['1']);
});

test('the proof of a small game that was searched shows all its positions', async () => {
  const card = await ada.run('analyze', { line: 'kayles 5 misere', explain: 'proof' });
  await until(() => ada.files(card).includes('tree.png'), 'the picture');
  const tree = asked.findLast((request) => request.kind === 'scene' && request.scene.kind === 'graph');
  expect(tree?.kind === 'scene' && tree.scene.kind === 'graph' && tree.scene.nodes[0]?.label).toBe('5 N');
  expect(ada.read(card)).toMatch(/All 11 positions[\s\S]*2 2[\s\S]*4/);
});

test('a question of a quiz is drawn without its answer, and with it once it is told', async () => {
  const [teacher, pupil] = [held.person('Ms Turing', 'class'), held.person('Ada', 'class')];
  const panel = await newLiveQuiz(teacher, { skills: 'winning-move' });
  await teacher.press(panel, 'do-start');
  const question = (await shown(pupil, 'Question 1 of')).id;
  await until(() => pupil.files(question).join() === 'position.png', 'the picture');
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.every((request) => marked(request).length === 0)).toBe(true);
  await teacher.press(panel, 'do-close');
  await until(() => pupil.read(question).includes('Answer to question 1'), 'the answer');
  await until(() => asked.some((request) => marked(request).length === 1), 'the answer drawn');
});
