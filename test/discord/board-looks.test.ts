/** Boards as pictures, text or both, as their players chose; and the look of their buttons. */
import { expect, test } from 'vitest';
import { matchControl } from '../../src/discord/handlers/match.ts';
import { settingsControl } from '../../src/discord/handlers/panels.ts';
import { parseId } from '../../src/kernel/custom-id.ts';
import type { Button, Screen } from '../../src/kernel/screen.ts';
import { BOARD_LOOKS, lookFor } from '../../src/people/model/boards.ts';
import { boardScreen, buttonsShow, textBoardScreen } from '../../src/play/screens/board.ts';
import { faultScreen } from '../../src/play/screens/faults.ts';
import { locales } from '../../src/texts/index.ts';
import { plain } from '../../src/texts/plain.ts';
import { bench, must, openOn, pair, request } from '../support/app.ts';
import { clicks } from '../support/clicks.ts';

const { en } = locales;
const picture = { name: 'board.png', data: Buffer.from('drawn'), alt: '3 4 5' };

const opened = async (line: string) => {
  const held = await bench();
  return { held, live: must(await held.app.matches.open(request({ line, channel: 'c' }))) };
};

const buttonsOf = ({ rows = [] }: Screen): readonly Button[] =>
  rows.flatMap((row) => ('kind' in row ? [] : row.filter((one) => one.kind === 'button')));
const labelsOf = (screen: Screen): readonly string[] => buttonsOf(screen).map(({ label }) => label);
const textOf = ({ lead = [], doc }: Screen): string => plain([...lead, ...doc], () => 'DRAWN');

test.each([
  [[], 'pictures'],
  [[null], 'pictures'],
  [['text'], 'text'],
  [['text', 'text'], 'text'],
  [['text', null], 'both'],
  [['pictures', 'text'], 'both'],
  [['both', null], 'both'],
] as const)('players who chose %j have a board of %s', (chosen, look) => {
  expect(lookFor(chosen)).toBe(look);
});

test('the position is told once, unless a player chose both', async () => {
  const { live } = await opened('nim 3 4 5');
  const [pictures, text, both] = [
    boardScreen(live, en, { look: 'pictures', picture }),
    boardScreen(live, en, { look: 'text' }),
    boardScreen(live, en, { look: 'both', picture }),
  ];
  expect(textOf(pictures)).not.toMatch(/DRAWN|nim 3 4 5/);
  expect(textOf(text)).toMatch(/DRAWN[\s\S]*nim 3 4 5/);
  expect([text.pictures, both.pictures?.length]).toEqual([undefined, 1]);
  expect(textOf(both)).toContain('DRAWN');
  expect([pictures, text, both].map((one) => labelsOf(one).includes('As text'))).toEqual([
    true,
    false,
    false,
  ]);
  // If its picture is missing, the board is text.
  expect(textOf(boardScreen(live, en))).toContain('DRAWN');
});

test('a board of buttons wants no picture, but where both were chosen', async () => {
  const { live } = await opened('chomp 3 3');
  expect(BOARD_LOOKS.map((look) => buttonsShow(live, en, { look }))).toEqual([true, true, false]);
  expect(textOf(boardScreen(live, en))).not.toContain('DRAWN');
  expect(textOf(boardScreen(live, en, { look: 'text' }))).toContain('DRAWN');
});

test('the moves are the loudest thing, and Rules stands on every board', async () => {
  const { live } = await opened('nim 3 4 5');
  const screen = boardScreen(live, en, { picture });
  const quiet = ['Type a move', 'Hint', 'As text', 'Resign'];
  for (const { label, style } of buttonsOf(screen))
    expect([label, style]).toEqual([label, quiet.includes(label) ? 'plain' : 'main']);
  expect(labelsOf(screen)).toEqual(expect.arrayContaining(quiet));
  expect(screen.aside?.label).toBe('Rules');
  expect(boardScreen(await pair(await bench()), en, { picture }).aside?.label).toBe('Rules');
});

test('As text shows the board to whoever presses it, alone, and the way back', async () => {
  const on = await clicks();
  const live = must(await on.held.app.matches.open(request({ line: 'nim 3 4 5', channel: '77' })));
  const id = parseId(`m~${live.match.id}~0~text~`)!;
  const anybody = { user: '99', guild: 'g1', manages: false, roles: [] };
  const said = await on.said((call) => matchControl(on.bot, call, id), anybody);
  expect(said).toMatch(/nim 3 4 5/);
  // Flag of messages that only one user sees.
  expect((JSON.parse(said) as { data: { flags: number } }).data.flags & 64).toBe(64);
  await on.close();
  const hung = { ...live, match: { ...live.match, board: { channel: '7', message: '8' } } };
  expect(JSON.stringify(textBoardScreen(hung, en).rows)).toContain('/7/8');
});

test.each(['treblecross 8 4', 'nim 3 4 5', 'chomp 3 3', 'nim 30 40 50 60 70 80 90'])(
  'As text says once how %s is typed',
  async (line) => {
    const { live } = await opened(line);
    expect(textOf(textBoardScreen(live, en)).match(/Or type it/g)).toHaveLength(1);
  },
);

test('who chooses text boards in the settings gets them from then on', async () => {
  const on = await clicks();
  const ann = { user: 'ann', guild: 'g1', manages: false, roles: [] };
  const live = must(await on.held.app.matches.open(request({ line: 'chomp 3 3', channel: '77' })));
  const look = () => on.bot.languages.look(live.match.seats);
  expect(await look()).toBe('pictures');
  const id = parseId('s~~0~boards~')!;
  await on.said((call) => settingsControl(on.bot, call, id), ann, { values: ['text'] });
  expect(await look()).toBe('text');
  await on.said((call) => settingsControl(on.bot, call, id), ann, { values: ['unset'] });
  expect(await look()).toBe('pictures');
  await on.close();
});

test('a challenge to anybody in which they go first says so in a sentence', async () => {
  const open = { opponent: { kind: 'open' }, first: 'them' } as const;
  const live = await openOn(await bench(), open);
  expect(textOf(boardScreen(live, en))).toContain('Whoever accepts begins.');
});

test('a press too early says what to wait for, one too late what to do', async () => {
  const live = await pair(await bench());
  const told = (
    code: 'own-challenge' | 'own-request' | 'not-your-turn' | 'stale' | 'not-playing',
    over = {},
  ) => {
    const facts = { live: { ...live, match: { ...live.match, ...over } } };
    const screen = faultScreen({ code, facts }, en);
    return `${screen.meaning}: ${plain([{ kind: 'paragraph', text: screen.title }])} ${textOf(screen)}`;
  };
  expect(told('own-request')).toMatch(/^wait: Waiting for an answer[\s\S]*press “No, play on”/);
  expect(told('own-challenge')).toMatch(/^wait: Waiting for an answer[\s\S]*You can cancel/);
  expect(told('not-your-turn')).toMatch(/^wait: Not your turn/);
  expect(told('stale')).toMatch(/^info: The board has changed[\s\S]*Here’s the current board/);
  expect(told('not-playing', { status: 'challenge' })).toContain('when the challenge is accepted');
  expect(told('not-playing', { status: 'over' })).toContain('/play starts a new one');
});
