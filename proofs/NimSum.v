(** Nim-sum: addition of binary numbers without carries, [Nat.lxor]. *)

Require Import List Arith Lia Bool.

Declare Scope nim_scope.
Infix "⊕" := Nat.lxor (at level 50, left associativity) : nim_scope.
Open Scope nim_scope.

(** The highest binary place in which two numbers differ, and who has the 1 there. *)
Lemma less_by_bit : forall a b k,
  Nat.testbit a k = false -> Nat.testbit b k = true ->
  (forall j, k < j -> Nat.testbit a j = Nat.testbit b j) -> a < b.
Proof.
  intros a b k a_k b_k above.
  assert (same : a / 2 ^ S k = b / 2 ^ S k).
  { apply Nat.bits_inj. intros j. rewrite !Nat.div_pow2_bits. apply above. lia. }
  assert (halves : forall c, c / 2 ^ k = 2 * (c / 2 ^ S k) + Nat.b2n (Nat.testbit c k)).
  { intros c. rewrite Nat.testbit_spec', (Nat.pow_succ_r' 2 k), (Nat.mul_comm 2 (2 ^ k)).
    rewrite <- Nat.div_div by (try apply Nat.pow_nonzero; lia).
    apply Nat.div_mod. lia. }
  pose proof (halves a) as in_a. pose proof (halves b) as in_b.
  rewrite a_k in in_a. rewrite b_k in in_b. rewrite same in in_a. simpl in in_a, in_b.
  destruct (le_lt_dec b a) as [no|yes]; [|exact yes].
  pose proof (Nat.div_le_mono b a (2 ^ k) (Nat.pow_nonzero 2 k ltac:(lia)) no). lia.
Qed.

Lemma highest_difference : forall a b, a < b ->
  exists k, Nat.testbit a k = false /\ Nat.testbit b k = true /\
    forall j, k < j -> Nat.testbit a j = Nat.testbit b j.
Proof.
  intros a b less. set (d := a ⊕ b).
  assert (different : d <> 0) by (unfold d; rewrite Nat.lxor_eq_0_iff; lia).
  exists (Nat.log2 d).
  assert (above : forall j, Nat.log2 d < j -> Nat.testbit a j = Nat.testbit b j).
  { intros j high. pose proof (Nat.bits_above_log2 d j high) as none. unfold d in none.
    rewrite Nat.lxor_spec in none. now apply xorb_eq. }
  pose proof (Nat.bit_log2 d different) as one. unfold d in one at 1. rewrite Nat.lxor_spec in one.
  destruct (Nat.testbit a (Nat.log2 d)) eqn:in_a, (Nat.testbit b (Nat.log2 d)) eqn:in_b; try discriminate.
  - exfalso. assert (b < a); [|lia]. apply (less_by_bit b a (Nat.log2 d)); auto.
    intros j high. symmetry. auto.
  - auto.
Qed.

(** What makes the nim-sum an arithmetic of values: a smaller sum is reached by making one of the two smaller. *)
Theorem nim_sum_smaller : forall x y s, s < x ⊕ y -> y ⊕ s < x \/ x ⊕ s < y.
Proof.
  intros x y s less. destruct (highest_difference _ _ less) as [k [s_k [sum_k above]]].
  rewrite Nat.lxor_spec in sum_k.
  assert (above' : forall j, k < j -> Nat.testbit s j = xorb (Nat.testbit x j) (Nat.testbit y j)).
  { intros j high. rewrite (above j high). apply Nat.lxor_spec. }
  destruct (Nat.testbit x k) eqn:x_k; [left|right].
  - apply (less_by_bit _ _ k); [|exact x_k|].
    + rewrite Nat.lxor_spec, s_k. destruct (Nat.testbit y k); [discriminate|reflexivity].
    + intros j high. rewrite Nat.lxor_spec, (above' j high).
      destruct (Nat.testbit x j), (Nat.testbit y j); reflexivity.
  - apply (less_by_bit _ _ k).
    + rewrite Nat.lxor_spec, s_k, x_k. reflexivity.
    + destruct (Nat.testbit y k); [reflexivity|discriminate].
    + intros j high. rewrite Nat.lxor_spec, (above' j high).
      destruct (Nat.testbit x j), (Nat.testbit y j); reflexivity.
Qed.

Lemma nim_sum_cancel : forall a b, a ⊕ (a ⊕ b) = b.
Proof.
  intros a b. rewrite <- Nat.lxor_assoc, Nat.lxor_nilpotent. apply Nat.lxor_0_l.
Qed.

Lemma nim_sum_injective_l : forall a b c, a ⊕ b = a ⊕ c -> b = c.
Proof.
  intros a b c same. rewrite <- (nim_sum_cancel a b), same. apply nim_sum_cancel.
Qed.

Lemma nim_sum_injective_r : forall a b c, b ⊕ a = c ⊕ a -> b = c.
Proof.
  intros a b c. rewrite !(Nat.lxor_comm _ a). apply nim_sum_injective_l.
Qed.

Definition nim_sum (l : list nat) : nat := fold_right Nat.lxor 0 l.

Lemma nim_sum_app : forall l m, nim_sum (l ++ m) = nim_sum l ⊕ nim_sum m.
Proof.
  induction l as [|a l IH]; intros m; simpl.
  - now rewrite Nat.lxor_0_l.
  - now rewrite IH, Nat.lxor_assoc.
Qed.
