/** A process's reaction to messages from other processes. */
import { expect, test } from 'vitest';
import { handleMessage, type MessageTargets } from '../../src/discord/process-messages.ts';
import type { ProcessMessage } from '../../src/discord/processes.ts';

/** Actions of a process that has the server `mine` and no other. */
const done = (words: readonly ProcessMessage[]): readonly string[] => {
  const acts: string[] = [];
  const act =
    (what: string) =>
    (...values: readonly unknown[]): void => {
      acts.push(`${what} ${values.map((value) => JSON.stringify(value)).join(' ')}`);
    };
  const later =
    (what: string) =>
    (id: string): Promise<void> => {
      acts.push(`${what} "${id}"`);
      return Promise.resolve();
    };
  const bot: MessageTargets = {
    boards: { redraw: act('board') },
    quizzes: { redraw: act('quiz'), drawnElsewhere: later('panel') },
    races: { watch: act('race'), deal: later('deal') },
    arenas: { watch: act('arena') },
    jobs: {
      cancel: (id, user) => {
        acts.push(`job ${id} ${user}`);
        return true;
      },
    },
    languages: { drop: act('settings') },
    processes: { isMine: (guild) => guild === 'mine' },
    log: { error: act('error') },
  };
  for (const word of words) handleMessage(bot, word);
  return acts;
};

test.each<readonly [ProcessMessage, string]>([
  [{ kind: 'match', id: 'x', guild: 'mine' }, 'board "x"'],
  [{ kind: 'quiz', id: 'x', guild: 'mine' }, 'quiz "x"'],
  [{ kind: 'race', id: 'x', guild: 'mine' }, 'race "x" "mine" true'],
  [{ kind: 'arena', id: 'x', guild: 'mine' }, 'arena "x" "mine" true'],
  [{ kind: 'panel', id: 'x' }, 'panel "x"'],
  [{ kind: 'race-begins', id: 'x' }, 'deal "x"'],
  [{ kind: 'person', id: 'ada' }, 'settings {"user":"ada"}'],
  [{ kind: 'guild', id: 'g' }, 'settings {"guild":"g"}'],
  [{ kind: 'job', id: 'j7 ada' }, 'job j7 ada'],
])('%o', (word, what) => {
  expect(done([word])).toEqual([what]);
});

test('whoever does not draw a message does nothing: two that told each other would never stop', () => {
  const kinds = ['match', 'quiz', 'race', 'arena'] as const;
  expect(done(kinds.map((kind) => ({ kind, id: 'x', guild: 'theirs' })))).toEqual([]);
  expect(done([{ kind: 'match', id: 'x', guild: null }])).toEqual([]);
});
