/** Domain of a theorem that holds for all positions. */
export const everywhere = (): boolean => true;
