/** How a player's boards show the position. */
export const BOARD_LOOKS = ['pictures', 'text', 'both'] as const;

export type BoardLook = (typeof BOARD_LOOKS)[number];

/** How a board looks that several people play on: it has what any of them chose. Null: nothing was chosen, which means pictures. */
export const lookFor = (chosen: readonly (BoardLook | null)[]): BoardLook => {
  const looks = new Set(chosen.map((look) => look ?? 'pictures'));
  if (looks.size === 0) return 'pictures';
  const [only] = looks;
  return looks.size === 1 ? only! : 'both';
};
