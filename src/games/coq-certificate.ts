import type { Certificate } from '../engine/certificate/index.ts';
import { NAMED_CODES } from './octal/index.ts';

/** Larger heaps and longer lists take Coq too long. */
const MOST_HEAP = 60;
const MOST_POSITIONS = 40;

/** A game as Coq knows it: the term, and what its certificates are called in `proofs/Certificate.v`. */
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

/** The game of a line by its name and options; null where the proofs in Coq have no such game. */
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

/** The heaps of a line and the game they are heaps of; null for sums and games that Coq does not know. */
const read = (line: string): { readonly game: CoqGame; readonly heaps: readonly number[] } | null => {
  const [name = '', ...words] = line.split(' ').filter((word) => word !== 'misere');
  const heaps = words.filter((word) => /^\d+$/.test(word)).map(Number);
  const options = words.filter((word) => word.includes('='));
  if (heaps.length + options.length < words.length || heaps.some((heap) => heap > MOST_HEAP)) return null;
  const game = gameOf(name, new Map(options.map((word) => word.split('=', 2) as [string, string])));
  return game === null ? null : { game, heaps };
};

/**
 * The certificate as a file for Coq, which stands on `proofs/Certificate.v` and is accepted by computation; null for games
 * and sizes that are not exported. Nothing here is trusted: Coq works out every move anew.
 */
export const coqCertificate = (certificate: Certificate): string | null => {
  const { line, rule, claim } = certificate;
  const asked = read(line);
  if (asked === null || certificate.kind !== 'losing-set' || certificate.positions.length > MOST_POSITIONS)
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
