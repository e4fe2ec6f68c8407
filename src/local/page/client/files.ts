import type { ChosenFile } from './command/values.ts';

/** Discord's limit for an attachment. */
export const MAX_FILE_BYTES = 10 * 1024 * 1024;

/** Sends a file to the page's server; null: too large, or refused. */
export async function upload(file: File): Promise<ChosenFile | null> {
  if (file.size > MAX_FILE_BYTES) return null;
  const response = await fetch(`/upload?name=${encodeURIComponent(file.name)}`, {
    method: 'POST',
    headers: { 'content-type': file.type === '' ? 'application/octet-stream' : file.type },
    body: file,
  }).catch(() => null);
  if (response?.ok !== true) return null;
  const { id } = (await response.json()) as { readonly id: string };
  return { id, name: file.name };
}
