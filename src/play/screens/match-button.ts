import { button } from '../../kernel/controls.ts';
import { shortId } from '../../kernel/custom-id.ts';
import type { Button } from '../../kernel/screen.ts';
import type { Locale } from '../../texts/locale.ts';
import type { Match } from '../model/match.ts';
import { MAX_MISTAKES_ASKED } from '../reviews.ts';

/** A button of a match at its current revision. */
export const matchButton = (
  { id, revision }: Pick<Match, 'id' | 'revision'>,
  verb: string,
  label: string,
  style: Button['style'] = 'plain',
  argument = '',
): Button => button(shortId('m', id, revision, verb, argument), label, style);

/** Button under a finished match: practise the wins the clicker missed. `count`: how many; null: each player's own. */
export const mistakesButton = (match: string, count: number | null, locale: Locale): Button =>
  button(
    shortId('d', match, 0, 'these'),
    locale.practice.these(count === null ? null : Math.min(count, MAX_MISTAKES_ASKED)),
  );
