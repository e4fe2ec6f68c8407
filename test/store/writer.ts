/**
 * A process that plays games against the bot as fast as it can, through the use cases and the store. What was confirmed to a
 * person is printed as a JSON line after the use case returned, never before. It is made to be killed.
 * Arguments: the store, a seed.
 */
import { writeSync } from 'node:fs';
import { pick, seeded } from '../../src/kernel/random.ts';
import type { Live } from '../../src/play/model/match.ts';
import { bench, must, request } from '../support/app.ts';

/** What the person was shown. */
export interface Confirmed {
  readonly id: string;
  readonly length: number;
  readonly moves: readonly string[];
}

const [where = '', seed = ''] = process.argv.slice(2);
const { app } = await bench(where, seed);
const random = seeded(seed);

const confirm = (live: Live): Live => {
  const { id, length, moves } = live.match;
  writeSync(1, `${JSON.stringify({ id, length, moves } satisfies Confirmed)}\n`);
  return live;
};

/** Mostly moves; sometimes a hint, an undo or a resignation. */
const click = async ({ match, spot, turn }: Live): Promise<Live> => {
  const { id, revision } = match;
  const roll = random();
  if (roll < 0.1) return must(await app.matches.hint(id, 'ann', revision)).live;
  if (roll < 0.2 && match.moves.length >= 2 && turn !== null)
    return must(await app.matches.undo(id, 'ann', revision));
  if (roll < 0.23) return must(await app.matches.resign(id, 'ann'));
  return must(await app.matches.play(id, 'ann', revision, pick([...spot.options()], random).move));
};

for (;;) {
  const game = request({ line: 'nim 5 6 7', first: 'random', opponent: { kind: 'bot', level: 'club' } });
  let live = confirm(must(await app.matches.open(game)));
  while (live.match.status === 'playing') live = confirm(await click(live));
}
