import { once } from 'node:events';
import type { MessagePort } from 'node:worker_threads';
import { BOLD_FONTS } from '../fonts.ts';
import { loadFonts } from '../fonts-loaded.ts';
import { createLayout } from '../layout.ts';
import { PICTURE_TEXTS } from '../words.ts';
import type { Head, Sheet } from './paper.ts';
import { printPaper } from './print.ts';

/** `port`: the thread posts the number of finished sheets to it, and is sent the next sheet; null after the last. */
export interface PrintJob {
  readonly head: Head;
  readonly port: MessagePort;
}

loadFonts(BOLD_FONTS);
// No top-level await: the thread's loader only supports modules without it.
const layouts = createLayout();

const sheetsFrom = async function* (port: MessagePort): AsyncIterable<Sheet> {
  for (let done = 0; ; done += 1) {
    const answer = once(port, 'message') as Promise<[Sheet | null]>;
    port.postMessage(done);
    const [sheet] = await answer;
    if (sheet === null) return;
    yield sheet;
  }
};

/** Runs in a worker thread, where the canvas may be loaded. */
const run = async ({ head, port }: PrintJob): Promise<Uint8Array> => {
  const style = { words: PICTURE_TEXTS[head.locale].drawn, layout: await layouts };
  try {
    return await printPaper(head, sheetsFrom(port), style);
  } finally {
    port.close();
  }
};

export default run;
