import type { Certificate } from '../engine/certificate/index.ts';
import { NAMED_CODES } from './octal/index.ts';

/** Limits of heaps and lists that Coq checks in acceptable time. */
const MAX_HEAP_STONES = 60;
const MAX_POSITIONS = 40;

/** Game in Coq: its term, and the name of its certificates in `proofs/Certificate.v`. */
interface CoqGame {
  readonly term: string;
  readonly theorem: string;
  /** Arguments that the theorem takes before the list. */
  readonly given: string;
}

const listOf = (items: readonly (number | string)[]): string => `[${items.join('; ')}]`;

const octalGame = (code: string): CoqGame => {
  const digits = listOf([...code.replace('.', '')].map(Number));
  return { term: `octal_code ${digits}`, theorem: 'octal', given: `${digits} ` };
};

const NUMBERS = /^\d{1,4}(?:,\d{1,4})*$/;

/** Game of a line by its name and options; null if the Coq proofs have no such game. */
const gameOf = (name: string, options: ReadonlyMap<string, string>): CoqGame | null => {
  if (Object.hasOwn(NAMED_CODES, name)) return octalGame(NAMED_CODES[name as keyof typeof NAMED_CODES]);
  const [[key, value] = ['', '']] = options;
  if (options.size > 1) return null;
  if (name === 'nim') return key === '' ? { term: 'nim', theorem: 'nim', given: '' } : null;
  if (name === 'octal') return key === 'code' ? octalGame(value) : null;
  if (name === 'bash')
    return key === 'max' && /^\d{1,4}$/.test(value)
      ? { term: `bash ${value}`, theorem: 'bash', given: `${value} ` }
      : null;
  if (name !== 'subtraction' || key !== 's' || !NUMBERS.test(value)) return null;
  const set = listOf(value.split(','));
  return { term: `subtraction (one_of ${set})`, theorem: 'subtraction', given: `${set} ` };
};

/** Game and heaps of a line; null for sums and for games unknown to Coq. */
const read = (line: string): { readonly game: CoqGame; readonly heaps: readonly number[] } | null => {
  const [name = '', ...words] = line.split(' ').filter((word) => word !== 'misere');
  const heaps = words.filter((word) => /^\d+$/.test(word)).map(Number);
  const options = words.filter((word) => word.includes('='));
  if (heaps.length + options.length < words.length || heaps.some((heap) => heap > MAX_HEAP_STONES))
    return null;
  const game = gameOf(name, new Map(options.map((word) => word.split('=', 2) as [string, string])));
  return game === null ? null : { game, heaps };
};

/**
 * Certificate as a file for Coq, based on `proofs/Certificate.v` and accepted by computation; null for games and sizes that are
 * not exported. Coq trusts nothing in it: it recomputes every move.
 */
export const coqCertificate = (certificate: Certificate): string | null => {
  const { line, rule, claim } = certificate;
  const asked = read(line);
  if (asked === null || certificate.kind !== 'losing-set' || certificate.positions.length > MAX_POSITIONS)
    return null;
  const lost = certificate.positions.map(({ at }) => read(at));
  if (lost.some((position) => position === null) || claim.outcome === 'D') return null;
  const set = listOf(lost.map((position) => listOf(position!.heaps)));
  const outcome = `${rule === 'misere' ? 'misere_' : ''}${claim.outcome === 'P' ? 'lost' : 'won'}`;
  const { term, theorem, given } = asked.game;
  return [
    `(** ${line}: the player to move ${claim.outcome === 'P' ? 'loses' : 'wins'}. *)`,
    '',
    'Require Import List.',
    'Require Import Sprague.Game Sprague.Misere Sprague.Nim Sprague.Bash Sprague.Subtraction Sprague.Certificate.',
    'Import ListNotations.',
    '',
    `Theorem answer : ${outcome} (g := ${term}) ${listOf(asked.heaps)}.`,
    'Proof.',
    `  apply (${theorem}_${outcome} ${given}${set}).`,
    '  vm_compute. reflexivity.',
    'Qed.',
    '',
    'Print Assumptions answer.',
  ].join('\n');
};
