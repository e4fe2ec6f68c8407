/** What the generated page says of itself: its language, its game, and where its neighbours are. */
export interface PageSetting {
  readonly language: string;
  /** The line that stands where the address names none. */
  readonly line: string;
  /** The game of the page; null: any. */
  readonly game: string | null;
  /** Where the playground of this language is, for lines of other games. */
  readonly playground: string;
  /** What is said where texts and games could not be loaded, and what tries again: no other words are there then. */
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
