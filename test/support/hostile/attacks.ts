/** Hostile lines and files, generated before timing starts: a file of megabytes takes a second to make. */
import type { Ack } from '../../../src/local/types.ts';
import type { Scripted } from '../scripted.ts';
import { nastyFile, nastyLine } from './lines.ts';

export interface Attack {
  readonly what: string;
  readonly send: (person: Scripted) => Promise<Ack>;
}

export interface AttackWish {
  readonly lines: number;
  /** One in so many lines is a file, of up to so many MiB. */
  readonly fileEvery: number;
  readonly megabytes: number;
}

export const shorten = (text: string): string => (text.length > 120 ? `${text.slice(0, 120)}…` : text);

/** A hostile line, asked in one of the possible ways. */
const lineAttack = (chance: () => number): Attack => {
  const { kind, line } = nastyLine(chance);
  const way = chance();
  const by = (name: string, send: Attack['send']): Attack => ({
    what: `${kind}: ${shorten(`${name} ${line}`)}`,
    send,
  });
  if (way < 0.55) {
    const explain = ['answer', 'why', 'proof', 'moves', 'table'][Math.floor(chance() * 4)]!;
    return by(`/analyze ${explain}`, (person) => person.slash('analyze', { line, explain }));
  }
  if (way < 0.7) return by('/play', (person) => person.slash('play', { line: line.slice(0, 1_500) }));
  if (way < 0.8) return by('/table', (person) => person.slash('table', { game: line.slice(0, 200) }));
  if (way < 0.9)
    return by('/claim', (person) =>
      person.slash('claim', { claim: `${line.slice(0, 300)}: P iff n mod 4 = 0` }),
    );
  return by('typing', (person) =>
    person.world.autocomplete(person.id, person.channel, {
      name: 'analyze',
      options: [{ name: 'line', type: 3, value: line, focused: true }],
    }),
  );
};

const fileAttack = (chance: () => number, megabytes: number): Attack => {
  const { head, text } = nastyFile(chance, megabytes);
  const define = chance() < 0.2;
  const name = define ? 'define' : 'analyze';
  return {
    what: `/${name} ${head} with ${text.length} bytes: ${shorten(text.slice(0, 40))}`,
    send: (person) => person.slashFile(name, define ? { name: 'x' } : { line: head }, text),
  };
};

export const attacks = (
  { lines, fileEvery, megabytes }: AttackWish,
  chance: () => number,
): readonly Attack[] =>
  Array.from({ length: lines }, (_, i) =>
    (i + 1) % fileEvery === 0 ? fileAttack(chance, megabytes) : lineAttack(chance),
  );
