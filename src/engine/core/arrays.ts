/** Copy with room for more. */
export const grown = (data: Int32Array, length: number): Int32Array => {
  const more = new Int32Array(length);
  more.set(data);
  return more;
};
