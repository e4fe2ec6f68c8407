import type { Meaning, Screen } from '../../kernel/screen.ts';
import { refusalScreen } from '../../kernel/screens.ts';
import { type Doc, p, shorten } from '../../texts/doc.ts';
import { type Locale, sayMove, sayRefusal } from '../../texts/locale.ts';
import { otherSeat } from '../log.ts';
import type { Fault, FaultFacts } from '../model/faults.ts';
import type { Live } from '../model/match.ts';
import { boardLink, gameName, whoAt } from './names.ts';

const MAX_QUOTE_CHARS = 60;

type Sayers = { readonly [C in keyof FaultFacts]: (facts: FaultFacts[C], locale: Locale) => Doc };

const toMove = (live: Live, locale: Locale) => whoAt(live, live.turn ?? 0, locale);

const sayers: Sayers = {
  'bad-line': ({ refusal }, locale) => [
    p(sayRefusal(locale, refusal)),
    ...(refusal.example === undefined ? [] : [p(locale.hint(refusal.example))]),
  ],
  'bad-move': ({ refusal, legal, more }, locale) => [
    p(sayRefusal(locale, refusal)),
    ...(legal.length === 0
      ? []
      : [
          p(
            locale.screens.faults.legal(
              legal.map((shown) => shorten(shown.move, MAX_QUOTE_CHARS)).join(' · '),
              more,
            ),
          ),
        ]),
  ],
  slip: ({ played, reply }, locale) => [
    p(locale.screens.guide.slip(sayMove(locale, played), sayMove(locale, reply))),
  ],
  'too-long-to-play': ({ most, example }, locale) => [
    p(locale.screens.faults['too-long-to-play'](most)),
    p(locale.hint(example)),
  ],
  'nothing-to-play': ({ line, example }, locale) => [
    p(locale.screens.faults['nothing-to-play'](shorten(line, MAX_QUOTE_CHARS))),
    p(locale.hint(example)),
  ],
  'winner-unknown': ({ line, example }, locale) => [
    p(locale.screens.faults['winner-unknown'](shorten(line, MAX_QUOTE_CHARS))),
    p(locale.hint(example)),
  ],
  'too-slow': (_, locale) => [p(locale.screens.faults['too-slow'])],
  'challenge-yourself': (_, locale) => [p(locale.screens.faults['challenge-yourself'])],
  'own-challenge': ({ live }, locale) => [
    p(...locale.screens.faults['own-challenge'](whoAt(live, otherSeat(live.match.opener), locale))),
  ],
  'no-such-match': (_, locale) => [p(locale.screens.faults['no-such-match'])],
  'cannot-replay': (_, locale) => [p(locale.screens.faults['cannot-replay'])],
  stale: (_, locale) => [p(locale.screens.faults.stale)],
  'not-your-game': ({ live }, locale) => [
    p(...locale.screens.faults['not-your-game'](whoAt(live, 0, locale), whoAt(live, 1, locale))),
  ],
  'not-your-turn': ({ live }, locale) => [p(...locale.screens.faults['not-your-turn'](toMove(live, locale)))],
  'not-playing': ({ live }, locale) => [
    p(locale.screens.faults[live.match.status === 'challenge' ? 'not-begun' : 'not-playing']),
  ],
  'not-a-challenge': (_, locale) => [p(locale.screens.faults['not-a-challenge'])],
  'not-challenged': ({ live }, locale) => [
    p(...locale.screens.faults['not-challenged'](whoAt(live, otherSeat(live.match.opener), locale))),
  ],
  'not-the-challenger': ({ live }, locale) => [
    p(...locale.screens.faults['not-the-challenger'](whoAt(live, live.match.opener, locale))),
  ],
  'nothing-asked': (_, locale) => [p(locale.screens.faults['nothing-asked'])],
  'nothing-to-undo': (_, locale) => [p(locale.screens.faults['nothing-to-undo'])],
  'not-left': (_, locale) => [p(locale.screens.faults['not-left'])],
  'no-hints': (_, locale) => [p(locale.screens.faults['no-hints'])],
  'not-over': (_, locale) => [p(locale.screens.faults['not-over'])],
};

/** No error: the user has to wait, or look at the present board. */
const TITLES = {
  'own-challenge': { meaning: 'wait', title: 'waiting' },
  'not-your-turn': { meaning: 'wait', title: 'not-yet' },
  stale: { meaning: 'info', title: 'old-board' },
} as const satisfies Partial<Record<Fault['code'], { meaning: Meaning; title: string }>>;

const titled = (code: Fault['code'], { screens: { faults } }: Locale): Pick<Screen, 'meaning' | 'title'> => {
  const own = code in TITLES ? TITLES[code as keyof typeof TITLES] : null;
  return own === null
    ? { meaning: 'refused', title: [faults.title] }
    : { meaning: own.meaning, title: [faults[own.title]] };
};

/** Why an action failed, for the user: the reason, what works, and the way back to the board. */
export const faultScreen = (fault: Fault, locale: Locale): Screen => {
  const say = sayers[fault.code] as (facts: Fault['facts'], locale: Locale) => Doc;
  const rows = 'live' in fault.facts ? boardLink(fault.facts.live, locale) : [];
  return { ...titled(fault.code, locale), doc: say(fault.facts, locale), rows };
};

/** The rematch exists: a link to it. */
export const rematchThereScreen = (live: Live, locale: Locale): Screen => ({
  meaning: 'info',
  title: [locale.screens.board.rematch],
  doc: [p(locale.screens.board.rematchThere)],
  rows: boardLink(live, locale),
});

/** The game of a lesson is already running. */
export const lessonGameThereScreen = (live: Live, locale: Locale): Screen => ({
  meaning: 'info',
  title: [gameName(live, locale)],
  doc: [p(locale.learn.game.there)],
  rows: boardLink(live, locale),
});

/** Where the board was put that was requested in a thread. */
export const placedScreen = (live: Live, inThread: boolean, locale: Locale): Screen => ({
  meaning: inThread ? 'info' : 'refused',
  title: [gameName(live, locale)],
  doc: [p(inThread ? locale.screens.board.inThread : locale.screens.board.noThread)],
  rows: boardLink(live, locale),
});

/** Tells the players in private that the board can no longer be drawn. */
export const unreachableScreen = (live: Live, locale: Locale): Screen => {
  const { board, clocks } = locale.screens;
  const { clock } = live.match;
  const said = board.unreachable(gameName(live, locale));
  const screen = { ...refusalScreen(said, locale), title: [gameName(live, locale)] };
  return clock === 'none' ? screen : { ...screen, doc: [...screen.doc, p(board.clockStands(clocks[clock]))] };
};
