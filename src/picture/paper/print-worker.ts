import type { MessagePort } from 'node:worker_threads';
import { BOLD_FONTS } from '../fonts.ts';
import { loadFonts } from '../fonts-loaded.ts';
import { createLayout } from '../layout.ts';
import { PICTURE_TEXTS } from '../words.ts';
import type { Paper } from './paper.ts';
import { printPaper } from './print.ts';

/** `progress`: is told how many sheets are done. */
export interface PrintJob {
  readonly paper: Paper;
  readonly progress: MessagePort;
}

loadFonts(BOLD_FONTS);
// No top-level await: the thread's loader takes modules without it only.
const layouts = createLayout();

/** Runs in a worker thread, where the canvas may be loaded. */
const run = async ({ paper, progress }: PrintJob): Promise<Uint8Array> => {
  const style = { words: PICTURE_TEXTS[paper.locale].drawn, layout: await layouts };
  try {
    return printPaper(paper, style, (done) => {
      progress.postMessage(done);
    });
  } finally {
    progress.close();
  }
};

export default run;
