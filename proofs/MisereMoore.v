(** Moore's Nim, misère: as the normal game while some heap has 2 stones or more, then 1 more than a multiple of k + 1. *)

Require Import List Arith Lia Bool.
Require Import Sprague.Game Sprague.Misere Sprague.MisereNim Sprague.Moore.
Import ListNotations.

Local Arguments Nat.leb : simpl never.

Section MisereMoore.
Variable k : nat.
Hypothesis some_heap : 1 <= k.

Definition misere_moore_set (p : list nat) : Prop :=
  if big p then balanced k p else count_occ Nat.eq_dec p 1 mod S k = 1.

Let single (p : list nat) : nat := count_occ Nat.eq_dec p 1.

Lemma big_one : forall p, big p = true -> exists n, In n p /\ 2 <= n.
Proof.
  intros p is_big. apply existsb_exists in is_big as [n [n_in two]]. exists n. split; [exact n_in|].
  now apply Nat.leb_le.
Qed.

Lemma ones_in : forall p n column, In n p -> Nat.testbit n column = true -> 1 <= ones column p.
Proof.
  induction p as [|m p IH]; intros n column n_in bit; [destruct n_in|]. simpl. destruct n_in as [->|n_in].
  - rewrite bit. simpl. lia.
  - specialize (IH n column n_in bit). lia.
Qed.

Lemma ones_some : forall p column, 1 <= ones column p -> exists n, In n p /\ Nat.testbit n column = true.
Proof.
  induction p as [|m p IH]; simpl; intros column some; [lia|]. destruct (Nat.testbit m column) eqn:bit.
  - exists m. auto.
  - destruct (IH column some) as [n [n_in n_bit]]. exists n. auto.
Qed.

Lemma lower_ones : forall c p q, lower c p q -> forall column, ones column p <= ones column q + c.
Proof.
  induction 1 as [|c n p q _ IH|c n m p q _ _ IH]; intros column; simpl; [lia| |]; specialize (IH column);
    [lia|]. destruct (Nat.testbit n column), (Nat.testbit m column); simpl; lia.
Qed.

(** From a balanced position with a big heap, k heaps are too few to lower all big ones. *)
Lemma big_stays : forall p q, big p = true -> balanced k p -> moore_move k p q -> big q = true.
Proof.
  intros p q is_big all [c [bounds lowered]]. destruct (big_one p is_big) as [n [n_in two]].
  assert (high : 1 <= Nat.log2 n) by (apply Nat.log2_le_pow2; simpl; lia).
  pose proof (ones_in p n (Nat.log2 n) n_in (Nat.bit_log2 n ltac:(lia))) as some.
  specialize (all (Nat.log2 n)). pose proof (Nat.div_mod (ones (Nat.log2 n) p) (S k) ltac:(lia)) as parts.
  rewrite all in parts. set (x := ones (Nat.log2 n) p / S k) in *.
  assert (many : S k <= ones (Nat.log2 n) p) by (destruct x; nia).
  pose proof (lower_ones c p q lowered (Nat.log2 n)).
  destruct (ones_some q (Nat.log2 n)) as [m [m_in bit]]; [lia|].
  apply existsb_exists. exists m. split; [exact m_in|]. apply Nat.leb_le.
  destruct (le_lt_dec 2 m) as [yes|no]; [exact yes|exfalso].
  destruct m as [|[|m]]; [rewrite Nat.bits_0 in bit; discriminate| |lia].
  destruct (Nat.log2 n) as [|l]; [lia|]. rewrite Nat.bits_above_log2 in bit; [discriminate|change (Nat.log2 1) with 0; lia].
Qed.

Lemma big_cons : forall n p, big (n :: p) = Nat.leb 2 n || big p.
Proof.
  reflexivity.
Qed.

Lemma single_cons : forall n p, single (n :: p) = (if Nat.eq_dec n 1 then 1 else 0) + single p.
Proof.
  intros n p. unfold single. simpl. destruct (Nat.eq_dec n 1); reflexivity.
Qed.

(** Where all heaps are 0 or 1, lowering c of them takes c ones. *)
Lemma lower_small : forall c p q, lower c p q -> big p = false -> big q = false /\ single p = single q + c.
Proof.
  induction 1 as [|c n p q _ IH|c n m p q less _ IH]; intros small; [auto| |];
    rewrite big_cons in small; apply orb_false_iff in small as [small rest]; apply Nat.leb_gt in small;
    destruct (IH rest) as [q_small sum]; rewrite big_cons, q_small, !single_cons, sum.
  - split; [rewrite orb_false_r; apply Nat.leb_gt, small|lia].
  - replace m with 0 by lia. replace n with 1 by lia. split; [reflexivity|simpl; lia].
Qed.

(** Big heaps become 1, [x] of them, or 0, and [y] ones are taken. *)
Lemma leave_ones : forall p x, x <= count_big p ->
  exists q, lower (count_big p) p q /\ big q = false /\ single q = single p + x.
Proof.
  induction p as [|n p IH]; intros x few.
  - exists []. unfold count_big in *. simpl in *. replace x with 0 by lia. repeat split. constructor.
  - change (count_big (n :: p)) with (length (if Nat.leb 2 n then n :: filter (Nat.leb 2) p else filter (Nat.leb 2) p)) in *.
    destruct (Nat.leb 2 n) eqn:is_big; simpl length in *; fold (count_big p) in *.
    + apply Nat.leb_le in is_big. destruct x as [|x].
      * destruct (IH 0) as [q [lowered [small sum]]]; [lia|]. exists (0 :: q).
        split; [constructor; [lia|exact lowered]|]. rewrite big_cons, small, !single_cons, sum.
        split; [reflexivity|]. destruct (Nat.eq_dec n 1); [lia|]. simpl. lia.
      * destruct (IH x) as [q [lowered [small sum]]]; [lia|]. exists (1 :: q).
        split; [constructor; [lia|exact lowered]|]. rewrite big_cons, small, !single_cons, sum.
        split; [reflexivity|]. destruct (Nat.eq_dec n 1); [lia|]. simpl. lia.
    + apply Nat.leb_gt in is_big. destruct (IH x few) as [q [lowered [small sum]]]. exists (n :: q).
      split; [constructor; exact lowered|]. rewrite big_cons, small, !single_cons, sum.
      split; [rewrite orb_false_r; apply Nat.leb_gt, is_big|lia].
Qed.

Lemma take_singles : forall p y, y <= single p ->
  exists q, lower (count_big p + y) p q /\ big q = false /\ single q + y = single p.
Proof.
  induction p as [|n p IH]; intros y few.
  - exists []. unfold count_big, single in *. simpl in *. replace y with 0 by lia. repeat split. constructor.
  - rewrite single_cons in few.
    change (count_big (n :: p)) with (length (if Nat.leb 2 n then n :: filter (Nat.leb 2) p else filter (Nat.leb 2) p)).
    destruct (Nat.leb 2 n) eqn:is_big; simpl length; fold (count_big p).
    + apply Nat.leb_le in is_big. destruct (Nat.eq_dec n 1); [lia|].
      destruct (IH y few) as [q [lowered [small sum]]]. exists (0 :: q).
      split; [constructor; [lia|exact lowered]|]. rewrite big_cons, small, !single_cons.
      destruct (Nat.eq_dec n 1); [lia|]. split; [reflexivity|]. simpl. lia.
    + apply Nat.leb_gt in is_big. destruct (Nat.eq_dec n 1) as [->|other].
      * destruct y as [|y].
        -- destruct (IH 0) as [q [lowered [small sum]]]; [lia|]. exists (1 :: q).
           split; [constructor; exact lowered|]. rewrite big_cons, small, !single_cons. split; [reflexivity|lia].
        -- destruct (IH y) as [q [lowered [small sum]]]; [lia|]. exists (0 :: q).
           split; [rewrite Nat.add_succ_r; constructor; [lia|exact lowered]|].
           rewrite big_cons, small, !single_cons. split; [reflexivity|]. simpl. lia.
      * destruct (IH y few) as [q [lowered [small sum]]]. exists (n :: q).
        split; [constructor; exact lowered|]. rewrite big_cons, small, !single_cons.
        destruct (Nat.eq_dec n 1); [contradiction|]. split; [rewrite orb_false_r; apply Nat.leb_gt, is_big|lia].
Qed.

(** Among k + 1 numbers in a row one is 1 more than a multiple of k + 1. *)
Lemma one_in_row : forall first, exists v, first <= v <= first + k /\ v mod S k = 1.
Proof.
  intros first. pose proof (Nat.div_mod first (S k) ltac:(lia)) as parts.
  pose proof (Nat.mod_upper_bound first (S k) ltac:(lia)) as bound.
  set (x := first / S k) in *. set (r := first mod S k) in *.
  destruct (le_lt_dec r 1) as [low|high].
  - exists (1 + x * S k). rewrite (Nat.mul_comm x). split; [lia|].
    rewrite (Nat.mul_comm (S k)), Nat.mod_add by lia. apply Nat.mod_small. lia.
  - exists (1 + (1 + x) * S k). rewrite Nat.mul_add_distr_r, (Nat.mul_comm x). split; [lia|].
    rewrite (Nat.mul_comm (S k) x), <- Nat.mul_add_distr_r, Nat.mod_add by lia. apply Nat.mod_small. lia.
Qed.

Lemma not_big_count : forall p, big p = false -> count_big p = 0.
Proof.
  intros p. apply count_none.
Qed.

(** Lowering heaps so that no big one is left touches all big heaps. *)
Lemma all_touched : forall c p q, lower c p q -> big q = false -> count_big p <= c.
Proof.
  induction 1 as [|c n p q _ IH|c n m p q _ _ IH]; intros small; [unfold count_big; simpl; lia| |];
    rewrite big_cons in small; apply orb_false_iff in small as [here rest]; specialize (IH rest).
  - change (count_big (n :: p)) with (length (if Nat.leb 2 n then n :: filter (Nat.leb 2) p else filter (Nat.leb 2) p)).
    rewrite here. exact IH.
  - change (count_big (n :: p)) with (length (if Nat.leb 2 n then n :: filter (Nat.leb 2) p else filter (Nat.leb 2) p)).
    unfold count_big in IH. destruct (Nat.leb 2 n); simpl; lia.
Qed.

Lemma single_zero : forall p, big p = false -> single p = 0 -> over (g := moore k) p.
Proof.
  intros p small none q [c [bounds lowered]]. destruct (lower_small c p q lowered small) as [_ sum]. lia.
Qed.

Lemma misere_moore_closed : misere_closed (g := moore k) misere_moore_set.
Proof.
  split; [|split]; unfold misere_moore_set.
  - intros p is_over in_set. destruct (big p) eqn:is_big.
    + destruct (leave_ones p 0) as [q [lowered [small _]]]; [lia|].
      destruct (count_big p) as [|b] eqn:count; [apply count_none in count; congruence|].
      destruct (big_one p is_big) as [n [n_in two]].
      apply in_split in n_in as [l [m ->]]. apply (is_over (l ++ 0 :: m)). exists 1. split; [lia|].
      clear - two. induction l as [|x l IH]; simpl; [|constructor; exact IH].
      constructor; [lia|]. induction m; constructor. assumption.
    + fold (single p) in in_set. destruct (single p) as [|s] eqn:count.
      * rewrite Nat.mod_small in in_set; lia.
      * destruct (take_singles p 1) as [q [lowered _]]; [lia|].
        rewrite (not_big_count p is_big) in lowered. apply (is_over q). exists 1. split; [lia|exact lowered].
  - intros p q in_set m in_set'. destruct (big p) eqn:is_big.
    + rewrite (big_stays p q is_big in_set m) in in_set'. exact (balanced_left k p q in_set m in_set').
    + destruct m as [c [bounds lowered]]. destruct (lower_small c p q lowered is_big) as [small sum].
      rewrite small in in_set'. fold (single p) in in_set. fold (single q) in in_set'. rewrite sum in in_set.
      pose proof (Nat.div_mod (single q) (S k) ltac:(lia)) as of_q. rewrite in_set' in of_q.
      pose proof (Nat.div_mod (single q + c) (S k) ltac:(lia)) as of_p. rewrite in_set in of_p.
      set (x := single q / S k) in *. set (y := (single q + c) / S k) in *.
      destruct (le_lt_dec y x); nia.
  - intros p out. destruct (big p) eqn:is_big.
    + right. destruct (balanced_reached k p out) as [q [m in_q]].
      destruct (big q) eqn:q_big; [exists q; rewrite q_big; auto|].
      destruct m as [c [bounds lowered]]. pose proof (all_touched c p q lowered q_big) as touched.
      assert (some : count_big p <> 0) by (intros zero; apply count_none in zero; congruence).
      destruct (one_in_row (single p - (k - count_big p))) as [v [range good]].
      assert (target : exists v, v mod S k = 1 /\ single p - (k - count_big p) <= v <= single p + count_big p).
      { destruct (le_lt_dec (k - count_big p) (single p)).
        - exists v. split; [exact good|]. lia.
        - exists 1. split; [apply Nat.mod_small; lia|lia]. }
      clear v range good. destruct target as [v [good range]].
      destruct (le_lt_dec (single p) v) as [more|less].
      * destruct (leave_ones p (v - single p)) as [r [lowered' [small sum]]]; [lia|].
        exists r. split; [exists (count_big p); split; [lia|exact lowered']|].
        rewrite small. fold (single r). rewrite sum. replace (single p + (v - single p)) with v by lia. exact good.
      * destruct (take_singles p (single p - v)) as [r [lowered' [small sum]]]; [lia|].
        exists r. split; [exists (count_big p + (single p - v)); split; [lia|exact lowered']|].
        rewrite small. fold (single r). replace (single r) with v by lia. exact good.
    + fold (single p) in out. destruct (Nat.eq_dec (single p) 0) as [zero|some].
      * left. exact (single_zero p is_big zero).
      * right. destruct (one_in_row (single p - k)) as [v [range good]].
        assert (target : exists v, v mod S k = 1 /\ v < single p /\ single p <= v + k).
        { destruct (Nat.eq_dec v (single p)) as [->|other]; [contradiction|].
          destruct (le_lt_dec k (single p)) as [long|short].
          - exists v. split; [exact good|lia].
          - exists 1. split; [apply Nat.mod_small; lia|].
            destruct (Nat.eq_dec (single p) 1) as [one|]; [|lia].
            rewrite one in out. rewrite Nat.mod_small in out by lia. contradiction. }
        clear v range good. destruct target as [v [good [less near]]].
        destruct (take_singles p (single p - v)) as [q [lowered [small sum]]]; [lia|].
        rewrite (not_big_count p is_big) in lowered. exists q. split.
        -- exists (single p - v). split; [lia|exact lowered].
        -- rewrite small. fold (single q). replace (single q) with v by lia. exact good.
Qed.

Lemma can_tell : forall p : position (moore k), over p \/ exists q, move p q.
Proof.
  intros p. destruct (big p) eqn:is_big.
  - right. destruct (big_one p is_big) as [n [n_in two]]. apply in_split in n_in as [l [m ->]].
    exists (l ++ 0 :: m). exists 1. split; [lia|]. clear - two. induction l as [|x l IH]; simpl; [|constructor; exact IH].
    constructor; [lia|]. induction m; constructor. assumption.
  - destruct (Nat.eq_dec (single p) 0) as [zero|some]; [left; exact (single_zero p is_big zero)|right].
    destruct (take_singles p 1) as [q [lowered _]]; [lia|].
    rewrite (not_big_count p is_big) in lowered. exists q. exists 1. split; [lia|exact lowered].
Qed.

Theorem moore_misere : forall p : position (moore k),
  (misere_moore_set p <-> misere_lost p) /\ (~ misere_moore_set p <-> misere_won p).
Proof.
  apply misere_closed_set; [|exact can_tell|exact misere_moore_closed].
  intros p. unfold misere_moore_set. destruct (big p); [apply balanced_dec|apply Nat.eq_dec].
Qed.

End MisereMoore.
