import type { Spot } from '../../engine/core/spot.ts';
import type { ControlRow } from '../../kernel/screen.ts';
import { type Block, type Inline, p, person } from '../../texts/doc.ts';
import { gameNamed, type Locale } from '../../texts/locale.ts';
import { otherSeat } from '../log.ts';
import type { Live, Seat, SeatIndex } from '../model/match.ts';
import { NO_NAMES, type OwnNames, ownName } from '../model/own-names.ts';

/** The name of whoever sits there, as a run of text. */
export const whoSits = (seat: Seat, locale: Locale): Inline => {
  switch (seat.kind) {
    case 'person':
      return person(seat.user);
    case 'bot':
      return locale.screens.bot(seat.level);
    case 'open':
      return locale.screens.anybody;
    case 'gone':
      return locale.screens.gone;
  }
};

/** The same, for a seat of a match. */
export const whoAt = (live: Live, seat: SeatIndex, locale: Locale): Inline =>
  whoSits(live.match.seats[seat], locale);

/** How a match ended with a result, in a sentence. */
export const howItEnded = (live: Live, locale: Locale): readonly Block[] => {
  const { result } = live.match;
  if (result === null) return [];
  const { repeated, ended } = locale.screens.board;
  if (result.winner === null) return [p(...repeated)];
  const loser = otherSeat(result.winner);
  return [p(...ended[result.how](whoAt(live, result.winner, locale), whoAt(live, loser, locale)))];
};

/** The address of the board's message, or null where there is none. */
export const boardUrl = (live: Live): string | null => {
  const { board, guild } = live.match;
  return board === null
    ? null
    : `https://discord.com/channels/${guild ?? '@me'}/${board.channel}/${board.message}`;
};

/** A link to the board's message, if there is one. */
export const boardLink = (live: Live, locale: Locale): readonly ControlRow[] => {
  const url = boardUrl(live);
  return url === null ? [] : [[{ kind: 'link', url, label: locale.screens.board.goTo }]];
};

/** The name of a game, or of every game of a compound; a server's own game has the name it has there. */
export const spotName = (
  { components }: { readonly components: readonly Pick<Spot, 'game' | 'line'>[] },
  names: OwnNames,
  locale: Locale,
): string => {
  const named = components.map(({ game, line }) => ownName(line, names) ?? gameNamed(locale, game));
  return [...new Set(named)].slice(0, 4).join(' + ');
};

/** The name of the game played. */
export const gameName = (
  { spot, match }: Pick<Live, 'spot'> & { readonly match?: Pick<Live['match'], 'names'> },
  locale: Locale,
): string => spotName(spot, match?.names ?? NO_NAMES, locale);
