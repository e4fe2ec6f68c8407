import type { Compound } from '../../engine/core/terms.ts';
import type { GameId } from '../../games/registry.ts';
import type { Button, Screen } from '../../kernel/screen.ts';
import { plainScreen } from '../../kernel/screens.ts';
import { type Doc, note, p, strong } from '../../texts/doc.ts';
import { parseLine } from '../../texts/index.ts';
import { type Locale, sayRuling } from '../../texts/locale.ts';
import { labelled } from '../../texts/plain.ts';
import { boardRules, type NameOf, rulesCard } from '../../texts/rule.ts';
import type { Live } from '../model/match.ts';
import { isDefinition, NO_NAMES, type OwnNames } from '../model/own-names.ts';
import { matchButton } from './match-button.ts';
import { howToType } from './moves.ts';
import { spotName } from './names.ts';

/** Of a quiz, whose rules it shows. */
const MAX_GAMES = 12;

/** The names of a position's games in a server, which may have games of its own. */
export const nameIn =
  (own: OwnNames, locale: Locale): NameOf =>
  (spot) =>
    spotName(spot, own, locale);

/** As `nameIn`, of a match. */
export const namesIn = ({ match }: Live, locale: Locale): NameOf => nameIn(match.names ?? NO_NAMES, locale);

/** The short rules of a match's position. */
export const rulesOnBoard = (live: Live, locale: Locale): Doc =>
  boardRules(live, locale, namesIn(live, locale));

/** Opens the rules card of a match. It works at every revision: the card shows the current rules. */
export const rulesButton = ({ match }: Live, locale: Locale): Button =>
  matchButton(match, 'rules', locale.rules.button);

/** The full rules of a match's current position. */
export const rulesScreen = (live: Live, locale: Locale): Screen =>
  plainScreen('info', locale.rules.title, [
    ...rulesCard(live, locale, namesIn(live, locale)),
    ...howToType(live.spot, locale),
  ]);

/** What a move is by a definition, `rule=…` or `edges=…`; null where the text is none. */
export const definedMove = (definition: string, locale: Locale): string | null => {
  if (definition.startsWith('edges=')) return sayRuling(locale, { kind: 'dag' })[0];
  const position = parseLine(`custom 1 ${definition}`);
  const ruling = position.ok ? position.value.spot.ruling() : null;
  return ruling === null ? null : sayRuling(locale, ruling)[0];
};

/** What a move is in each of these games (ids, definitions, compounds), whatever the position. */
export const rulesOfGames = (games: readonly string[], own: OwnNames, locale: Locale): Doc => {
  const lines = [...new Set(games)].flatMap((game): Doc => {
    if (Object.hasOwn(locale.games, game)) {
      const { name, summary } = locale.games[game as GameId];
      return [p(strong(labelled(name)), summary)];
    }
    if (Object.hasOwn(locale.rules.turn, game)) return [p(locale.rules.turn[game as Compound])];
    const move = isDefinition(game) ? definedMove(game, locale) : null;
    return move === null ? [] : [p(strong(labelled(own[game] ?? locale.games.custom.name)), move)];
  });
  return lines.length === 0 ? [] : [...lines.slice(0, MAX_GAMES), note(locale.rules.eachQuestion)];
};
