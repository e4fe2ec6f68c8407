/** The projector's view of a quiz, and what the space bar does there. */
import { expect, test } from 'vitest';
import { kind, type Message } from '../../src/local/page/client/discord.ts';
import { forClass, nextButton } from '../../src/local/page/client/projector.ts';

const button = (custom_id: string, style = 2) => ({ type: kind.button, custom_id, style, label: custom_id });
const message = (
  id: string,
  rows: readonly (readonly ReturnType<typeof button>[])[],
  mine = false,
): Message =>
  ({
    id,
    author: { id: 'bot' },
    ...(mine ? { ephemeralFor: 'me' } : {}),
    components: [{ type: 17, components: rows.map((components) => ({ type: kind.row, components })) }],
  }) as unknown as Message;

const question = message('5', [
  [button('q~a~0~pick~0'), button('q~a~0~pick~1')],
  [button('q~a~8~now-pause~'), button('q~a~8~now-close~')],
]);
const panel = message('2', [[button('q~a~1~do-start~', 1)]], true);

test('the space key goes on by the message that is shown, else by the newest private panel', () => {
  expect(nextButton([panel, question], question)).toEqual({ message: '5', id: 'q~a~8~now-close~' });
  expect(nextButton([panel, question], message('6', [[button('q~a~0~pick~0')]]))).toEqual({
    message: '2',
    id: 'q~a~1~do-start~',
  });
  expect(nextButton([question])).toBeNull();
});

test('the class sees the choices and no row for teachers', () => {
  const seen = JSON.stringify(forClass(question));
  expect(seen).toContain('pick~1');
  expect(seen).not.toContain('now-');
});
