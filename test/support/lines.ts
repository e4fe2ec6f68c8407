import type { Win } from '../../src/engine/core/game.ts';
import type { SealedGame, Spot } from '../../src/engine/core/spot.ts';

/** Nonsense, markup and foreign syntax for spoiling a line. */
const SPOILERS = [
  '-1',
  '1.5',
  '1e9',
  '0x10',
  '',
  '   ',
  '=',
  'max=',
  '=3',
  'max=-1',
  'k=0',
  's=',
  's=0',
  's=,',
  'a=x',
  '+',
  '+ +',
  '/',
  '//',
  '{',
  '}',
  '{1',
  'misere',
  'every',
  'all',
  'any',
  '<@123>',
  '@everyone',
  '**bold**',
  '`code`',
  '[x](http://x)',
  '$(id)',
  "'; drop table matches; --",
  '../../etc/passwd',
  '__proto__',
  'constructor',
  '\u0000',
  '\u202e',
  '\ud800',
  '😀',
  '９９',
  '²',
  '10^',
  '^10',
  '10^999999',
  '9'.repeat(1001),
  'limit=5',
  'f=x^9999',
  'code=0.',
  'code=9.9',
  'at=',
  'root=zz',
  'zzz',
  '1-1',
  'a>a',
  '1>2>1',
] as const;

/** A typed line and, where it is a small legal position, the position. */
export interface Drawn {
  readonly line: string;
  readonly legal: { readonly spot: Spot; readonly win: Win } | null;
}

/** Random lines: half of them small legal positions of any game, half spoilt. Makes small ones once. */
export const drawLines = (games: Readonly<Record<string, SealedGame>>, random: () => number) => {
  const pools = Object.values(games).map((game) => [...game.small(2)]);
  const pick = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)]!;
  const spoil = (line: string): string => {
    const tokens = line.split(' ');
    const at = Math.floor(random() * (tokens.length + 1));
    switch (Math.floor(random() * 6)) {
      case 0:
        return tokens.toSpliced(at, 0, pick(SPOILERS)).join(' ');
      case 1:
        return tokens.toSpliced(at, 1, pick(SPOILERS)).join(' ');
      case 2:
        return tokens.toSpliced(at, 1).join(' ');
      case 3: {
        const cut = Math.floor(random() * line.length);
        return line.slice(0, cut) + pick([...'+/={}<>-^,.:;#@ 0']) + line.slice(cut);
      }
      case 4:
        return [...tokens].sort(() => random() - 0.5).join(' ');
      default:
        return `${line} ${pick(SPOILERS)} ${pick(SPOILERS)}`;
    }
  };
  return (): Drawn => {
    const spot = pick(pick(pools));
    const win: Win = random() < 0.3 ? 'misere' : 'normal';
    const line = win === 'misere' ? `${spot.line} misere` : spot.line;
    return random() < 0.5 ? { line, legal: { spot, win } } : { line: spoil(line), legal: null };
  };
};
