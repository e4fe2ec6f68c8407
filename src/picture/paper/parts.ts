import type { Paper } from './paper.ts';

/** No teacher prints more files of one document. */
const MAX_PARTS = 16;

/** The sheets of a document from one index to before another. */
const someOf = (paper: Paper, from: number, to: number): Paper => ({
  ...paper,
  count: to - from,
  sheets: {
    *[Symbol.iterator]() {
      let number = 0;
      for (const sheet of paper.sheets) {
        if (number >= to) return;
        if (number >= from) yield sheet;
        number += 1;
      }
    },
  },
});

/**
 * A document in files of at most `most` bytes each, cut between sheets; null where a single sheet is larger, or there would be
 * too many files. A file that is too large is printed again in two halves, since each file embeds the fonts that it needs.
 */
export const printParts = async (
  print: (paper: Paper) => Promise<Buffer>,
  paper: Paper,
  most: number,
  parts = 1,
): Promise<readonly Buffer[] | null> => {
  const data = await print(paper);
  if (data.byteLength <= most) return [data];
  const { count } = paper;
  if (count < 2 || 2 * parts > MAX_PARTS) return null;
  const half = Math.ceil(count / 2);
  const halves: Buffer[] = [];
  for (const some of [someOf(paper, 0, half), someOf(paper, half, count)]) {
    const printed = await printParts(print, some, most, 2 * parts);
    if (printed === null) return null;
    halves.push(...printed);
  }
  return halves;
};

/** Distributes files over messages of at most `most` bytes each. Each file alone must fit. */
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
