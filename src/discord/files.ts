import type { Attachment } from 'discord.js';
import type { ScreenTexts } from '../locale/screens.ts';

/** The most of a file that is read, in bytes: room for a million edges. */
const MOST = 10 * 1024 * 1024;
/** How long Discord's file store may take, in milliseconds. */
const PATIENCE = 10_000;

type Words = ScreenTexts['faults'];

export type ReadText =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly say: (words: Words) => string };

/** The text of an attached file. Refuses what is too large or no text. */
export const readText = async (file: Pick<Attachment, 'size' | 'url'>): Promise<ReadText> => {
  if (file.size > MOST) return { ok: false, say: (words) => words['file-too-large']('10 MiB') };
  let bytes: ArrayBuffer;
  try {
    const answer = await fetch(file.url, { signal: AbortSignal.timeout(PATIENCE) });
    if (!answer.ok) return { ok: false, say: (words) => words['file-unreachable'] };
    bytes = await answer.arrayBuffer();
  } catch {
    return { ok: false, say: (words) => words['file-unreachable'] };
  }
  if (bytes.byteLength > MOST) return { ok: false, say: (words) => words['file-too-large']('10 MiB') };
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    if (text.includes('\0')) return { ok: false, say: (words) => words['file-not-text'] };
    return { ok: true, text };
  } catch {
    return { ok: false, say: (words) => words['file-not-text'] };
  }
};
