import type { VNode } from 'preact';
import { useAppState } from '../state.ts';

/** Black or white, whichever reads better on `#rrggbb` (relative luminance of WCAG 2). */
export function inkOn(color: string): string {
  const parts = /^#(..)(..)(..)$/.exec(color);
  if (parts === null) return '#fff';
  const [red, green, blue] = parts.slice(1).map((hex) => {
    const part = Number.parseInt(hex, 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue! > 0.179 ? '#16181d' : '#fff';
}

function initials(name: string): string {
  const plain = name.replace(/^(?:Ms|Mr|Mrs|Mx|Dr|Prof)\.? /, '');
  const letter = [...plain][0] ?? '?';
  return letter.toUpperCase();
}

/** The round picture of a person or the bot: decoration beside the name. */
export function Avatar({
  id,
  name,
  small,
}: {
  readonly id: string;
  readonly name: string;
  readonly small?: boolean;
}): VNode {
  const color = useAppState((state) => state.people.find((person) => person.id === id)?.color);
  const bot = useAppState((state) => state.bot.id === id);
  const size = small === true ? ' small' : '';
  if (bot || color === undefined) {
    return (
      <span class={`avatar bot${size}`} aria-hidden="true">
        <svg viewBox="0 0 24 24">
          <circle cx="7" cy="16.5" r="2.6" />
          <circle cx="12" cy="16.5" r="2.6" opacity=".75" />
          <circle cx="17" cy="16.5" r="2.6" opacity=".5" />
          <circle cx="9.5" cy="11.8" r="2.6" opacity=".85" />
          <circle cx="14.5" cy="11.8" r="2.6" opacity=".6" />
          <circle cx="12" cy="7.1" r="2.6" />
        </svg>
      </span>
    );
  }
  return (
    <span class={`avatar${size}`} style={{ background: color, color: inkOn(color) }} aria-hidden="true">
      {initials(name)}
    </span>
  );
}
