(** Take-and-break games of any rule: a heap of n becomes heaps of together at most n stones. Kayles, Grundy's game,
    Lasker's Nim and the octal codes are among them. *)

Require Import List Arith Lia.
Require Import Sprague.Game Sprague.NimSum Sprague.Heaps.
Import ListNotations.

Definition stones (l : list nat) : nat := fold_right Nat.add 0 l.

Section Breaking.
Variable rule : nat -> list nat -> Prop.

(** What the rule allows, but empty heaps, added stones and moves that change nothing. *)
Definition breaking (n : nat) (l : list nat) : Prop :=
  rule n l /\ 1 <= n /\ Forall (fun a => 1 <= a) l /\ stones l <= n /\ l <> [n].

Lemma squares_most : forall l, squares l <= stones l * stones l.
Proof.
  induction l as [|a l IH]; simpl; [lia|]. nia.
Qed.

Lemma breaking_smaller : forall n l, breaking n l -> squares l < n * n.
Proof.
  intros n [|a [|b l]] [_ [some [positive [most changed]]]]; simpl in *.
  - nia.
  - assert (a <> n) by congruence. nia.
  - inversion positive as [|? ? a_some rest]; subst. inversion rest as [|? ? b_some _]; subst.
    pose proof (squares_most l). set (r := stones l) in *.
    assert (squares l <= r * r) by assumption.
    assert ((a + b + r) * (a + b + r) <= n * n) by (apply Nat.mul_le_mono; lia). nia.
Qed.

Definition breaking_game : game := heaps breaking breaking_smaller.

Theorem breaking_lost : forall g, heap_value breaking g -> forall p : position breaking_game,
  (nim_sum (map g p) = 0 <-> lost p) /\ (nim_sum (map g p) <> 0 <-> won p).
Proof.
  exact (heaps_lost breaking breaking_smaller).
Qed.

End Breaking.

(** Grundy's game: split one heap into two unequal ones. *)
Definition grundys_rule (n : nat) (l : list nat) : Prop := exists a b, l = [a; b] /\ a + b = n /\ a <> b.

Theorem grundys_game_lost : forall g, heap_value (breaking grundys_rule) g ->
  forall p : position (breaking_game grundys_rule),
  (nim_sum (map g p) = 0 <-> lost p) /\ (nim_sum (map g p) <> 0 <-> won p).
Proof.
  exact (breaking_lost grundys_rule).
Qed.
