(** Sums of games: a move is a move in one of them. The theorem of Sprague (1935) and Grundy (1939). *)

Require Import List Arith Lia Wellfounded.
Require Import Sprague.Game Sprague.Grundy Sprague.NimSum.
Open Scope nim_scope.

Section Two.
Variables G H : game.

Inductive sum_move : position G * position H -> position G * position H -> Prop :=
| in_left : forall p p' q, move p p' -> sum_move (p, q) (p', q)
| in_right : forall p q q', move q q' -> sum_move (p, q) (p, q').

Lemma sum_ends : well_founded (fun y x => sum_move x y).
Proof.
  intros [p q]. revert q. induction p as [p IHp] using (well_founded_ind (ends G)).
  intros q. induction q as [q IHq] using (well_founded_ind (ends H)).
  constructor. intros y m. inversion m; subst; auto.
Qed.

Definition sum : game := {| position := position G * position H; move := sum_move; ends := sum_ends |}.

Theorem sprague_grundy : forall (f : position G -> nat) (h : position H -> nat), grundy f -> grundy h ->
  grundy (g := sum) (fun x => f (fst x) ⊕ h (snd x)).
Proof.
  intros f h is_f is_h [p q]; simpl. split.
  - intros [p' q'] m; inversion m; subst; simpl; intros same.
    + apply nim_sum_injective_r in same. exact (proj1 (is_f p) p' ltac:(assumption) same).
    + apply nim_sum_injective_l in same. exact (proj1 (is_h q) q' ltac:(assumption) same).
  - intros s less. destruct (nim_sum_smaller _ _ _ less) as [smaller|smaller].
    + destruct (proj2 (is_f p) _ smaller) as [p' [to_p' reached]].
      exists (p', q). split; [constructor; exact to_p'|]. simpl. rewrite reached.
      rewrite (Nat.lxor_comm (h q)), Nat.lxor_assoc, Nat.lxor_nilpotent. apply Nat.lxor_0_r.
    + destruct (proj2 (is_h q) _ smaller) as [q' [to_q' reached]].
      exists (p, q'). split; [constructor; exact to_q'|]. simpl. rewrite reached. apply nim_sum_cancel.
Qed.

Lemma sum_finite : finite G -> finite H -> finite sum.
Proof.
  intros of_G of_H [p q]. destruct (of_G p) as [l listed_l], (of_H q) as [m listed_m].
  exists (map (fun p' => (p', q)) l ++ map (fun q' => (p, q')) m).
  intros [p' q']. rewrite in_app_iff, !in_map_iff. split.
  - intros [[x [same x_in]]|[x [same x_in]]]; inversion same; subst; constructor;
      [apply listed_l|apply listed_m]; exact x_in.
  - intros m'; inversion m'; subst; [left; exists p'|right; exists q'];
      (split; [reflexivity|]); [apply listed_l|apply listed_m]; assumption.
Qed.

End Two.

(** Any number of games, each different from the others if you like. *)
Definition no_move : game.
Proof.
  refine {| position := unit; move := fun _ _ => False |}.
  intros p. constructor. intros q [].
Defined.

Fixpoint sum_of (games : list game) : game :=
  match games with nil => no_move | g :: rest => sum g (sum_of rest) end.

(** Values for each of them, and the nim-sum of these. *)
Fixpoint valuations (games : list game) : Type :=
  match games with nil => unit | g :: rest => ({f : position g -> nat | grundy f} * valuations rest)%type end.

Fixpoint sum_value (games : list game) : valuations games -> position (sum_of games) -> nat :=
  match games with
  | nil => fun _ _ => 0
  | g :: rest => fun v x => proj1_sig (fst v) (fst x) ⊕ sum_value rest (snd v) (snd x)
  end.

Theorem sprague_grundy_all : forall games (v : valuations games), grundy (sum_value games v).
Proof.
  induction games as [|g rest IH]; simpl.
  - intros _ []. split; [intros q []|lia].
  - intros [[f is_f] v]. exact (sprague_grundy g (sum_of rest) f (sum_value rest v) is_f (IH v)).
Qed.

Theorem sum_lost : forall games (v : valuations games) (p : position (sum_of games)),
  (sum_value games v p = 0 <-> lost p) /\ (sum_value games v p <> 0 <-> won p).
Proof.
  intros games v. apply grundy_zero, sprague_grundy_all.
Qed.

(** The value of an end is 0: parts worth nim-sum 0 together change nothing, whatever the other part is. *)
Theorem beside_zero : forall (G H : game) (h : position H -> nat), finite G -> grundy h ->
  forall p q, h q = 0 -> (lost (g := sum G H) (p, q) <-> lost p) /\ (won (g := sum G H) (p, q) <-> won p).
Proof.
  intros G H h options is_h p q zero.
  destruct (grundy_exists G options) as [f is_f].
  destruct (grundy_zero (sum G H) _ (sprague_grundy G H f h is_f is_h) (p, q)) as [P N]; simpl in P, N.
  destruct (grundy_zero G f is_f p) as [P' N'].
  rewrite zero, Nat.lxor_0_r in P, N. split; [rewrite <- P, <- P'|rewrite <- N, <- N']; reflexivity.
Qed.

(** Two equal games cancel (Tweedledum and Tweedledee). *)
Theorem twins_lost : forall (G : game) (p : position G), lost (g := sum G G) (p, p).
Proof.
  intros G p. induction p as [p IH] using (well_founded_ind (ends G)).
  constructor. intros y m. inversion m; subst.
  - apply (move_to_lost (g := sum G G) _ (p', p')); [constructor; assumption|apply IH; assumption].
  - apply (move_to_lost (g := sum G G) _ (q', q')); [constructor; assumption|apply IH; assumption].
Qed.

(** Beside other games two equal ones change nothing. *)
Theorem twins_cancel : forall (G K : game), finite G -> finite K -> forall (p : position G) (q : position K),
  (lost (g := sum K (sum G G)) (q, (p, p)) <-> lost q) /\ (won (g := sum K (sum G G)) (q, (p, p)) <-> won q).
Proof.
  intros G K of_G of_K p q. destruct (grundy_exists G of_G) as [f is_f].
  apply (beside_zero K (sum G G) (fun x => f (fst x) ⊕ f (snd x)) of_K (sprague_grundy G G f f is_f is_f)).
  apply Nat.lxor_nilpotent.
Qed.
