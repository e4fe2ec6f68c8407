(** Misère play: the player who makes the last move loses. *)

Require Import List.
Require Import Sprague.Game.

Definition over {g : game} (p : position g) : Prop := forall q, ~ move p q.

Inductive misere_lost {g : game} (p : position g) : Prop :=
| misere_answered : (exists q, move p q) -> (forall q, move p q -> misere_won q) -> misere_lost p
with misere_won {g : game} (p : position g) : Prop :=
| misere_over : over p -> misere_won p
| misere_to_lost : forall q, move p q -> misere_lost q -> misere_won p.

Theorem misere_not_both : forall (g : game) (p : position g), misere_lost p -> misere_won p -> False.
Proof.
  intros g p. induction p as [p IH] using (well_founded_ind (ends g)).
  intros [[r to_r] answered] [is_over|q to_q lost_q].
  - exact (is_over r to_r).
  - exact (IH q to_q lost_q (answered q to_q)).
Qed.

Theorem misere_decided : forall (g : game), finite g -> forall p : position g, {misere_lost p} + {misere_won p}.
Proof.
  intros g options p. induction p as [p IH] using (well_founded_induction (ends g)).
  destruct (options p) as [l listed].
  destruct (some_or_all _ misere_lost misere_won l) as [[q [q_in lost_q]]|all_won].
  - intros q q_in. apply IH, listed, q_in.
  - right. apply (misere_to_lost p q); [apply listed; exact q_in|exact lost_q].
  - destruct l as [|q l].
    + right. apply misere_over. intros q m. apply listed in m. destruct m.
    + left. constructor; [exists q; apply listed; left; reflexivity|].
      intros r m. apply all_won, listed, m.
Defined.

(** As for normal play, but the end is not in the set, and need not be left. *)
Definition misere_closed {g : game} (S : position g -> Prop) : Prop :=
  (forall p, over p -> ~ S p) /\
  (forall p q, S p -> move p q -> ~ S q) /\
  (forall p, ~ S p -> over p \/ exists q, move p q /\ S q).

Theorem misere_closed_set : forall (g : game) (S : position g -> Prop),
  (forall p, {S p} + {~ S p}) -> (forall p : position g, over p \/ exists q, move p q) -> misere_closed S ->
  forall p, (S p <-> misere_lost p) /\ (~ S p <-> misere_won p).
Proof.
  intros g S decide can_tell [not_at_end [leaves enters]].
  assert (both : forall p, (S p -> misere_lost p) /\ (~ S p -> misere_won p)).
  { intros p. induction p as [p IH] using (well_founded_ind (ends g)). split.
    - intros in_S. constructor.
      + destruct (can_tell p) as [is_over|some]; [destruct (not_at_end p is_over in_S)|exact some].
      + intros q to_q. apply (IH q to_q), (leaves p q in_S to_q).
    - intros out. destruct (enters p out) as [is_over|[q [to_q in_S]]].
      + apply misere_over, is_over.
      + apply (misere_to_lost p q to_q), (IH q to_q), in_S. }
  intros p. destruct (both p) as [ins outs]. split; split; auto.
  - intros is_lost. destruct (decide p) as [yes|no]; [exact yes|].
    destruct (misere_not_both g p is_lost (outs no)).
  - intros is_won in_S. exact (misere_not_both g p (ins in_S) is_won).
Qed.
