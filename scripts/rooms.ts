/**
 * The rooms of the project and the rooms each may import. The architecture test checks every import against this
 * table, and the picture in docs/architecture.md is drawn from it. A file belongs to the room with the longest
 * matching prefix.
 */

const PURE = ['src/engine', 'src/games'];
/** Types and rules of the features, which depend on no texts. */
const MODELS = ['src/people/model', 'src/inquire/model', 'src/play/model', 'src/learn/model'];
/** Rooms that every feature may import. */
const BASE = [...PURE, ...MODELS, 'src/texts', 'src/kernel'];
const FEATURES = ['src/play', 'src/inquire', 'src/learn', 'src/people'];
const STORES = FEATURES.map((feature) => `${feature}/store`);
const SCREENS = FEATURES.map((feature) => `${feature}/screens`);

export const ROOMS: Readonly<Record<string, readonly string[]>> = {
  'src/engine': [],
  'src/games': ['src/engine'],
  'src/people/model': [],
  'src/inquire/model': PURE,
  'src/play/model': [...PURE, 'src/people/model', 'src/inquire/model'],
  'src/learn/model': [...PURE, 'src/people/model', 'src/inquire/model', 'src/play/model'],
  'src/texts': [...PURE, ...MODELS],
  'src/kernel': ['src/engine', 'src/texts'],
  'src/picture': [...PURE, ...MODELS, 'src/texts', 'src/kernel'],
  'src/touch': [...BASE, 'src/picture'],
  /** Boards of messages for the page: needs the bot's state. */
  'src/touch/channel.ts': [...BASE, 'src/picture', 'src/touch', ...FEATURES, ...SCREENS, 'src/app'],
  'src/play': BASE,
  'src/inquire': [...BASE, 'src/play'],
  'src/learn': [...BASE, 'src/play', 'src/inquire'],
  'src/people': [...BASE, 'src/play', 'src/learn'],
  'src/play/screens': [...BASE, 'src/picture', 'src/play'],
  'src/inquire/screens': [...BASE, 'src/picture', 'src/inquire', 'src/play', 'src/play/screens'],
  'src/learn/screens': [...BASE, 'src/picture', 'src/learn', 'src/play', 'src/play/screens'],
  'src/people/screens': [
    ...BASE,
    'src/people',
    'src/play',
    'src/play/screens',
    'src/learn',
    'src/learn/screens',
  ],
  'src/store': ['src/kernel'],
  'src/play/store': [...BASE, 'src/store', 'src/play'],
  'src/inquire/store': [...BASE, 'src/store', 'src/inquire'],
  'src/learn/store': [...BASE, 'src/store', 'src/play', 'src/learn'],
  'src/people/store': [...BASE, 'src/store', 'src/people'],
  'src/app': [...BASE, ...FEATURES, ...STORES, 'src/store'],
  'src/worker': [...BASE, ...FEATURES, 'src/picture'],
  'src/discord/validate': [],
  'src/discord': ['src/discord/validate', ...BASE, 'src/picture', ...FEATURES, ...SCREENS, 'src/app'],
  commands: ['src/discord', ...BASE, 'src/picture', ...FEATURES, ...SCREENS, 'src/app'],
  'src/local/page/protocol.ts': ['src/local', 'src/texts'],
  'src/local/page/client': ['src/local/page/protocol.ts', 'src/texts', 'src/touch'],
  'src/local/page': ['src/local/page/protocol.ts', 'src/local', 'src/texts'],
  'src/local': ['src/discord/validate'],
  'src/library': [...BASE, 'src/picture', 'src/play', 'src/learn'],
  // The terminal shows hints, tables, claims and quizzes with the texts of screens.
  'src/cli': [
    ...BASE,
    'src/picture',
    ...FEATURES,
    'src/play/screens',
    'src/inquire/screens',
    'src/learn/screens',
  ],
  'src/metrics': ['src/kernel'],
  'src/environment.ts': [],
  'src/program.ts': ['src/environment.ts', 'src/kernel', 'src/store', 'src/metrics'],
  'src/worker-main.ts': [
    'src/environment.ts',
    'src/program.ts',
    'src/kernel',
    'src/inquire',
    'src/app',
    'src/store',
    'src/worker',
    'src/metrics',
  ],
  'src/platform.ts': [
    'src/environment.ts',
    'src/program.ts',
    'src/kernel',
    'src/picture',
    'src/app',
    'src/discord',
    'src/local',
    'src/local/page',
    'src/touch/channel.ts',
  ],
  'src/main.ts': [
    'src/environment.ts',
    'src/program.ts',
    'src/platform.ts',
    ...BASE,
    'src/picture',
    ...FEATURES,
    'src/app',
    'src/store',
    'src/worker',
    'src/discord',
    'src/metrics',
    'commands',
  ],
};
