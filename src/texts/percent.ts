/** A share in whole percent: 0 and 100 say exactly none and all, never a rounded number. */
export const percent = (share: number): number => {
  const size = Math.abs(share);
  const whole = Math.round(100 * size);
  return Math.sign(share) * (size > 0 && size < 1 ? Math.min(99, Math.max(1, whole)) : whole);
};
