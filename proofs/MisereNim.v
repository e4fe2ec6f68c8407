(** Misère play of games that make one heap smaller: Bouton's rule for misère Nim (1902), for every game
    in which a heap of value 0 is an end or has a move to value 1 (Ferguson's pairing, 1974). *)

Require Import List Arith Lia Bool.
Require Import Sprague.Game Sprague.Misere Sprague.NimSum Sprague.Heaps Sprague.Nim.
Import ListNotations.
Open Scope nim_scope.

Local Arguments Nat.leb : simpl never.
Local Arguments Nat.lxor : simpl never.

Definition big (values : list nat) : bool := existsb (Nat.leb 2) values.

(** While some value is 2 or more: nim-sum 0. After that: an odd number of ones. *)
Definition misere_nim_set (values : list nat) : Prop :=
  if big values then nim_sum values = 0 else nim_sum values = 1.

Lemma misere_nim_set_dec : forall values, {misere_nim_set values} + {~ misere_nim_set values}.
Proof.
  intros values. unfold misere_nim_set. destruct (big values); apply Nat.eq_dec.
Qed.

Lemma small_sum : forall a b, a < 2 -> b < 2 -> a ⊕ b < 2.
Proof.
  intros [|[|a]] [|[|b]] less_a less_b; try lia; compute; lia.
Qed.

Lemma big_sum : forall a b, 2 <= a -> b < 2 -> 2 <= a ⊕ b.
Proof.
  intros a b is_big is_small. destruct (le_lt_dec 2 (a ⊕ b)) as [yes|no]; [exact yes|].
  pose proof (small_sum _ _ no is_small) as less.
  rewrite Nat.lxor_assoc, Nat.lxor_nilpotent, Nat.lxor_0_r in less. lia.
Qed.

Lemma no_big : forall values, big values = false -> nim_sum values < 2.
Proof.
  induction values as [|a values IH]; simpl; [lia|]. intros none. apply orb_false_iff in none.
  apply small_sum; [|apply IH, none]. apply Nat.leb_gt, none.
Qed.

Lemma big_app : forall l m, big (l ++ m) = big l || big m.
Proof.
  intros l m. apply existsb_app.
Qed.

(** One value among others, with the others left aside. *)
Lemma big_middle : forall l a m, big (l ++ a :: m) = Nat.leb 2 a || big (l ++ m).
Proof.
  intros. rewrite !big_app. change (big (a :: m)) with (Nat.leb 2 a || big m).
  destruct (Nat.leb 2 a), (big l), (big m); reflexivity.
Qed.

Lemma sum_middle : forall l a m, nim_sum (l ++ a :: m) = a ⊕ nim_sum (l ++ m).
Proof.
  intros. rewrite !nim_sum_app. simpl. rewrite <- !Nat.lxor_assoc. f_equal. apply Nat.lxor_comm.
Qed.

Definition count_big (values : list nat) : nat := length (filter (Nat.leb 2) values).

Lemma count_middle : forall l a m,
  count_big (l ++ a :: m) = (if Nat.leb 2 a then 1 else 0) + count_big (l ++ m).
Proof.
  intros. unfold count_big. rewrite !filter_app, !app_length. simpl. destruct (Nat.leb 2 a); simpl; lia.
Qed.

Lemma count_none : forall values, count_big values = 0 <-> big values = false.
Proof.
  unfold count_big. induction values as [|a values IH]; simpl; [tauto|].
  destruct (Nat.leb 2 a); simpl; [split; discriminate|exact IH].
Qed.

(** A change of one value never leads from the set into the set. *)
Lemma set_left : forall l a b m, a <> b ->
  misere_nim_set (l ++ a :: m) -> ~ misere_nim_set (l ++ b :: m).
Proof.
  intros l a b m different. unfold misere_nim_set. rewrite !big_middle, !sum_middle.
  intros in_set in_set'.
  assert (unequal : a ⊕ nim_sum (l ++ m) <> b ⊕ nim_sum (l ++ m))
    by (intros same; exact (different (nim_sum_injective_r _ _ _ same))).
  destruct (big (l ++ m)) eqn:others.
  - rewrite !orb_true_r in *. congruence.
  - apply no_big in others. rewrite !orb_false_r in *.
    destruct (Nat.leb_spec 2 a) as [big_a|small_a], (Nat.leb_spec 2 b) as [big_b|small_b].
    + congruence.
    + pose proof (big_sum _ _ big_a others). lia.
    + pose proof (big_sum _ _ big_b others). lia.
    + congruence.
Qed.

Section Taking.
Variable takes : nat -> nat -> Prop.
Hypothesis fewer : forall n m, takes n m -> m < n.
Variable g : nat -> nat.
Hypothesis is_g : taking_value takes g.
Hypothesis pairing : forall n, g n = 0 -> (forall m, ~ takes n m) \/ exists m, takes n m /\ g m = 1.

Let rules : game := taking takes fewer.
Let losing (p : position rules) : Prop := misere_nim_set (map g p).

Lemma take_at : forall l n m k, takes n m -> move (g := rules) (l ++ n :: k) (l ++ m :: k).
Proof.
  intros l n m k t. apply (break_one _ l n [m] k). exists m. auto.
Qed.

Lemma moved : forall p q, move (g := rules) p q ->
  exists l n m k, p = l ++ n :: k /\ q = l ++ m :: k /\ takes n m.
Proof.
  intros p q move_pq. inversion move_pq as [l n b k [m [t ->]]]; subst. exists l, n, m, k. auto.
Qed.

Lemma can_tell : forall p : position rules, over p \/ exists q, move p q.
Proof.
  induction p as [|n p [is_over|[q to_q]]].
  - left. intros q m. apply moved in m as [l [n [m [k [absurd _]]]]]. destruct l; discriminate.
  - assert (heap : (forall m, ~ takes n m) \/ exists m, takes n m).
    { destruct (Nat.eq_dec (g n) 0) as [zero|other].
      - destruct (pairing n zero) as [none|[m [t _]]]; [left; exact none|right; exists m; exact t].
      - destruct (proj2 (is_g n) 0) as [m [t _]]; [lia|right; exists m; exact t]. }
    destruct heap as [none|[m t]].
    + left. intros q m. apply moved in m as [[|n' l] [n'' [m [k [same [-> t]]]]]]; simpl in same; injection same as <- same.
      * exact (none m t).
      * subst p. exact (is_over _ (take_at l n'' m k t)).
    + right. exists (m :: p). exact (take_at [] n m p t).
  - right. exists (n :: q). apply move_later, to_q.
Qed.

Lemma over_values : forall p : position rules, over p -> forall v, In v (map g p) -> v = 0.
Proof.
  intros p is_over v v_in. apply in_map_iff in v_in as [n [<- n_in]].
  apply in_split in n_in as [l [k ->]].
  destruct (Nat.eq_dec (g n) 0) as [zero|other]; [exact zero|].
  destruct (proj2 (is_g n) 0) as [m [t _]]; [lia|]. destruct (is_over _ (take_at l n m k t)).
Qed.

Lemma zeros : forall values, (forall v, In v values -> v = 0) -> big values = false /\ nim_sum values = 0.
Proof.
  induction values as [|v values IH]; intros all; [auto|].
  rewrite (all v (or_introl eq_refl)). simpl. destruct IH as [-> ->]; [|auto].
  intros w w_in. apply all. right. exact w_in.
Qed.

Lemma big_split : forall p, big (map g p) = true -> exists l n k, p = l ++ n :: k /\ 2 <= g n.
Proof.
  intros p is_big. apply existsb_exists in is_big as [v [v_in two]].
  apply in_map_iff in v_in as [n [<- n_in]]. apply in_split in n_in as [l [k ->]].
  exists l, n, k. split; [reflexivity|]. now apply Nat.leb_le.
Qed.

Lemma misere_taking_closed : misere_closed (g := rules) losing.
Proof.
  unfold losing. split; [|split].
  - intros p is_over. unfold misere_nim_set. destruct (zeros _ (over_values p is_over)) as [-> ->]. lia.
  - intros p q in_set m. apply moved in m as [l [n [m [k [-> [-> t]]]]]].
    rewrite map_app in *. simpl in *. apply set_left with (a := g n); [|exact in_set].
    intros same. exact (proj1 (is_g n) m t (eq_sym same)).
  - intros p out. unfold misere_nim_set in out. destruct (big (map g p)) eqn:is_big.
    + right. destruct (big_split p is_big) as [l [n [k [-> big_n]]]].
      destruct (big (map g (l ++ k))) eqn:others.
      * destruct (proj2 (heaps_value _ (becomes_smaller takes fewer) g (taking_heap_value _ g is_g) (l ++ n :: k)) 0)
          as [q [m reached]]; [simpl in *; lia|].
        exists q. split; [exact m|]. unfold misere_nim_set.
        replace (big (map g q)) with true; [exact reached|].
        apply moved in m as [l' [n' [m' [k' [same [-> t]]]]]].
        apply (f_equal (fun p => count_big (map g p))) in same.
        rewrite !map_app in *. simpl in same |- *. rewrite !count_middle in same.
        rewrite big_middle. destruct (big (map g l' ++ map g k')) eqn:none; [symmetry; apply orb_true_r|exfalso].
        rewrite !(proj2 (count_none _) none) in same.
        apply Nat.leb_le in big_n. rewrite big_n in same.
        destruct (Nat.eq_dec (count_big (map g l ++ map g k)) 0) as [zero|some].
        -- apply count_none in zero. congruence.
        -- destruct (Nat.leb 2 (g n')); lia.
      * pose proof (no_big _ others) as rest.
        destruct (proj2 (is_g n) (1 ⊕ nim_sum (map g (l ++ k)))) as [m [t reached]].
        { pose proof (small_sum 1 _ ltac:(lia) rest). lia. }
        exists (l ++ m :: k). split; [exact (take_at l n m k t)|].
        unfold misere_nim_set. rewrite map_app in *. simpl. rewrite big_middle, sum_middle, reached.
        rewrite others, orb_false_r. pose proof (small_sum 1 _ ltac:(lia) rest) as two.
        apply Nat.leb_gt in two. rewrite two, Nat.lxor_assoc, Nat.lxor_nilpotent. apply Nat.lxor_0_r.
    + assert (zero : nim_sum (map g p) = 0) by (pose proof (no_big _ is_big); lia). clear out.
      assert (each : (exists l n k, p = l ++ n :: k /\ g n = 1) \/ (forall v, In v (map g p) -> v = 0)).
      { clear zero. induction p as [|n p IH]; [right; intros v []|].
        simpl in is_big. apply orb_false_iff in is_big as [small rest]. apply Nat.leb_gt in small.
        destruct (Nat.eq_dec (g n) 1) as [one|other]; [left; exists [], n, p; auto|].
        destruct (IH rest) as [[l [n' [k [-> one]]]]|none]; [left; exists (n :: l), n', k; auto|].
        right. intros v [<-|v_in]; [lia|auto]. }
      destruct each as [[l [n [k [-> one]]]]|none].
      * right. destruct (proj2 (is_g n) 0) as [m [t reached]]; [lia|].
        exists (l ++ m :: k). split; [exact (take_at l n m k t)|].
        unfold misere_nim_set. rewrite map_app in *. simpl in *.
        rewrite big_middle, sum_middle in *. rewrite one in *. rewrite reached.
        simpl in is_big. simpl. rewrite is_big, Nat.lxor_0_l.
        rewrite <- (nim_sum_cancel 1 (nim_sum (map g l ++ map g k))), zero. reflexivity.
      * destruct (can_tell p) as [is_over|[q to_q]]; [left; exact is_over|right].
        apply moved in to_q as [l [n [m' [k [-> [_ t]]]]]].
        assert (g n = 0) as value_n by (apply none, in_map, in_elt).
        destruct (pairing n value_n) as [stuck|[m [t' reached]]]; [destruct (stuck m' t)|].
        exists (l ++ m :: k). split; [exact (take_at l n m k t')|].
        unfold misere_nim_set. rewrite map_app in *. simpl in *.
        rewrite big_middle, sum_middle in *. rewrite value_n in *. rewrite reached.
        simpl in is_big. simpl. rewrite is_big. rewrite Nat.lxor_0_l in zero. rewrite zero. reflexivity.
Qed.

Theorem misere_taking : forall p : position rules,
  (losing p <-> misere_lost p) /\ (~ losing p <-> misere_won p).
Proof.
  apply misere_closed_set.
  - intros p. apply misere_nim_set_dec.
  - apply can_tell.
  - apply misere_taking_closed.
Qed.

End Taking.

Theorem bouton_misere : forall heaps : position nim,
  (misere_nim_set heaps <-> misere_lost heaps) /\ (~ misere_nim_set heaps <-> misere_won heaps).
Proof.
  intros heaps. rewrite <- (map_id heaps) at 1 3.
  apply (misere_taking nim_takes (fun _ _ less => less) (fun n => n) nim_value).
  intros n ->. left. unfold nim_takes. lia.
Qed.
