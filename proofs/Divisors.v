(** Games on a finite set with an order: choose an element, and it and all below it go. Strategy stealing where one
    element is below all others (the divisor game with 1, or with a common divisor). *)

Require Import List Arith Lia Wellfounded Bool.
Require Import Sprague.Game Sprague.Chomp.
Import ListNotations.

(** [goes d n]: d goes where n is chosen. *)
Section Erase.
Variable element : Type.
Variable goes : element -> element -> bool.
Hypothesis itself : forall n, goes n n = true.

Definition erase (n : element) (board : list element) : list element := filter (fun d => negb (goes d n)) board.

Inductive erase_move : list element -> list element -> Prop :=
| erases : forall board n, In n board -> erase_move board (erase n board).

Lemma erase_fewer : forall n board, In n board -> length (erase n board) < length board.
Proof.
  unfold erase. intros n board n_in. induction board as [|d board IH]; [destruct n_in|].
  assert (no_more : length (filter (fun d => negb (goes d n)) board) <= length board).
  { clear. induction board as [|d board IH]; simpl; [lia|]. destruct (negb (goes d n)); simpl; lia. }
  simpl. destruct n_in as [->|n_in].
  - rewrite itself. simpl. lia.
  - specialize (IH n_in). destruct (negb (goes d n)); simpl; lia.
Qed.

Lemma erase_ends : well_founded (fun q p => erase_move p q).
Proof.
  apply wf_incl with (R2 := fun q p => length q < length p).
  - intros q p m. destruct m as [board n n_in]. apply erase_fewer, n_in.
  - apply (wf_inverse_image _ _ lt (@length element)), lt_wf.
Qed.

Definition erasing : game := {| position := list element; move := erase_move; ends := erase_ends |}.

Lemma erasing_finite : finite erasing.
Proof.
  intros board. exists (map (fun n => erase n board) board). intros q. rewrite in_map_iff. split.
  - intros [n [<- n_in]]. constructor. exact n_in.
  - intros m. destruct m as [board n n_in]. exists n. auto.
Qed.

(** An element that goes with every other: choosing it first gives away nothing that could not be had at once. *)
Theorem common_element_won : forall (board : list element) least, In least board ->
  (forall n, In n board -> goes least n = true) ->
  (forall d n, In d board -> In n board -> goes d least = true -> goes d n = true) ->
  won (g := erasing) board.
Proof.
  intros board least least_in below transitive.
  apply (strategy_stealing erasing erasing_finite board (erase least board)); [constructor; exact least_in|].
  intros r m. remember (erase least board) as rest eqn:is_rest.
  destruct m as [rest n n_in]. subst rest.
  unfold erase in n_in. apply filter_In in n_in as [n_in _].
  replace (erase n (erase least board)) with (erase n board); [constructor; exact n_in|].
  unfold erase. clear below least_in.
  assert (same : forall l, incl l board -> filter (fun d => negb (goes d n)) l =
    filter (fun d => negb (goes d n)) (filter (fun d => negb (goes d least)) l)).
  { induction l as [|d l IH]; intros included; [reflexivity|]. simpl.
    specialize (IH ltac:(intros x x_in; apply included; right; exact x_in)).
    destruct (goes d least) eqn:is_least; simpl.
    - rewrite (transitive d n (included d (or_introl eq_refl)) n_in is_least). exact IH.
    - destruct (goes d n); simpl; [exact IH|]. f_equal. exact IH. }
  apply same, incl_refl.
Qed.

End Erase.

(** Numbers on a board: one is chosen, and it and all its divisors go. *)
Definition divides (d n : nat) : bool := Nat.eqb (n mod d) 0.

Lemma divides_itself : forall n, divides n n = true.
Proof.
  intros [|n]; [reflexivity|]. unfold divides. rewrite Nat.mod_same by lia. reflexivity.
Qed.

Theorem divisors_won : forall (board : list nat) least, Forall (fun n => 1 <= n) board -> In least board ->
  (forall n, In n board -> Nat.divide least n) ->
  won (g := erasing nat divides divides_itself) board.
Proof.
  intros board least positive least_in below.
  assert (reads : forall d n, 1 <= d -> divides d n = true <-> Nat.divide d n).
  { intros d n some. unfold divides. rewrite Nat.eqb_eq. apply Nat.mod_divide. lia. }
  rewrite Forall_forall in positive.
  apply (common_element_won nat divides divides_itself board least least_in).
  - intros n n_in. apply reads; auto.
  - intros d n d_in n_in d_least. apply reads in d_least; [|auto]. apply reads; [auto|].
    exact (Nat.divide_trans _ _ _ d_least (below n n_in)).
Qed.
