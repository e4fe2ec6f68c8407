/** Ordinary use: playing, asking, reading a table, practising. */
import { gameIds, registry } from '../../../src/games/registry.ts';
import type { Ack } from '../../../src/local/types.ts';
import { pressOn, type Scripted } from '../scripted.ts';

const PRESSES = 6;

/** The start of a game, its answer in one of the possible ways, and help, a table or a question: nine clicks at most. */
const round = async (person: Scripted, number: number, click: (ack: Ack) => void): Promise<void> => {
  const { id, example } = registry[gameIds[number % gameIds.length]!];
  const played = await person.slash('play', { line: example, level: 'casual', first: 'me' });
  click(played);
  const board = 'message' in played ? played.message : null;
  for (let press = 0; press < PRESSES && board !== null; press += 1) {
    const ack = await pressOn(person, board);
    if (ack === null) break;
    click(ack);
  }
  const explain = ['strategy', 'proof', 'table'][number % 3]!;
  click(await person.slash('analyze', { line: example, explain }));
  const others = [
    () => person.slash('help'),
    () => person.slash('table', { game: id }),
    () => person.slash('practice'),
  ];
  click(await others[number % others.length]!());
};

/** About `clicks` clicks of these people, one after another; `click` gets each. */
export const ordinaryUse = async (
  people: readonly Scripted[],
  clicks: number,
  click: (ack: Ack) => void,
): Promise<void> => {
  let [number, done] = [0, 0];
  const one = async (person: Scripted): Promise<void> => {
    while (done < clicks) {
      number += 1;
      await round(person, number - 1, (ack) => {
        done += 1;
        click(ack);
      });
    }
  };
  await Promise.all(people.map(one));
};
