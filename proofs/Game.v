(** Impartial games: a well-founded relation "there is a move from p to q", P and N. *)

Require Import List.

Record game := {
  position : Type;
  move : position -> position -> Prop;
  ends : well_founded (fun q p => move p q)
}.

Arguments move {g}.

(** A position is lost (P) if every move leads to a won one, won (N) if some move leads to a lost one.
    Without moves it is lost: normal play. *)
Inductive lost {g : game} (p : position g) : Prop :=
| every_move_answered : (forall q, move p q -> won q) -> lost p
with won {g : game} (p : position g) : Prop :=
| move_to_lost : forall q, move p q -> lost q -> won p.

(** Finitely many moves, listed. *)
Definition finite (g : game) : Type :=
  forall p : position g, {options : list (position g) | forall q, In q options <-> move p q}.

Theorem not_both : forall (g : game) (p : position g), lost p -> won p -> False.
Proof.
  intros g p. induction p as [p IH] using (well_founded_ind (ends g)).
  intros [answered] [q to_q lost_q].
  exact (IH q to_q lost_q (answered q to_q)).
Qed.

Lemma some_or_all : forall (A : Type) (P Q : A -> Prop) l, (forall x, In x l -> {P x} + {Q x}) ->
  {x | In x l /\ P x} + {forall x, In x l -> Q x}.
Proof.
  intros A P Q. induction l as [|x l IH]; intros which.
  - right; intros y [].
  - destruct (which x) as [is_P|is_Q]; [left; reflexivity|left; exists x; split; [left; reflexivity|exact is_P]|].
    destruct IH as [[y [y_in is_P]]|all].
    + intros y y_in; apply which; right; exact y_in.
    + left; exists y; split; [right; exact y_in|exact is_P].
    + right; intros y [<-|y_in]; [exact is_Q|exact (all y y_in)].
Defined.

Theorem outcome_decided : forall (g : game), finite g -> forall p : position g, {lost p} + {won p}.
Proof.
  intros g options p. induction p as [p IH] using (well_founded_induction (ends g)).
  destruct (options p) as [l listed].
  destruct (some_or_all _ lost won l) as [[q [q_in lost_q]]|all_won].
  - intros q q_in. apply IH, listed, q_in.
  - right. apply (move_to_lost p q); [apply listed; exact q_in|exact lost_q].
  - left. constructor. intros q to_q. apply all_won, listed, to_q.
Defined.

(** A set that no move stays in, and that some move enters from everywhere else. *)
Definition closed {g : game} (S : position g -> Prop) : Prop :=
  (forall p q, S p -> move p q -> ~ S q) /\
  (forall p, ~ S p -> exists q, move p q /\ S q).

(** What a closed set says of each position; [S] has to be decidable. *)
Theorem closed_set : forall (g : game) (S : position g -> Prop),
  (forall p, {S p} + {~ S p}) -> closed S ->
  forall p, (S p <-> lost p) /\ (~ S p <-> won p).
Proof.
  intros g S decide [leaves enters].
  assert (both : forall p, (S p -> lost p) /\ (~ S p -> won p)).
  { intros p. induction p as [p IH] using (well_founded_ind (ends g)). split.
    - intros in_S. constructor. intros q to_q.
      apply (IH q to_q), (leaves p q in_S to_q).
    - intros out. destruct (enters p out) as [q [to_q in_S]].
      apply (move_to_lost p q to_q), (IH q to_q), in_S. }
  intros p. destruct (both p) as [ins outs]. split; split; auto.
  - intros is_lost. destruct (decide p) as [yes|no]; [exact yes|].
    destruct (not_both g p is_lost (outs no)).
  - intros is_won in_S. exact (not_both g p (ins in_S) is_won).
Qed.

(** Recursion over the options: what a position is worth by what its options are worth. *)
Section Recursion.
Variable g : game.
Variable options : finite g.
Variable step : list nat -> nat.

Fixpoint map_in (l : list (position g)) : (forall q, In q l -> nat) -> list nat :=
  match l with
  | nil => fun _ => nil
  | q :: rest => fun f => f q (or_introl eq_refl) :: map_in rest (fun r r_in => f r (or_intror r_in))
  end.

Lemma map_in_same : forall l f h, (forall q q_in, f q q_in = h q q_in) -> map_in l f = map_in l h.
Proof.
  induction l as [|q l IH]; intros f h same; simpl; [reflexivity|].
  rewrite same. f_equal. apply IH. intros r r_in. apply same.
Qed.

Lemma map_in_map : forall l (f : position g -> nat), map_in l (fun q _ => f q) = map f l.
Proof.
  induction l as [|q l IH]; intros f; simpl; [reflexivity|]. f_equal. apply IH.
Qed.

Definition worth : position g -> nat :=
  Fix (ends g) (fun _ => nat) (fun p worth =>
    let (l, listed) := options p in step (map_in l (fun q q_in => worth q (proj1 (listed q) q_in)))).

Theorem recursion : forall p, worth p = step (map worth (proj1_sig (options p))).
Proof.
  intros p. unfold worth at 1. rewrite Fix_eq.
  - destruct (options p) as [l listed]. simpl. f_equal. apply map_in_map.
  - intros x f h same. destruct (options x) as [l listed]. f_equal. apply map_in_same.
    intros q q_in. apply same.
Qed.

End Recursion.
