import type { Catalogue } from './catalogue.ts';

/** A move in words and as typed. */
type Move = Readonly<Record<'move' | 'typed', string>>;

/** The texts of `sprague` in a terminal. */
export const terminalTexts = (t: Catalogue) => ({
  ...t.record('terminal', ['prompt', 'nothing-to-undo', 'won', 'lost', 'drawn', 'left', 'noQuestions']),
  ...t.record('terminal', ['noPdf']),
  help: (move: string) => t.text('terminal-help', { move }),
  bot: (move: Move) => t.text('terminal-bot', { ...move }),
  moves: (typed: readonly string[], more: boolean) =>
    t.text('terminal-moves', { moves: typed.join(t.text('comma')), more }),
  missed: (line: string, command: string, move: Move) =>
    t.text('terminal-missed', { line, command, ...move }),
  working: (seconds: number) => t.text('terminal-working', { seconds }),
  answered: (count: number) => t.text('terminal-answered', { count }),
  fewer: (made: number, wished: number) => t.text('terminal-fewer-questions', { made, wished }),
  dealt: (count: number) => t.text('terminal-dealt', { count }),
  notGames: (token: string) => t.text('terminal-not-games', { token }),
  noSuchKind: (token: string, kinds: readonly string[]) =>
    t.text('terminal-no-such-kind', { token, kinds: kinds.join(t.text('comma')) }),
  seed: (seed: string) => t.text('terminal-seed', { seed }),
  over: (line: string) => t.text('terminal-over', { line }),
});
