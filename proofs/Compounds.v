(** Several games at once, where a move may be made in more than one of them. *)

Require Import List Arith Lia Wellfounded Bool.
Require Import Sprague.Game Sprague.Misere.
Import ListNotations.

(** Different games as one: a position of game i. *)
Section Family.
Variable index : Type.
Variable games : index -> game.

Inductive family_move : {i : index & position (games i)} -> {i : index & position (games i)} -> Prop :=
| in_game : forall i (p q : position (games i)), move p q -> family_move (existT _ i p) (existT _ i q).

Lemma family_ends : well_founded (fun q p => family_move p q).
Proof.
  intros [i p]. induction p as [p IH] using (well_founded_ind (ends (games i))).
  constructor. intros y m. remember (existT (fun i => position (games i)) i p) as x eqn:same.
  destruct m as [j p' q m]. 
  assert (back : forall z : {i : index & position (games i)}, z = existT _ i p ->
    forall q, move (projT2 z) q -> Acc (fun q p => family_move p q) (existT _ (projT1 z) q)).
  { intros z ->. exact IH. }
  exact (back _ same q m).
Qed.

Definition family : game := {| position := {i : index & position (games i)}; move := family_move; ends := family_ends |}.

Lemma family_inverse : forall i p y, family_move (existT _ i p) y -> exists q, y = existT _ i q /\ move p q.
Proof.
  intros i p y m. remember (existT (fun i => position (games i)) i p) as x eqn:same.
  destruct m as [j p' q m].
  assert (back : forall z : {i : index & position (games i)}, z = existT _ i p ->
    forall q, move (projT2 z) q -> exists q', existT _ (projT1 z) q = existT (fun i => position (games i)) i q' /\ move p q').
  { intros z -> q' m'. exists q'. auto. }
  exact (back _ same q m).
Qed.

Theorem family_finite : (forall i, finite (games i)) -> finite family.
Proof.
  intros each [i p]. destruct (each i p) as [l listed]. exists (map (fun q => existT _ i q) l).
  intros y. rewrite in_map_iff. split.
  - intros [q [<- q_in]]. constructor. apply listed, q_in.
  - intros m. apply family_inverse in m as [q [-> m]]. exists q. split; [reflexivity|apply listed, m].
Qed.

(** Nothing changes for a position of one of them. *)
Theorem family_lost : forall i (p : position (games i)),
  (lost p <-> lost (g := family) (existT _ i p)) /\ (won p <-> won (g := family) (existT _ i p)).
Proof.
  intros i p.
  assert (both : (lost p -> lost (g := family) (existT _ i p)) /\ (won p -> won (g := family) (existT _ i p)) /\
    (lost (g := family) (existT _ i p) -> lost p) /\ (won (g := family) (existT _ i p) -> won p)).
  { induction p as [p IH] using (well_founded_ind (ends (games i))). split; [|split; [|split]].
    - intros [answered]. constructor. intros y m. apply family_inverse in m as [q [-> m]].
      exact (proj1 (proj2 (IH q m)) (answered q m)).
    - intros [q m lost_q]. apply (move_to_lost (g := family) (existT _ i p) (existT _ i q)); [constructor; exact m|].
      exact (proj1 (IH q m) lost_q).
    - intros [answered]. constructor. intros q m.
      exact (proj2 (proj2 (proj2 (IH q m))) (answered (existT _ i q) (in_game i p q m))).
    - intros [y m lost_y]. apply family_inverse in m as [q [-> m]].
      exact (move_to_lost p q m (proj1 (proj2 (proj2 (IH q m))) lost_y)). }
  tauto.
Qed.

End Family.

Section Compounds.
Variable G : game.
Hypothesis options : finite G.

Lemma over_or_move : forall p : position G, over p \/ exists q, move p q.
Proof.
  intros p. destruct (options p) as [[|q l] listed].
  - left. intros q m. apply listed in m. destruct m.
  - right. exists q. apply listed. left. reflexivity.
Qed.

(** A move in at least one game of the list; the others stay as they are. *)
Inductive some_moves : list (position G) -> list (position G) -> Prop :=
| first_moves : forall p q ps qs, move p q -> Forall2 (fun p q => move p q \/ q = p) ps qs ->
    some_moves (p :: ps) (q :: qs)
| first_stays : forall p ps qs, some_moves ps qs -> some_moves (p :: ps) (p :: qs).

Lemma some_moves_length : forall ps qs, some_moves ps qs -> length qs = length ps.
Proof.
  induction 1 as [p q ps qs _ others|p ps qs _ IH]; simpl; f_equal; [|exact IH].
  induction others; simpl; congruence.
Qed.

Lemma some_moves_end : well_founded (fun qs ps => some_moves ps qs).
Proof.
  assert (by_length : forall n ps, length ps = n -> Acc (fun qs ps => some_moves ps qs) ps).
  { induction n as [|n IHn]; intros [|p ps] len; try discriminate.
    - constructor. intros qs m. inversion m.
    - injection len as len. revert ps len.
      induction p as [p IHp] using (well_founded_ind (ends G)). intros ps len.
      induction (IHn ps len) as [ps _ IHps]. constructor. intros qs m.
      pose proof (some_moves_length _ _ m) as same.
      inversion m as [? q ? qs' to_q others|? ? qs' later]; subst; injection same as same.
      + apply IHp; [exact to_q|congruence].
      + apply IHps; [exact later|congruence]. }
  intros ps. exact (by_length (length ps) ps eq_refl).
Qed.

(** ** Any: move in as many games as you like, at least in one (Smith 1966). *)
Definition any : game := {| position := list (position G); move := some_moves; ends := some_moves_end |}.

Theorem any_lost : forall ps : position any,
  (Forall lost ps <-> lost ps) /\ (~ Forall lost ps <-> won ps).
Proof.
  apply (closed_set any).
  - intros ps. apply Forall_dec. intros p.
    destruct (outcome_decided G options p) as [yes|no]; [left; exact yes|right].
    intros is_lost. exact (not_both G p is_lost no).
  - split.
    + intros ps qs all m all'. induction m as [p q ps qs to_q _|p ps qs m IH].
      * inversion all as [|? ? [answered] _]; inversion all' as [|? ? lost_q _]; subst.
        exact (not_both G q lost_q (answered q to_q)).
      * inversion all; inversion all'; subst. auto.
    + assert (answer : forall ps, exists qs, Forall lost qs /\
        Forall2 (fun p q : position G => move p q \/ q = p) ps qs /\ (Forall lost ps \/ some_moves ps qs)).
      { induction ps as [|p ps [qs [all [steps which]]]]; [exists []; auto|].
        destruct (outcome_decided G options p) as [is_lost|[q to_q lost_q]].
        - exists (p :: qs). repeat split; [constructor; assumption|constructor; auto|].
          destruct which as [rest|m]; [left; constructor; assumption|right; constructor; exact m].
        - exists (q :: qs). repeat split; [constructor; assumption|constructor; auto|right; constructor; assumption]. }
      intros ps out. destruct (answer ps) as [qs [all [_ [rest|m]]]]; [contradiction|].
      exists qs. split; [exact m|exact all].
Qed.

(** ** How long a game lasts where both play for its end: 0 at the end; 1 + the best lost option for a winner,
    1 + the worst option for a loser. Lost positions are even under normal play ([even] is [true]), odd under misère play
    ([false]). [best] is [le] where the winner hurries (remoteness), [ge] where the winner stalls (suspense). *)
Definition lasts (even : bool) (best : nat -> nat -> Prop) (r : position G -> nat) : Prop := forall p,
  (over p /\ r p = 0) \/
  (exists q, move p q /\ r p = S (r q) /\ Nat.even (r q) = even /\
     forall q', move p q' -> Nat.even (r q') = even -> best (r q) (r q')) \/
  (exists q, move p q /\ r p = S (r q) /\
     forall q', move p q' -> Nat.even (r q') = negb even /\ best (r q') (r q)).

Definition remoteness := lasts true le.
Definition suspense := lasts true ge.

Lemma lasts_over : forall b best r, lasts b best r -> forall p, r p = 0 <-> over p.
Proof.
  intros b best r is_r p. destruct (is_r p) as [[is_over zero]|[[q [m [later _]]]|[q [m [later _]]]]].
  - split; auto.
  - split; [lia|intros is_over; destruct (is_over q m)].
  - split; [lia|intros is_over; destruct (is_over q m)].
Qed.

(** An option one nearer the end. *)
Lemma lasts_next : forall b best r, lasts b best r -> forall p, r p <> 0 -> exists q, move p q /\ r p = S (r q).
Proof.
  intros b best r is_r p. destruct (is_r p) as [[_ zero]|[[q [m [later _]]]|[q [m [later _]]]]];
    [contradiction|exists q; auto|exists q; auto].
Qed.

Lemma even_next : forall n, Nat.even (S n) = negb (Nat.even n).
Proof.
  intros n. rewrite Nat.even_succ, <- Nat.negb_even. reflexivity.
Qed.

(** The options of a lost position are won, and none is better for the loser. *)
Lemma lasts_loser : forall b best r, lasts b best r -> forall p q, Nat.even (r p) = b -> move p q ->
  Nat.even (r q) = negb b /\ best (r q) (pred (r p)).
Proof.
  intros b best r is_r p q is_lost m.
  destruct (is_r p) as [[is_over _]|[[o [_ [later [lost_o _]]]]|[o [_ [later all]]]]].
  - destruct (is_over q m).
  - rewrite later, even_next, lost_o in is_lost. destruct b; discriminate.
  - rewrite later. apply all, m.
Qed.

(** A position with a lost option is won, by the best of these. *)
Lemma lasts_winner : forall b best r, lasts b best r -> forall p q, move p q -> Nat.even (r q) = b ->
  Nat.even (r p) = negb b /\ r p <> 0 /\ best (pred (r p)) (r q).
Proof.
  intros b best r is_r p q m is_lost.
  destruct (is_r p) as [[is_over _]|[[o [_ [later [lost_o all]]]]|[o [_ [later all]]]]].
  - destruct (is_over q m).
  - rewrite later, even_next, lost_o. repeat split; [lia|]. apply all; assumption.
  - destruct (all q m) as [won_q _]. rewrite is_lost in won_q. destruct b; discriminate.
Qed.

(** One step nearer the end, won becomes lost. *)
Lemma lost_next : forall b n, Nat.even (S n) <> b -> Nat.even n = b.
Proof.
  intros b n. rewrite even_next. destruct b, (Nat.even n); simpl; congruence.
Qed.

Lemma lasts_closed : forall b best r, lasts b best r ->
  (forall p q, Nat.even (r p) = b -> move p q -> Nat.even (r q) <> b) /\
  (forall p, Nat.even (r p) <> b -> r p = 0 \/ exists q, move p q /\ Nat.even (r q) = b).
Proof.
  intros b best r is_r. split.
  - intros p q is_lost m. destruct (lasts_loser b best r is_r p q is_lost m) as [-> _]. destruct b; discriminate.
  - intros p is_won. destruct (Nat.eq_dec (r p) 0) as [zero|some]; [left; exact zero|right].
    destruct (lasts_next b best r is_r p some) as [q [m later]]. exists q. split; [exact m|].
    apply lost_next. rewrite <- later. exact is_won.
Qed.

(** A position is lost exactly if its number is even. *)
Theorem lasts_lost : forall best r, lasts true best r -> forall p : position G,
  (Nat.even (r p) = true <-> lost p) /\ (Nat.even (r p) <> true <-> won p).
Proof.
  intros best r is_r. destruct (lasts_closed true best r is_r) as [leaves enters]. apply (closed_set G).
  - intros p. apply bool_dec.
  - split; [exact leaves|]. intros p is_won. destruct (enters p is_won) as [zero|some]; [|exact some].
    rewrite zero in is_won. contradiction.
Qed.

(** Such numbers exist, and are computed from the ends backwards. *)
Fixpoint pick (better : nat -> nat -> bool) (n : nat) (l : list nat) : nat :=
  match l with [] => n | m :: l => pick better (if better m n then m else n) l end.

Definition next_length (even : bool) (better : nat -> nat -> bool) (l : list nat) : nat :=
  match filter (fun n => eqb (Nat.even n) even) l, l with
  | e :: losing, _ => S (pick better e losing)
  | [], o :: winning => S (pick (fun a b => better b a) o winning)
  | [], [] => 0
  end.

Lemma pick_spec : forall better,
  (forall a b, better a b = false -> better b a = true) ->
  (forall a b c, better a b = true -> better b c = true -> better a c = true) ->
  forall l n, In (pick better n l) (n :: l) /\ forall m, In m (n :: l) -> better (pick better n l) m = true.
Proof.
  intros better total transitive.
  assert (reflexive : forall a, better a a = true).
  { intros a. destruct (better a a) eqn:no; [reflexivity|]. rewrite <- no. apply total, no. }
  induction l as [|x l IH]; intros n.
  - split; [left; reflexivity|]. intros m [<-|[]]. apply reflexive.
  - cbn [pick]. destruct (better x n) eqn:which.
    + destruct (IH x) as [found best]. split; [destruct found as [<-|later]; simpl; auto|].
      intros m [<-|m_in]; [|apply best; exact m_in].
      exact (transitive _ x _ (best x (or_introl eq_refl)) which).
    + destruct (IH n) as [found best]. split; [destruct found as [<-|later]; simpl; auto|].
      intros m [<-|[<-|m_in]]; [apply best; left; reflexivity| |apply best; right; exact m_in].
      exact (transitive _ n _ (best n (or_introl eq_refl)) (total _ _ which)).
Qed.

Lemma lasts_exists : forall even better,
  (forall a b, better a b = false -> better b a = true) ->
  (forall a b c, better a b = true -> better b c = true -> better a c = true) ->
  lasts even (fun a b => better a b = true) (worth G options (next_length even better)).
Proof.
  intros even better total transitive p. set (r := worth G options (next_length even better)).
  pose proof (recursion G options (next_length even better) p) as is_next. fold r in is_next.
  destruct (options p) as [l listed]. simpl in is_next. unfold next_length in is_next.
  set (losing := fun n => eqb (Nat.even n) even) in is_next.
  destruct (filter losing (map r l)) as [|e others] eqn:lost_ones.
  - destruct l as [|q l]; simpl in is_next.
    + left. split; [intros q m; apply listed in m; destruct m|exact is_next].
    + right; right.
      destruct (pick_spec (fun a b => better b a)) with (l := map r l) (n := r q) as [found best];
        [intros a b; apply total|intros a b c ab bc; exact (transitive _ _ _ bc ab)|].
      change (r q :: map r l) with (map r (q :: l)) in found, best.
      apply in_map_iff in found as [o [same o_in]]. exists o.
      split; [apply listed; exact o_in|split; [rewrite same; exact is_next|]].
      intros q' m. apply listed in m. rewrite same. split; [|apply best, in_map, m].
      destruct (losing (r q')) eqn:is_lost; [exfalso|].
      * assert (absurd : In (r q') []) by (rewrite <- lost_ones; apply filter_In; split; [apply in_map, m|exact is_lost]).
        destruct absurd.
      * unfold losing in is_lost. destruct (Nat.even (r q')), even; (reflexivity || discriminate).
  - right; left. destruct (pick_spec better total transitive others e) as [found best].
    rewrite <- lost_ones in found, best. apply filter_In in found as [found is_lost]. apply eqb_prop in is_lost.
    apply in_map_iff in found as [o [same o_in]]. exists o.
    split; [apply listed; exact o_in|split; [rewrite same; exact is_next|split; [rewrite same; exact is_lost|]]].
    intros q' m is_lost'. rewrite same. apply best, filter_In. split; [apply in_map, listed, m|].
    unfold losing. rewrite is_lost'. apply eqb_reflx.
Qed.

Lemma lasts_impl : forall even (best best' : nat -> nat -> Prop) r, (forall a b, best a b -> best' a b) ->
  lasts even best r -> lasts even best' r.
Proof.
  intros even best best' r weaker is_r p.
  destruct (is_r p) as [is_over|[[q [m [later [is_lost all]]]]|[q [m [later all]]]]];
    [left; exact is_over|right; left|right; right];
    exists q; repeat split; auto; try apply weaker; apply all; assumption.
Qed.

Lemma hurrying_exists : forall even, {r | lasts even le r}.
Proof.
  intros even. exists (worth G options (next_length even Nat.leb)).
  apply lasts_impl with (fun a b => Nat.leb a b = true); [intros a b; apply Nat.leb_le|apply lasts_exists].
  - intros a b no. apply Nat.leb_gt in no. apply Nat.leb_le. lia.
  - intros a b c. rewrite !Nat.leb_le. lia.
Qed.

Lemma stalling_exists : forall even, {s | lasts even ge s}.
Proof.
  intros even. exists (worth G options (next_length even (fun a b => Nat.leb b a))).
  apply lasts_impl with (fun a b => Nat.leb b a = true); [intros a b; apply Nat.leb_le|apply lasts_exists].
  - intros a b no. apply Nat.leb_gt in no. apply Nat.leb_le. lia.
  - intros a b c. rewrite !Nat.leb_le. lia.
Qed.

Theorem remoteness_exists : {r | remoteness r}.
Proof.
  exact (hurrying_exists true).
Qed.

Theorem suspense_exists : {s | suspense s}.
Proof.
  exact (stalling_exists true).
Qed.

Lemma steps_in : forall (R : position G -> position G -> Prop) ps qs, Forall2 R ps qs ->
  (forall p, In p ps -> exists q, In q qs /\ R p q) /\ (forall q, In q qs -> exists p, In p ps /\ R p q).
Proof.
  induction 1 as [|p q ps qs here _ [there back]]; split; [intros ? []|intros ? []| |].
  - intros x [<-|x_in]; [exists q; simpl; auto|]. destruct (there x x_in) as [y [y_in related]].
    exists y. simpl. auto.
  - intros y [<-|y_in]; [exists p; simpl; auto|]. destruct (back y y_in) as [x [x_in related]].
    exists x. simpl. auto.
Qed.

Lemma steps_impl : forall R R' : position G -> position G -> Prop, (forall p q, R p q -> R' p q) ->
  forall ps qs, Forall2 R ps qs -> Forall2 R' ps qs.
Proof.
  intros R R' weaker. induction 1; constructor; auto.
Qed.

Lemma choose : forall (R : position G -> position G -> Prop) ps, (forall p, In p ps -> exists q, R p q) ->
  exists qs, Forall2 R ps qs.
Proof.
  induction ps as [|p ps IH]; intros each; [exists []; constructor|].
  destruct (each p (or_introl eq_refl)) as [q here]. destruct IH as [qs rest]; [intros x x_in; apply each; right; exact x_in|].
  exists (q :: qs). constructor; assumption.
Qed.

(** ** All: move in every game; the end of one is the end of all. *)
Definition all_move (ps qs : list (position G)) : Prop := ps <> [] /\ Forall2 move ps qs.

Lemma all_ends : well_founded (fun qs ps => all_move ps qs).
Proof.
  apply wf_incl with (R2 := fun qs ps => some_moves ps qs); [|exact some_moves_end].
  intros qs ps [some steps]. destruct steps as [|p q ps qs here rest]; [contradiction|].
  constructor; [exact here|]. induction rest; constructor; auto. apply IHrest. discriminate.
Qed.

Definition all : game := {| position := list (position G); move := all_move; ends := all_ends |}.

(** The least number is even, or odd. *)
Definition least_is (even : bool) (r : position G -> nat) (ps : list (position G)) : Prop :=
  exists p, In p ps /\ Nat.even (r p) = even /\ forall p', In p' ps -> r p <= r p'.

Lemma least : forall (r : position G -> nat) ps, ps <> [] ->
  {p | In p ps /\ forall p', In p' ps -> r p <= r p'}.
Proof.
  intros r. induction ps as [|p ps IH]; intros some; [contradiction|]. clear some.
  destruct ps as [|p2 ps].
  - exists p. split; [left; reflexivity|]. intros p' [<-|[]]. lia.
  - destruct IH as [m [m_in low]]; [discriminate|].
    destruct (le_lt_dec (r p) (r m)) as [first|later].
    + exists p. split; [left; reflexivity|]. intros p' [<-|p'_in]; [lia|]. specialize (low p' p'_in). lia.
    + exists m. split; [right; exact m_in|]. intros p' [<-|p'_in]; [lia|]. exact (low p' p'_in).
Qed.

Lemma least_is_dec : forall b r ps, {least_is b r ps} + {~ least_is b r ps}.
Proof.
  intros b r [|p ps]; [right; intros [p [[] _]]|].
  destruct (least r (p :: ps)) as [m [m_in low]]; [discriminate|].
  destruct (bool_dec (Nat.even (r m)) b) as [yes|no]; [left; exists m; auto|right].
  intros [m' [m'_in [same low']]]. specialize (low m' m'_in). specialize (low' m m_in).
  replace (r m') with (r m) in same by lia. contradiction.
Qed.

Lemma all_leaves : forall b r, lasts b le r -> forall ps qs, least_is b r ps -> all_move ps qs -> ~ least_is b r qs.
Proof.
  intros b r is_r ps qs [p [p_in [is_lost low]]] [_ steps] [q0 [q0_in [lost0 low0]]].
  destruct (steps_in _ _ _ steps) as [there back]. destruct (there p p_in) as [q [q_in m]].
  destruct (lasts_loser b _ r is_r p q is_lost m) as [_ near].
  specialize (low0 q q_in). destruct (back q0 q0_in) as [p0 [p0_in m0]].
  destruct (lasts_winner b _ r is_r p0 q0 m0 lost0) as [is_won [positive0 near0]]. specialize (low p0 p0_in).
  assert (r p <> 0) by (intros zero; apply (lasts_over b _ r is_r p) in zero; exact (zero q m)).
  replace (r p0) with (r p) in is_won by lia. rewrite is_lost in is_won. destruct b; discriminate.
Qed.

(** All numbers fall by one. *)
Lemma all_enters : forall b r, lasts b le r -> forall ps, ps <> [] -> ~ least_is b r ps ->
  (exists p, In p ps /\ over p) \/ exists qs, all_move ps qs /\ least_is b r qs.
Proof.
  intros b r is_r ps some out. destruct (least r ps some) as [m [m_in low]].
  destruct (Nat.eq_dec (r m) 0) as [zero|positive];
    [left; exists m; split; [exact m_in|apply (lasts_over b _ r is_r), zero]|right].
  destruct (choose (fun p q => move p q /\ r p = S (r q)) ps) as [qs steps].
  { intros p p_in. apply (lasts_next b _ r is_r). specialize (low p p_in). lia. }
  exists qs. split.
  - split; [exact some|]. revert steps. apply steps_impl. intros ? ? [m' _]. exact m'.
  - destruct (steps_in _ _ _ steps) as [there back]. destruct (there m m_in) as [q [q_in [_ later]]].
    exists q. split; [exact q_in|split].
    + apply lost_next. rewrite <- later. intros same. apply out. exists m. auto.
    + intros q' q'_in. destruct (back q' q'_in) as [p' [p'_in [_ later']]]. specialize (low p' p'_in). lia.
Qed.

(** The least number is even. *)
Definition least_even (r : position G -> nat) (ps : list (position G)) : Prop := ps = [] \/ least_is true r ps.

Theorem all_lost : forall r, remoteness r -> forall ps : position all,
  (least_even r ps <-> lost ps) /\ (~ least_even r ps <-> won ps).
Proof.
  intros r is_r. apply (closed_set all).
  - intros [|p ps]; [left; left; reflexivity|].
    destruct (least_is_dec true r (p :: ps)) as [yes|no]; [left; right; exact yes|right].
    intros [absurd|yes]; [discriminate|contradiction].
  - split.
    + intros ps qs in_S m in_S'. destruct in_S as [->|in_S]; [destruct m as [some _]; contradiction|].
      destruct in_S' as [->|in_S']; [|exact (all_leaves true r is_r ps qs in_S m in_S')].
      destruct m as [some steps]. inversion steps; subst; contradiction.
    + intros ps out. assert (some : ps <> []) by (intros none; apply out; left; exact none).
      destruct (all_enters true r is_r ps some) as [[p [p_in is_over]]|[qs [m next]]].
      * intros next. apply out. right. exact next.
      * destruct out. right. exists p. apply (lasts_over true _ r is_r) in is_over.
        repeat split; [exact p_in|rewrite is_over; reflexivity|intros; lia].
      * exists qs. split; [exact m|right; exact next].
Qed.

(** ** Every: move in every game that is not over; all is over with the last of them. *)
Definition every_move (ps qs : list (position G)) : Prop :=
  (exists p, In p ps /\ ~ over p) /\ Forall2 (fun p q => move p q \/ over p /\ q = p) ps qs.

Lemma every_ends : well_founded (fun qs ps => every_move ps qs).
Proof.
  apply wf_incl with (R2 := fun qs ps => some_moves ps qs); [|exact some_moves_end].
  intros qs ps [[p [p_in going]] steps]. revert p_in.
  induction steps as [|x y ps qs here rest IH]; intros p_in; [destruct p_in|].
  assert (rest' : Forall2 (fun p q : position G => move p q \/ q = p) ps qs).
  { revert rest. apply steps_impl. intros ? ? [m|[_ same]]; auto. }
  destruct here as [m|[is_over ->]]; [constructor; assumption|].
  destruct p_in as [->|p_in]; [contradiction|]. apply first_stays, IH, p_in.
Qed.

Definition every : game := {| position := list (position G); move := every_move; ends := every_ends |}.

(** The greatest number; 0 where there are no games. *)
Definition greatest (s : position G -> nat) (ps : list (position G)) : nat := list_max (map s ps).

Lemma greatest_in : forall s ps, greatest s ps <> 0 -> exists p, In p ps /\ s p = greatest s ps.
Proof.
  unfold greatest. induction ps as [|p ps IH]; simpl; intros positive; [contradiction|].
  destruct (Nat.max_spec (s p) (list_max (map s ps))) as [[less ->]|[more ->]].
  - destruct IH as [m [m_in same]]; [lia|]. exists m. auto.
  - exists p. auto.
Qed.

Lemma greatest_most : forall s ps p, In p ps -> s p <= greatest s ps.
Proof.
  unfold greatest. induction ps as [|x ps IH]; simpl; [intros p []|intros p [->|p_in]; [lia|]].
  specialize (IH p p_in). lia.
Qed.

Lemma every_leaves : forall b s, lasts b ge s -> forall ps qs, Nat.even (greatest s ps) = b -> every_move ps qs ->
  Nat.even (greatest s qs) <> b.
Proof.
  intros b s is_s ps qs is_lost [[x [x_in going]] steps] next.
  destruct (steps_in _ _ _ steps) as [there back].
  assert (positive : greatest s ps <> 0).
  { pose proof (greatest_most s ps x x_in). intros zero. apply going, (lasts_over b _ s is_s). lia. }
  destruct (greatest_in s ps positive) as [p [p_in top]]. rewrite <- top in is_lost.
  destruct (there p p_in) as [q [q_in [m|[is_over _]]]];
    [|apply (lasts_over b _ s is_s) in is_over; lia].
  destruct (lasts_loser b _ s is_s p q is_lost m) as [won_q far].
  pose proof (greatest_most s qs q q_in) as most.
  assert (other : s q <> greatest s qs) by (intros same; rewrite same, next in won_q; destruct b; discriminate).
  destruct (greatest_in s qs) as [q0 [q0_in top0]]; [lia|].
  rewrite <- top0 in next. destruct (back q0 q0_in) as [p0 [p0_in [m0|[is_over ->]]]].
  - destruct (lasts_winner b _ s is_s p0 q0 m0 next) as [_ [positive0 far0]].
    pose proof (greatest_most s ps p0 p0_in). lia.
  - apply (lasts_over b _ s is_s) in is_over. lia.
Qed.

(** All numbers but 0 fall by one. *)
Lemma every_enters : forall b s, lasts b ge s -> forall ps, Nat.even (greatest s ps) <> b ->
  greatest s ps = 0 \/ exists qs, every_move ps qs /\ Nat.even (greatest s qs) = b.
Proof.
  intros b s is_s ps is_won. destruct (Nat.eq_dec (greatest s ps) 0) as [zero|positive]; [left; exact zero|right].
  destruct (choose (fun p q => (move p q /\ s p = S (s q)) \/ (over p /\ q = p)) ps) as [qs steps].
  { intros p _. destruct (Nat.eq_dec (s p) 0) as [zero|some].
    - exists p. right. split; [apply (lasts_over b _ s is_s); exact zero|reflexivity].
    - destruct (lasts_next b _ s is_s p some) as [q next]. exists q. left. exact next. }
  destruct (greatest_in s ps positive) as [p [p_in top]].
  exists qs. split.
  - split.
    + exists p. split; [exact p_in|]. intros is_over. apply (lasts_over b _ s is_s) in is_over. lia.
    + revert steps. apply steps_impl. intros ? ? [[m _]|stays]; auto.
  - destruct (steps_in _ _ _ steps) as [there back].
    assert (one_less : greatest s ps = S (greatest s qs)).
    { destruct (there p p_in) as [q [q_in [[_ later]|[is_over _]]]];
        [|apply (lasts_over b _ s is_s) in is_over; lia].
      pose proof (greatest_most s qs q q_in).
      destruct (Nat.eq_dec (greatest s qs) 0) as [zero|some]; [lia|].
      destruct (greatest_in s qs some) as [q0 [q0_in top0]].
      destruct (back q0 q0_in) as [p0 [p0_in [[_ later0]|[is_over ->]]]].
      - pose proof (greatest_most s ps p0 p0_in). lia.
      - apply (lasts_over b _ s is_s) in is_over. lia. }
    apply lost_next. rewrite <- one_less. exact is_won.
Qed.

Theorem every_lost : forall s, suspense s -> forall ps : position every,
  (Nat.even (greatest s ps) = true <-> lost ps) /\ (Nat.even (greatest s ps) <> true <-> won ps).
Proof.
  intros s is_s. apply (closed_set every).
  - intros ps. apply bool_dec.
  - split; [exact (every_leaves true s is_s)|].
    intros ps is_won. destruct (every_enters true s is_s ps is_won) as [zero|next]; [|exact next].
    rewrite zero in is_won. contradiction.
Qed.

End Compounds.
