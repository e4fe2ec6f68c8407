import type { VNode } from 'preact';
import { type Component, type Emoji, kind } from '../discord.ts';
import { safeLink } from '../markdown/inline.ts';
import { Link } from '../markdown/view.tsx';
import { actions, useAppState } from '../state.ts';
import { Icon } from './icons.tsx';

const STYLES: Readonly<Record<number, string>> = {
  1: 'primary',
  2: 'secondary',
  3: 'success',
  4: 'danger',
  5: 'link',
  6: 'primary',
};

/** An emoji as text: the character, or `:name:` for a server's own, whose picture is on Discord. */
export function emojiText(emoji: Emoji | undefined): string | undefined {
  const name = emoji?.name ?? undefined;
  if (name === undefined) return undefined;
  return emoji?.id === undefined || emoji.id === null ? name : `:${name}:`;
}

/** A button of any of Discord's styles. A disabled one keeps its place in the tab order. */
export function MessageButton({
  button,
  message,
}: {
  readonly button: Component;
  readonly message: string;
}): VNode {
  const customId = button.custom_id ?? '';
  const busy = useAppState((state) => state.busy.includes(`${message}/${customId}`));
  const emoji = emojiText(button.emoji);
  const to = button.url === undefined ? null : safeLink(button.url);
  const disabled = button.disabled === true || (button.url !== undefined && to === null);
  const inside = (
    <>
      {emoji === undefined ? null : (
        <span class="emoji" aria-hidden={button.label === undefined ? undefined : 'true'}>
          {emoji}
        </span>
      )}
      {button.label === undefined ? null : <span>{button.label}</span>}
      {button.url === undefined ? null : <Icon name="out" />}
      {busy ? <span class="spinner" /> : null}
    </>
  );
  const name = `button ${STYLES[button.style ?? 2] ?? 'secondary'}`;
  if (to !== null && !disabled) {
    return (
      <Link to={to} class={name}>
        {inside}
      </Link>
    );
  }
  return (
    <button
      type="button"
      class={name}
      aria-disabled={disabled || busy}
      aria-busy={busy}
      data-custom-id={customId}
      onClick={({ detail }) => {
        if (!disabled && !busy) void actions.click(message, customId, kind.button, null, detail);
      }}
    >
      {inside}
    </button>
  );
}
