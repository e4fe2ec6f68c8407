/** A student's score in a text in either language; null for none. */
export const scoreTold = (text: string): { readonly right: number; readonly asked: number } | null => {
  const [, right, of] = /Right: \*\*(\d+) of (\d+)\*\*/.exec(text) ?? [];
  const [, whole, good] = /(\d+) 题中\*\*答对 (\d+) 题/.exec(text) ?? [];
  if (right !== undefined) return { right: Number(right), asked: Number(of) };
  return good === undefined ? null : { right: Number(good), asked: Number(whole) };
};
