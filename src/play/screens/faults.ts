import type { Meaning, Screen } from '../../kernel/screen.ts';
import { plainScreen } from '../../kernel/screens.ts';
import { type Doc, p, shorten } from '../../texts/doc.ts';
import { type Locale, sayMove, sayRefusal } from '../../texts/locale.ts';
import { otherSeat } from '../log.ts';
import type { Fault, FaultFacts } from '../model/faults.ts';
import type { Live } from '../model/match.ts';
import { boardLink, gameName, whoAt } from './names.ts';

const MAX_QUOTE_CHARS = 60;

type FaultTexts = Locale['screens']['faults'];
type FaultSayers = {
  readonly [C in keyof FaultFacts]: (facts: FaultFacts[C], faults: FaultTexts, locale: Locale) => Doc;
};

const toMove = (live: Live, locale: Locale) => whoAt(live, live.turn ?? 0, locale);

const sayers: FaultSayers = {
  'bad-line': ({ refusal }, _, locale) => [
    p(sayRefusal(locale, refusal)),
    ...(refusal.example === undefined ? [] : [p(locale.hint(refusal.example))]),
  ],
  'bad-move': ({ refusal, legal, more }, faults, locale) => [
    p(sayRefusal(locale, refusal)),
    ...(legal.length === 0
      ? []
      : [p(faults.legal(legal.map((shown) => shorten(shown.move, MAX_QUOTE_CHARS)).join(' · '), more))]),
  ],
  slip: ({ played, reply }, _, locale) => [
    p(locale.screens.guide.slip(sayMove(locale, played), sayMove(locale, reply))),
  ],
  'too-long-to-play': ({ most, example }, faults, locale) => [
    p(faults['too-long-to-play'](most)),
    p(locale.hint(example)),
  ],
  'nothing-to-play': ({ line, example }, faults, locale) => [
    p(faults['nothing-to-play'](shorten(line, MAX_QUOTE_CHARS))),
    p(locale.hint(example)),
  ],
  'winner-unknown': ({ line, example }, faults, locale) => [
    p(faults['winner-unknown'](shorten(line, MAX_QUOTE_CHARS))),
    p(locale.hint(example)),
  ],
  'too-slow': (_, faults) => [p(faults['too-slow'])],
  'challenge-yourself': (_, faults) => [p(faults['challenge-yourself'])],
  'own-challenge': ({ live }, faults, locale) => [
    p(...faults['own-challenge'](whoAt(live, otherSeat(live.match.opener), locale))),
  ],
  'own-request': ({ live }, faults, locale) => [
    p(...faults['own-request'](whoAt(live, otherSeat(live.match.asks ?? 0), locale))),
  ],
  'no-such-match': (_, faults) => [p(faults['no-such-match'])],
  'cannot-replay': (_, faults) => [p(faults['cannot-replay'])],
  stale: (_, faults) => [p(faults.stale)],
  'not-your-game': ({ live }, faults, locale) => [
    p(...faults['not-your-game'](whoAt(live, 0, locale), whoAt(live, 1, locale))),
  ],
  'not-your-turn': ({ live }, faults, locale) => [p(...faults['not-your-turn'](toMove(live, locale)))],
  'not-playing': ({ live }, faults) => [
    p(faults[live.match.status === 'challenge' ? 'not-begun' : 'not-playing']),
  ],
  'not-a-challenge': (_, faults) => [p(faults['not-a-challenge'])],
  'not-challenged': ({ live }, faults, locale) => [
    p(...faults['not-challenged'](whoAt(live, otherSeat(live.match.opener), locale))),
  ],
  'not-the-challenger': ({ live }, faults, locale) => [
    p(...faults['not-the-challenger'](whoAt(live, live.match.opener, locale))),
  ],
  'nothing-asked': (_, faults) => [p(faults['nothing-asked'])],
  'nothing-to-undo': (_, faults) => [p(faults['nothing-to-undo'])],
  'not-left': (_, faults) => [p(faults['not-left'])],
  'no-hints': (_, faults) => [p(faults['no-hints'])],
  'not-over': (_, faults) => [p(faults['not-over'])],
};

/** No error: the user has to wait, or look at the present board. */
const TITLES = {
  'own-challenge': { meaning: 'wait', title: 'waiting' },
  'own-request': { meaning: 'wait', title: 'waiting' },
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
  const say = sayers[fault.code] as (facts: Fault['facts'], faults: FaultTexts, locale: Locale) => Doc;
  const rows = 'live' in fault.facts ? boardLink(fault.facts.live, locale) : [];
  return { ...titled(fault.code, locale), doc: say(fault.facts, locale.screens.faults, locale), rows };
};

/** The rematch exists: a link to it. */
export const rematchThereScreen = (live: Live, locale: Locale): Screen => {
  const { rematch, rematchThere } = locale.screens.board;
  return plainScreen('info', rematch, [p(rematchThere)], boardLink(live, locale));
};

/** The game of a lesson is already running. */
export const lessonGameThereScreen = (live: Live, locale: Locale): Screen =>
  plainScreen('info', gameName(live, locale), [p(locale.learn.game.there)], boardLink(live, locale));

/** Where the board was put that was requested in a thread. */
export const placedScreen = (live: Live, isInThread: boolean, locale: Locale): Screen => {
  const { inThread, noThread } = locale.screens.board;
  const [meaning, said] = isInThread ? (['info', inThread] as const) : (['refused', noThread] as const);
  return plainScreen(meaning, gameName(live, locale), [p(said)], boardLink(live, locale));
};

/** Tells the players in private that the board can no longer be drawn. */
export const unreachableScreen = (live: Live, locale: Locale): Screen => {
  const { board, clocks } = locale.screens;
  const { clock } = live.match;
  const name = gameName(live, locale);
  const stands = clock === 'none' ? [] : [p(board.clockStands(clocks[clock]))];
  return plainScreen('refused', name, [p(board.unreachable(name)), ...stands]);
};
