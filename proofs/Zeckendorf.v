(** Fibonacci Nim (Whinihan 1963): take at most twice what was taken before. The smallest part of Zeckendorf's sum
    decides. *)

Require Import List Arith Lia Wellfounded.
Require Import Sprague.Game.
Import ListNotations.

(** Stones, and the most that may be taken now. *)
Inductive fibonacci_move : nat * nat -> nat * nat -> Prop :=
| takes : forall n most t, 1 <= t <= n -> t <= most -> fibonacci_move (n, most) (n - t, 2 * t).

Lemma fibonacci_ends : well_founded (fun q p => fibonacci_move p q).
Proof.
  apply wf_incl with (R2 := fun q p => fst q < fst p).
  - intros q p m. destruct m. simpl. lia.
  - apply (wf_inverse_image _ _ lt fst), lt_wf.
Qed.

Definition fibonacci : game := {| position := nat * nat; move := fibonacci_move; ends := fibonacci_ends |}.

(** 1, 2, 3, 5, 8, … *)
Fixpoint fib (i : nat) : nat :=
  match i with 0 => 1 | S j => match j with 0 => 2 | S k => fib j + fib k end end.

Lemma fib_step : forall i, fib (S (S i)) = fib (S i) + fib i.
Proof.
  reflexivity.
Qed.

Lemma fib_positive : forall i, 1 <= fib i.
Proof.
  assert (two : forall i, 1 <= fib i /\ 1 <= fib (S i)).
  { induction i as [|i [here next]]; [simpl; lia|]. split; [exact next|]. rewrite fib_step. lia. }
  intros i. apply two.
Qed.

Lemma fib_next : forall i, fib i < fib (S i).
Proof.
  intros [|i]; [simpl; lia|]. rewrite fib_step. pose proof (fib_positive i). lia.
Qed.

Lemma fib_double : forall i, fib (S i) <= 2 * fib i.
Proof.
  intros [|i]; [simpl; lia|]. rewrite fib_step. pose proof (fib_next i). lia.
Qed.

Lemma fib_monotone : forall i j, i <= j -> fib i <= fib j.
Proof.
  induction 1 as [|j _ IH]; [lia|]. pose proof (fib_next j). lia.
Qed.

Lemma fib_grows : forall i, i < fib i.
Proof.
  induction i as [|i IH]; [simpl; lia|]. pose proof (fib_next i). lia.
Qed.

Arguments fib : simpl never.

(** Indices in falling order, none next to another. *)
Inductive apart : list nat -> Prop :=
| none_apart : apart []
| one_apart : forall i, apart [i]
| more_apart : forall i j l, j + 2 <= i -> apart (j :: l) -> apart (i :: j :: l).

Definition total (l : list nat) : nat := fold_right (fun i n => fib i + n) 0 l.

Lemma total_app : forall l m, total (l ++ m) = total l + total m.
Proof.
  induction l as [|i l IH]; intros m; simpl; [reflexivity|]. rewrite IH. lia.
Qed.

Lemma apart_tail : forall i l, apart (i :: l) -> apart l.
Proof.
  intros i l is_apart. inversion is_apart; subst; [constructor|assumption].
Qed.

(** Parts that are not neighbours stay below the number after the largest. *)
Lemma total_below : forall l i, apart (i :: l) -> total (i :: l) < fib (S i).
Proof.
  induction l as [|j l IH]; intros i is_apart; simpl.
  - pose proof (fib_next i). lia.
  - inversion is_apart as [| |? ? ? gap rest]; subst. specialize (IH j rest). simpl in IH.
    destruct i as [|i]; [lia|]. rewrite fib_step. pose proof (fib_monotone (S j) i ltac:(lia)). lia.
Qed.

Lemma apart_unique : forall l m, apart l -> apart m -> total l = total m -> l = m.
Proof.
  induction l as [|i l IH]; intros [|j m] l_apart m_apart same; [reflexivity| | |].
  - simpl in same. pose proof (fib_positive j). lia.
  - simpl in same. pose proof (fib_positive i). lia.
  - assert (i = j).
    { pose proof (total_below l i l_apart). pose proof (total_below m j m_apart). simpl in *.
      destruct (lt_eq_lt_dec i j) as [[less|equal]|more]; [exfalso|exact equal|exfalso].
      - pose proof (fib_monotone (S i) j less). lia.
      - pose proof (fib_monotone (S j) i more). lia. }
    subst j. f_equal. apply IH; [exact (apart_tail i l l_apart)|exact (apart_tail i m m_apart)|].
    simpl in same. lia.
Qed.

Lemma largest_part : forall n, 1 <= n -> {i | fib i <= n < fib (S i)}.
Proof.
  intros n some.
  assert (search : forall k, n < fib k -> {i | fib i <= n < fib (S i)}).
  { induction k as [|k IH]; intros above; [change (fib 0) with 1 in above; lia|].
    destruct (le_lt_dec (fib k) n) as [fits|no]; [exists k; lia|exact (IH no)]. }
  apply (search n), fib_grows.
Qed.

(** Zeckendorf: every number is such a sum. *)
Theorem zeckendorf : forall n, {l | apart l /\ total l = n}.
Proof.
  intros n. induction n as [n IH] using lt_wf_rec. destruct (Nat.eq_dec n 0) as [->|some].
  - exists []. split; [constructor|reflexivity].
  - destruct (largest_part n) as [i [fits above]]; [lia|].
    pose proof (fib_positive i). destruct (IH (n - fib i)) as [l [l_apart sum]]; [lia|].
    exists (i :: l). split; [|simpl; lia]. destruct l as [|j l]; [constructor|].
    constructor; [|exact l_apart]. simpl in sum.
    destruct (le_lt_dec (j + 2) i) as [gap|near]; [exact gap|exfalso].
    assert (fib (S i) <= fib j + fib i); [|lia].
    destruct i as [|i]; [pose proof (fib_positive j); change (fib 1) with 2; change (fib 0) with 1; lia|].
    rewrite fib_step. pose proof (fib_monotone i j ltac:(lia)). lia.
Qed.

Theorem zeckendorf_unique : forall l m, apart l -> apart m -> total l = total m -> l = m.
Proof.
  exact apart_unique.
Qed.

Lemma apart_back : forall l m, apart (l ++ m) -> apart m.
Proof.
  induction l as [|i l IH]; intros m is_apart; [exact is_apart|]. apply IH, (apart_tail i), is_apart.
Qed.

Lemma apart_front : forall l k m, apart ((l ++ k) ++ m) -> apart (l ++ k).
Proof.
  intros l k. generalize (l ++ k) as all. clear l k. induction all as [|i l IH]; intros m is_apart; [constructor|].
  destruct l as [|j l]; [constructor|]. simpl in *. inversion is_apart; subst. constructor; [assumption|].
  apply (IH m). assumption.
Qed.

Lemma apart_app : forall l i m, apart (l ++ [i]) -> apart (i :: m) -> apart (l ++ i :: m).
Proof.
  induction l as [|j l IH]; intros i m above below; [exact below|].
  destruct l as [|k l]; simpl in *; inversion above; subst; constructor; auto.
Qed.

Lemma apart_lower : forall l i m, apart (l ++ [i]) -> apart m -> (forall j, In j m -> j < i) -> apart (l ++ m).
Proof.
  induction l as [|j l IH]; intros i m above m_apart lower; [exact m_apart|].
  destruct l as [|k l]; simpl in *.
  - destruct m as [|k m]; [constructor|]. constructor; [|exact m_apart].
    inversion above; subst. specialize (lower k (or_introl eq_refl)). lia.
  - inversion above; subst. constructor; [assumption|]. apply (IH i m); assumption.
Qed.

Lemma parts_below : forall l n, total l < n -> forall i, In i l -> fib i < n.
Proof.
  induction l as [|j l IH]; intros n small i i_in; [destruct i_in|].
  simpl in small. destruct i_in as [->|i_in]; [lia|]. apply IH; [lia|exact i_in].
Qed.

Lemma fib_order : forall i j, fib i < fib j -> i < j.
Proof.
  intros i j less. destruct (le_lt_dec j i) as [no|yes]; [|exact yes].
  pose proof (fib_monotone j i no). lia.
Qed.

(** The smallest part of what is left of a part is at most twice what was taken of it. *)
Lemma small_rest : forall i t l j, 1 <= t < fib i -> apart (l ++ [j]) -> total (l ++ [j]) = fib i - t ->
  fib j <= 2 * t.
Proof.
  intros i t l j bounds rest_apart rest_sum. destruct (le_lt_dec (fib j) (2 * t)) as [yes|no]; [exact yes|exfalso].
  destruct (zeckendorf t) as [m [m_apart m_sum]].
  assert (lower : apart (l ++ j :: m)).
  { apply apart_app; [exact rest_apart|]. destruct m as [|k m]; [constructor|]. constructor; [|exact m_apart].
    destruct j as [|j]; [change (fib 0) with 1 in no; lia|]. pose proof (fib_double j).
    assert (fib k <= t) by (simpl in m_sum; lia).
    assert (k < j) by (apply fib_order; lia). lia. }
  assert (same : l ++ j :: m = [i]).
  { apply apart_unique; [exact lower|constructor|].
    rewrite total_app in *. simpl in *. lia. }
  destruct l as [|k l]; simpl in same; [|destruct l; discriminate].
  injection same as -> ->. simpl in m_sum. lia.
Qed.

(** Lost: nothing is left, or the smallest part may not be taken. *)
Definition small_part (p : nat * nat) : Prop :=
  fst p = 0 \/ exists l i, apart (l ++ [i]) /\ total (l ++ [i]) = fst p /\ snd p < fib i.

Lemma small_part_unique : forall l i m j, apart (l ++ [i]) -> apart (m ++ [j]) ->
  total (l ++ [i]) = total (m ++ [j]) -> i = j.
Proof.
  intros l i m j l_apart m_apart same. apply apart_unique in same; [|exact l_apart|exact m_apart].
  apply app_inj_tail in same. apply same.
Qed.

Lemma last_part : forall n, 1 <= n -> exists l i, apart (l ++ [i]) /\ total (l ++ [i]) = n.
Proof.
  intros n some. destruct (zeckendorf n) as [l [l_apart sum]].
  destruct (@exists_last _ l) as [m [i ->]]; [intros ->; simpl in sum; lia|]. exists m, i. auto.
Qed.

Lemma small_part_dec : forall p, {small_part p} + {~ small_part p}.
Proof.
  intros [n most]. unfold small_part; simpl. destruct (zeckendorf n) as [l [l_apart sum]].
  destruct (Nat.eq_dec n 0) as [zero|some]; [left; left; exact zero|].
  destruct (@exists_last _ l) as [m [i ->]]; [intros ->; simpl in sum; lia|].
  destruct (le_lt_dec (fib i) most) as [enough|few].
  - right. intros [zero|[k [j [k_apart [k_sum short]]]]]; [contradiction|].
    rewrite (small_part_unique m i k j) in enough by (assumption || congruence). lia.
  - left; right. exists m, i. auto.
Qed.

Theorem fibonacci_lost : forall p : position fibonacci,
  (small_part p <-> lost p) /\ (~ small_part p <-> won p).
Proof.
  apply (closed_set fibonacci small_part small_part_dec). split.
  - intros p q [zero|[l [i [l_apart [sum short]]]]] m next; destruct m as [n most t bounds allowed];
      unfold small_part in next; simpl in *; [lia|].
    destruct (last_part (fib i - t)) as [m [j [m_apart m_sum]]]; [lia|].
    assert (near : fib j <= 2 * t) by (apply (small_rest i t m j); [lia|exact m_apart|exact m_sum]).
    destruct next as [zero|[k [j' [k_apart [k_sum short']]]]].
    + rewrite total_app in sum. simpl in sum. lia.
    + assert (whole : apart (l ++ m ++ [j])).
      { apply (apart_lower l i); [exact l_apart|exact m_apart|].
        intros x x_in. apply fib_order, (parts_below (m ++ [j])); [lia|exact x_in]. }
      rewrite app_assoc in whole.
      assert (j = j'); [|subst; lia].
      apply (small_part_unique (l ++ m) j k j' whole k_apart). rewrite k_sum, <- app_assoc, total_app, m_sum.
      rewrite total_app in sum. simpl in sum. lia.
  - intros [n most] out. unfold small_part in *; simpl in *.
    destruct (Nat.eq_dec n 0) as [zero|some]; [destruct out; left; exact zero|].
    destruct (last_part n) as [l [i [l_apart sum]]]; [lia|].
    assert (fib i <= most).
    { destruct (le_lt_dec (fib i) most) as [yes|no]; [exact yes|]. destruct out. right. exists l, i. auto. }
    pose proof (fib_positive i). rewrite total_app in sum. simpl in sum.
    exists (n - fib i, 2 * fib i). split; [constructor; lia|].
    destruct (Nat.eq_dec (n - fib i) 0) as [end_reached|more]; [left; exact end_reached|right].
    destruct (@exists_last _ l) as [m [j ->]]; [intros ->; simpl in sum; lia|].
    exists m, j. rewrite <- app_assoc in l_apart. simpl in l_apart. split; [|split].
    + exact (apart_front m [j] [i] ltac:(rewrite <- app_assoc; exact l_apart)).
    + simpl fst. lia.
    + assert (gap : i + 2 <= j) by (apply apart_back in l_apart; inversion l_apart; subst; assumption).
      pose proof (fib_monotone (S (S i)) j ltac:(lia)) as far. rewrite fib_step in far.
      pose proof (fib_next i). simpl snd. lia.
Qed.

(** At the start all but one stone may be taken: lost exactly from Fibonacci numbers. *)
Theorem fibonacci_starts : forall n, 1 <= n -> (lost (g := fibonacci) (n, n - 1) <-> exists i, n = fib i).
Proof.
  intros n some. destruct (fibonacci_lost (n, n - 1)) as [P _]. rewrite <- P. unfold small_part; simpl. split.
  - intros [zero|[l [i [_ [sum short]]]]]; [lia|]. exists i.
    rewrite total_app in sum. simpl in sum. lia.
  - intros [i ->]. right. exists [], i. pose proof (fib_positive i).
    split; [constructor|]. simpl. lia.
Qed.
