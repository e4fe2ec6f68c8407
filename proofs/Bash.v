(** Bash (Bachet 1612): from a heap 1 to k stones are taken. *)

Require Import List Arith Lia.
Require Import Sprague.Game Sprague.Misere Sprague.NimSum Sprague.Heaps Sprague.MisereNim.

Section Bash.
Variable k : nat.

Definition bash_takes (n m : nat) : Prop := m < n /\ n <= m + k.

Lemma bash_fewer : forall n m, bash_takes n m -> m < n.
Proof.
  intros n m t. apply t.
Qed.

Definition bash : game := taking bash_takes bash_fewer.

Lemma bash_value : taking_value bash_takes (fun n => n mod S k).
Proof.
  intros n. split.
  - intros m [less most] same.
    pose proof (Nat.div_mod n (S k) ltac:(lia)) as of_n. pose proof (Nat.div_mod m (S k) ltac:(lia)) as of_m.
    rewrite same in of_m. set (q := n / S k) in *. set (q' := m / S k) in *.
    destruct (le_lt_dec q q') as [no|yes]; nia.
  - intros v less. exists (n - (n mod S k - v)).
    pose proof (Nat.div_mod n (S k) ltac:(lia)) as parts.
    pose proof (Nat.mod_upper_bound n (S k) ltac:(lia)) as bound.
    split; [split; lia|].
    replace (n - (n mod S k - v)) with (v + n / S k * S k) by (rewrite (Nat.mul_comm (n / S k)); lia).
    rewrite Nat.mod_add, Nat.mod_small; lia.
Qed.

(** The heaps count as their remainders by k + 1. *)
Theorem bash_lost : forall heaps : position bash,
  (nim_sum (map (fun n => n mod S k) heaps) = 0 <-> lost heaps) /\
  (nim_sum (map (fun n => n mod S k) heaps) <> 0 <-> won heaps).
Proof.
  exact (taking_lost bash_takes bash_fewer _ bash_value).
Qed.

Theorem bash_one_heap : forall n : nat, lost (g := bash) (n :: nil) <-> n mod S k = 0.
Proof.
  intros n. destruct (bash_lost (n :: nil)) as [P _]. rewrite <- P. simpl nim_sum.
  rewrite Nat.lxor_0_r. reflexivity.
Qed.

(** Misère play: misère Nim on the remainders. *)
Theorem bash_misere : 0 < k -> forall heaps : position bash,
  (misere_nim_set (map (fun n => n mod S k) heaps) <-> misere_lost heaps) /\
  (~ misere_nim_set (map (fun n => n mod S k) heaps) <-> misere_won heaps).
Proof.
  intros some. apply (misere_taking bash_takes bash_fewer _ bash_value).
  intros n zero. destruct n as [|n]; [left; intros m [less _]; lia|right].
  exists (S n - k). pose proof (Nat.div_mod (S n) (S k) ltac:(lia)) as parts.
  rewrite zero in parts. set (q := S n / S k) in *.
  destruct q as [|q]; [lia|]. rewrite Nat.mul_succ_r in parts. split; [split; lia|].
  replace (S n - k) with (1 + q * S k) by (rewrite (Nat.mul_comm q); lia).
  rewrite Nat.mod_add by lia. apply Nat.mod_small. lia.
Qed.

End Bash.
