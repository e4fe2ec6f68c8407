/** A whole game of every registered game, through discord.js and the loopback Discord. */
import { beforeAll, describe, expect, test } from 'vitest';
import { formatLine } from '../../src/games/line.ts';
import { type GameId, gameIds, registry } from '../../src/games/registry.ts';
import { parseLine } from '../../src/texts/index.ts';
import { onStage } from '../support/on-stage.ts';
import { positionOf } from '../support/positions.ts';
import { messageOf, type Scripted, verbOf } from '../support/scripted.ts';

const { held, ada, ben } = onStage({}, { once: true, logs: 'anything' });
beforeAll(() => held.app.settings.setPerson(ada.id, { boards: 'text' }));

/** The line that a board shows: between backticks, beginning with a game's name. */
const lineOn = (text: string): string => {
  const found = [...text.matchAll(/`([^`\n]+)`/g)]
    .map((match) => match[1]!)
    .find((line) => parseLine(line).ok);
  if (found === undefined) throw new Error(`no line on the board: ${text}`);
  return found;
};

/** The line as the bot writes it, with the usual win rule of its game. */
const canonical = (line: string): string => {
  const { spot, win } = positionOf(line);
  return formatLine({ spot, win: win === 'misere' ? win : spot.usual });
};

/** The example of a move that the board's text shows. */
const exampleOn = (text: string): string | null => /Or type it: `([^`]+)`/.exec(text)?.[1] ?? null;

const isOver = (text: string): boolean =>
  /wins/.test(text.split('\n')[0]!) && !/to move/.test(text.split('\n')[0]!);

/** Plays to the end; the winner in the text must be the winner in the log. */
const finish = async (
  person: Scripted,
  message: string,
  move: (text: string) => Promise<void>,
): Promise<string> => {
  for (let turn = 0; turn < 200; turn += 1) {
    const text = person.read(message);
    if (isOver(text)) return text;
    await move(text);
  }
  throw new Error('the game does not end');
};

const START: Readonly<Partial<Record<GameId, string>>> = {};

describe.each(gameIds)('%s', (id) => {
  test('from the text of messages and typed moves alone', async () => {
    const line = START[id] ?? registry[id].example;
    const board = await ada.playBot(line);
    expect(lineOn(ada.read(board))).toBe(canonical(line));
    const end = await finish(ada, board, async (text) => {
      const example = exampleOn(text);
      expect(example).not.toBeNull();
      const ack = await ada.type(board, example!);
      expect(ack.kind).toBe('updated');
    });
    expect(end).toMatch(/wins/);
  });

  test('by buttons and selects alone', async () => {
    const board = await ben.run('play', { line: registry[id].example, level: 'casual', first: 'me' });
    const end = await finish(ben, board, async () => {
      const controls = ben.controls(board);
      const next = controls.find((one) => ['move', 'pick', 'focus'].includes(verbOf(one)));
      expect(next).toBeDefined();
      const ack = await ben.use(board, next!, next!.type === 3 ? [next!.values.at(-1)!] : undefined);
      expect(messageOf(ack)).toBe(board);
    });
    expect(end).toMatch(/wins/);
  });
});

test('nothing was logged as going wrong', () => {
  expect(held.logged).toEqual([]);
});
