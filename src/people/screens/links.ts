import type { ControlRow, Link } from '../../kernel/screen.ts';
import type { Locale } from '../../texts/locale.ts';

/** The operator's pages; null: no such page. */
export interface OperatorLinks {
  readonly privacy: string | null;
  readonly terms: string | null;
  readonly support: string | null;
}

export const NO_LINKS: OperatorLinks = { privacy: null, terms: null, support: null };

/** Buttons that open the existing pages; no row if there is none. */
export const linkRows = (links: OperatorLinks, locale: Locale): readonly ControlRow[] => {
  const words = locale.screens.help.links;
  const row = (['privacy', 'terms', 'support'] as const).flatMap((page): readonly Link[] => {
    const url = links[page];
    return url === null ? [] : [{ kind: 'link', url, label: words[page] }];
  });
  return row.length === 0 ? [] : [row];
};
