import type { APIAttachment as Attachment } from 'discord-api-types/v10';
import { type UnreadFile } from '../../kernel/screens.ts';

const KIB_BYTES = 1024;
const MIB_BYTES = 1024 * KIB_BYTES;

/** By purpose. */
export const MAX_FILE_BYTES = {
  /** Room for a million edges. */
  position: 10 * MIB_BYTES,
  /** Two hundred rows of positions, in any script. */
  bank: 512 * KIB_BYTES,
  /** A thousand names. */
  roster: 128 * KIB_BYTES,
  definition: 8 * KIB_BYTES,
  /** A quiz of thirty questions. */
  quiz: 64 * KIB_BYTES,
} as const;

/** Over all files being read or in use. */
const MAX_HELD_BYTES = 64 * MIB_BYTES;
const DOWNLOAD_TIMEOUT_MS = 10_000;
const DISCORD_ORIGINS = ['https://cdn.discordapp.com', 'https://media.discordapp.net'];

export interface TextFiles {
  /**
   * Passes the text of a file of at most `most` bytes (UTF-8, with or without a byte order mark) to `use`; its size counts as
   * held until `use` resolves. Returns why the file was not read, or null.
   */
  use(
    file: Pick<Attachment, 'size' | 'url'>,
    most: number,
    use: (text: string) => Promise<void>,
  ): Promise<UnreadFile | null>;
}

/** A size in MiB or KiB. */
const size = (bytes: number): string =>
  bytes >= MIB_BYTES ? `${bytes / MIB_BYTES} MiB` : `${bytes / KIB_BYTES} KiB`;

const tooLarge = (most: number): UnreadFile => ({
  why: 'too-large',
  say: (words) => words['file-too-large'](size(most)),
});
const UNREACHABLE: UnreadFile = { why: 'unreachable', say: (words) => words['file-unreachable'] };
const NOT_TEXT: UnreadFile = { why: 'not-text', say: (words) => words['file-not-text'] };
const BUSY: UnreadFile = { why: 'busy', say: (words) => words['files-busy'] };

/** Bytes of a response, streamed; null as soon as there are more than `most`, whatever its header says. */
export const bytesOf = async (answer: Response, most: number): Promise<Uint8Array | null> => {
  // Copied in pieces: joining ten megabytes at once would block the thread.
  const bytes = new Uint8Array(most);
  let length = 0;
  const body: AsyncIterable<Uint8Array> | readonly Uint8Array[] = answer.body ?? [];
  for await (const chunk of body) {
    // Leaving the loop cancels the download.
    if (length + chunk.length > most) return null;
    bytes.set(chunk, length);
    length += chunk.length;
  }
  return bytes.subarray(0, length);
};

const textOf = (bytes: Uint8Array): string | null => {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return text.includes('\0') ? null : text;
  } catch {
    return null;
  }
};

/**
 * Reads files from Discord's file store only, without redirects. `api`: base address of another server that implements Discord's
 * API and serves files; null for Discord itself. `held`: limit of bytes over all files.
 */
export const textFiles = (api: string | null, held: number = MAX_HELD_BYTES): TextFiles => {
  const origins = new Set([...DISCORD_ORIGINS, ...(api === null ? [] : [new URL(api).origin])]);
  let taken = 0;
  const read = async (url: string, most: number, declared: number): Promise<UnreadFile | string> => {
    let bytes: Uint8Array | null;
    try {
      const answer = await fetch(url, {
        redirect: 'error',
        signal: AbortSignal.timeout(DOWNLOAD_TIMEOUT_MS),
      });
      if (!answer.ok) return UNREACHABLE;
      bytes = await bytesOf(answer, declared);
    } catch {
      return UNREACHABLE;
    }
    return bytes === null ? tooLarge(most) : (textOf(bytes) ?? NOT_TEXT);
  };
  return {
    use: async ({ size: declared, url }, most, use) => {
      if (declared > most) return tooLarge(most);
      if (!URL.canParse(url) || !origins.has(new URL(url).origin)) return UNREACHABLE;
      if (taken + declared > held) return BUSY;
      taken += declared;
      try {
        const text = await read(url, most, declared);
        if (typeof text !== 'string') return text;
        await use(text);
        return null;
      } finally {
        taken -= declared;
      }
    },
  };
};
