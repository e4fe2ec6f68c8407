(** Nim: Bouton's theorem (1902). *)

Require Import List Arith Lia.
Require Import Sprague.Game Sprague.Grundy Sprague.NimSum Sprague.Heaps.

(** From a heap of n stones any smaller heap may be left. *)
Definition nim_takes (n m : nat) : Prop := m < n.

Definition nim : game := taking nim_takes (fun _ _ less => less).

Lemma nim_value : taking_value nim_takes (fun n => n).
Proof.
  intros n. unfold nim_takes. split; [lia|]. intros v less. exists v. auto.
Qed.

Theorem bouton : forall heaps : position nim,
  (nim_sum heaps = 0 <-> lost heaps) /\ (nim_sum heaps <> 0 <-> won heaps).
Proof.
  intros heaps. rewrite <- (map_id heaps) at 1 3. exact (taking_lost _ _ _ nim_value heaps).
Qed.

(** A heap of n is worth n, and several are worth their nim-sum. *)
Theorem nim_grundy : grundy (g := nim) nim_sum.
Proof.
  intros heaps. destruct (heaps_value _ (becomes_smaller _ (fun _ _ less => less)) _ (taking_heap_value _ _ nim_value) heaps) as [new all].
  rewrite map_id in new, all. split.
  - intros q m. specialize (new q m). rewrite map_id in new. exact new.
  - intros v less. destruct (all v less) as [q [m reached]]. rewrite map_id in reached. exists q. auto.
Qed.
