import { expect, test } from 'vitest';
import { shown } from '../../src/texts/shown.ts';

test('what Discord shows of the bot is plain data, as the built program has it', () => {
  expect(JSON.parse(JSON.stringify(shown))).toStrictEqual(shown);
});
