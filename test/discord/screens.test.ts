/** Discord accepts every screen of every game, level and language. */

import { gunzipSync } from 'node:zlib';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { LEVELS } from '../../src/engine/explain/step.ts';
import { GAMES_BY_CHARM } from '../../src/games/charm.ts';
import { type GameId, gameIds, registry } from '../../src/games/registry.ts';
import { analysisScreen } from '../../src/inquire/screens/analysis.ts';
import { parseId } from '../../src/kernel/custom-id.ts';
import { seeded } from '../../src/kernel/random.ts';
import type { Screen, TextModal } from '../../src/kernel/screen.ts';
import { failureScreen, oldControlScreen } from '../../src/kernel/screens.ts';
import { BOARD_LOOKS } from '../../src/people/model/boards.ts';
import { forgetsScreen, gamesScreen, helpScreen, settingsScreen } from '../../src/people/screens/panels.ts';
import {
  erasedScreen,
  eraseScreen,
  exportedScreens,
  privacyScreen,
} from '../../src/people/screens/privacy.ts';
import { leadersScreen, statsScreen } from '../../src/people/screens/stats.ts';
import type { Fault } from '../../src/play/model/faults.ts';
import { BOT_LEVELS, type HintStep, type Live } from '../../src/play/model/match.ts';
import { boardScreen, textBoardScreen } from '../../src/play/screens/board.ts';
import { faultScreen } from '../../src/play/screens/faults.ts';
import { hintScreen } from '../../src/play/screens/hint.ts';
import { howToType, parseFocus } from '../../src/play/screens/moves.ts';
import {
  abandonedScreen,
  abandonScreen,
  moveModal,
  resignedScreen,
  resignScreen,
  typedMove,
} from '../../src/play/screens/resign.ts';
import {
  puzzleScreen,
  reviewListScreen,
  reviewScreen,
  solutionScreen,
} from '../../src/play/screens/review.ts';
import { rulesScreen } from '../../src/play/screens/rules.ts';
import { chooseGameScreen, PICTURED_GAMES } from '../../src/play/screens/start.ts';
import { shorten } from '../../src/texts/doc.ts';
import { locales } from '../../src/texts/index.ts';
import { WRITTEN } from '../../src/texts/languages.ts';
import { type Locale, sayMove } from '../../src/texts/locale.ts';
import { amount, some } from '../support/amount.ts';
import { type Bench, bench, must, pair, request } from '../support/app.ts';
import { spotOf } from '../support/positions.ts';
import { pseudoLocale, screenLocales } from '../support/pseudo.ts';
import { everyFaultTold, modalTaken, shownText, taken } from '../support/screens.ts';
import { controlsOf, verbOf } from '../support/scripted.ts';

let held: Bench;
beforeAll(async () => {
  held = await bench(':memory:', 'screens');
});

const PICTURE = { name: 'board.png', data: Buffer.from('drawn'), alt: '3 4 5' };

/** Lines whose screens are the hardest to fit. */
const LARGE: Readonly<Record<string, string>> = {
  'a heap of a thousand digits': `nim 10^999 77 5`,
  'a thousand heaps': `nim ${Array.from({ length: 400 }, (_, i) => (i % 7) + 1).join(' ')}`,
  'a sum of many games': Array.from({ length: 30 }, () => 'nim 3 5').join(' + '),
  'one heap with a hundred moves': 'nim 100',
  misère: 'nim 3 4 5 misere',
};

/** Sizes of dealt positions, small and large; `npm test` alternates between them from game to game. */
const SIZES = [2, 5];
/** A game's example, and dealt positions. */
const linesOf = (id: GameId, i: number): readonly [string, ...string[]] => {
  const game = registry[id];
  const random = seeded(id);
  return [game.example, ...some(SIZES, SIZES.length, i).map((size) => game.deal(size, random).line)];
};

/** The longest language, and one of the others in turn by game. */
const someOf = (i: number): readonly Locale[] => [
  ...new Set([pseudoLocale, ...some(screenLocales, screenLocales.length - 1, i)]),
];
/** The languages tested now. */
let spoken = screenLocales;
afterEach(() => {
  spoken = screenLocales;
});

/** The messages of a screen in every language tested now. */
const inAll = (screenOf: (locale: Locale) => Screen): readonly ReturnType<typeof taken>[] =>
  spoken.map((locale) => taken(screenOf(locale), locale));

const modalInAll = (modalOf: (locale: Locale) => TextModal): void => {
  for (const locale of spoken) modalTaken(modalOf(locale));
};

/** Limit of tested focuses of a board's buttons and selects: the first, the last, and some between. */
const FOCUSES = amount(4, Number.POSITIVE_INFINITY);
const spread = <T>(all: readonly T[]): readonly T[] =>
  all.length <= FOCUSES
    ? all
    : Array.from({ length: FOCUSES }, (_, i) => all[Math.round((i * (all.length - 1)) / (FOCUSES - 1))]!);

/** Focuses that the buttons and selects for choosing a move open. */
const focusesOf = (shown: ReturnType<typeof taken>): readonly (readonly string[])[] =>
  controlsOf({ components: shown.components } as never)
    .filter((one) => verbOf(one) === 'focus')
    .map(({ id, values }) => (values.length > 0 ? values : [parseId(id)!.argument]));

const reading = (live: Live): void => {
  for (const level of LEVELS) {
    const view = must(held.app.analyses.atOnce(live.match.start, { level, moves: 32 }));
    inAll((locale) => analysisScreen(view, level, locale));
    inAll((locale) => analysisScreen(view, level, locale, { controls: false }));
  }
};

/** Limit of a match's moves. */
const MOVES = amount(2, 3);

/** Every state of a match from its first position on, each in every language: analyses are cached. */
const through = async (line: string): Promise<void> => {
  const opened = await held.app.matches.open(request({ line, channel: 'c' }));
  if (!opened.ok) {
    const { error } = opened;
    expect(['too-long-to-play', 'nothing-to-play']).toContain(error.code);
    inAll((locale) => faultScreen(error, locale));
    return;
  }
  let live = opened.value;
  reading(live);
  const all = spoken;
  for (let i = 0; i < MOVES && live.match.status === 'playing'; i += 1) {
    const at = live;
    // The first board in all languages, later ones in the longest.
    if (i > 0) spoken = some(all, all.length);
    const boards = inAll((locale) => boardScreen(at, locale));
    for (const look of BOARD_LOOKS) inAll((locale) => boardScreen(at, locale, { look, picture: PICTURE }));
    inAll((locale) => textBoardScreen(at, locale));
    expect(new Set(boards.map((shown) => JSON.stringify(focusesOf(shown)))).size).toBe(1);
    for (const value of spread(focusesOf(boards[0]!).flat()))
      inAll((locale) => boardScreen(at, locale, { focus: parseFocus(value) }));
    modalInAll((locale) => moveModal(at, locale));
    for (const left of [true, false]) inAll((locale) => resignScreen(at, left, locale));
    inAll((locale) => abandonScreen(at, locale));
    for (const step of [1, 2, 3, 4] as const satisfies readonly HintStep[]) {
      const hint = must(await held.app.matches.hint(at.match.id, 'ann', at.match.revision, step));
      inAll((locale) => hintScreen(hint, locale));
    }
    const [option] = at.spot.options();
    live = must(await held.app.matches.play(at.match.id, 'ann', at.match.revision, option!.move));
  }
  spoken = all;
  for (const left of [[live], []]) inAll((locale) => gamesScreen([live], left, 'ann', locale));
  const gone = { ...live, turn: null, match: { ...live.match, status: 'abandoned', result: null } } as const;
  inAll((locale) => boardScreen(gone, locale));
  inAll((locale) => rulesScreen(live, locale));
  if (live.match.status === 'playing') live = must(await held.app.matches.resign(live.match.id, 'ann'));
  const summary = await held.app.matches.summary(live);
  inAll((locale) => boardScreen(live, locale, { summary }));
  await lookedBack(live);
};

/** Every screen of a review; each move asked as if it were a mistake. */
const lookedBack = async (live: Live): Promise<void> => {
  const { reviews } = held.app;
  const { id } = live.match;
  const review = must(await reviews.review(id));
  for (const page of [0, 1, 99]) inAll((locale) => reviewScreen(review, page, 'ann', locale));
  for (const [ply, { from, option }] of live.history.entries()) {
    const puzzle = must(await reviews.puzzle(id, ply));
    const asked = inAll((locale) => puzzleScreen(puzzle, locale));
    expect(new Set(asked.map((shown) => JSON.stringify(focusesOf(shown)))).size).toBe(1);
    for (const values of focusesOf(asked[0]!))
      inAll((locale) => puzzleScreen(puzzle, locale, { focus: parseFocus(values.at(-1)!) }));
    modalInAll((locale) => typedMove('r~x~0~typed~', from, locale));
    const attempt = must(await reviews.attempt(id, ply, option.move));
    inAll((locale) => puzzleScreen(puzzle, locale, { attempt }));
    inAll((locale) => puzzleScreen(puzzle, locale, { attempt: { ...attempt, wins: null } }));
    const solution = must(await reviews.solution(id, ply));
    inAll((locale) => solutionScreen(solution, locale, null));
    inAll((locale) => solutionScreen(solution, locale, attempt));
  }
  inAll((locale) => reviewListScreen([live], 'ann', locale, null));
  inAll((locale) => reviewListScreen([], 'ann', locale, null));
};

test.each(gameIds.map((game, i) => [game, i] as const))('a game of %s', async (game, i) => {
  const [example, ...dealt] = linesOf(game, i);
  spoken = someOf(i);
  await through(example);
  spoken = some(spoken, spoken.length);
  for (const line of dealt) await through(line);
});

test.each(Object.entries(LARGE).map(([what, line], i) => [what, line, i] as const))(
  '%s',
  async (_, line, i) => {
    spoken = someOf(i);
    await through(line);
  },
);

describe.each(WRITTEN)('%s', (id) => {
  const locale = locales[id];

  test('who asked for a position to win is told to whoever is challenged', async () => {
    const open = (first: 'winnable' | 'me') =>
      held.app.matches.open(request({ opponent: { kind: 'person', user: '42' }, line: 'nim', first }));
    const [asked, plain] = [must(await open('winnable')), must(await open('me'))];
    const said = /asked for the side that can win|选择执必胜方|選擇執必勝方|勝てる側を希望/;
    expect(shownText(boardScreen(asked, locale), locale)).toMatch(said);
    expect(shownText(boardScreen(plain, locale), locale)).not.toMatch(said);
  });

  test('challenges, whatever became of them', async () => {
    const open = () =>
      held.app.matches.open(request({ opponent: { kind: 'person', user: '42' }, clock: '5m' }));
    taken(boardScreen(must(await open()), locale), locale);
    taken(
      boardScreen(must(await held.app.matches.open(request({ opponent: { kind: 'open' } }))), locale),
      locale,
    );
    const declined = must(await open());
    taken(boardScreen(must(await held.app.matches.decline(declined.match.id, '42')), locale), locale);
    const cancelled = must(await open());
    taken(boardScreen(must(await held.app.matches.cancel(cancelled.match.id, 'ann')), locale), locale);
    const { match } = must(await open());
    taken(
      boardScreen(
        { ...must(await held.app.matches.show(match.id)), match: { ...match, status: 'expired' } },
        locale,
      ),
      locale,
    );
  });

  test('every fault is told', async () => {
    const live = await pair(held);
    const refusal = { code: 'not-a-number', facts: { token: 'x*y' }, example: 'nim 3 4 5' } as const;
    const facts = { live };
    const move = { kind: 'take-single', amount: '1', from: '2', left: '1' } as const;
    const faults: { readonly [C in Fault['code']]: Extract<Fault, { code: C }>['facts'] } = {
      'bad-line': { refusal },
      'bad-move': { refusal, legal: [], more: true },
      'too-long-to-play': { most: 1500, example: 'nim 3 4 5' },
      'nothing-to-play': { line: 'nim 0', example: 'nim 3 4 5' },
      'winner-unknown': { line: 'nim 1', example: 'nim 3 4 5' },
      'too-slow': {},
      slip: { live, played: move, reply: move },
      'challenge-yourself': {},
      'own-challenge': facts,
      'own-request': facts,
      'no-hints': facts,
      'no-such-match': { id: 'x' },
      'cannot-replay': { id: 'x' },
      stale: facts,
      'not-your-game': facts,
      'not-your-turn': facts,
      'not-playing': facts,
      'not-a-challenge': facts,
      'not-challenged': facts,
      'not-the-challenger': facts,
      'nothing-asked': facts,
      'nothing-to-undo': facts,
      'not-left': facts,
      'not-over': facts,
    };
    everyFaultTold(faults, faultScreen, locale);
  });

  test('panels, help, and what is said when something failed', () => {
    taken(settingsScreen({ locale: null, level: null, calls: null, boards: null }, null, locale), locale);
    taken(
      settingsScreen(
        { locale: 'zh-CN', level: 'perfect', calls: 'direct', boards: 'both' },
        { locale: 'en', retention: 30, classRetention: 730, events: 'off' },
        locale,
        {
          saved: true,
        },
      ),
      locale,
    );
    for (const topic of [...Object.keys(locale.screens.help.topics), ...gameIds, 'what is this?', ''])
      taken(helpScreen(topic, locale), locale);
    const picture = { name: 'position-a.png', data: Buffer.alloc(1), alt: '' };
    const games = chooseGameScreen(
      PICTURED_GAMES.map((game) => ({ ...picture, name: `position-${game}.png` })),
      locale,
    );
    taken(games, locale);
    // Every game is there, once.
    const rows = (games.rows ?? []).flatMap((row) =>
      'kind' in row
        ? row.choices.map(({ value }) => value)
        : row.map((one) => (one.kind === 'button' ? one.id.split('~').at(-1)! : '')),
    );
    expect(rows).toEqual(GAMES_BY_CHARM);
    const pages = { privacy: 'https://example.org/p', terms: null, support: 'https://example.org/s' };
    const first = helpScreen('start', locale, pages);
    taken(first, locale);
    taken(privacyScreen(locale, null, pages), locale);
    // Without a page there is no button and no empty row.
    const words = locale.screens.help.links;
    expect(first.rows?.at(-1)).toEqual([
      { kind: 'link', url: pages.privacy, label: words.privacy },
      { kind: 'link', url: pages.support, label: words.support },
    ]);
    expect(helpScreen('start', locale).rows).toEqual(first.rows?.slice(0, -1));
    expect(helpScreen('levels', locale, pages)).toEqual(helpScreen('levels', locale));
    for (const screen of [
      failureScreen(locale),
      oldControlScreen(locale),
      resignedScreen(true, locale),
      resignedScreen(false, locale),
      gamesScreen([], [], 'ann', locale),
      abandonedScreen(locale),
    ])
      taken(screen, locale);
  });

  test.each(gameIds)('how a move of %s is typed is told with what the move does', (game) => {
    const spot = spotOf(registry[game].example);
    const [option] = spot.options();
    const text = shownText({ meaning: 'play', title: [], doc: howToType(spot, locale) }, locale);
    expect(text).toContain(`\`${option?.move}\``);
    expect(text.replaceAll('\\', '')).toContain(shorten(sayMove(locale, option!.phrase), 80));
  });

  test('colons are as wide as the writing, levels have names, and the two lists of games differ', () => {
    const panel = { locale: 'zh-CN', retention: 30, classRetention: null, events: null } as const;
    const settings = settingsScreen(
      { locale: null, level: 'casual', calls: null, boards: null },
      panel,
      locale,
    );
    expect(shownText(settings, locale)).not.toMatch(/\p{Script=Han}:/u);
    // Each select names its setting and the current value.
    const { settings: words, privacy } = locale.screens;
    const selects = (settings.rows ?? []).flatMap((row) =>
      'kind' in row && row.kind === 'select' ? [row] : [],
    );
    const said = [
      words.language,
      words.level,
      words.calls,
      words.boards,
      words.server,
      privacy.retention,
      privacy.classRetention,
      words.events,
    ];
    expect(selects.map(({ placeholder }) => said.findIndex((one) => placeholder.startsWith(one)))).toEqual([
      0, 1, 2, 3, 4, 5, 6, 7,
    ]);
    // The current value is shown once, in the list above.
    expect(shownText(settings, locale).split(privacy.days(30))).toHaveLength(2);
    expect(selects.flatMap(({ choices }) => choices.filter(({ chosen }) => chosen === true))).toEqual([]);
    for (const level of BOT_LEVELS)
      expect(locale.screens.bot(level)).toContain(locale.screens.strengths[level].name);
    const placeholders = (helpScreen('start', locale).rows ?? []).map((row) =>
      'kind' in row ? row.placeholder : row.map(({ label }) => label).join(),
    );
    expect(new Set(placeholders).size).toBe(placeholders.length);
  });
});

describe.each(WRITTEN)('records and data in %s', (id) => {
  const locale = locales[id];
  const results = gameIds.flatMap((game) =>
    [...BOT_LEVELS, 'person' as const].map((against) => ({
      game,
      own: null,
      against,
      won: 12_345,
      drawn: 11_111,
      lost: 67_890,
    })),
  );
  const ratings = gameIds.map((game) => ({ user: '42', game, rating: 1234.5, games: 99 }));

  test('of somebody who played everything, and of somebody who played nothing', () => {
    const view = {
      user: '42',
      results,
      ratings,
      practice: null,
      streak: null,
      progress: null,
      own: {},
      listed: true,
      boards: gameIds,
    };
    taken(statsScreen(view, locale), locale);
    const frogs = { game: 'custom', own: 'frogs', against: 'casual', won: 3, drawn: 0, lost: 1 } as const;
    const own = [{ ...frogs, own: null }, frogs, { ...frogs, against: 'person' as const }];
    const text = shownText(statsScreen({ ...view, results: own }, locale), locale);
    expect(text.match(/frogs/g)).toHaveLength(1);
    expect(text).toContain(locale.games.custom.name);
    const nothing = {
      user: '42',
      results: [],
      ratings: [],
      practice: null,
      streak: null,
      progress: null,
      own: {},
      listed: null,
      boards: [],
    };
    taken(statsScreen(nothing, locale), locale);
    taken(
      leadersScreen(
        'nim',
        Array.from({ length: 20 }, () => ratings[0]!),
        gameIds,
        locale,
      ),
      locale,
    );
    taken(leadersScreen('unknown', [], [], locale), locale);
  });

  test('to take along, and to delete', () => {
    const own = shownText(privacyScreen(locale, null), locale);
    const words = locale.screens.privacy;
    const here = shownText(
      privacyScreen(locale, { locale: null, retention: 90, classRetention: 365, events: null }),
      locale,
    );
    expect(here).toContain(own.trim().split('\n')[1] ?? '');
    for (const said of [words.days(90), words.classDays(365)]) {
      expect(own).not.toContain(said);
      expect(here).toContain(said);
    }
    expect(shownText(forgetsScreen(12, 90, locale), locale)).toMatch(/12[\s\S]*90/);
    taken(eraseScreen(locale), locale);
    taken(erasedScreen(null, locale), locale);
    taken(erasedScreen(7, locale), locale);
    const shown = (files: readonly { readonly name: string; readonly text: string }[]) => {
      const screens = exportedScreens({ rows: files.length, files }, locale);
      for (const screen of screens) taken(screen, locale);
      return screens.map((screen) => (screen.files ?? []).map(({ name }) => name));
    };
    const named = (count: number, text: string) =>
      Array.from({ length: count }, (_, i) => ({ name: `table-${i}.csv`, text }));
    expect(shown([])).toEqual([[]]);
    expect(shown(named(1, 'id'))).toEqual([['table-0.csv']]);
    expect(shown(named(23, 'id')).map((files) => files.length)).toEqual([10, 10, 3]);
    expect(shown(named(3, 'x'.repeat(5 * 1024 * 1024))).map((files) => files.length)).toEqual([1, 1, 1]);
    const [large] = exportedScreens({ rows: 1, files: named(1, 'x'.repeat(9 * 1024 * 1024)) }, locale);
    const [{ name, data } = { name: '', data: Buffer.alloc(0) }] = large?.files ?? [];
    expect(name).toBe('table-0.csv.gz');
    expect(gunzipSync(data)).toHaveLength(9 * 1024 * 1024);
  });
});

test('a focus of this version and of earlier ones is understood', () => {
  expect(parseFocus('e12')).toEqual({ kind: 'entry', entry: 12 });
  expect(parseFocus('3')).toEqual({ kind: 'part', part: 3, from: 0 });
  expect(parseFocus('0.600')).toEqual({ kind: 'part', part: 0, from: 600 });
  expect(parseFocus('.25')).toEqual({ kind: 'part', part: null, from: 25 });
  for (const none of ['nonsense', '', 'e', 'e1234']) expect(parseFocus(none)).toEqual({ kind: 'whole' });
});

test('a stale click finds the way to the board', async () => {
  const live = await pair(held);
  const hung: Live = { ...live, match: { ...live.match, board: { channel: '7', message: '8' } } };
  const shown = taken(faultScreen({ code: 'stale', facts: { live: hung } }, locales.en), locales.en);
  expect(JSON.stringify(shown.components)).toContain('https://discord.com/channels/g1/7/8');
});
