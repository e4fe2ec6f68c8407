/** Settings of a generated page: its language, its game, and links. */
export interface PageSetting {
  readonly language: string;
  /** The line shown where the address has none. */
  readonly line: string;
  /** The page's game; null: any. */
  readonly game: string | null;
  /** The playground of this language, for lines of other games. */
  readonly playground: string;
  /** Words for a failed load of texts and games, when no others are available. */
  readonly failed: string;
  readonly retry: string;
}

export const pageSetting = (host: HTMLElement): PageSetting => ({
  language: document.documentElement.lang,
  line: host.dataset['line'] ?? 'nim 3 4 5',
  game: host.dataset['game'] ?? null,
  playground: host.dataset['playground'] ?? './',
  failed: host.dataset['failed'] ?? '',
  retry: host.dataset['retry'] ?? '↻',
});
