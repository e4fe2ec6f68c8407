/**
 * The rooms of the project and which others each may import from. The architecture test holds every import to this
 * table; the picture in docs/architecture.md is drawn from it. The longest matching prefix is a file's room.
 */
export const ROOMS: Readonly<Record<string, readonly string[]>> = {
  'src/engine': [],
  'src/games': ['src/engine'],
  'src/locale': ['src/engine', 'src/games'],
  'src/picture': ['src/engine', 'src/games', 'src/locale'],
  'src/app': ['src/engine', 'src/games', 'src/locale'],
  'src/store': ['src/app', 'src/engine', 'src/games'],
  'src/worker': ['src/app', 'src/engine', 'src/games', 'src/locale', 'src/picture'],
  'src/discord/validate': [],
  'src/discord': ['src/discord/validate', 'src/app', 'src/engine', 'src/games', 'src/locale', 'src/picture'],
  commands: ['src/discord', 'src/app', 'src/engine', 'src/games', 'src/locale', 'src/picture'],
  'src/local/page/protocol.ts': ['src/local'],
  'src/local/page/client': ['src/local/page/protocol.ts', 'src/locale'],
  'src/local/page': ['src/local/page/protocol.ts', 'src/local', 'src/locale'],
  'src/local': ['src/discord/validate'],
  'src/cli': ['src/app', 'src/engine', 'src/games', 'src/locale', 'src/picture'],
  'src/environment.ts': [],
  'src/main.ts': [
    'src/environment.ts',
    'src/app',
    'src/store',
    'src/worker',
    'src/discord',
    'src/local',
    'src/local/page',
    'src/locale',
    'src/picture',
    'src/engine',
    'src/games',
    'commands',
  ],
};
