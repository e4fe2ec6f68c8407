(** Wythoff's game (1907), and Fraenkel's for every a (1982): take any number from one heap, or from both
    amounts that differ by less than a. *)

Require Import List Arith Lia Wellfounded.
Require Import Sprague.Game Sprague.Grundy.
Import ListNotations.

Section Wythoff.
Variable a : nat.
Hypothesis a_positive : 1 <= a.

Inductive wythoff_move : nat * nat -> nat * nat -> Prop :=
| from_first : forall x y x', x' < x -> wythoff_move (x, y) (x', y)
| from_second : forall x y y', y' < y -> wythoff_move (x, y) (x, y')
| from_both : forall x y s t, 1 <= s <= x -> 1 <= t <= y -> s < t + a -> t < s + a ->
    wythoff_move (x, y) (x - s, y - t).

Lemma wythoff_ends : well_founded (fun q p => wythoff_move p q).
Proof.
  apply wf_incl with (R2 := fun q p => fst q + snd q < fst p + snd p).
  - intros q p m. inversion m; subst; simpl; lia.
  - apply (wf_inverse_image _ _ lt (fun p => fst p + snd p)), lt_wf.
Qed.

Definition wythoff : game := {| position := nat * nat; move := wythoff_move; ends := wythoff_ends |}.

(** All numbers of the first n losing pairs. *)
Fixpoint used (n : nat) : list nat :=
  match n with 0 => [] | S n => mex (used n) :: mex (used n) + a * n :: used n end.

(** Pair n: the smallest number not used so far, and a·n more. *)
Definition A (n : nat) : nat := mex (used n).
Definition B (n : nat) : nat := A n + a * n.

Lemma used_spec : forall n x, In x (used n) <-> exists i, i < n /\ (x = A i \/ x = B i).
Proof.
  induction n as [|n IH]; intros x; simpl.
  - split; [intros []|intros [i [absurd _]]; lia].
  - rewrite IH. split.
    + intros [<-|[<-|[i [less which]]]]; [exists n|exists n|exists i]; split; auto with arith; lia.
    + intros [i [less which]]. destruct (Nat.eq_dec i n) as [->|other].
      * destruct which as [->| ->]; auto.
      * right; right. exists i. split; [lia|exact which].
Qed.

Lemma A_new : forall n i, i < n -> A n <> A i /\ A n <> B i.
Proof.
  intros n i less. destruct (mex_spec (used n)) as [missing _]. fold (A n) in missing.
  rewrite used_spec in missing. split; intros same; apply missing; exists i; auto.
Qed.

Lemma A_all : forall n x, x < A n -> exists i, i < n /\ (x = A i \/ x = B i).
Proof.
  intros n x less. apply used_spec. exact (proj2 (mex_spec (used n)) x less).
Qed.

Lemma A_increases : forall n i, i < n -> A i < A n.
Proof.
  intros n i less. destruct (A_new n i less) as [other _].
  destruct (le_lt_dec (A n) (A i)) as [no|yes]; [exfalso|exact yes].
  destruct (A_all i (A n)) as [j [j_less which]]; [lia|].
  destruct (A_new n j) as [other_A other_B]; [lia|]. destruct which; contradiction.
Qed.

Lemma A_grows : forall n, n <= A n.
Proof.
  induction n as [|n IH]; [lia|]. pose proof (A_increases (S n) n). lia.
Qed.

Lemma every_number : forall x, exists i, x = A i \/ x = B i.
Proof.
  intros x. destruct (A_all (S x) x) as [i [_ which]]; [pose proof (A_grows (S x)); lia|].
  exists i. exact which.
Qed.

Lemma A_injective : forall n m, A n = A m -> n = m.
Proof.
  intros n m same. destruct (lt_eq_lt_dec n m) as [[less|equal]|more]; [|exact equal|];
    [pose proof (A_increases m n less)|pose proof (A_increases n m more)]; lia.
Qed.

Lemma B_injective : forall n m, B n = B m -> n = m.
Proof.
  unfold B. intros n m same. destruct (lt_eq_lt_dec n m) as [[less|equal]|more]; [|exact equal|];
    [pose proof (A_increases m n less)|pose proof (A_increases n m more)]; nia.
Qed.

Lemma A_or_B : forall n m, A n = B m -> n = 0 /\ m = 0.
Proof.
  intros n m same. destruct (le_lt_dec n m) as [before|after].
  - destruct (Nat.eq_dec n m) as [->|other]; [unfold B in same; nia|].
    pose proof (A_increases m n ltac:(lia)). unfold B in same. lia.
  - destruct (A_new n m after). contradiction.
Qed.

Lemma A_zero : A 0 = 0.
Proof.
  reflexivity.
Qed.

Definition losing_pair (p : nat * nat) : Prop :=
  exists n, p = (A n, B n) \/ p = (B n, A n).

Lemma bounded_search : forall (Q : nat -> Prop), (forall n, {Q n} + {~ Q n}) -> forall bound,
  {exists n, n < bound /\ Q n} + {~ exists n, n < bound /\ Q n}.
Proof.
  intros Q decide. induction bound as [|bound [found|none]].
  - right. intros [n [absurd _]]. lia.
  - left. destruct found as [n [less yes]]. exists n. auto with arith.
  - destruct (decide bound) as [yes|no].
    + left. exists bound. auto.
    + right. intros [n [less yes]]. apply none. exists n. split; [|exact yes].
      destruct (Nat.eq_dec n bound) as [->|]; [contradiction|lia].
Qed.

Lemma losing_pair_dec : forall p, {losing_pair p} + {~ losing_pair p}.
Proof.
  intros p.
  destruct (bounded_search (fun n => p = (A n, B n) \/ p = (B n, A n))) with (bound := S (fst p + snd p)) as [found|none].
  - intros n. assert (same : forall x y : nat * nat, {x = y} + {x <> y}) by (repeat decide equality).
    destruct (same p (A n, B n)); [auto|]. destruct (same p (B n, A n)); [auto|right; tauto].
  - left. destruct found as [n [_ which]]. exists n. exact which.
  - right. intros [n which]. apply none. exists n. split; [|exact which].
    pose proof (A_grows n). destruct which as [->| ->]; simpl; lia.
Qed.

Lemma wythoff_symmetric : forall x y x' y', wythoff_move (x, y) (x', y') -> wythoff_move (y, x) (y', x').
Proof.
  intros x y x' y' m. inversion m; subst; constructor; assumption.
Qed.

Lemma pair_left : forall n q, wythoff_move (A n, B n) q -> ~ losing_pair q.
Proof.
  intros n q m [k which]. inversion m as [x y x' less|x y y' less|x y s t in_x in_y near near']; subst; simpl in *.
  - destruct which as [same|same]; injection same as first second.
    + apply B_injective in second as ->. lia.
    + symmetry in second. apply A_or_B in second as [-> ->]. rewrite A_zero in less. lia.
  - destruct which as [same|same]; injection same as first second.
    + apply A_injective in first as ->. lia.
    + apply A_or_B in first as [-> ->]. unfold B in *. rewrite A_zero in *. lia.
  - destruct which as [same|same]; injection same as first second; unfold B in *.
    + assert (k < n).
      { destruct (le_lt_dec n k) as [late|]; [|assumption].
        destruct (Nat.eq_dec n k) as [->|]; [lia|]. pose proof (A_increases k n ltac:(lia)). lia. }
      nia.
    + assert (n = 0) by nia. subst. rewrite A_zero in *. lia.
Qed.

Lemma pair_reached : forall x y, x <= y -> ~ losing_pair (x, y) -> exists q, wythoff_move (x, y) q /\ losing_pair q.
Proof.
  intros x y order out. destruct (every_number x) as [n [->| ->]].
  - destruct (lt_eq_lt_dec y (B n)) as [[near|same]|far].
    + set (d := y - A n). set (m := d / a).
      assert (parts : d = a * m + d mod a) by (apply Nat.div_mod; lia).
      pose proof (Nat.mod_upper_bound d a ltac:(lia)) as rest.
      assert (before : m < n) by (unfold B, d in *; nia).
      pose proof (A_increases n m before) as less.
      exists (A m, B m). split; [|exists m; auto].
      replace (A m, B m) with (A n - (A n - A m), y - (y - B m)) by (unfold B, d in *; f_equal; lia).
      constructor; unfold B, d in *; lia.
    + destruct out. exists n. left. congruence.
    + exists (A n, B n). split; [constructor; exact far|exists n; auto].
  - exists (B n, A n). split; [|exists n; auto]. constructor.
    destruct (Nat.eq_dec y (A n)) as [->|]; [destruct out; exists n; auto|unfold B in *; lia].
Qed.

Theorem wythoff_lost : forall p : position wythoff,
  (losing_pair p <-> lost p) /\ (~ losing_pair p <-> won p).
Proof.
  apply (closed_set wythoff losing_pair losing_pair_dec). split.
  - intros p q [n [->| ->]] m; [exact (pair_left n q m)|].
    destruct q as [x y]. apply wythoff_symmetric in m. intros [k which].
    apply (pair_left n _ m). exists k. destruct which as [same|same]; injection same as -> ->; auto.
  - intros [x y] out. destruct (le_lt_dec x y) as [order|order]; [exact (pair_reached x y order out)|].
    destruct (pair_reached y x) as [[x' y'] [m [k which]]]; [lia| |].
    + intros [k which]. apply out. exists k. destruct which as [same|same]; injection same as -> ->; auto.
    + exists (y', x'). split; [exact (wythoff_symmetric _ _ _ _ m)|].
      exists k. destruct which as [same|same]; injection same as -> ->; auto.
Qed.

End Wythoff.
