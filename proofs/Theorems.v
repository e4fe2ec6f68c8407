(** The theorems proved here, with what each of them assumes: nothing beyond the rules of Coq. *)

Require Import Sprague.Game Sprague.Misere Sprague.Grundy Sprague.NimSum Sprague.Sums Sprague.Compounds Sprague.Heaps.
Require Import Sprague.Nim Sprague.MisereNim Sprague.Bash Sprague.Subtraction Sprague.Octal Sprague.Breaking Sprague.Wythoff.
Require Import Sprague.Moore Sprague.MisereMoore Sprague.Zeckendorf Sprague.Chomp Sprague.Divisors Sprague.Colon Sprague.Certificate.

Print Assumptions Game.not_both.
Print Assumptions Game.outcome_decided.
Print Assumptions Game.closed_set.
Print Assumptions Game.recursion.
Print Assumptions Misere.misere_not_both.
Print Assumptions Misere.misere_closed_set.
Print Assumptions Grundy.grundy_unique.
Print Assumptions Grundy.grundy_zero.
Print Assumptions Grundy.grundy_exists.
Print Assumptions NimSum.nim_sum_smaller.
Print Assumptions Sums.sprague_grundy.
Print Assumptions Sums.sprague_grundy_all.
Print Assumptions Sums.sum_lost.
Print Assumptions Sums.beside_zero.
Print Assumptions Sums.twins_lost.
Print Assumptions Sums.twins_cancel.
Print Assumptions Compounds.family_lost.
Print Assumptions Compounds.any_lost.
Print Assumptions Compounds.lasts_lost.
Print Assumptions Compounds.remoteness_exists.
Print Assumptions Compounds.suspense_exists.
Print Assumptions Compounds.all_lost.
Print Assumptions Compounds.every_lost.
Print Assumptions Heaps.heaps_value.
Print Assumptions Heaps.heaps_lost.
Print Assumptions Heaps.taking_lost.
Print Assumptions Nim.bouton.
Print Assumptions Nim.nim_grundy.
Print Assumptions MisereNim.misere_taking.
Print Assumptions MisereNim.bouton_misere.
Print Assumptions Bash.bash_lost.
Print Assumptions Bash.bash_one_heap.
Print Assumptions Bash.bash_misere.
Print Assumptions Subtraction.subtraction_lost.
Print Assumptions Subtraction.subtraction_period.
Print Assumptions Subtraction.golomb.
Print Assumptions Octal.octal_lost.
Print Assumptions Octal.guy_smith.
Print Assumptions Breaking.breaking_lost.
Print Assumptions Breaking.grundys_game_lost.
Print Assumptions Wythoff.wythoff_lost.
Print Assumptions Moore.moore_lost.
Print Assumptions MisereMoore.moore_misere.
Print Assumptions Zeckendorf.zeckendorf.
Print Assumptions Zeckendorf.zeckendorf_unique.
Print Assumptions Zeckendorf.fibonacci_lost.
Print Assumptions Zeckendorf.fibonacci_starts.
Print Assumptions Chomp.strategy_stealing.
Print Assumptions Chomp.chomp_won.
Print Assumptions Divisors.common_element_won.
Print Assumptions Divisors.divisors_won.
Print Assumptions Colon.colon_principle.
Print Assumptions Colon.hackenbush_value.
Print Assumptions Colon.hackenbush_lost.
Print Assumptions Certificate.certificate_lost.
Print Assumptions Certificate.certificate_won.
Print Assumptions Certificate.misere_certificate_lost.
Print Assumptions Certificate.misere_certificate_won.
