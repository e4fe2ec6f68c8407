export type ThemeChoice = 'auto' | 'light' | 'dark';

export const THEMES: readonly ThemeChoice[] = ['auto', 'light', 'dark'];

const KEY = 'sprague-theme';

function show(theme: ThemeChoice): void {
  document.documentElement.dataset['theme'] = theme;
}

/** Applies and returns the theme kept in this browser; `auto` where none is kept. */
export function readTheme(): ThemeChoice {
  const kept = THEMES.find((theme) => theme === localStorage.getItem(KEY)) ?? 'auto';
  show(kept);
  return kept;
}

/** Applies a theme and keeps it in this browser. */
export function writeTheme(theme: ThemeChoice): void {
  localStorage.setItem(KEY, theme);
  show(theme);
}
