(** Grundy values: the smallest number that no option has (mex). *)

Require Import List Arith Lia.
Require Import Sprague.Game.

(** [f] gives every position the smallest number that none of its options has. *)
Definition grundy {g : game} (f : position g -> nat) : Prop :=
  forall p, (forall q, move p q -> f q <> f p) /\ (forall v, v < f p -> exists q, move p q /\ f q = v).

Theorem grundy_unique : forall (g : game) (f h : position g -> nat),
  grundy f -> grundy h -> forall p, f p = h p.
Proof.
  intros g f h is_f is_h p. induction p as [p IH] using (well_founded_ind (ends g)).
  destruct (is_f p) as [f_new f_all], (is_h p) as [h_new h_all].
  destruct (lt_eq_lt_dec (f p) (h p)) as [[less|equal]|more]; [|exact equal|].
  - destruct (h_all _ less) as [q [to_q same]].
    destruct (f_new q to_q). rewrite (IH q to_q). exact same.
  - destruct (f_all _ more) as [q [to_q same]].
    destruct (h_new q to_q). rewrite <- (IH q to_q). exact same.
Qed.

(** Value 0: the player to move loses. *)
Theorem grundy_zero : forall (g : game) (f : position g -> nat), grundy f ->
  forall p, (f p = 0 <-> lost p) /\ (f p <> 0 <-> won p).
Proof.
  intros g f is_f. apply closed_set with (S := fun p => f p = 0).
  - intros p. apply Nat.eq_dec.
  - split.
    + intros p q zero to_q. rewrite <- zero. exact (proj1 (is_f p) q to_q).
    + intros p other. apply (proj2 (is_f p)). lia.
Qed.

(** The smallest number from [from] on that is not in [l]; [fuel] bounds the search. *)
Fixpoint mex_from (l : list nat) (from fuel : nat) : nat :=
  match fuel with
  | 0 => from
  | S fuel => if in_dec Nat.eq_dec from l then mex_from l (S from) fuel else from
  end.

Definition mex (l : list nat) : nat := mex_from l 0 (S (length l)).

Lemma mex_from_spec : forall l fuel from,
  (forall v, v < from -> In v l) -> length l < from + fuel ->
  ~ In (mex_from l from fuel) l /\ forall v, v < mex_from l from fuel -> In v l.
Proof.
  intros l. induction fuel as [|fuel IH]; intros from below enough; simpl.
  - exfalso.
    assert (length (seq 0 from) <= length l).
    { apply NoDup_incl_length; [apply seq_NoDup|].
      intros v v_in. apply in_seq in v_in. apply below. lia. }
    rewrite seq_length in H. lia.
  - destruct (in_dec Nat.eq_dec from l) as [present|absent].
    + apply IH; [|lia]. intros v small.
      destruct (Nat.eq_dec v from) as [->|]; [exact present|apply below; lia].
    + split; [exact absent|exact below].
Qed.

Lemma mex_spec : forall l, ~ In (mex l) l /\ forall v, v < mex l -> In v l.
Proof.
  intros l. apply mex_from_spec; [intros v absurd; lia|lia].
Qed.

(** Every finite game has values. *)
Theorem grundy_exists : forall g : game, finite g -> {f : position g -> nat | grundy f}.
Proof.
  intros g options. exists (worth g options mex). intros p.
  pose proof (recursion g options mex p) as least.
  destruct (options p) as [l listed]; simpl in least.
  destruct (mex_spec (map (worth g options mex) l)) as [missing smaller]. rewrite <- least in missing, smaller.
  split.
  - intros q to_q same. apply missing. rewrite <- same. apply in_map, listed, to_q.
  - intros v less. apply smaller, in_map_iff in less as [q [reached q_in]].
    exists q. split; [apply listed; exact q_in|exact reached].
Qed.
