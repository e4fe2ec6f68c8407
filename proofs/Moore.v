(** Moore's Nim (1910): make 1 to k heaps smaller. *)

Require Import List Arith Lia Bool Wellfounded.
Require Import Sprague.Game Sprague.NimSum.
Import ListNotations.
Open Scope nim_scope.

(** [lower c p q]: q comes from p by making c heaps smaller. *)
Inductive lower : nat -> list nat -> list nat -> Prop :=
| lower_none : lower 0 [] []
| lower_keep : forall c n p q, lower c p q -> lower c (n :: p) (n :: q)
| lower_take : forall c n m p q, m < n -> lower c p q -> lower (S c) (n :: p) (m :: q).

Definition stones (p : list nat) : nat := fold_right Nat.add 0 p.

Lemma lower_stones : forall c p q, lower c p q -> c + stones q <= stones p.
Proof.
  induction 1; simpl; lia.
Qed.

Section Moore.
Variable k : nat.

Definition moore_move (p q : list nat) : Prop := exists c, 1 <= c <= k /\ lower c p q.

Lemma moore_ends : well_founded (fun q p => moore_move p q).
Proof.
  apply wf_incl with (R2 := fun q p => stones q < stones p).
  - intros q p [c [bounds lowered]]. apply lower_stones in lowered. lia.
  - apply (wf_inverse_image _ _ lt stones), lt_wf.
Qed.

Definition moore : game := {| position := list nat; move := moore_move; ends := moore_ends |}.

(** Ones in a binary column. *)
Definition ones (column : nat) (p : list nat) : nat :=
  fold_right (fun n count => Nat.b2n (Nat.testbit n column) + count) 0 p.

(** Every column holds a multiple of k + 1 ones. *)
Definition balanced (p : list nat) : Prop := forall column, ones column p mod S k = 0.

(** The leftmost column that changes loses at least one 1 and at most one from each touched heap. *)
Lemma lower_column : forall c p q, lower c p q ->
  (c = 0 /\ p = q) \/
  exists column lost, 1 <= lost <= c /\ ones column p = ones column q + lost /\
    forall j, column < j -> ones j p = ones j q.
Proof.
  induction 1 as [|c n p q _ [[-> ->]|[column [gone [bounds [here above]]]]]|c n m p q less _ IH].
  - left. auto.
  - left. auto.
  - right. exists column, gone. simpl. split; [exact bounds|]. split; [lia|]. intros j high.
    rewrite (above j high). reflexivity.
  - right. destruct (highest_difference m n less) as [top [m_top [n_top same]]].
    destruct IH as [[-> ->]|[column [gone [bounds [here above]]]]].
    + exists top, 1. simpl. rewrite m_top, n_top. simpl. split; [lia|]. split; [lia|]. intros j high.
      rewrite (same j high). reflexivity.
    + destruct (lt_eq_lt_dec top column) as [[below|equal]|higher].
      * exists column, gone. simpl. rewrite (same column below). split; [lia|]. split; [lia|]. intros j high.
        rewrite (same j ltac:(lia)), (above j high). reflexivity.
      * subst column. exists top, (S gone). simpl. rewrite m_top, n_top. simpl. split; [lia|]. split; [lia|].
        intros j high. rewrite (same j high), (above j high). reflexivity.
      * exists top, 1. simpl. rewrite m_top, n_top, (above top higher). simpl. split; [lia|]. split; [lia|].
        intros j high. rewrite (same j high), (above j ltac:(lia)). reflexivity.
Qed.

Lemma balanced_left : forall p q, balanced p -> moore_move p q -> ~ balanced q.
Proof.
  intros p q in_p [c [bounds lowered]] in_q.
  destruct (lower_column c p q lowered) as [[-> _]|[column [gone [some [here _]]]]]; [lia|].
  specialize (in_p column). specialize (in_q column).
  pose proof (Nat.div_mod (ones column p) (S k) ltac:(lia)) as of_p.
  pose proof (Nat.div_mod (ones column q) (S k) ltac:(lia)) as of_q.
  rewrite in_p in of_p. rewrite in_q in of_q.
  set (x := ones column p / S k) in *. set (y := ones column q / S k) in *.
  destruct (le_lt_dec x y) as [no|yes]; nia.
Qed.

(** For the repair: heaps that are already made smaller are free, the others are whole. *)
Inductive repair : nat -> list (bool * nat) -> list nat -> Prop :=
| repair_none : repair 0 [] []
| repair_free : forall c n m p q, repair c p q -> repair c ((true, n) :: p) (m :: q)
| repair_keep : forall c n p q, repair c p q -> repair c ((false, n) :: p) (n :: q)
| repair_take : forall c n m p q, m < n -> repair c p q -> repair (S c) ((false, n) :: p) (m :: q).

Definition free (p : list (bool * nat)) : nat := length (filter fst p).

(** Ones of the whole heaps only. *)
Definition whole_ones (column : nat) (p : list (bool * nat)) : nat :=
  ones column (map snd (filter (fun h => negb (fst h)) p)).

(** One column: each heap with the digit that it gets there, and whether it is free from then on. *)
Inductive digit (column : nat) : nat -> list (bool * nat) -> list (bool * bool) -> Prop :=
| digit_none : digit column 0 [] []
| digit_free : forall c n d p ds, digit column c p ds -> digit column c ((true, n) :: p) ((true, d) :: ds)
| digit_keep : forall c n p ds, digit column c p ds ->
    digit column c ((false, n) :: p) ((false, Nat.testbit n column) :: ds)
| digit_take : forall c n p ds, Nat.testbit n column = true -> digit column c p ds ->
    digit column (S c) ((false, n) :: p) ((true, false) :: ds).

Definition digit_ones (ds : list (bool * bool)) : nat :=
  fold_right (fun d count => Nat.b2n (snd d) + count) 0 ds.

(** Give a 1 to [x] of the free heaps. *)
Lemma give : forall column p x, x <= free p -> exists ds, digit column 0 p ds /\ digit_ones ds = whole_ones column p + x.
Proof.
  intros column. unfold free, whole_ones. induction p as [|[[|] n] p IH]; simpl; intros x enough.
  - exists []. split; [constructor|simpl; lia].
  - destruct x as [|x].
    + destruct (IH 0) as [ds [is_ds sum]]; [lia|]. exists ((true, false) :: ds). split; [constructor; exact is_ds|].
      simpl. exact sum.
    + destruct (IH x) as [ds [is_ds sum]]; [lia|]. exists ((true, true) :: ds). split; [constructor; exact is_ds|].
      simpl. rewrite sum. lia.
  - destruct (IH x enough) as [ds [is_ds sum]]. exists ((false, Nat.testbit n column) :: ds).
    split; [constructor; exact is_ds|]. simpl. rewrite sum. lia.
Qed.

(** Take a 1 from [x] of the whole heaps. *)
Lemma take_ones : forall column p x, x <= whole_ones column p ->
  exists ds, digit column x p ds /\ digit_ones ds + x = whole_ones column p.
Proof.
  intros column. unfold whole_ones. induction p as [|[[|] n] p IH]; simpl; intros x enough.
  - exists []. replace x with 0 by lia. split; [constructor|reflexivity].
  - destruct (IH x enough) as [ds [is_ds sum]]. exists ((true, false) :: ds). split; [constructor; exact is_ds|].
    exact sum.
  - destruct x as [|x].
    + destruct (IH 0) as [ds [is_ds sum]]; [lia|]. exists ((false, Nat.testbit n column) :: ds).
      split; [constructor; exact is_ds|]. simpl. lia.
    + destruct (Nat.testbit n column) eqn:bit; simpl in *.
      * destruct (IH x) as [ds [is_ds sum]]; [lia|]. exists ((true, false) :: ds).
        split; [constructor; assumption|]. simpl. lia.
      * destruct (IH (S x)) as [ds [is_ds sum]]; [lia|]. exists ((false, Nat.testbit n column) :: ds).
        split; [constructor; exact is_ds|]. rewrite bit. simpl. lia.
Qed.

Lemma mod_step : forall a b, a mod S k = 0 -> (a + b) mod S k = b mod S k.
Proof.
  intros a b zero. rewrite Nat.add_mod by lia. rewrite zero. apply Nat.mod_mod. lia.
Qed.

(** The choice in one column, with at most k heaps free. *)
Lemma column_choice : forall column p, free p <= k ->
  exists c ds, digit column c p ds /\ digit_ones ds mod S k = 0 /\ c + free p <= k.
Proof.
  intros column p few. set (t := whole_ones column p). set (r := t mod S k).
  pose proof (Nat.div_mod t (S k) ltac:(lia)) as parts. fold r in parts.
  pose proof (Nat.mod_upper_bound t (S k) ltac:(lia)) as bound. fold r in bound.
  destruct (le_lt_dec (r + free p) k) as [takes|gives].
  - destruct (take_ones column p r) as [ds [is_ds sum]]; [fold t; lia|].
    exists r, ds. repeat split; [exact is_ds| |exact takes].
    fold t in sum. replace (digit_ones ds) with (0 + t / S k * S k) by (rewrite (Nat.mul_comm (t / S k)); lia).
    rewrite Nat.mod_add by lia. apply Nat.mod_small. lia.
  - destruct (give column p (S k - r)) as [ds [is_ds sum]]; [lia|].
    exists 0, ds. repeat split; [exact is_ds| |lia].
    fold t in sum. replace (digit_ones ds) with (0 + (1 + t / S k) * S k)
      by (rewrite sum, Nat.mul_add_distr_r, (Nat.mul_comm (t / S k)); lia).
    rewrite Nat.mod_add by lia. apply Nat.mod_small. lia.
Qed.

(** Below column j a heap counts by its lower digits. *)
Definition low (j n : nat) : nat := n mod 2 ^ j.

Lemma low_bit : forall j n i, i < j -> Nat.testbit (low j n) i = Nat.testbit n i.
Proof.
  intros. unfold low. apply Nat.mod_pow2_bits_low. assumption.
Qed.

Lemma low_high : forall j n i, j <= i -> Nat.testbit (low j n) i = false.
Proof.
  intros. unfold low. apply Nat.mod_pow2_bits_high. assumption.
Qed.

Lemma low_less : forall j n, low j n < 2 ^ j.
Proof.
  intros. unfold low. apply Nat.mod_upper_bound, Nat.pow_nonzero. lia.
Qed.

Lemma low_step : forall j n, low (S j) n = Nat.b2n (Nat.testbit n j) * 2 ^ j + low j n.
Proof.
  intros j n. unfold low. rewrite Nat.testbit_spec', Nat.pow_succ_r', (Nat.mul_comm 2), Nat.mod_mul_r.
  - lia.
  - apply Nat.pow_nonzero. lia.
  - lia.
Qed.

Lemma low_whole : forall j n, n < 2 ^ j -> low j n = n.
Proof.
  intros. unfold low. apply Nat.mod_small. assumption.
Qed.

Lemma joined_bits : forall j b m i, m < 2 ^ j ->
  Nat.testbit (Nat.b2n b * 2 ^ j + m) i =
    if Nat.ltb i j then Nat.testbit m i else if Nat.eqb i j then b else false.
Proof.
  intros j b m i small. pose proof (Nat.pow_nonzero 2 j ltac:(lia)) as power.
  destruct (Nat.ltb_spec i j) as [below|above].
  - rewrite <- (low_bit j _ i below). unfold low. rewrite Nat.add_comm, Nat.mod_add by exact power.
    rewrite Nat.mod_small by exact small. reflexivity.
  - replace i with ((i - j) + j) at 1 by lia. rewrite <- Nat.div_pow2_bits.
    rewrite Nat.div_add_l, Nat.div_small, Nat.add_0_r by assumption.
    destruct (Nat.eqb_spec i j) as [->|other].
    + rewrite Nat.sub_diag. destruct b; reflexivity.
    + destruct (i - j) as [|d] eqn:far; [lia|]. destruct b; apply Nat.bits_0.
Qed.

(** The heaps below column j. *)
Fixpoint next (j : nat) (ds : list (bool * bool)) (p : list (bool * nat)) : list (bool * nat) :=
  match ds, p with
  | (is_free, _) :: ds, (_, n) :: p => (is_free, low j n) :: next j ds p
  | _, _ => []
  end.

Lemma next_free : forall j c p ds, digit j c p ds -> free (next j ds p) = free p + c.
Proof.
  unfold free. induction 1; simpl; lia.
Qed.

Lemma next_small : forall j c p ds, digit j c p ds -> Forall (fun h => snd h < 2 ^ j) (next j ds p).
Proof.
  induction 1; simpl; constructor; try assumption; apply low_less.
Qed.

Lemma split_heap : forall j n, n < 2 ^ S j -> n = Nat.b2n (Nat.testbit n j) * 2 ^ j + low j n.
Proof.
  intros j n small. rewrite <- low_step. symmetry. apply low_whole, small.
Qed.

Lemma join_small : forall j b m, m < 2 ^ j -> Nat.b2n b * 2 ^ j + m < 2 ^ S j.
Proof.
  intros j b m small. rewrite Nat.pow_succ_r'. destruct b; simpl; lia.
Qed.

(** A repair of the lower columns, with the digits of column j before it. *)
Lemma assemble : forall j c p ds, digit j c p ds -> Forall (fun h => snd h < 2 ^ S j) p ->
  forall c' q', repair c' (next j ds p) q' -> Forall (fun m => m < 2 ^ j) q' ->
  exists q, repair (c + c') p q /\ Forall (fun m => m < 2 ^ S j) q /\
    forall i, ones i q = if Nat.ltb i j then ones i q' else if Nat.eqb i j then digit_ones ds else 0.
Proof.
  intros j c p ds is_ds. induction is_ds as [|c n d p ds _ IH|c n p ds _ IH|c n p ds bit _ IH]; simpl next;
    intros p_small c' q' is_q' q'_small.
  - inversion is_q'; subst. exists []. split; [constructor|]. split; [constructor|].
    intros i. simpl. destruct (Nat.ltb i j), (Nat.eqb i j); reflexivity.
  - inversion is_q' as [|? ? m ? q rest| |]; subst. inversion q'_small; subst. inversion p_small; subst.
    destruct (IH ltac:(assumption) _ _ rest ltac:(assumption)) as [r [is_r [r_small r_ones]]].
    exists ((Nat.b2n d * 2 ^ j + m) :: r). split; [constructor; exact is_r|].
    split; [constructor; [apply join_small; assumption|exact r_small]|]. intros i. simpl.
    rewrite joined_bits, r_ones by assumption. destruct (Nat.ltb i j), (Nat.eqb i j); reflexivity.
  - inversion p_small as [|? ? n_small ?]; subst. simpl in n_small. pose proof (split_heap j n n_small) as whole.
    inversion is_q' as [| |? ? ? q rest|? ? m ? q less rest]; subst; inversion q'_small; subst;
      destruct (IH ltac:(assumption) _ _ rest ltac:(assumption)) as [r [is_r [r_small r_ones]]].
    + exists (n :: r). split; [constructor; exact is_r|]. split; [constructor; assumption|]. intros i. simpl.
      rewrite r_ones. replace (Nat.testbit n i) with (Nat.testbit (Nat.b2n (Nat.testbit n j) * 2 ^ j + low j n) i)
        by (rewrite <- whole; reflexivity).
      rewrite joined_bits by apply low_less. destruct (Nat.ltb i j), (Nat.eqb i j); reflexivity.
    + exists ((Nat.b2n (Nat.testbit n j) * 2 ^ j + m) :: r).
      split; [rewrite Nat.add_succ_r; constructor; [lia|exact is_r]|].
      split; [constructor; [apply join_small; assumption|exact r_small]|]. intros i. simpl.
      rewrite joined_bits, r_ones by assumption. destruct (Nat.ltb i j), (Nat.eqb i j); reflexivity.
  - inversion p_small as [|? ? n_small ?]; subst. simpl in n_small. pose proof (split_heap j n n_small) as whole.
    rewrite bit in whole. simpl in whole.
    inversion is_q' as [|? ? m ? q rest| |]; subst. inversion q'_small; subst.
    destruct (IH ltac:(assumption) _ _ rest ltac:(assumption)) as [r [is_r [r_small r_ones]]].
    exists ((Nat.b2n false * 2 ^ j + m) :: r). split; [simpl; constructor; [lia|exact is_r]|].
    split; [constructor; [apply join_small; assumption|exact r_small]|]. intros i.
    change (ones i ((Nat.b2n false * 2 ^ j + m) :: r)) with
      (Nat.b2n (Nat.testbit (Nat.b2n false * 2 ^ j + m) i) + ones i r).
    rewrite joined_bits, r_ones by assumption. simpl.
    destruct (Nat.ltb i j), (Nat.eqb i j); reflexivity.
Qed.

(** All heaps below 2^j can be repaired, if no more than k are free. *)
Lemma repair_exists : forall j p, Forall (fun h => snd h < 2 ^ j) p -> free p <= k ->
  exists c q, repair c p q /\ c + free p <= k /\ Forall (fun m => m < 2 ^ j) q /\ balanced q.
Proof.
  induction j as [|j IH]; intros p small few.
  - exists 0, (map (fun _ => 0) p). split; [|split; [exact few|split]].
    + clear few. induction small as [|[[|] n] p n_small _ IHp]; [constructor|constructor; exact IHp|].
      simpl in *. replace n with 0 by lia. constructor. exact IHp.
    + apply Forall_forall. intros m m_in. apply in_map_iff in m_in as [h [<- _]]. simpl. lia.
    + intros column. replace (ones column (map (fun _ => 0) p)) with 0; [apply Nat.mod_small; lia|].
      clear small few. induction p as [|h p IHp]; [reflexivity|]. simpl. rewrite <- IHp, Nat.bits_0. reflexivity.
  - destruct (column_choice j p few) as [c [ds [is_ds [good some]]]].
    destruct (IH (next j ds p)) as [c' [q' [is_q' [few' [q'_small q'_balanced]]]]].
    + exact (next_small j c p ds is_ds).
    + rewrite (next_free j c p ds is_ds). lia.
    + rewrite (next_free j c p ds is_ds) in few'.
      destruct (assemble j c p ds is_ds small c' q' is_q' q'_small) as [q [is_q [q_small q_ones]]].
      exists (c + c'), q. split; [exact is_q|]. split; [lia|]. split; [exact q_small|].
      intros column. rewrite q_ones. destruct (Nat.ltb column j); [apply q'_balanced|].
      destruct (Nat.eqb column j); [exact good|apply Nat.mod_small; lia].
Qed.

Lemma repair_lower : forall p c q, repair c (map (pair false) p) q -> lower c p q.
Proof.
  induction p as [|n p IH]; simpl; intros c q is_q; inversion is_q; subst; constructor; auto.
Qed.

Lemma stones_power : forall p, Forall (fun n => n < 2 ^ stones p) p.
Proof.
  intros p. apply Forall_forall. intros n n_in. apply Nat.lt_le_trans with (2 ^ n).
  - apply Nat.pow_gt_lin_r. lia.
  - apply Nat.pow_le_mono_r; [lia|]. induction p as [|m p IH]; [destruct n_in|].
    simpl. destruct n_in as [->|n_in]; [lia|]. specialize (IH n_in). lia.
Qed.

Lemma balanced_reached : forall p, ~ balanced p -> exists q, moore_move p q /\ balanced q.
Proof.
  intros p out.
  destruct (repair_exists (stones p) (map (pair false) p)) as [c [q [is_q [few [_ in_q]]]]].
  - apply Forall_map. simpl. apply stones_power.
  - unfold free. clear out. induction p as [|n p IH]; simpl; lia.
  - apply repair_lower in is_q. exists q. split; [|exact in_q]. exists c. split; [|exact is_q].
    split; [|lia]. destruct (lower_column c p q is_q) as [[-> ->]|[_ [lost [bounds _]]]]; [contradiction|lia].
Qed.

Lemma ones_above : forall p column, Forall (fun n => n < 2 ^ column) p -> ones column p = 0.
Proof.
  induction 1 as [|n p small _ IH]; [reflexivity|]. simpl. rewrite IH.
  rewrite <- (low_whole column n small), low_high by lia. reflexivity.
Qed.

Lemma balanced_dec : forall p, {balanced p} + {~ balanced p}.
Proof.
  intros p. destruct (Forall_dec (fun column => ones column p mod S k = 0)) with (l := seq 0 (stones p)) as [yes|no].
  - intros column. apply Nat.eq_dec.
  - left. intros column. destruct (le_lt_dec (stones p) column) as [above|below].
    + rewrite ones_above; [apply Nat.mod_small; lia|].
      eapply Forall_impl; [|apply stones_power]. intros n small. simpl in small.
      apply Nat.lt_le_trans with (2 ^ stones p); [exact small|]. apply Nat.pow_le_mono_r; lia.
    + rewrite Forall_forall in yes. apply yes, in_seq. lia.
  - right. intros all. apply no, Forall_forall. intros column _. apply all.
Qed.

Theorem moore_lost : forall p : position moore,
  (balanced p <-> lost p) /\ (~ balanced p <-> won p).
Proof.
  apply (closed_set moore balanced balanced_dec). split; [exact balanced_left|exact balanced_reached].
Qed.

End Moore.
