/** Games in the terminal, played by a script to their end, and everything else that can be typed. */
import { describe, expect, test } from 'vitest';
import { type PlayWish, TerminalGame } from '../../src/cli/play.ts';
import type { Position } from '../../src/games/line.ts';
import { gameIds, registry } from '../../src/games/registry.ts';
import { seeded } from '../../src/kernel/random.ts';
import { locales } from '../../src/texts/index.ts';
import { brute } from '../support/brute.ts';
import { positionOf } from '../support/positions.ts';

/** Plays a game: `type` gets everything that was printed so far and returns what to type. Returns all that was printed. */
const played = async (
  position: Position,
  type: (said: readonly string[]) => string | null,
  wish: Partial<PlayWish> = {},
): Promise<readonly string[]> => {
  const said: string[] = [];
  const game = new TerminalGame(
    position,
    { level: 'casual', first: true, locale: locales.en, random: seeded('terminal'), ...wish },
    {
      say: (text) => Promise.resolve(void said.push(text)),
      ask: () => Promise.resolve(type(said)),
    },
  );
  await game.play();
  return said;
};

test('colours are for pieces, moves and ends, and change no word', async () => {
  const plain: string[] = [];
  const coloured: string[] = [];
  for (const [said, more] of [
    [plain, {}],
    [coloured, { paint: (colour: string, text: string) => `<${colour}>${text}</>` }],
  ] as const) {
    const left = ['1:2', '1:1', '2:1'];
    await new TerminalGame(
      positionOf('nim 3 1'),
      { level: 'perfect', first: true, locale: locales.en, random: seeded('colours') },
      {
        ...more,
        say: (text) => Promise.resolve(void said.push(text)),
        ask: (prompt) => {
          said.push(prompt);
          return Promise.resolve(left.shift() ?? null);
        },
      },
    ).play();
  }
  expect(coloured.map((text) => text.replace(/<[^>]*>/g, ''))).toEqual(plain);
  expect(coloured.join('\n')).toMatch(
    /<cyan>●●●<\/> {2}3[\s\S]*<bold>Your move[\s\S]*<yellow>Sprague: [\s\S]*<green>You win!<\/>/,
  );
});

/** Types one thing after another, then nothing more. */
const typing = (...lines: readonly string[]) => {
  const left = [...lines];
  return () => left.shift() ?? null;
};

test.each(gameIds)('%s: moves that the help names lead to an end, and whoever won is told', async (id) => {
  const spot = registry[id].deal(1, seeded(id));
  for (const win of ['normal', 'misere'] as const)
    for (const first of [true, false]) {
      let moves = 0;
      const said = await played(
        { spot, win },
        (before) => {
          const named = /^Type a move, such as (.+), or one of these/.exec(before.at(-1) ?? '')?.[1];
          if (named !== undefined) moves += 1;
          return named ?? '?';
        },
        { first },
      );
      const bot = said.filter((text) => text.startsWith('Sprague: ')).length;
      const end = said.findLast((text) => /^(?:You win|Sprague wins|A draw)/.test(text));
      if (end?.startsWith('A draw') === true) expect(spot.isLoopy).toBe(true);
      else {
        const iMovedLast = (moves + bot) % 2 === (first ? 1 : 0);
        expect(end, spot.line).toBe(iMovedLast === (win === 'normal') ? 'You win!' : 'Sprague wins.');
      }
    }
});

test('a position is a draw when it comes for the third time with the same player to move', async () => {
  const said = await played(positionOf('digraph 1>1 at=1'), typing('1>1', '1>1', '1>1', '1>1'));
  expect(said.filter((text) => text.startsWith('Sprague: '))).toHaveLength(2);
  expect(said.at(-1)).toMatch(/^A draw/);
});

describe('what was missed', () => {
  test.each(['nim 3 4 5', 'kayles 6 2 misere', 'wythoff 3 7'])(
    '%s: the last win that was given away',
    async (line) => {
      const position = positionOf(line);
      const { win } = position;
      const said = await played(
        position,
        (before) => /^Type a move, such as (.+), or one of these/.exec(before.at(-1) ?? '')?.[1] ?? '?',
        { level: 'perfect' },
      );
      const [, at, typed] =
        /^You could have won at (.+?): .* \(([^()]+)\)\. Why/.exec(said.at(-1) ?? '') ?? [];
      const missed = positionOf(at ?? '');
      expect(missed.win).toBe(win);
      const option = missed.spot.play(typed ?? '');
      if (!option.ok) throw new Error(`${typed} at ${at}`);
      expect([brute().outcome(missed.spot, win), brute().outcome(option.value.to, win)]).toEqual([
        true,
        false,
      ]);
    },
  );
});

test.each([
  ['en', 'nim 3 1', ['1:1', '1:1'], 'sprague analyze nim 3 1 --level why'],
  ['zh-TW', 'poset a<b c', ['a'], "sprague analyze 'poset a<b c' --level why --locale zh-TW"],
] as const)('in %s the command that explains %s can be typed', async (id, line, moves, command) => {
  const said = await played(positionOf(line), typing(...moves), { level: 'perfect', locale: locales[id] });
  expect(said.at(-1)).toContain(command);
});

test('whoever asks for the moves is told all of them', async () => {
  const said = await played(positionOf('nim 9'), typing('moves', '1:10'));
  const all = [...positionOf('nim 9').spot.options()].map(({ move }) => move).join(', ');
  expect(said).toContain(`Moves: ${all}`);
  expect(said.at(-2)).toMatch(/, …$/);
});

test('bad moves are named with moves that work, and nothing is lost', async () => {
  const said = await played(positionOf('nim 3 4 5'), typing('take all', '9:9', '', '1:3'));
  expect(said.slice(0, 5).join('\n')).toMatch(/“take all”[\s\S]*Moves: [\s\S]*“9:9”[\s\S]*Moves: /);
  expect(said.some((text) => text.startsWith('Sprague: '))).toBe(true);
});

test('hints go further each time, and begin anew after a move', async () => {
  const said = await played(
    positionOf('nim 1 2'),
    typing('hint', 'hint', 'hint', 'hint', 'hint', '1:1', 'hint'),
    {
      level: 'sparring',
    },
  );
  const hints = said.filter((text) => /you can win|winning move|2:1/i.test(text));
  expect(hints[0]).toMatch(/you can win/);
  expect(said.filter((text) => text.includes('2:1')).length).toBeGreaterThan(0);
});

test('undo takes back one’s own move and the reply; before the first there is none', async () => {
  const said = await played(positionOf('nim 3 4 5'), typing('undo', '1:1', 'undo', 'undo'));
  const boards = said.filter((text) => text.includes('3') && text.includes('\n2'));
  expect(said.filter((text) => text === 'You haven’t moved yet.')).toHaveLength(2);
  expect(boards.at(-1)).toBe(boards[0]);
});

test.each(['quit', 'exit', 'RESIGN'])('%s ends the game', async (word) => {
  expect((await played(positionOf('nim 3 4 5'), typing(word))).at(-1)).toBe('The game ends here.');
});

test('in Chinese the rule, the moves and the end are', async () => {
  const said = await played(positionOf('bash 3 max=3'), typing('1:3'), { locale: locales['zh-CN'] });
  expect(said[0]).toMatch(/\p{Script=Han}/u);
  expect(said.at(-1)).toBe('你赢了！');
});
