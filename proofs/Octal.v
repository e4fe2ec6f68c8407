(** Octal games, and the theorem of Guy and Smith (1956) on their period. *)

Require Import List Arith Lia.
Require Import Sprague.Game Sprague.Grundy Sprague.NimSum Sprague.Heaps.
Import ListNotations.
Open Scope nim_scope.

(** Equal values where each way to break one heap has a way to break the other of the same value. *)
Lemma same_value : forall breaks g, heap_value breaks g -> forall n m,
  (forall l, breaks n l -> exists l', breaks m l' /\ nim_sum (map g l') = nim_sum (map g l)) ->
  (forall l, breaks m l -> exists l', breaks n l' /\ nim_sum (map g l') = nim_sum (map g l)) -> g n = g m.
Proof.
  intros breaks g is_g n m there back. destruct (is_g n) as [n_new n_all], (is_g m) as [m_new m_all].
  destruct (lt_eq_lt_dec (g n) (g m)) as [[less|same]|more]; [exfalso|exact same|exfalso].
  - destruct (m_all _ less) as [l [breaking reached]]. destruct (back l breaking) as [l' [breaking' same]].
    apply (n_new l' breaking'). congruence.
  - destruct (n_all _ more) as [l [breaking reached]]. destruct (there l breaking) as [l' [breaking' same]].
    apply (m_new l' breaking'). congruence.
Qed.

Section Octal.
(** Digit i of the code: what may be left after taking i stones from a heap, by its binary places
    0 (nothing), 1 (one heap), 2 (two heaps). At most [most] stones are taken. Without taking any a heap
    may only be split. *)
Variable digit : nat -> nat.
Variable most : nat.

Definition allows (i place : nat) : Prop := (1 <= i \/ place = 2) /\ i <= most /\ Nat.testbit (digit i) place = true.

Inductive octal_breaks : nat -> list nat -> Prop :=
| leave_none : forall i, allows i 0 -> octal_breaks i []
| leave_one : forall i a, allows i 1 -> 1 <= a -> octal_breaks (i + a) [a]
| leave_two : forall i a b, allows i 2 -> 1 <= a -> 1 <= b -> octal_breaks (i + a + b) [a; b].

Lemma octal_smaller : forall n l, octal_breaks n l -> squares l < n * n.
Proof.
  intros n l breaking. inversion breaking as [i [some _]|i a [some _]|i a b]; subst; simpl; [|destruct some; [|discriminate]|]; nia.
Qed.

Definition octal : game := heaps octal_breaks octal_smaller.

Theorem octal_lost : forall g, heap_value octal_breaks g -> forall p : position octal,
  (nim_sum (map g p) = 0 <-> lost p) /\ (nim_sum (map g p) <> 0 <-> won p).
Proof.
  apply heaps_lost.
Qed.

Lemma leave_one' : forall n i a, allows i 1 -> 1 <= a -> n = i + a -> octal_breaks n [a].
Proof.
  intros n i a ? ? ->. apply leave_one; assumption.
Qed.

Lemma leave_two' : forall n i a b, allows i 2 -> 1 <= a -> 1 <= b -> n = i + a + b -> octal_breaks n [a; b].
Proof.
  intros n i a b ? ? ? ->. apply leave_two; assumption.
Qed.

(** A period seen from [from] to 2·from + period + most goes on for ever. *)
Theorem guy_smith : forall g, heap_value octal_breaks g -> forall from period, 1 <= period ->
  (forall n, from <= n <= 2 * from + period + most -> g (n + period) = g n) ->
  forall n, from <= n -> g (n + period) = g n.
Proof.
  intros g is_g from period some window n. induction n as [n IH] using lt_wf_ind. intros late.
  destruct (le_lt_dec n (2 * from + period + most)) as [seen|beyond]; [apply window; lia|].
  apply (same_value octal_breaks g is_g); intros l breaking.
  - inversion breaking as [i allowed|i a allowed a_some|i a b allowed a_some b_some]; subst;
      pose proof (proj1 allowed); pose proof (proj1 (proj2 allowed)); [lia| |].
    + exists [a - period]. split.
      * apply (leave_one' n i); [exact allowed|lia|lia].
      * simpl. replace a with (a - period + period) at 2 by lia. rewrite IH by lia. reflexivity.
    + destruct (le_lt_dec a b) as [b_larger|a_larger].
      * exists [a; b - period]. split; [apply (leave_two' n i); try lia; exact allowed|].
        simpl. replace b with (b - period + period) at 2 by lia. rewrite (IH (b - period)) by lia. reflexivity.
      * exists [a - period; b]. split; [apply (leave_two' n i); try lia; exact allowed|].
        simpl. replace a with (a - period + period) at 2 by lia. rewrite (IH (a - period)) by lia. reflexivity.
  - inversion breaking as [i allowed|i a allowed a_some|i a b allowed a_some b_some]; subst;
      pose proof (proj1 allowed); pose proof (proj1 (proj2 allowed)); [lia| |].
    + exists [a + period]. split.
      * apply (leave_one' _ i); [exact allowed|lia|lia].
      * simpl. rewrite IH by lia. reflexivity.
    + destruct (le_lt_dec a b) as [b_larger|a_larger].
      * exists [a; b + period]. split; [apply (leave_two' _ i); try lia; exact allowed|].
        simpl. rewrite (IH b) by lia. reflexivity.
      * exists [a + period; b]. split; [apply (leave_two' _ i); try lia; exact allowed|].
        simpl. rewrite (IH a) by lia. reflexivity.
Qed.

End Octal.
