import { randomBytes } from 'node:crypto';
import { getMimeType } from 'hono/utils/mime';
import type { Attachment } from '../kernel/screen.ts';

/** A quoted name, escaped as browsers do (WHATWG HTML, “multipart/form-data encoding algorithm”). */
const quoted = (name: string): string =>
  name.replaceAll('"', '%22').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

/**
 * A request with files as `multipart/form-data` (RFC 7578) in one piece of bytes. discord.js would build a form of blobs and read
 * it back through three streams: several times the work of the whole answer.
 */
export const multipart = (payload: unknown, files: readonly Attachment[]) => {
  const boundary = `sprague-${randomBytes(16).toString('hex')}`;
  const part = (head: string, data: string | Uint8Array): readonly (string | Uint8Array)[] => [
    `--${boundary}\r\nContent-Disposition: form-data; ${head}\r\n\r\n`,
    data,
    '\r\n',
  ];
  const pieces = [
    ...files.flatMap(({ name, data }, i) =>
      part(
        `name="files[${i}]"; filename="${quoted(name)}"\r\nContent-Type: ${getMimeType(name) ?? 'application/octet-stream'}`,
        data,
      ),
    ),
    ...part('name="payload_json"\r\nContent-Type: application/json', JSON.stringify(payload)),
    `--${boundary}--\r\n`,
  ];
  return {
    body: Buffer.concat(pieces.map((piece) => (typeof piece === 'string' ? Buffer.from(piece) : piece))),
    headers: { 'Content-Type': `multipart/form-data; boundary=${boundary}` },
    passThroughBody: true,
  };
};
