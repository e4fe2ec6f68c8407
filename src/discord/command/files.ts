import type { Attachment } from 'discord.js';
import type { ScreenTexts } from '../../locale/screens.ts';

/** The most of a file that is read, in bytes: room for a million edges. */
const MOST = 10 * 1024 * 1024;
/** How long Discord's file store may take, in milliseconds. */
const PATIENCE = 10_000;

type Words = ScreenTexts['faults'];

export type ReadText =
  | { readonly ok: true; readonly text: string }
  | {
      readonly ok: false;
      readonly why: 'too-large' | 'unreachable' | 'not-text';
      readonly say: (words: Words) => string;
    };

/** A number of bytes as people say it. */
const size = (bytes: number): string =>
  bytes >= 1024 * 1024 ? `${bytes / 1024 / 1024} MiB` : `${bytes / 1024} KiB`;

const tooLarge = (most: number): ReadText => ({
  ok: false,
  why: 'too-large',
  say: (words) => words['file-too-large'](size(most)),
});
const UNREACHABLE: ReadText = { ok: false, why: 'unreachable', say: (words) => words['file-unreachable'] };
const NOT_TEXT: ReadText = { ok: false, why: 'not-text', say: (words) => words['file-not-text'] };

/** The text of an attached file of at most `most` bytes: UTF-8, with or without a byte order mark. */
export const readText = async (
  file: Pick<Attachment, 'size' | 'url'>,
  most: number = MOST,
): Promise<ReadText> => {
  if (file.size > most) return tooLarge(most);
  let bytes: ArrayBuffer;
  try {
    const answer = await fetch(file.url, { signal: AbortSignal.timeout(PATIENCE) });
    if (!answer.ok) return UNREACHABLE;
    bytes = await answer.arrayBuffer();
  } catch {
    return UNREACHABLE;
  }
  if (bytes.byteLength > most) return tooLarge(most);
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return text.includes('\0') ? NOT_TEXT : { ok: true, text };
  } catch {
    return NOT_TEXT;
  }
};
