/** Who this window acts as and where, kept in the address (`#as=…&channel=…`) so that two windows can be two people. */
export function readPlace(): { readonly as: string; readonly channel: string } {
  const read = new URLSearchParams(location.hash.slice(1));
  return { as: read.get('as') ?? '', channel: read.get('channel') ?? '' };
}

/** Puts it into the address. A new place is a new entry of the history, except the first. */
export function writePlace(as: string, channel: string): void {
  const now = readPlace();
  if (now.as === as && now.channel === channel) return;
  const hash = placeHash(as, channel);
  // The first place of a window replaces the empty one, so that Back leaves the page.
  if (now.as === '' || now.channel === '') history.replaceState(null, '', hash);
  else history.pushState(null, '', hash);
}

/** The fragment that `readPlace` reads, with its `#`. */
export function placeHash(as: string, channel: string): string {
  return `#${new URLSearchParams({ as, channel }).toString()}`;
}

/** Whether the address asks for the projector's view (`?present`). */
export function readPresent(): boolean {
  return new URLSearchParams(location.search).has('present');
}

export function writePresent(present: boolean): void {
  history.replaceState(null, '', `${location.pathname}${present ? '?present' : ''}${location.hash}`);
}
