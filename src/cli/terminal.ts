import { createInterface } from 'node:readline';
import { formatLine } from '../games/line.ts';
import { seeded } from '../kernel/random.ts';
import type { BotLevel } from '../play/model/match.ts';
import { locales, parseLine } from '../texts/index.ts';
import { type LocaleId, sayRefusal } from '../texts/locale.ts';
import { harmless } from './harmless.ts';
import { type Talk, TerminalGame } from './play.ts';

export interface PlayFlags {
  readonly level: BotLevel;
  readonly second?: boolean;
  readonly seed?: string;
  readonly locale: LocaleId;
}

/** Terminal for input and output. */
export interface Terminal {
  readonly input: NodeJS.ReadableStream;
  /** Whether input is echoed as it is typed. */
  readonly isTerminal: boolean;
  readonly write: (text: string) => Promise<void>;
  /** Text in a colour; absent without colours. */
  readonly paint?: Talk['paint'];
}

/** Game against the user; false if the line is invalid, or has no move. */
export const playInTerminal = async (
  line: string,
  { level, second = false, seed = String(Math.random()), locale: id }: PlayFlags,
  { input: from, isTerminal, write, paint }: Terminal,
): Promise<boolean> => {
  const locale = locales[id];
  const position = parseLine(line);
  if (!position.ok) {
    const { example } = position.error;
    const hint = example === undefined ? '' : `\n${locale.hint(example)}`;
    await write(harmless(`${sayRefusal(locale, position.error)}${hint}\n`));
    return false;
  }
  if (position.value.spot.isOver()) {
    await write(`${locale.terminal.over(formatLine(position.value))}\n`);
    return false;
  }
  const input = createInterface({ input: from, crlfDelay: Number.POSITIVE_INFINITY });
  const typed = input[Symbol.asyncIterator]();
  const talk: Talk = {
    ...(paint === undefined ? {} : { paint }),
    say: (text: string) => write(`${text}\n`),
    ask: async (prompt: string) => {
      await write(prompt);
      const next = await typed.next();
      if (next.done === true) return null;
      // Echoes input from a file or a pipe, which would be invisible otherwise.
      if (!isTerminal) await write(harmless(`${next.value}\n`));
      return next.value;
    },
  };
  const wish = { level, first: !second, locale, random: seeded(seed) };
  try {
    await new TerminalGame(position.value, wish, talk).play();
  } finally {
    input.close();
  }
  return true;
};
