import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect } from 'preact/hooks';

const GAP_PX = 6;
const EDGE_PX = 8;
const MIN_HEIGHT_PX = 120;

function place(anchor: DOMRect, popup: HTMLElement, wide: boolean): void {
  if (wide) popup.style.width = `${Math.min(anchor.width, innerWidth - 2 * EDGE_PX)}px`;
  popup.style.maxHeight = '';
  const below = innerHeight - anchor.bottom - GAP_PX - EDGE_PX;
  const above = anchor.top - GAP_PX - EDGE_PX;
  const height = popup.offsetHeight;
  const up = height > below && above > below;
  popup.style.maxHeight = `${Math.max(MIN_HEIGHT_PX, up ? above : below)}px`;
  const top = up ? Math.max(EDGE_PX, anchor.top - GAP_PX - Math.min(height, above)) : anchor.bottom + GAP_PX;
  popup.style.top = `${top}px`;
  popup.style.left = `${Math.max(EDGE_PX, Math.min(anchor.left, innerWidth - popup.offsetWidth - EDGE_PX))}px`;
}

/**
 * Shows `popup` in the browser's top layer beside `anchor` while `open`, above it where there is no room below. Calls
 * `close` for a press elsewhere. `wide`: as wide as its anchor.
 */
export function usePopup(
  open: boolean,
  anchor: () => DOMRect | null,
  popup: RefObject<HTMLElement | null>,
  close: (byPress: boolean) => void,
  wide: boolean,
): void {
  useLayoutEffect(() => {
    const element = popup.current;
    if (!open || element === null) return;
    element.showPopover();
    const settle = (): void => {
      const at = anchor();
      if (at !== null) place(at, element, wide);
    };
    settle();
    addEventListener('resize', settle);
    document.addEventListener('scroll', settle, true);
    return () => {
      removeEventListener('resize', settle);
      document.removeEventListener('scroll', settle, true);
    };
  }, [open]);
  useEffect(() => {
    if (!open) return;
    const press = (event: Event): void => {
      const at = event.composedPath();
      if (popup.current !== null && !at.includes(popup.current)) close(true);
    };
    // Ignores the press that opened it.
    const timer = setTimeout(() => document.addEventListener('pointerdown', press, true));
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointerdown', press, true);
    };
  });
}
