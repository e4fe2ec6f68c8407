(** Moves in as many games as you like, under misère play. *)

Require Import List.
Require Import Sprague.Game Sprague.Misere Sprague.Compounds.
Import ListNotations.

(** As for normal play: different games count as one. *)
Theorem misere_family_lost : forall index (games : index -> game) i (p : position (games i)),
  (misere_lost p <-> misere_lost (g := family index games) (existT _ i p)) /\
  (misere_won p <-> misere_won (g := family index games) (existT _ i p)).
Proof.
  intros index games i p.
  assert (both : (misere_lost p -> misere_lost (g := family index games) (existT _ i p)) /\
    (misere_won p -> misere_won (g := family index games) (existT _ i p)) /\
    (misere_lost (g := family index games) (existT _ i p) -> misere_lost p) /\
    (misere_won (g := family index games) (existT _ i p) -> misere_won p)).
  { induction p as [p IH] using (well_founded_ind (ends (games i))). split; [|split; [|split]].
    - intros [[q m] answered]. constructor; [exists (existT _ i q); constructor; exact m|].
      intros y m'. apply family_inverse in m' as [r [-> m']]. exact (proj1 (proj2 (IH r m')) (answered r m')).
    - intros [is_over|q m lost_q].
      + apply misere_over. intros y m. apply family_inverse in m as [q [_ m]]. exact (is_over q m).
      + apply (misere_to_lost (g := family index games) _ (existT _ i q)); [constructor; exact m|].
        exact (proj1 (IH q m) lost_q).
    - intros [[y m] answered]. apply family_inverse in m as [q [_ m]]. constructor; [exists q; exact m|].
      intros r m'. exact (proj2 (proj2 (proj2 (IH r m'))) (answered _ (in_game index games i p r m'))).
    - intros [is_over|y m lost_y].
      + apply misere_over. intros q m. exact (is_over _ (in_game index games i p q m)).
      + apply family_inverse in m as [q [-> m]].
        exact (misere_to_lost p q m (proj1 (proj2 (proj2 (IH q m))) lost_y)). }
  tauto.
Qed.

Section MisereCompounds.
Variable G : game.
Hypothesis options : finite G.

(** There is a move. *)
Definition going (p : position G) : bool := match proj1_sig (options p) with [] => false | _ => true end.

Lemma going_moves : forall p, going p = true <-> exists q, move p q.
Proof.
  unfold going. intros p. destruct (options p) as [[|q l] listed]; simpl.
  - split; [discriminate|]. intros [q m]. apply listed in m. destruct m.
  - split; [|reflexivity]. intros _. exists q. apply listed. left. reflexivity.
Qed.

Lemma not_going : forall p, going p = false -> over p.
Proof.
  intros p ended q m. assert (yes : going p = true) by (apply going_moves; exists q; exact m). congruence.
Qed.

Lemma misere_lost_going : forall p : position G, misere_lost p -> going p = true.
Proof.
  intros p [some _]. apply going_moves, some.
Qed.

Let stays_or_moves (p q : position G) : Prop := move p q \/ q = p.

Lemma all_stay : forall ps, Forall2 stays_or_moves ps ps.
Proof.
  induction ps; constructor; [right; reflexivity|assumption].
Qed.

Lemma some_step : forall ps qs, some_moves G ps qs -> Forall2 stays_or_moves ps qs.
Proof.
  induction 1 as [p q ps qs m rest|p ps qs m IH]; constructor; auto; [left; exact m|right; reflexivity].
Qed.

Lemma step_some : forall ps qs, Forall2 stays_or_moves ps qs -> some_moves G ps qs \/ qs = ps.
Proof.
  induction 1 as [|p q ps qs [m| ->] rest [IH| ->]]; auto.
  - left. constructor; assumption.
  - left. constructor; assumption.
  - left. apply first_stays, IH.
Qed.

Lemma over_any : forall ps, filter going ps = [] <-> over (g := any G) ps.
Proof.
  intros ps. split.
  - intros none qs m. induction m as [p q ps qs m _|p ps qs m IH]; simpl in none.
    + rewrite (proj2 (going_moves p) (ex_intro _ q m)) in none. discriminate.
    + destruct (going p); [discriminate|exact (IH none)].
  - intros is_over. induction ps as [|p ps IH]; [reflexivity|]. simpl. destruct (going p) eqn:p_going.
    + apply going_moves in p_going as [q m]. destruct (is_over (q :: ps)). constructor; [exact m|apply all_stay].
    + apply IH. intros qs m. exact (is_over (p :: qs) (first_stays G p ps qs m)).
Qed.

(** One game is going: the others are as good as away. *)
Lemma only_moves : forall ps qs, some_moves G ps qs -> forall p, filter going ps = [p] ->
  exists q, move p q /\ filter going qs = filter going [q].
Proof.
  induction 1 as [p q ps qs m rest|p ps qs m IH]; intros x only; simpl in only.
  - rewrite (proj2 (going_moves p) (ex_intro _ q m)) in only. injection only as -> none. exists q. split; [exact m|].
    apply over_any in none. destruct (step_some ps qs rest) as [m'| ->]; [destruct (none qs m')|].
    apply over_any in none. simpl. rewrite none. reflexivity.
  - destruct (going p) eqn:p_going.
    + injection only as -> none. apply over_any in none. destruct (none qs m).
    + simpl. rewrite p_going. apply IH, only.
Qed.

(** Where all games are lost, those that a move leads to are won, and so not over. *)
Lemma as_many : forall ps qs, Forall2 stays_or_moves ps qs -> Forall lost ps ->
  length (filter going qs) = length (filter going ps).
Proof.
  induction 1 as [|p q ps qs step rest IH]; intros all; [reflexivity|].
  inversion all as [|? ? [answered] others]; subst. specialize (IH others). simpl.
  destruct step as [m| ->]; [|destruct (going p); simpl; congruence].
  destruct (answered q m) as [r to_r _].
  rewrite (proj2 (going_moves p) (ex_intro _ q m)), (proj2 (going_moves q) (ex_intro _ r to_r)). simpl. congruence.
Qed.

Lemma to_misere_lost : forall p, going p = true -> exists q, stays_or_moves p q /\ misere_lost q.
Proof.
  intros p p_going. destruct (misere_decided G options p) as [is_lost|[is_over|q m lost_q]].
  - exists p. split; [right; reflexivity|exact is_lost].
  - apply going_moves in p_going as [q m]. destruct (is_over q m).
  - exists q. split; [left; exact m|exact lost_q].
Qed.

(** If all games but one can be over, the last one can be lost under misère play at the same time. *)
Lemma leave_one : forall ps qs, Forall2 stays_or_moves ps qs -> length (filter going qs) <= 1 -> filter going ps <> [] ->
  exists rs r, Forall2 stays_or_moves ps rs /\ filter going rs = [r] /\ misere_lost r.
Proof.
  assert (alone : forall p ps qs, Forall2 stays_or_moves ps qs -> filter going qs = [] -> going p = true ->
    exists rs r, Forall2 stays_or_moves (p :: ps) rs /\ filter going rs = [r] /\ misere_lost r).
  { intros p ps qs steps none p_going. destruct (to_misere_lost p p_going) as [r [step lost_r]].
    exists (r :: qs), r. split; [constructor; assumption|split; [|exact lost_r]].
    simpl. rewrite (misere_lost_going r lost_r), none. reflexivity. }
  induction 1 as [|p q ps qs step rest IH]; intros few some; [contradiction|]. simpl in few, some.
  destruct (going q) eqn:q_going.
  - apply (alone p ps qs rest).
    + destruct (filter going qs); [reflexivity|]. simpl in few. apply le_S_n in few. inversion few.
    + destruct step as [m| ->]; [apply going_moves; exists q; exact m|exact q_going].
  - destruct (filter going ps) eqn:others.
    + apply (alone p ps ps (all_stay ps) others). destruct (going p); [reflexivity|contradiction].
    + destruct IH as [rs [r [steps [only lost_r]]]]; [exact few|discriminate|].
      exists (q :: rs), r. split; [constructor; assumption|split; [|exact lost_r]]. simpl. rewrite q_going. exact only.
Qed.

(** If one game is going, it decides by misère play; if more are, all have to be lost by normal play. *)
Definition any_misere_set (ps : list (position G)) : Prop :=
  match filter going ps with [] => False | [p] => misere_lost p | _ => Forall lost ps end.

Theorem any_misere : forall ps : position (any G),
  (any_misere_set ps <-> misere_lost ps) /\ (~ any_misere_set ps <-> misere_won ps).
Proof.
  apply (misere_closed_set (any G)).
  - intros ps. unfold any_misere_set. destruct (filter going ps) as [|p [|? ?]].
    + right. intros [].
    + destruct (misere_decided G options p) as [yes|no]; [left; exact yes|right].
      intros is_lost. exact (misere_not_both G p is_lost no).
    + apply Forall_dec. intros x. destruct (outcome_decided G options x) as [yes|no]; [left; exact yes|right].
      intros is_lost. exact (not_both G x is_lost no).
  - intros ps. destruct (filter going ps) as [|p goings] eqn:some; [left; apply over_any, some|right].
    assert (p_in : In p (filter going ps)) by (rewrite some; left; reflexivity).
    apply filter_In in p_in as [p_in p_going]. apply going_moves in p_going as [q m].
    apply in_split in p_in as [before [after ->]]. exists (before ++ q :: after). clear some.
    induction before; constructor; [exact m|apply all_stay|assumption].
  - split; [|split].
    + unfold any_misere_set. intros ps is_over. apply over_any in is_over. rewrite is_over. intros [].
    + unfold any_misere_set at 1. intros ps qs in_set m. destruct (filter going ps) as [|p [|p' rest]] eqn:goings; [destruct in_set| |].
      * destruct (only_moves ps qs m p goings) as [q [to_q same]]. destruct in_set as [_ answered].
        specialize (answered q to_q). unfold any_misere_set. rewrite same. simpl. destruct (going q); [|intros []].
        intros is_lost. exact (misere_not_both G q is_lost answered).
      * pose proof (as_many ps qs (some_step ps qs m) in_set) as many. rewrite goings in many.
        unfold any_misere_set. destruct (filter going qs) as [|q [|q' rest']]; [discriminate|discriminate|].
        apply (any_lost G options) in in_set as [answered]. apply (any_lost G options), answered, m.
    + unfold any_misere_set at 1. intros ps out.
      assert (close : filter going ps <> [] -> forall qs, Forall2 stays_or_moves ps qs -> length (filter going qs) <= 1 ->
        exists rs, some_moves G ps rs /\ any_misere_set rs).
      { intros some qs steps few. destruct (leave_one ps qs steps few some) as [rs [r [steps' [only lost_r]]]].
        destruct (step_some ps rs steps') as [m| ->].
        - exists rs. split; [exact m|]. unfold any_misere_set. rewrite only. exact lost_r.
        - rewrite only in out. contradiction. }
      destruct (filter going ps) as [|p [|p' rest]] eqn:goings; [left; apply over_any, goings| |]; right.
      * apply close with ps; [discriminate|apply all_stay|rewrite goings; apply le_n].
      * apply (any_lost G options) in out as [qs m all]. apply (proj1 (any_lost G options qs)) in all.
        destruct (filter going qs) as [|q [|q' rest']] eqn:goings'.
        1, 2: apply close with qs; [discriminate|apply some_step, m|rewrite goings'; simpl; auto].
        exists qs. split; [exact m|]. unfold any_misere_set. rewrite goings'. exact all.
Qed.

End MisereCompounds.
