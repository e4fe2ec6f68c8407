/** Reads person and channel of this window from the address (`#as=…&channel=…`): two windows can be two people. */
export function readPlace(): { readonly as: string; readonly channel: string } {
  const read = new URLSearchParams(location.hash.slice(1));
  return { as: read.get('as') ?? '', channel: read.get('channel') ?? '' };
}

/** Writes them to the address, as a new history entry except for the first. */
export function writePlace(as: string, channel: string): void {
  const now = readPlace();
  if (now.as === as && now.channel === channel) return;
  const hash = placeHash(as, channel);
  // The first one replaces the empty entry, so that Back leaves the page.
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
