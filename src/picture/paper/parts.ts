import type { Paper } from './paper.ts';

/** More parts than that of one document would be more than a teacher prints. */
const MAX_PARTS = 16;

/**
 * A document in files of at most `most` bytes each, cut between sheets; null: one sheet alone is larger, or there would be too many.
 * What is larger is printed once more in two halves: each file has the faces that it needs.
 */
export const printParts = async (
  print: (paper: Paper) => Promise<Buffer>,
  paper: Paper,
  most: number,
  parts = 1,
): Promise<readonly Buffer[] | null> => {
  const data = await print(paper);
  if (data.byteLength <= most) return [data];
  const { sheets } = paper;
  if (sheets.length < 2 || 2 * parts > MAX_PARTS) return null;
  const half = Math.ceil(sheets.length / 2);
  const halves: Buffer[] = [];
  for (const some of [sheets.slice(0, half), sheets.slice(half)]) {
    const printed = await printParts(print, { ...paper, sheets: some }, most, 2 * parts);
    if (printed === null) return null;
    halves.push(...printed);
  }
  return halves;
};

/** Files in as many messages as it takes, of at most `most` bytes each; each file alone fits. */
export const inMessages = <F extends { readonly data: Buffer }>(
  files: readonly F[],
  most: number,
): readonly (readonly F[])[] => {
  const messages: F[][] = [];
  let room = 0;
  for (const file of files) {
    const size = file.data.byteLength;
    if (size > room) {
      messages.push([]);
      room = most;
    }
    messages.at(-1)!.push(file);
    room -= size;
  }
  return messages;
};
