(** Certificates for positions of heaps: a list of lost positions, checked by computation. From each of them every
    move can be answered back into the list. Positions count as equal if they differ in the order of heaps or in empty
    heaps only. *)

Require Import List Arith Lia Permutation Bool Relation_Operators.
Require Import Sprague.Game Sprague.Misere Sprague.Heaps Sprague.Nim Sprague.Bash Sprague.Octal Sprague.Subtraction.
Import ListNotations.

Fixpoint insert (n : nat) (p : list nat) : list nat :=
  match p with [] => [n] | m :: rest => if Nat.leb n m then n :: p else m :: insert n rest end.

Definition stones_only (p : list nat) : list nat := filter (Nat.ltb 0) p.
Definition normal (p : list nat) : list nat := fold_right insert [] (stones_only p).
Definition same_heaps (p q : list nat) : Prop := Permutation (stones_only p) (stones_only q).
Definition known (set : list (list nat)) (p : list nat) : bool :=
  existsb (fun s => if list_eq_dec Nat.eq_dec (normal p) (normal s) then true else false) set.

Lemma insert_permutation : forall n p, Permutation (insert n p) (n :: p).
Proof.
  induction p as [|m p IH]; simpl; [apply Permutation_refl|]. destruct (Nat.leb n m); [apply Permutation_refl|].
  eapply perm_trans; [apply perm_skip, IH|apply perm_swap].
Qed.

Lemma normal_permutation : forall p, Permutation (normal p) (stones_only p).
Proof.
  intros p. unfold normal. induction (stones_only p) as [|n q IH]; simpl; [constructor|].
  eapply perm_trans; [apply insert_permutation|apply perm_skip, IH].
Qed.

Lemma known_spec : forall set p, known set p = true -> exists s, In s set /\ same_heaps p s.
Proof.
  intros set p found. apply existsb_exists in found as [s [s_in equal]]. exists s. split; [exact s_in|].
  destruct (list_eq_dec Nat.eq_dec (normal p) (normal s)) as [same|]; [|discriminate].
  unfold same_heaps. eapply perm_trans; [apply Permutation_sym, normal_permutation|].
  rewrite same. apply normal_permutation.
Qed.

Section Certificate.
Variable breaks : nat -> list nat -> Prop.
Hypothesis smaller : forall n l, breaks n l -> squares l < n * n.
Variable options : nat -> list (list nat).
Hypothesis listed : forall n l, In l (options n) <-> breaks n l.

Let rules : game := heaps breaks smaller.

Fixpoint moves (p : list nat) : list (list nat) :=
  match p with [] => [] | n :: rest => map (fun l => l ++ rest) (options n) ++ map (cons n) (moves rest) end.

Lemma moves_spec : forall p q, In q (moves p) <-> move (g := rules) p q.
Proof.
  intros p q. split.
  - revert q. induction p as [|n p IH]; simpl; intros q q_in; [destruct q_in|].
    apply in_app_iff in q_in as [here|later].
    + apply in_map_iff in here as [l [<- l_in]]. apply (break_one breaks [] n l p), listed, l_in.
    + apply in_map_iff in later as [r [<- r_in]]. apply move_later, IH, r_in.
  - intros m. destruct m as [before n l after breaking]. induction before as [|x before IH]; simpl; apply in_app_iff.
    + left. apply in_map_iff. exists l. split; [reflexivity|apply listed, breaking].
    + right. apply in_map, IH.
Qed.

Lemma stones_app : forall p q, stones_only (p ++ q) = stones_only p ++ stones_only q.
Proof.
  intros. apply filter_app.
Qed.

(** Equal positions have equal moves. *)
Lemma same_moves : forall p s q, same_heaps p s -> move (g := rules) p q ->
  exists r, move (g := rules) s r /\ same_heaps q r.
Proof.
  intros p s q same m. destruct m as [before n l after breaking].
  assert (some : 0 < n) by (pose proof (smaller n l breaking); nia).
  assert (present : In n (stones_only s)).
  { apply (Permutation_in _ same), filter_In. split; [apply in_elt|apply Nat.ltb_lt, some]. }
  apply filter_In in present as [n_in _]. apply in_split in n_in as [before' [after' ->]].
  exists (before' ++ l ++ after'). split; [constructor; exact breaking|].
  unfold same_heaps in *. rewrite !stones_app in *. simpl in same.
  replace (Nat.ltb 0 n) with true in same by (symmetry; apply Nat.ltb_lt, some).
  apply Permutation_app_inv in same.
  eapply perm_trans; [apply Permutation_app_swap_app|].
  eapply perm_trans; [|apply Permutation_app_swap_app]. apply Permutation_app_head, same.
Qed.

Definition check (set : list (list nat)) : bool :=
  forallb (fun s => forallb (fun q => existsb (known set) (moves q)) (moves s)) set.

Lemma check_lost : forall set, check set = true -> forall p s, In s set -> same_heaps p s -> lost (g := rules) p.
Proof.
  intros set checked p. induction p as [p IH] using (well_founded_ind (Transitive_Closure.wf_clos_trans _ _ (ends rules))).
  intros s s_in same. constructor. intros q m.
  destruct (same_moves p s q same m) as [q' [m' same']].
  unfold check in checked. rewrite forallb_forall in checked. specialize (checked s s_in).
  rewrite forallb_forall in checked. specialize (checked q' (proj2 (moves_spec s q') m')).
  apply existsb_exists in checked as [r' [r'_in in_set]]. apply moves_spec in r'_in.
  destruct (same_moves q' q r' (Permutation_sym same') r'_in) as [r [m'' same'']].
  apply known_spec in in_set as [t [t_in same_t]].
  apply (move_to_lost (g := rules) q r m''), (IH r) with t; [|exact t_in|].
  - apply t_trans with q; constructor; assumption.
  - unfold same_heaps in *. eapply perm_trans; [apply Permutation_sym, same''|exact same_t].
Qed.

Theorem certificate_lost : forall set p, check set && known set p = true -> lost (g := rules) p.
Proof.
  intros set p both. apply andb_true_iff in both as [checked in_set].
  apply known_spec in in_set as [s [s_in same]]. exact (check_lost set checked p s s_in same).
Qed.

Theorem certificate_won : forall set p, check set && existsb (known set) (moves p) = true -> won (g := rules) p.
Proof.
  intros set p both. apply andb_true_iff in both as [checked found].
  apply existsb_exists in found as [q [q_in in_set]]. apply known_spec in in_set as [s [s_in same]].
  apply (move_to_lost (g := rules) p q); [apply moves_spec, q_in|]. exact (check_lost set checked q s s_in same).
Qed.

(** Misère play: no position of the list is an end, and a move to an end needs no answer. *)
Definition ended (p : list nat) : bool := match moves p with [] => true | _ => false end.

Lemma ended_over : forall p, ended p = true -> over (g := rules) p.
Proof.
  unfold ended. intros p is_end q m. apply moves_spec in m. destruct (moves p); [destruct m|discriminate].
Qed.

Definition misere_check (set : list (list nat)) : bool :=
  forallb (fun s => negb (ended s) &&
    forallb (fun q => ended q || existsb (known set) (moves q)) (moves s)) set.

Lemma misere_check_lost : forall set, misere_check set = true ->
  forall p s, In s set -> same_heaps p s -> misere_lost (g := rules) p.
Proof.
  intros set checked p. induction p as [p IH] using (well_founded_ind (Transitive_Closure.wf_clos_trans _ _ (ends rules))).
  intros s s_in same.
  unfold misere_check in checked. rewrite forallb_forall in checked. specialize (checked s s_in).
  apply andb_true_iff in checked as [going answered]. constructor.
  - unfold ended in going. destruct (moves s) as [|q rest] eqn:of_s; [discriminate|].
    assert (m : move (g := rules) s q) by (apply moves_spec; rewrite of_s; left; reflexivity).
    destruct (same_moves s p q (Permutation_sym same) m) as [r [m' _]]. exists r. exact m'.
  - intros q m. destruct (same_moves p s q same m) as [q' [m' same']].
    rewrite forallb_forall in answered. specialize (answered q' (proj2 (moves_spec s q') m')).
    apply orb_true_iff in answered as [is_end|found].
    + apply misere_over. intros r m''. destruct (same_moves q q' r same' m'') as [r' [absurd _]].
      exact (ended_over q' is_end r' absurd).
    + apply existsb_exists in found as [r' [r'_in in_set]]. apply moves_spec in r'_in.
      destruct (same_moves q' q r' (Permutation_sym same') r'_in) as [r [m'' same'']].
      apply known_spec in in_set as [t [t_in same_t]].
      apply (misere_to_lost (g := rules) q r m''), (IH r) with t; [|exact t_in|].
      * apply t_trans with q; constructor; assumption.
      * unfold same_heaps in *. eapply perm_trans; [apply Permutation_sym, same''|exact same_t].
Qed.

Theorem misere_certificate_lost : forall set p, misere_check set && known set p = true -> misere_lost (g := rules) p.
Proof.
  intros set p both. apply andb_true_iff in both as [checked in_set].
  apply known_spec in in_set as [s [s_in same]]. exact (misere_check_lost set checked p s s_in same).
Qed.

Theorem misere_certificate_won : forall set p,
  misere_check set && (ended p || existsb (known set) (moves p)) = true -> misere_won (g := rules) p.
Proof.
  intros set p both. apply andb_true_iff in both as [checked found]. apply orb_true_iff in found as [is_end|found].
  - apply misere_over, ended_over, is_end.
  - apply existsb_exists in found as [q [q_in in_set]]. apply known_spec in in_set as [s [s_in same]].
    apply (misere_to_lost (g := rules) p q); [apply moves_spec, q_in|].
    exact (misere_check_lost set checked q s s_in same).
Qed.

End Certificate.

(** The moves of one heap, computed. *)
Section Taking.
Variable takes : nat -> nat -> Prop.
Hypothesis fewer : forall n m, takes n m -> m < n.
Variable may_take : nat -> nat -> bool.
Hypothesis reads : forall n m, m < n -> may_take n m = true <-> takes n m.

Definition taking_options (n : nat) : list (list nat) := map (fun m => [m]) (filter (may_take n) (seq 0 n)).

Lemma taking_listed : forall n l, In l (taking_options n) <-> becomes takes n l.
Proof.
  intros n l. unfold taking_options, becomes. rewrite in_map_iff. split.
  - intros [m [<- m_in]]. apply filter_In in m_in as [m_in may]. apply in_seq in m_in.
    exists m. split; [apply reads; [lia|exact may]|reflexivity].
  - intros [m [t ->]]. exists m. split; [reflexivity|]. pose proof (fewer n m t).
    apply filter_In. split; [apply in_seq; lia|apply reads; assumption].
Qed.

End Taking.

Definition nim_options : nat -> list (list nat) := taking_options (fun _ _ => true).

Lemma nim_listed : forall n l, In l (nim_options n) <-> becomes nim_takes n l.
Proof.
  apply taking_listed; [intros n m less; exact less|]. intros n m less. unfold nim_takes. tauto.
Qed.

Definition bash_options (k : nat) : nat -> list (list nat) := taking_options (fun n m => Nat.leb n (m + k)).

Lemma bash_listed : forall k n l, In l (bash_options k n) <-> becomes (bash_takes k) n l.
Proof.
  intros k. apply taking_listed; [apply bash_fewer|]. intros n m less. unfold bash_takes. rewrite Nat.leb_le. tauto.
Qed.

(** The numbers that may be taken, as a list. *)
Definition one_of (set : list nat) (t : nat) : Prop := In t set.

Definition subtraction_options (set : list nat) : nat -> list (list nat) :=
  taking_options (fun n m => existsb (Nat.eqb (n - m)) set).

Lemma subtraction_listed : forall set n l,
  In l (subtraction_options set n) <-> becomes (subtraction_takes (one_of set)) n l.
Proof.
  intros set. apply taking_listed; [apply subtraction_fewer|]. intros n m less. unfold subtraction_takes, one_of.
  rewrite existsb_exists. split.
  - intros [t [t_in equal]]. apply Nat.eqb_eq in equal. rewrite equal. auto.
  - intros [_ t_in]. exists (n - m). rewrite Nat.eqb_refl. auto.
Qed.

(** An octal code by its digits, d₀ first. *)
Definition digit_of (digits : list nat) (i : nat) : nat := nth i digits 0.

Definition octal_options (digits : list nat) (n : nat) : list (list nat) :=
  flat_map (fun i =>
    let d := digit_of digits i in
    (if Nat.testbit d 0 && Nat.eqb i n && Nat.leb 1 i then [[]] else []) ++
    (if Nat.testbit d 1 && Nat.ltb i n && Nat.leb 1 i then [[n - i]] else []) ++
    (if Nat.testbit d 2 then map (fun a => [a; n - i - a]) (seq 1 (n - i - 1)) else []))
  (seq 0 (length digits)).

Lemma octal_listed : forall digits n l,
  In l (octal_options digits n) <-> octal_breaks (digit_of digits) (pred (length digits)) n l.
Proof.
  intros digits n l. unfold octal_options. rewrite in_flat_map. split.
  - intros [i [i_in l_in]]. apply in_seq in i_in. cbv zeta in l_in. rewrite !in_app_iff in l_in.
    destruct l_in as [l_in|[l_in|l_in]].
    + destruct (Nat.testbit (digit_of digits i) 0 && Nat.eqb i n && Nat.leb 1 i) eqn:may; [|destruct l_in].
      destruct l_in as [<-|[]]. apply andb_true_iff in may as [may some]. apply andb_true_iff in may as [bit equal].
      apply Nat.eqb_eq in equal as <-. apply Nat.leb_le in some. constructor. repeat split; [left; lia|lia|exact bit].
    + destruct (Nat.testbit (digit_of digits i) 1 && Nat.ltb i n && Nat.leb 1 i) eqn:may; [|destruct l_in].
      destruct l_in as [<-|[]]. apply andb_true_iff in may as [may some]. apply andb_true_iff in may as [bit less].
      apply Nat.ltb_lt in less. apply Nat.leb_le in some.
      apply (leave_one' _ _ n i); [repeat split; [left; lia|lia|exact bit]|lia|lia].
    + destruct (Nat.testbit (digit_of digits i) 2) eqn:bit; [|destruct l_in].
      apply in_map_iff in l_in as [a [<- a_in]]. apply in_seq in a_in.
      apply (leave_two' _ _ n i); [repeat split; [right; reflexivity|lia|exact bit]|lia|lia|lia].
  - intros breaking.
    assert (place : forall i p, allows (digit_of digits) (pred (length digits)) i p -> In i (seq 0 (length digits))).
    { intros i p [_ [most bit]]. apply in_seq. destruct digits as [|d digits]; [|simpl in *; lia].
      unfold digit_of in bit. destruct i; rewrite Nat.bits_0 in bit; discriminate. }
    destruct breaking as [i allowed|i a allowed some|i a b allowed a_some b_some]; exists i;
      (split; [eapply place, allowed|]); destruct allowed as [positive [most bit]]; cbv zeta; rewrite !in_app_iff, bit.
    + left. destruct positive as [positive|]; [|discriminate].
      rewrite Nat.eqb_refl. apply Nat.leb_le in positive. rewrite positive. left. reflexivity.
    + right; left. destruct positive as [positive|]; [|discriminate].
      replace (Nat.ltb i (i + a)) with true by (symmetry; apply Nat.ltb_lt; lia).
      apply Nat.leb_le in positive. rewrite positive. replace (i + a - i) with a by lia. left. reflexivity.
    + right; right. apply in_map_iff. exists a. split; [f_equal; f_equal; lia|apply in_seq; lia].
Qed.

(** ** What an exported certificate applies *)
Definition octal_code (digits : list nat) : game := octal (digit_of digits) (pred (length digits)).

Definition nim_lost := certificate_lost _ (becomes_smaller _ (fun _ _ less => less)) nim_options nim_listed.
Definition nim_won := certificate_won _ (becomes_smaller _ (fun _ _ less => less)) nim_options nim_listed.
Definition nim_misere_lost :=
  misere_certificate_lost _ (becomes_smaller _ (fun _ _ less => less)) nim_options nim_listed.
Definition nim_misere_won :=
  misere_certificate_won _ (becomes_smaller _ (fun _ _ less => less)) nim_options nim_listed.

Section Bash.
Variable k : nat.
Let smaller := becomes_smaller _ (bash_fewer k).
Definition bash_lost := certificate_lost _ smaller _ (bash_listed k).
Definition bash_won := certificate_won _ smaller _ (bash_listed k).
Definition bash_misere_lost := misere_certificate_lost _ smaller _ (bash_listed k).
Definition bash_misere_won := misere_certificate_won _ smaller _ (bash_listed k).
End Bash.

Section Subtraction.
Variable set : list nat.
Let smaller := becomes_smaller _ (subtraction_fewer (one_of set)).
Definition subtraction_lost := certificate_lost _ smaller _ (subtraction_listed set).
Definition subtraction_won := certificate_won _ smaller _ (subtraction_listed set).
Definition subtraction_misere_lost := misere_certificate_lost _ smaller _ (subtraction_listed set).
Definition subtraction_misere_won := misere_certificate_won _ smaller _ (subtraction_listed set).
End Subtraction.

Section Octal.
Variable digits : list nat.
Let smaller := octal_smaller (digit_of digits) (pred (length digits)).
Definition octal_lost := certificate_lost _ smaller _ (octal_listed digits).
Definition octal_won := certificate_won _ smaller _ (octal_listed digits).
Definition octal_misere_lost := misere_certificate_lost _ smaller _ (octal_listed digits).
Definition octal_misere_won := misere_certificate_won _ smaller _ (octal_listed digits).
End Octal.
