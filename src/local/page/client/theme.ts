export type Theme = 'auto' | 'light' | 'dark';

export const THEMES: readonly Theme[] = ['auto', 'light', 'dark'];

const KEY = 'sprague-theme';

function show(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme;
}

/** The theme kept in this browser, shown at once; `auto` where none is kept. */
export function readTheme(): Theme {
  const kept = THEMES.find((theme) => theme === localStorage.getItem(KEY)) ?? 'auto';
  show(kept);
  return kept;
}

/** Keeps a theme in this browser and shows it. */
export function writeTheme(theme: Theme): void {
  localStorage.setItem(KEY, theme);
  show(theme);
}
