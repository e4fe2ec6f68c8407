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

(** ** How long a game lasts where both play for its end: 0 at the end; 1 + the best even option for a winner,
    1 + the worst option for a loser. [best] is [le] where the winner hurries (remoteness), [ge] where the winner
    stalls (suspense). *)
Definition lasts (best : nat -> nat -> Prop) (r : position G -> nat) : Prop := forall p,
  (over p /\ r p = 0) \/
  (exists q, move p q /\ r p = S (r q) /\ Nat.even (r q) = true /\
     forall q', move p q' -> Nat.even (r q') = true -> best (r q) (r q')) \/
  (exists q, move p q /\ r p = S (r q) /\
     forall q', move p q' -> Nat.even (r q') = false /\ best (r q') (r q)).

Definition remoteness := lasts le.
Definition suspense := lasts ge.

Lemma lasts_over : forall best r, lasts best r -> forall p, r p = 0 <-> over p.
Proof.
  intros best r is_r p. destruct (is_r p) as [[is_over zero]|[[q [m [later _]]]|[q [m [later _]]]]].
  - split; auto.
  - split; [lia|intros is_over; destruct (is_over q m)].
  - split; [lia|intros is_over; destruct (is_over q m)].
Qed.

(** An option one nearer the end. *)
Lemma lasts_next : forall best r, lasts best r -> forall p, r p <> 0 -> exists q, move p q /\ r p = S (r q).
Proof.
  intros best r is_r p. destruct (is_r p) as [[_ zero]|[[q [m [later _]]]|[q [m [later _]]]]];
    [contradiction|exists q; auto|exists q; auto].
Qed.

(** An even position is lost: its options are odd, and none is better for the loser. *)
Lemma lasts_even : forall best r, lasts best r -> forall p q, Nat.even (r p) = true -> move p q ->
  Nat.even (r q) = false /\ best (r q) (pred (r p)).
Proof.
  intros best r is_r p q even m.
  destruct (is_r p) as [[is_over _]|[[o [_ [later [even' _]]]]|[o [_ [later all]]]]].
  - destruct (is_over q m).
  - rewrite later, Nat.even_succ, <- Nat.negb_even, even' in even. discriminate.
  - rewrite later. apply all, m.
Qed.

(** A position with an even option is won: odd, and by the best of these. *)
Lemma lasts_odd : forall best r, lasts best r -> forall p q, move p q -> Nat.even (r q) = true ->
  Nat.even (r p) = false /\ r p <> 0 /\ best (pred (r p)) (r q).
Proof.
  intros best r is_r p q m even.
  destruct (is_r p) as [[is_over _]|[[o [_ [later [even' all]]]]|[o [_ [later all]]]]].
  - destruct (is_over q m).
  - rewrite later, Nat.even_succ, <- Nat.negb_even, even'. repeat split; [lia|]. apply all; assumption.
  - destruct (all q m) as [odd _]. congruence.
Qed.

(** A position is lost exactly if its number is even. *)
Theorem lasts_lost : forall best r, lasts best r -> forall p : position G,
  (Nat.even (r p) = true <-> lost p) /\ (Nat.even (r p) <> true <-> won p).
Proof.
  intros best r is_r. apply (closed_set G).
  - intros p. apply bool_dec.
  - split.
    + intros p q even m. destruct (lasts_even best r is_r p q even m) as [odd _]. congruence.
    + intros p odd. destruct (lasts_next best r is_r p) as [q [m later]].
      * intros zero. rewrite zero in odd. apply odd. reflexivity.
      * exists q. split; [exact m|]. rewrite later, Nat.even_succ, <- Nat.negb_even in odd.
        destruct (Nat.even (r q)); [reflexivity|contradiction odd; reflexivity].
Qed.

(** Such numbers exist, and are computed from the ends backwards. *)
Fixpoint pick (better : nat -> nat -> bool) (n : nat) (l : list nat) : nat :=
  match l with [] => n | m :: l => pick better (if better m n then m else n) l end.

Definition next_length (better : nat -> nat -> bool) (l : list nat) : nat :=
  match filter Nat.even l, l with
  | e :: evens, _ => S (pick better e evens)
  | [], o :: odds => S (pick (fun a b => better b a) o odds)
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

Lemma lasts_exists : forall better,
  (forall a b, better a b = false -> better b a = true) ->
  (forall a b c, better a b = true -> better b c = true -> better a c = true) ->
  lasts (fun a b => better a b = true) (worth G options (next_length better)).
Proof.
  intros better total transitive p. set (r := worth G options (next_length better)).
  pose proof (recursion G options (next_length better) p) as is_next. fold r in is_next.
  destruct (options p) as [l listed]. simpl in is_next. unfold next_length in is_next.
  destruct (filter Nat.even (map r l)) as [|e evens] eqn:even_ones.
  - destruct l as [|q l]; simpl in is_next.
    + left. split; [intros q m; apply listed in m; destruct m|exact is_next].
    + right; right.
      destruct (pick_spec (fun a b => better b a)) with (l := map r l) (n := r q) as [found best];
        [intros a b; apply total|intros a b c ab bc; exact (transitive _ _ _ bc ab)|].
      change (r q :: map r l) with (map r (q :: l)) in found, best.
      apply in_map_iff in found as [o [same o_in]]. exists o.
      split; [apply listed; exact o_in|split; [rewrite same; exact is_next|]].
      intros q' m. apply listed in m. rewrite same. split; [|apply best, in_map, m].
      destruct (Nat.even (r q')) eqn:even; [exfalso|reflexivity].
      assert (absurd : In (r q') []) by (rewrite <- even_ones; apply filter_In; split; [apply in_map, m|exact even]).
      destruct absurd.
  - right; left. destruct (pick_spec better total transitive evens e) as [found best].
    rewrite <- even_ones in found, best. apply filter_In in found as [found even].
    apply in_map_iff in found as [o [same o_in]]. exists o.
    split; [apply listed; exact o_in|split; [rewrite same; exact is_next|split; [rewrite same; exact even|]]].
    intros q' m even'. rewrite same. apply best, filter_In. split; [apply in_map, listed, m|exact even'].
Qed.

Theorem remoteness_exists : {r | remoteness r}.
Proof.
  exists (worth G options (next_length Nat.leb)). intros p.
  destruct (lasts_exists Nat.leb) with (p := p) as [is_over|[[q [m [later [even all]]]]|[q [m [later all]]]]].
  - intros a b no. apply Nat.leb_gt in no. apply Nat.leb_le. lia.
  - intros a b c. rewrite !Nat.leb_le. lia.
  - left. exact is_over.
  - right; left. exists q. repeat split; try assumption. intros q' m' even'. apply Nat.leb_le. auto.
  - right; right. exists q. repeat split; try assumption; [apply all; assumption|apply Nat.leb_le, all; assumption].
Qed.

Theorem suspense_exists : {s | suspense s}.
Proof.
  exists (worth G options (next_length (fun a b => Nat.leb b a))). intros p.
  destruct (lasts_exists (fun a b => Nat.leb b a)) with (p := p) as [is_over|[[q [m [later [even all]]]]|[q [m [later all]]]]].
  - intros a b no. apply Nat.leb_gt in no. apply Nat.leb_le. lia.
  - intros a b c. rewrite !Nat.leb_le. lia.
  - left. exact is_over.
  - right; left. exists q. repeat split; try assumption. intros q' m' even'. apply Nat.leb_le. auto.
  - right; right. exists q. repeat split; try assumption; [apply all; assumption|apply Nat.leb_le, all; assumption].
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

(** The least number is even. *)
Definition least_even (r : position G -> nat) (ps : list (position G)) : Prop :=
  ps = [] \/ exists p, In p ps /\ Nat.even (r p) = true /\ forall p', In p' ps -> r p <= r p'.

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

Theorem all_lost : forall r, remoteness r -> forall ps : position all,
  (least_even r ps <-> lost ps) /\ (~ least_even r ps <-> won ps).
Proof.
  intros r is_r. apply (closed_set all).
  - intros [|p ps]; [left; left; reflexivity|].
    destruct (least r (p :: ps)) as [m [m_in low]]; [discriminate|].
    destruct (bool_dec (Nat.even (r m)) true) as [even|odd]; [left; right; exists m; auto|right].
    intros [absurd|[m' [m'_in [even low']]]]; [discriminate|].
    specialize (low m' m'_in). specialize (low' m m_in). replace (r m') with (r m) in even by lia. contradiction.
  - split.
    + intros ps qs [->|[p [p_in [even low]]]] [some steps] next; [contradiction|].
      destruct (steps_in _ _ _ steps) as [there back]. destruct (there p p_in) as [q [q_in m]].
      destruct (lasts_even _ r is_r p q even m) as [_ near].
      destruct next as [->|[q0 [q0_in [even0 low0]]]]; [destruct q_in|].
      specialize (low0 q q_in). destruct (back q0 q0_in) as [p0 [p0_in m0]].
      destruct (lasts_odd _ r is_r p0 q0 m0 even0) as [odd [positive near0]]. specialize (low p0 p0_in).
      destruct (Nat.eq_dec (r p0) (r p)) as [same|other]; [congruence|].
      assert (r p <> 0) by (intros zero; apply (lasts_over _ r is_r p) in zero; exact (zero q m)). lia.
    + intros ps out. destruct ps as [|p ps]; [destruct out; left; reflexivity|].
      destruct (least r (p :: ps)) as [m [m_in low]]; [discriminate|].
      assert (odd : Nat.even (r m) = false).
      { destruct (Nat.even (r m)) eqn:even; [|reflexivity]. destruct out. right. exists m. auto. }
      assert (positive : r m <> 0) by (intros zero; rewrite zero in odd; discriminate).
      destruct (choose (fun p q => move p q /\ r p = S (r q)) (p :: ps)) as [qs steps].
      { intros p' p'_in. apply (lasts_next _ r is_r). specialize (low p' p'_in). lia. }
      exists qs. split.
      * split; [discriminate|]. revert steps. apply steps_impl. intros ? ? [m' _]. exact m'.
      * right. destruct (steps_in _ _ _ steps) as [there back].
        destruct (there m m_in) as [q [q_in [to_q later]]]. exists q. repeat split; [exact q_in| |].
        -- rewrite later, Nat.even_succ, <- Nat.negb_even in odd. now destruct (Nat.even (r q)).
        -- intros q' q'_in. destruct (back q' q'_in) as [p' [p'_in [_ later']]]. specialize (low p' p'_in). lia.
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

Theorem every_lost : forall s, suspense s -> forall ps : position every,
  (Nat.even (greatest s ps) = true <-> lost ps) /\ (Nat.even (greatest s ps) <> true <-> won ps).
Proof.
  intros s is_s. apply (closed_set every).
  - intros ps. apply bool_dec.
  - split.
    + intros ps qs even [[x [x_in going]] steps] next.
      destruct (steps_in _ _ _ steps) as [there back].
      assert (positive : greatest s ps <> 0).
      { pose proof (greatest_most s ps x x_in). intros zero. apply going, (lasts_over _ s is_s). lia. }
      destruct (greatest_in s ps positive) as [p [p_in top]]. rewrite <- top in even.
      destruct (there p p_in) as [q [q_in [m|[is_over _]]]];
        [|apply (lasts_over _ s is_s) in is_over; lia].
      destruct (lasts_even _ s is_s p q even m) as [odd far].
      pose proof (greatest_most s qs q q_in) as most.
      destruct (greatest_in s qs) as [q0 [q0_in top0]].
      { intros zero. replace (s q) with 0 in odd by lia. discriminate. }
      rewrite <- top0 in next. destruct (back q0 q0_in) as [p0 [p0_in [m0|[is_over ->]]]].
      * destruct (lasts_odd _ s is_s p0 q0 m0 next) as [_ [positive0 far0]].
        pose proof (greatest_most s ps p0 p0_in).
        destruct (Nat.eq_dec (s q0) (s q)) as [same|other]; [congruence|]. lia.
      * apply (lasts_over _ s is_s) in is_over.
        destruct (Nat.eq_dec (s q) 0) as [zero|]; [rewrite zero in odd; discriminate|lia].
    + intros ps odd.
      assert (positive : greatest s ps <> 0) by (intros zero; rewrite zero in odd; apply odd; reflexivity).
      destruct (choose (fun p q => (move p q /\ s p = S (s q)) \/ (over p /\ q = p)) ps) as [qs steps].
      { intros p _. destruct (Nat.eq_dec (s p) 0) as [zero|some].
        - exists p. right. split; [apply (lasts_over _ s is_s); exact zero|reflexivity].
        - destruct (lasts_next _ s is_s p some) as [q next]. exists q. left. exact next. }
      destruct (greatest_in s ps positive) as [p [p_in top]].
      exists qs. split.
      * split.
        -- exists p. split; [exact p_in|]. intros is_over. apply (lasts_over _ s is_s) in is_over. lia.
        -- revert steps. apply steps_impl. intros ? ? [[m _]|stays]; auto.
      * destruct (steps_in _ _ _ steps) as [there back].
        assert (one_less : greatest s ps = S (greatest s qs)).
        { destruct (there p p_in) as [q [q_in [[_ later]|[is_over _]]]];
            [|apply (lasts_over _ s is_s) in is_over; lia].
          pose proof (greatest_most s qs q q_in).
          destruct (Nat.eq_dec (greatest s qs) 0) as [zero|some]; [lia|].
          destruct (greatest_in s qs some) as [q0 [q0_in top0]].
          destruct (back q0 q0_in) as [p0 [p0_in [[_ later0]|[is_over ->]]]].
          - pose proof (greatest_most s ps p0 p0_in). lia.
          - apply (lasts_over _ s is_s) in is_over. lia. }
        rewrite one_less, Nat.even_succ, <- Nat.negb_even in odd.
        destruct (Nat.even (greatest s qs)); [reflexivity|contradiction odd; reflexivity].
Qed.

End Compounds.
