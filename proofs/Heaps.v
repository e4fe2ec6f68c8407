(** Heaps of stones: a move replaces one heap by none, one or several smaller ones. *)

Require Import List Arith Lia Wellfounded.
Require Import Sprague.Game Sprague.Grundy Sprague.NimSum.
Import ListNotations.
Open Scope nim_scope.

Definition squares (l : list nat) : nat := fold_right (fun n total => n * n + total) 0 l.

Lemma squares_app : forall l m, squares (l ++ m) = squares l + squares m.
Proof.
  induction l as [|n l IH]; intros m; simpl; [reflexivity|]. rewrite IH. lia.
Qed.

(** [breaks n l]: a heap of n may become the heaps l. *)
Section Heaps.
Variable breaks : nat -> list nat -> Prop.
Hypothesis smaller : forall n l, breaks n l -> squares l < n * n.

Inductive heap_move : list nat -> list nat -> Prop :=
| break_one : forall before n l after, breaks n l -> heap_move (before ++ n :: after) (before ++ l ++ after).

Lemma heap_ends : well_founded (fun q p => heap_move p q).
Proof.
  apply wf_incl with (R2 := fun q p => squares q < squares p).
  - intros q p m. inversion m as [b n l a breaking]; subst.
    specialize (smaller n l breaking). rewrite !squares_app. simpl. lia.
  - apply (wf_inverse_image _ _ lt squares), lt_wf.
Qed.

Definition heaps : game := {| position := list nat; move := heap_move; ends := heap_ends |}.

(** [g] is the value of a single heap: its mex rule, with nim-sums for what a heap breaks into. *)
Definition heap_value (g : nat -> nat) : Prop :=
  forall n, (forall l, breaks n l -> nim_sum (map g l) <> g n) /\
            (forall v, v < g n -> exists l, breaks n l /\ nim_sum (map g l) = v).

Lemma move_later : forall n p q, heap_move p q -> heap_move (n :: p) (n :: q).
Proof.
  intros n p q m. inversion m as [b k l a breaking]; subst. exact (break_one (n :: b) k l a breaking).
Qed.

Theorem heaps_value : forall g, heap_value g -> grundy (g := heaps) (fun p => nim_sum (map g p)).
Proof.
  intros g is_g p. split.
  - intros q m. inversion m as [b n l a breaking]; subst.
    rewrite !map_app, !nim_sum_app. simpl. intros same.
    apply nim_sum_injective_l, nim_sum_injective_r in same. exact (proj1 (is_g n) l breaking same).
  - induction p as [|n p IH]; simpl; [lia|]. intros s less.
    destruct (nim_sum_smaller _ _ _ less) as [here|later].
    + destruct (proj2 (is_g n) _ here) as [l [breaking reached]].
      exists (l ++ p). split; [exact (break_one [] n l p breaking)|].
      rewrite map_app, nim_sum_app, reached, (Nat.lxor_comm _ s), Nat.lxor_assoc, Nat.lxor_nilpotent.
      apply Nat.lxor_0_r.
    + destruct (IH _ later) as [q [to_q reached]].
      exists (n :: q). split; [apply move_later, to_q|]. simpl. rewrite reached. apply nim_sum_cancel.
Qed.

Theorem heaps_lost : forall g, heap_value g -> forall p : position heaps,
  (nim_sum (map g p) = 0 <-> lost p) /\ (nim_sum (map g p) <> 0 <-> won p).
Proof.
  intros g is_g. exact (grundy_zero heaps _ (heaps_value g is_g)).
Qed.

End Heaps.

(** Games in which a move only makes one heap smaller: [takes n m], from n stones to m. *)
Section Taking.
Variable takes : nat -> nat -> Prop.
Hypothesis fewer : forall n m, takes n m -> m < n.

Definition becomes (n : nat) (l : list nat) : Prop := exists m, takes n m /\ l = [m].

Lemma becomes_smaller : forall n l, becomes n l -> squares l < n * n.
Proof.
  intros n l [m [t ->]]. specialize (fewer n m t). simpl. nia.
Qed.

Definition taking : game := heaps becomes becomes_smaller.

Definition taking_value (g : nat -> nat) : Prop :=
  forall n, (forall m, takes n m -> g m <> g n) /\ (forall v, v < g n -> exists m, takes n m /\ g m = v).

Lemma taking_heap_value : forall g, taking_value g -> heap_value becomes g.
Proof.
  intros g is_g n. destruct (is_g n) as [new all]. split.
  - intros l [m [t ->]]. simpl. rewrite Nat.lxor_0_r. exact (new m t).
  - intros v less. destruct (all v less) as [m [t reached]]. exists [m]. split; [exists m; auto|].
    simpl. rewrite reached. apply Nat.lxor_0_r.
Qed.

Theorem taking_lost : forall g, taking_value g -> forall p : position taking,
  (nim_sum (map g p) = 0 <-> lost p) /\ (nim_sum (map g p) <> 0 <-> won p).
Proof.
  intros g is_g. apply heaps_lost, taking_heap_value, is_g.
Qed.

End Taking.
