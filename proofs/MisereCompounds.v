(** Several games at once, under misère play. *)

Require Import List Arith Lia Bool.
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

(** ** Any: move in as many games as you like, at least in one.
    A game is going while there is a move. *)
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
    + unfold any_misere_set at 1. intros ps qs in_set m.
      destruct (filter going ps) as [|p [|p' rest]] eqn:goings; [destruct in_set| |].
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

(** ** How long a game lasts under misère play where both play for its end; lost positions are odd. *)
Definition misere_remoteness := lasts G false le.
Definition misere_suspense := lasts G false ge.

Theorem misere_lasts_lost : forall best r, lasts G false best r -> forall p : position G,
  (Nat.even (r p) = false <-> misere_lost p) /\ (Nat.even (r p) <> false <-> misere_won p).
Proof.
  intros best r is_r. destruct (lasts_closed G false best r is_r) as [leaves enters]. apply (misere_closed_set G).
  - intros p. apply bool_dec.
  - apply (over_or_move G options).
  - split; [|split; [exact leaves|]].
    + intros p is_over. apply (lasts_over G false best r is_r) in is_over. rewrite is_over. discriminate.
    + intros p is_won. destruct (enters p is_won) as [zero|some]; [left|right; exact some].
      apply (lasts_over G false best r is_r), zero.
Qed.

Theorem misere_remoteness_exists : {r | misere_remoteness r}.
Proof.
  exact (hurrying_exists G options false).
Qed.

Theorem misere_suspense_exists : {s | misere_suspense s}.
Proof.
  exact (stalling_exists G options false).
Qed.

(** ** All: move in every game; the end of one is the end of all. *)
Lemma one_over : forall p ps, In p ps -> over p -> over (g := all G) ps.
Proof.
  intros p ps p_in is_over qs [_ steps]. destruct (steps_in _ _ _ _ steps) as [there _].
  destruct (there p p_in) as [q [_ m]]. exact (is_over q m).
Qed.

Lemma all_can_tell : forall ps : position (all G), over ps \/ exists qs, move ps qs.
Proof.
  intros [|p ps]; [left; intros qs [some _]; contradiction|].
  assert (which : forall l : list (position G), (exists p, In p l /\ over p) \/ exists qs, Forall2 move l qs).
  { induction l as [|x l IH]; [right; exists []; constructor|].
    destruct (over_or_move G options x) as [is_over|[y m]]; [left; exists x; simpl; auto|].
    destruct IH as [[z [z_in is_over]]|[qs steps]]; [left; exists z; simpl; auto|right; exists (y :: qs); auto]. }
  destruct (which (p :: ps)) as [[x [x_in is_over]]|[qs steps]].
  - left. exact (one_over x (p :: ps) x_in is_over).
  - right. exists qs. split; [discriminate|exact steps].
Qed.

Theorem all_misere : forall r, misere_remoteness r -> forall ps : position (all G),
  (least_is G false r ps <-> misere_lost ps) /\ (~ least_is G false r ps <-> misere_won ps).
Proof.
  intros r is_r. apply (misere_closed_set (all G)); [apply least_is_dec|exact all_can_tell|].
  split; [|split; [exact (all_leaves G false r is_r)|]].
  - intros ps is_over [p [p_in [odd low]]].
    destruct (choose G (fun p q => move p q) ps) as [qs steps].
    + intros x x_in. specialize (low x x_in). destruct (lasts_next G false _ r is_r x) as [y [m _]]; [|exists y; exact m].
      intros zero. replace (r p) with 0 in odd by lia. discriminate.
    + apply (is_over qs). split; [intros ->; destruct p_in|exact steps].
  - intros [|p ps] out; [left; intros qs [some _]; contradiction|].
    destruct (all_enters G false r is_r (p :: ps)) as [[x [x_in is_over]]|next];
      [discriminate|exact out|left; exact (one_over x _ x_in is_over)|right; exact next].
Qed.

(** ** Every: move in every game that is not over; all is over with the last of them. *)
Lemma every_moves : forall s, misere_suspense s -> forall ps, greatest G s ps <> 0 -> exists qs, every_move G ps qs.
Proof.
  intros s is_s ps some. destruct (greatest_in G s ps some) as [p [p_in top]].
  destruct (choose G (fun p q => move p q \/ over p /\ q = p) ps) as [qs steps].
  - intros x _. destruct (over_or_move G options x) as [x_over|[y m]]; [exists x|exists y]; auto.
  - exists qs. split; [|exact steps]. exists p. split; [exact p_in|].
    intros p_over. apply (lasts_over G false _ s is_s) in p_over. lia.
Qed.

Lemma every_over : forall s, misere_suspense s -> forall ps, greatest G s ps = 0 <-> over (g := every G) ps.
Proof.
  intros s is_s ps. split.
  - intros zero qs [[p [p_in going_p]] _]. apply going_p, (lasts_over G false _ s is_s).
    pose proof (greatest_most G s ps p p_in). lia.
  - intros is_over. destruct (Nat.eq_dec (greatest G s ps) 0) as [zero|some]; [exact zero|].
    destruct (every_moves s is_s ps some) as [qs m]. destruct (is_over qs m).
Qed.

Theorem every_misere : forall s, misere_suspense s -> forall ps : position (every G),
  (Nat.even (greatest G s ps) = false <-> misere_lost ps) /\
  (Nat.even (greatest G s ps) <> false <-> misere_won ps).
Proof.
  intros s is_s. apply (misere_closed_set (every G)).
  - intros ps. apply bool_dec.
  - intros ps. destruct (Nat.eq_dec (greatest G s ps) 0) as [zero|some].
    + left. apply (every_over s is_s), zero.
    + right. exact (every_moves s is_s ps some).
  - split; [|split; [exact (every_leaves G false s is_s)|]].
    + intros ps is_over. apply (every_over s is_s) in is_over. rewrite is_over. discriminate.
    + intros ps is_won. destruct (every_enters G false s is_s ps is_won) as [zero|next]; [left|right; exact next].
      apply (every_over s is_s), zero.
Qed.

End MisereCompounds.
