import { button } from '../../kernel/controls.ts';
import { shortId } from '../../kernel/custom-id.ts';
import type { Button } from '../../kernel/screen.ts';
import type { Match } from '../model/match.ts';

/** A button of a match at its current revision. */
export const matchButton = (
  { id, revision }: Pick<Match, 'id' | 'revision'>,
  verb: string,
  label: string,
  style: Button['style'] = 'plain',
  argument = '',
): Button => button(shortId('m', id, revision, verb, argument), label, style);
