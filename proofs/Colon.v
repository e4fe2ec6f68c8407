(** The colon principle, and Green Hackenbush on trees (Winning Ways, chapter 7). *)

Require Import List Arith Lia Wellfounded Relation_Operators.
Require Import Sprague.Game Sprague.Grundy Sprague.NimSum.
Import ListNotations.
Open Scope nim_scope.

(** G : H, a game H standing on a position of G: a move in G takes away all of H. *)
Section Ordinal.
Variables G H : game.

Inductive ordinal_move : position G * option (position H) -> position G * option (position H) -> Prop :=
| in_base : forall p p' h, move p p' -> ordinal_move (p, h) (p', None)
| in_top : forall p h h', move h h' -> ordinal_move (p, Some h) (p, Some h').

Lemma ordinal_ends : well_founded (fun y x => ordinal_move x y).
Proof.
  intros [p h]. revert h. induction p as [p IHp] using (well_founded_ind (ends G)).
  assert (bare : Acc (fun y x => ordinal_move x y) (p, None)).
  { constructor. intros y m. inversion m; subst. apply IHp. assumption. }
  intros [h|]; [|exact bare]. induction h as [h IHh] using (well_founded_ind (ends H)).
  constructor. intros y m. inversion m; subst; [apply IHp|apply IHh]; assumption.
Qed.

Definition ordinal : game :=
  {| position := position G * option (position H); move := ordinal_move; ends := ordinal_ends |}.

End Ordinal.

(** Without its top only the base counts. *)
Lemma bare_base : forall (G H K : game) f h, grundy (g := ordinal G H) f -> grundy (g := ordinal G K) h ->
  forall p, f (p, None) = h (p, None).
Proof.
  intros G H K f h is_f is_h p. induction p as [p IH] using (well_founded_ind (ends G)).
  destruct (is_f (p, None)) as [f_new f_all], (is_h (p, None)) as [h_new h_all].
  destruct (lt_eq_lt_dec (f (p, None)) (h (p, None))) as [[less|same]|more]; [exfalso|exact same|exfalso].
  - destruct (h_all _ less) as [y [m reached]]. inversion m; subst.
    apply (f_new (p', None)); [constructor; assumption|]. rewrite <- reached. apply IH. assumption.
  - destruct (f_all _ more) as [y [m reached]]. inversion m; subst.
    apply (h_new (p', None)); [constructor; assumption|]. rewrite <- reached. symmetry. apply IH. assumption.
Qed.

(** Tops of equal value may be exchanged. *)
Theorem colon_principle : forall (G H K : game) (of_H : position H -> nat) (of_K : position K -> nat),
  grundy of_H -> grundy of_K ->
  forall f h, grundy (g := ordinal G H) f -> grundy (g := ordinal G K) h ->
  forall p x y, of_H x = of_K y -> f (p, Some x) = h (p, Some y).
Proof.
  intros G H K of_H of_K is_H is_K f h is_f is_h p x.
  induction x as [x IHx] using (well_founded_ind (wf_clos_trans _ _ (ends H))). intros y.
  induction y as [y IHy] using (well_founded_ind (wf_clos_trans _ _ (ends K))). intros equal.
  destruct (is_f (p, Some x)) as [f_new f_all], (is_h (p, Some y)) as [h_new h_all].
  destruct (lt_eq_lt_dec (f (p, Some x)) (h (p, Some y))) as [[less|same]|more]; [exfalso|exact same|exfalso].
  - destruct (h_all _ less) as [q [m reached]]. inversion m as [? p' ? to_p'|? ? y' to_y']; subst.
    + apply (f_new (p', None)); [constructor; exact to_p'|]. rewrite <- reached. apply (bare_base G H K f h is_f is_h).
    + destruct (lt_eq_lt_dec (of_K y') (of_K y)) as [[lower|same]|higher].
      * rewrite <- equal in lower. destruct (proj2 (is_H x) _ lower) as [x' [to_x' same]].
        apply (f_new (p, Some x')); [constructor; exact to_x'|]. rewrite <- reached.
        apply IHx; [constructor; exact to_x'|exact same].
      * exact (proj1 (is_K y) y' to_y' same).
      * destruct (proj2 (is_K y') _ higher) as [y2 [to_y2 same]].
        apply (proj1 (is_h (p, Some y')) (p, Some y2)); [constructor; exact to_y2|]. rewrite reached. symmetry.
        apply IHy; [|congruence]. apply t_trans with y'; constructor; assumption.
  - destruct (f_all _ more) as [q [m reached]]. inversion m as [? p' ? to_p'|? ? x' to_x']; subst.
    + apply (h_new (p', None)); [constructor; exact to_p'|]. rewrite <- reached. symmetry.
      apply (bare_base G H K f h is_f is_h).
    + destruct (lt_eq_lt_dec (of_H x') (of_H x)) as [[lower|same]|higher].
      * rewrite equal in lower. destruct (proj2 (is_K y) _ lower) as [y' [to_y' same]].
        apply (h_new (p, Some y')); [constructor; exact to_y'|]. rewrite <- reached. symmetry.
        apply IHx; [constructor; exact to_x'|congruence].
      * exact (proj1 (is_H x) x' to_x' same).
      * destruct (proj2 (is_H x') _ higher) as [x2 [to_x2 same]].
        apply (proj1 (is_f (p, Some x')) (p, Some x2)); [constructor; exact to_x2|]. rewrite reached.
        apply IHx; [|congruence]. apply t_trans with x'; constructor; assumption.
Qed.

(** A tree on the ground: the trees that stand on its root, each by an edge. A move cuts one edge, and what is no
    longer joined to the ground goes with it. *)
Inductive tree : Type := node : list tree -> tree.

Inductive cut : list tree -> list tree -> Prop :=
| cut_here : forall before t after, cut (before ++ t :: after) (before ++ after)
| cut_above : forall before ts us after, cut ts us ->
    cut (before ++ node ts :: after) (before ++ node us :: after).

Fixpoint edges_of (t : tree) : nat :=
  match t with node ts => fold_right (fun t n => S (edges_of t) + n) 0 ts end.

Definition edges (ts : list tree) : nat := edges_of (node ts).

Lemma edges_cons : forall t ts, edges (t :: ts) = S (edges_of t) + edges ts.
Proof.
  reflexivity.
Qed.

Lemma edges_app : forall ts us, edges (ts ++ us) = edges ts + edges us.
Proof.
  induction ts as [|t ts IH]; intros us; [reflexivity|].
  rewrite <- app_comm_cons, !edges_cons, IH. lia.
Qed.

Lemma cut_fewer : forall ts us, cut ts us -> edges us < edges ts.
Proof.
  induction 1 as [before t after|before ts us after _ IH]; rewrite !edges_app, !edges_cons; [lia|].
  unfold edges in IH. lia.
Qed.

Lemma cut_ends : well_founded (fun us ts => cut ts us).
Proof.
  apply wf_incl with (R2 := fun us ts => edges us < edges ts); [intros us ts; apply cut_fewer|].
  apply (wf_inverse_image _ _ lt edges), lt_wf.
Qed.

Definition hackenbush : game := {| position := list tree; move := cut; ends := cut_ends |}.

(** A branch is worth 1 + what stands on it; branches at one point add by nim-sum. *)
Fixpoint tree_value (t : tree) : nat :=
  match t with node ts => fold_right (fun t v => S (tree_value t) ⊕ v) 0 ts end.

Definition forest_value (ts : list tree) : nat := tree_value (node ts).

Lemma forest_cons : forall t ts, forest_value (t :: ts) = S (tree_value t) ⊕ forest_value ts.
Proof.
  reflexivity.
Qed.

Lemma forest_app : forall ts us, forest_value (ts ++ us) = forest_value ts ⊕ forest_value us.
Proof.
  induction ts as [|t ts IH]; intros us; simpl.
  - symmetry. apply Nat.lxor_0_l.
  - rewrite !forest_cons, IH. symmetry. apply Nat.lxor_assoc.
Qed.

Lemma cut_changes : forall ts us, cut ts us -> forest_value us <> forest_value ts.
Proof.
  induction 1 as [before t after|before ts us after _ IH]; rewrite !forest_app, !forest_cons; intros same;
    apply nim_sum_injective_l in same.
  - rewrite <- (Nat.lxor_0_l (forest_value after)) in same at 1. apply nim_sum_injective_r in same. discriminate.
  - apply nim_sum_injective_r in same. unfold forest_value in IH. lia.
Qed.

Lemma cut_later : forall t ts us, cut ts us -> cut (t :: ts) (t :: us).
Proof.
  intros t ts us c. destruct c as [before u after|before us' vs after c].
  - exact (cut_here (t :: before) u after).
  - exact (cut_above (t :: before) us' vs after c).
Qed.

Lemma cut_to : forall n ts, edges ts <= n -> forall s, s < forest_value ts -> exists us, cut ts us /\ forest_value us = s.
Proof.
  induction n as [|n IHn]; intros ts size.
  - destruct ts as [|t ts]; [unfold forest_value; simpl; lia|rewrite edges_cons in size; lia].
  - revert size. induction ts as [|[ts] rest IH]; intros size s less; [unfold forest_value in less; simpl in less; lia|].
    rewrite forest_cons in less. rewrite edges_cons in size.
    destruct (nim_sum_smaller _ _ _ less) as [here|later].
    + destruct (forest_value rest ⊕ s) as [|v] eqn:goal.
      * exists rest. split; [exact (cut_here [] (node ts) rest)|].
        exact (proj1 (Nat.lxor_eq_0_iff _ _) goal).
      * destruct (IHn ts) with (s := v) as [us [c reached]]; [unfold edges in *; lia|unfold forest_value; lia|].
        exists (node us :: rest). split; [exact (cut_above [] ts us rest c)|].
        rewrite forest_cons. unfold forest_value in reached at 1. rewrite reached, <- goal.
        rewrite (Nat.lxor_comm (forest_value rest)), Nat.lxor_assoc, Nat.lxor_nilpotent. apply Nat.lxor_0_r.
    + destruct (IH ltac:(lia) _ later) as [us [c reached]].
      exists (node ts :: us). split; [apply cut_later, c|]. rewrite forest_cons, reached. apply nim_sum_cancel.
Qed.

Theorem hackenbush_value : grundy (g := hackenbush) forest_value.
Proof.
  intros ts. split.
  - intros us c. apply cut_changes, c.
  - intros s less. apply (cut_to (edges ts) ts (le_n _) s less).
Qed.

Theorem hackenbush_lost : forall ts : position hackenbush,
  (forest_value ts = 0 <-> lost ts) /\ (forest_value ts <> 0 <-> won ts).
Proof.
  exact (grundy_zero hackenbush forest_value hackenbush_value).
Qed.
