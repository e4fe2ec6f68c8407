import type { ChannelWire } from '../protocol.ts';
import type { MessageAttachment } from './discord.ts';

export interface LinkTarget {
  readonly channel: string;
  readonly message: string | null;
}

/** Channel and message of a `https://discord.com/channels/…` address, if this page shows that channel. */
export function internalPlace(address: string, channels: readonly ChannelWire[]): LinkTarget | null {
  const found = /^https:\/\/(?:\w+\.)?discord\.com\/channels\/(?:\d+|@me)\/(\d+)(?:\/(\d+))?\/?$/.exec(
    address,
  );
  if (found === null || !channels.some((channel) => channel.id === found[1])) return null;
  return { channel: found[1]!, message: found[2] ?? null };
}

/** A channel's name with its mark; empty for none. */
export function titleOf(channel: ChannelWire | undefined): string {
  if (channel === undefined) return '';
  return `${channel.kind === 'dm' ? '@' : '#'}${channel.name}`;
}

/**
 * The page's own address for a file: its server passes on only files of the loopback service. `attachment://name` is
 * a file of the same message. Null: the page will not fetch it.
 */
export function fileAddress(address: string, attachments: readonly MessageAttachment[] = []): string | null {
  if (address.startsWith('attachment://')) {
    const name = address.slice('attachment://'.length);
    const file = attachments.find((one) => one.filename === name);
    return file === undefined ? null : fileAddress(file.url);
  }
  return /^https?:\/\/[^\s]+$/i.test(address) ? `/file?at=${encodeURIComponent(address)}` : null;
}
