/** Ways to show the position on a player's boards. */
export const BOARD_LOOKS = ['pictures', 'text', 'both'] as const;

export type BoardLook = (typeof BOARD_LOOKS)[number];

/** Look of a board with several players: everything that any of them chose. Null means pictures, the default. */
export const lookFor = (chosen: readonly (BoardLook | null)[]): BoardLook => {
  const looks = new Set(chosen.map((look) => look ?? 'pictures'));
  if (looks.size === 0) return 'pictures';
  const [only] = looks;
  return looks.size === 1 ? only! : 'both';
};
