import { gather, type Locale, texts } from '../locale.ts';
import { commands } from './commands.ts';
import { bash } from './games/bash.ts';
import { nim } from './games/nim.ts';
import { subtraction } from './games/subtraction.ts';
import { wythoff } from './games/wythoff.ts';
import { expected, faults, refusals } from './refusals.ts';
import { screens } from './screens.ts';
import { moves, steps, theorems } from './steps.ts';

const games = {
  nim,
  bash,
  subtraction,
  wythoff,
};

/** English. */
export const en: Locale = {
  id: 'en',
  steps: { ...steps, ...gather(games, 'steps') },
  theorems: { ...theorems, ...gather(games, 'theorems') },
  moves: { ...moves, ...gather(games, 'moves') },
  refusals: { ...refusals, ...gather(games, 'refusals') },
  expected: { ...expected, ...gather(games, 'expected') },
  faults: { ...faults, ...gather(games, 'faults') },
  games: texts(games),
  words: { misere: ['misere', 'misère'], every: ['every'], all: ['all'], any: ['any'] },
  hint: (line) => `Try: ${line}`,
  screens,
  commands,
};
