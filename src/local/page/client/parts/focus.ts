import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';

/** The focused control, its name, and its message. */
interface Held {
  readonly control: HTMLElement;
  readonly name: string;
  readonly article: HTMLElement | null;
}

const nameOf = (control: Element): string => control.getAttribute('aria-label') ?? control.textContent ?? '';

/** The current focus, to return to; null for none in particular. */
export function holdFocus(): Held | null {
  const control = document.activeElement;
  if (!(control instanceof HTMLElement) || control === document.body) return null;
  return { control, name: nameOf(control), article: control.closest('article') };
}

/** Returns the focus: to the control, else to one of the same name in the redrawn message, else to the message. */
export function giveBack({ control, name, article }: Held): void {
  if (control.isConnected) control.focus();
  else
    (
      [...(article?.querySelectorAll('button') ?? [])].find((one) => nameOf(one) === name) ?? article
    )?.focus();
}

/** Keeps the focus in a message that is redrawn while one of its controls has it. */
export function useKeptFocus(article: RefObject<HTMLElement | null>, drawn: unknown): void {
  const held = useRef<Held | null>(null);
  useEffect(() => {
    const element = article.current;
    const note = (): void => {
      held.current = holdFocus();
    };
    const left = (event: FocusEvent): void => {
      // Without a new target the control was removed or the page left: the focus is to come back.
      if (event.relatedTarget !== null) held.current = null;
    };
    element?.addEventListener('focusin', note);
    element?.addEventListener('focusout', left);
    return () => {
      element?.removeEventListener('focusin', note);
      element?.removeEventListener('focusout', left);
    };
  }, []);
  useLayoutEffect(() => {
    const before = held.current;
    if (before === null || before.control.isConnected) return;
    // The next focus event records the new control.
    held.current = null;
    if (document.activeElement === document.body) giveBack(before);
  }, [drawn]);
}
