import type { VNode } from 'preact';

const PATHS = {
  hash: 'M9 4 7.5 20M16.5 4 15 20M4.5 9h16M3.5 15h16',
  thread: 'M5 5v6a4 4 0 0 0 4 4h10m-4-4 4 4-4 4',
  at: 'M15.5 12a3.5 3.5 0 1 1-7 0 3.5 3.5 0 0 1 7 0Zm0 0v1.4a2.6 2.6 0 0 0 5.2 0V12a8.7 8.7 0 1 0-3.6 7',
  down: 'm7 10 5 5 5-5',
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'm6 6 12 12M18 6 6 18',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  send: 'm4 12 16-8-5 16-3.5-6.5L4 12Zm7.5 1.5L20 4',
  sun: 'M12 7.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9ZM12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6 19 19M5 19l1.4-1.4M17.6 6.4 19 5',
  moon: 'M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5Z',
  auto: 'M3.5 5h17v11h-17zM9 20h6M12 16v4',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Zm12.3 0a2.8 2.8 0 1 1-5.6 0 2.8 2.8 0 0 1 5.6 0Z',
  file: 'M6 3.5h8l4.5 4.5v12.5H6V3.5Zm8 0V8h4.5',
  out: 'M10 5H5v14h14v-5M13 4h7v7M20 4l-9 9',
  slash: 'M16.5 4 7.5 20',
  alert: 'M12 4 2.8 20h18.4L12 4Zm0 6v4.5M12 17.3h.01',
  check: 'm5 12.5 4.5 4.5L19 7.5',
} as const;

type IconName = keyof typeof PATHS;

/** An icon beside a text or label; never the only carrier of a meaning. */
export function Icon({ name }: { readonly name: IconName }): VNode {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={PATHS[name]} />
    </svg>
  );
}

/** A button with an icon alone; `label` says what it does. */
export function IconButton({
  icon,
  label,
  class: more = '',
  onClick,
}: {
  readonly icon: IconName;
  readonly label: string;
  readonly class?: string;
  readonly onClick: () => void;
}): VNode {
  return (
    <button
      type="button"
      class={`icon-button ${more}`.trim()}
      aria-label={label}
      title={label}
      onClick={onClick}
    >
      <Icon name={icon} />
    </button>
  );
}
