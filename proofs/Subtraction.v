(** Subtraction games: from a heap any number of a fixed set is taken (Golomb 1966). *)

Require Import List Arith Lia.
Require Import Sprague.Game Sprague.NimSum Sprague.Heaps.

Section Subtraction.
Variable allowed : nat -> Prop.

Definition subtraction_takes (n m : nat) : Prop := m < n /\ allowed (n - m).

Lemma subtraction_fewer : forall n m, subtraction_takes n m -> m < n.
Proof.
  intros n m t. apply t.
Qed.

Definition subtraction : game := taking subtraction_takes subtraction_fewer.

Theorem subtraction_lost : forall g, taking_value subtraction_takes g -> forall p : position subtraction,
  (nim_sum (map g p) = 0 <-> lost p) /\ (nim_sum (map g p) <> 0 <-> won p).
Proof.
  exact (taking_lost subtraction_takes subtraction_fewer).
Qed.

(** A stretch of as many values as the largest number of the set, that comes again: from there on for ever. *)
Theorem subtraction_period : forall largest, (forall t, allowed t -> t <= largest) ->
  forall g, taking_value subtraction_takes g -> forall from period,
  (forall n, from <= n < from + largest -> g (n + period) = g n) ->
  forall n, from <= n -> g (n + period) = g n.
Proof.
  intros largest most g is_g from period window n. induction n as [n IH] using lt_wf_ind. intros late.
  destruct (le_lt_dec (from + largest) n) as [beyond|seen]; [|apply window; lia].
  assert (same : forall m, subtraction_takes n m -> g (m + period) = g m).
  { intros m [less ok]. apply most in ok. apply IH; lia. }
  destruct (is_g n) as [new all], (is_g (n + period)) as [new' all'].
  destruct (lt_eq_lt_dec (g (n + period)) (g n)) as [[less|equal]|more]; [exfalso|exact equal|exfalso].
  - destruct (all _ less) as [m [t reached]]. apply (new' (m + period)).
    + destruct t as [fewer ok]. split; [lia|]. replace (n + period - (m + period)) with (n - m) by lia. exact ok.
    + rewrite (same m t). exact reached.
  - destruct (all' _ more) as [m [[less ok] reached]]. pose proof (most _ ok).
    assert (t : subtraction_takes n (m - period)).
    { split; [lia|]. replace (n - (m - period)) with (n + period - m) by lia. exact ok. }
    apply (new _ t). rewrite <- (same _ t), <- reached. f_equal. lia.
Qed.

(** Both together. *)
Theorem golomb : forall g, taking_value subtraction_takes g ->
  (forall p : position subtraction,
    (nim_sum (map g p) = 0 <-> lost p) /\ (nim_sum (map g p) <> 0 <-> won p)) /\
  (forall largest, (forall t, allowed t -> t <= largest) -> forall from period,
    (forall n, from <= n < from + largest -> g (n + period) = g n) ->
    forall n, from <= n -> g (n + period) = g n).
Proof.
  intros g is_g. split; [exact (subtraction_lost g is_g)|].
  intros largest most. exact (subtraction_period largest most g is_g).
Qed.

End Subtraction.
