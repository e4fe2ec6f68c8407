import type { TheoremId } from '../engine/explain/theorem.ts';
import type { grounds, SectionsOf } from './grounds.ts';

/** Theorem checked by Coq: its file in `proofs` and its name there. */
export interface CoqTheorem {
  readonly file: `${string}.v`;
  readonly theorem: string;
}

const coq = (name: `${string}.${string}`): CoqTheorem => {
  const [file, theorem] = name.split('.') as [string, string];
  return { file: `${file}.v`, theorem };
};

/**
 * Theorems proved in Coq for every position that their card covers; by section if the text has sections. Proofs for only some of
 * these positions are not listed.
 */
export const machineChecked = {
  'sprague-grundy': coq('Sums.sum_lost'),
  'beside-zero': coq('Sums.beside_zero'),
  'equal-parts': coq('Sums.twins_cancel'),
  'every-suspense': coq('Compounds.every_lost'),
  'all-remoteness': coq('Compounds.all_lost'),
  'any-selective': coq('Compounds.any_lost'),
  'every-suspense-misere': coq('MisereCompounds.every_misere'),
  'all-remoteness-misere': coq('MisereCompounds.all_misere'),
  'any-selective-misere': coq('MisereCompounds.any_misere'),
  bouton: coq('Nim.bouton'),
  'bouton-misere': coq('MisereNim.bouton_misere'),
  bash: coq('Bash.bash_lost'),
  'bash-misere': coq('Bash.bash_misere'),
  subtraction: coq('Subtraction.golomb'),
  moore: coq('Moore.moore_lost'),
  'moore-misere': coq('MisereMoore.moore_misere'),
  octal: { values: coq('Octal.octal_lost'), period: coq('Octal.guy_smith') },
  'grundys-game': { values: coq('Breaking.grundys_game_lost') },
  wythoff: { pairs: coq('Wythoff.wythoff_lost') },
  zeckendorf: coq('Zeckendorf.fibonacci_lost'),
  'chomp-stealing': coq('Chomp.chomp_won'),
  'chomp-search': { stealing: coq('Chomp.chomp_won') },
  'divisor-stealing': coq('Divisors.divisors_won'),
  'divisor-search': { stealing: coq('Divisors.divisors_won') },
  'poset-greatest': coq('Divisors.common_element_won'),
  'green-hackenbush': { trees: coq('Colon.hackenbush_lost') },
} as const satisfies {
  readonly [T in TheoremId]?: (typeof grounds)[T] extends string
    ? CoqTheorem
    : { readonly [S in SectionsOf<T>]?: CoqTheorem };
};

/** Coq proof of a theorem or of a section of it; null if there is none. */
export const coqTheorem = (theorem: TheoremId, section: string | null): CoqTheorem | null => {
  const known: Readonly<Record<string, CoqTheorem | Readonly<Record<string, CoqTheorem>>>> = machineChecked;
  const found = known[theorem];
  if (found === undefined) return null;
  if ('theorem' in found) return section === null ? (found as CoqTheorem) : null;
  return section === null ? null : (found[section] ?? null);
};
