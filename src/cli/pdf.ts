/** PDF printer. The single-file program lacks it: it has neither fonts nor canvas (`scripts/library/program.ts`). */
import type { Paper } from '../picture/paper/paper.ts';
import { Printer } from '../picture/paper/printer.ts';

export type PrintPdf = (papers: readonly Paper[]) => Promise<readonly Buffer[]>;

/** Prints the papers one after another; null if PDF is unavailable. */
export const printPdf: PrintPdf | null = async (papers) => {
  const printer = new Printer();
  const { signal } = new AbortController();
  try {
    const printed: Buffer[] = [];
    for (const paper of papers)
      printed.push(await printer.print(paper, { signal, onSheet: () => undefined }));
    return printed;
  } finally {
    await printer.close();
  }
};
