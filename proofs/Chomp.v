(** Strategy stealing, and Chomp on a rectangle (Gale 1974). *)

Require Import List Arith Lia Wellfounded.
Require Import Sprague.Game.
Import ListNotations.

(** If whatever can be reached after one certain move could have been reached at once, the player to move wins.
    Nobody learns how. *)
Theorem strategy_stealing : forall g : game, finite g -> forall p q : position g,
  move p q -> (forall r, move q r -> move p r) -> won p.
Proof.
  intros g options p q to_q steal. destruct (outcome_decided g options q) as [is_lost|[r to_r lost_r]].
  - exact (move_to_lost p q to_q is_lost).
  - exact (move_to_lost p r (steal r to_r) lost_r).
Qed.

(** A bite at row i, column j: of row i and all rows above, only columns before j are left. The cell (0, 0) is
    poisoned, and nobody eats it: a player who could only bite there has lost. *)
Definition bite (rows : list nat) (i j : nat) : list nat := firstn i rows ++ map (Nat.min j) (skipn i rows).

Inductive chomp_move : list nat -> list nat -> Prop :=
| bites : forall rows i j, j < nth i rows 0 -> (i, j) <> (0, 0) -> chomp_move rows (bite rows i j).

Definition cells (rows : list nat) : nat := fold_right Nat.add 0 rows.

Lemma cells_app : forall l m, cells (l ++ m) = cells l + cells m.
Proof.
  induction l as [|n l IH]; intros m; simpl; [reflexivity|]. rewrite IH. lia.
Qed.

Lemma cells_min : forall l j, cells (map (Nat.min j) l) <= cells l.
Proof.
  induction l as [|n l IH]; intros j; simpl; [lia|]. specialize (IH j). lia.
Qed.

Lemma bite_smaller : forall rows i j, j < nth i rows 0 -> cells (bite rows i j) < cells rows.
Proof.
  intros rows i j. unfold bite. revert i. induction rows as [|n rows IH]; intros [|i] inside; simpl in *; try lia.
  - pose proof (cells_min rows j). lia.
  - specialize (IH i inside). lia.
Qed.

Lemma chomp_ends : well_founded (fun q p => chomp_move p q).
Proof.
  apply wf_incl with (R2 := fun q p => cells q < cells p).
  - intros q p m. destruct m as [rows i j inside _]. apply bite_smaller, inside.
  - apply (wf_inverse_image _ _ lt cells), lt_wf.
Qed.

Definition chomp : game := {| position := list nat; move := chomp_move; ends := chomp_ends |}.

Lemma chomp_finite : finite chomp.
Proof.
  intros rows.
  exists (flat_map (fun i => flat_map (fun j =>
    match i, j with 0, 0 => [] | _, _ => [bite rows i j] end) (seq 0 (nth i rows 0))) (seq 0 (length rows))).
  intros q. rewrite in_flat_map. split.
  - intros [i [i_in q_in]]. apply in_flat_map in q_in as [j [j_in q_in]].
    apply in_seq in j_in. destruct i as [|i], j as [|j]; simpl in q_in; try contradiction;
      destruct q_in as [<-|[]]; (constructor; [lia|congruence]).
  - intros m. destruct m as [rows i j inside other]. exists i. split.
    + apply in_seq. destruct (le_lt_dec (length rows) i) as [outside|]; [|lia].
      rewrite nth_overflow in inside; lia.
    + apply in_flat_map. exists j. split; [apply in_seq; lia|].
      destruct i as [|i], j as [|j]; [contradiction|left; reflexivity..].
Qed.

Definition rectangle (height width : nat) : list nat := repeat width height.

Lemma rectangle_rows : forall height width i, i < height -> nth i (rectangle height width) 0 = width.
Proof.
  induction height as [|height IH]; intros width [|i] inside; simpl; try lia. apply IH. lia.
Qed.

Lemma last_bite : forall height width,
  bite (rectangle (S height) (S width)) height width = rectangle height (S width) ++ [width].
Proof.
  unfold bite. intros height width. induction height as [|height IH]; simpl.
  - now rewrite Nat.min_l by lia.
  - f_equal. exact IH.
Qed.

Lemma corner_rows : forall height width i j, j < nth i (rectangle height (S width) ++ [width]) 0 ->
  i <= height /\ j <= width /\ (i = height -> j < width).
Proof.
  intros height width i j inside. assert (len : length (rectangle height (S width)) = height) by apply repeat_length.
  destruct (lt_eq_lt_dec i height) as [[before|same]|after].
  - rewrite app_nth1, rectangle_rows in inside by lia. lia.
  - subst i. rewrite app_nth2 in inside by lia. rewrite len, Nat.sub_diag in inside. simpl in inside. lia.
  - rewrite nth_overflow in inside by (rewrite app_length, len; simpl; lia). lia.
Qed.

(** The corner farthest from the poison is eaten with every other cell. *)
Lemma corner_eaten : forall height width i j, i <= height -> j <= width -> (i = height -> j < width) ->
  bite (rectangle height (S width) ++ [width]) i j = bite (rectangle (S height) (S width)) i j.
Proof.
  unfold bite. induction height as [|height IH]; intros width i j in_i in_j corner.
  - replace i with 0 in * by lia. simpl. f_equal. lia.
  - destruct i as [|i].
    + specialize (IH width 0 j). simpl in *. f_equal. destruct height as [|height]; simpl in *.
      * f_equal. lia.
      * apply IH; lia.
    + simpl. f_equal. apply IH; lia.
Qed.

Theorem chomp_won : forall height width, 0 < height -> 0 < width -> 1 < height * width ->
  won (g := chomp) (rectangle height width).
Proof.
  intros [|height] [|width] ? ? more; try lia.
  apply (strategy_stealing chomp chomp_finite _ (bite (rectangle (S height) (S width)) height width)).
  - constructor; [rewrite rectangle_rows; lia|]. intros same. injection same as -> ->. simpl in more. lia.
  - rewrite last_bite. intros r m. 
    remember (rectangle height (S width) ++ [width]) as corner eqn:is_corner.
    destruct m as [rows i j inside other]. subst rows.
    destruct (corner_rows height width i j inside) as [in_i [in_j corner]].
    rewrite corner_eaten by assumption. constructor; [|exact other].
    rewrite rectangle_rows; lia.
Qed.
