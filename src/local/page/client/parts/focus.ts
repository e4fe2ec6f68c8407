import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';

/** Where the keyboard was: the control, what it was called, and the message it stood in. */
interface Held {
  readonly control: HTMLElement;
  readonly name: string;
  readonly article: HTMLElement | null;
}

const nameOf = (control: Element): string => control.getAttribute('aria-label') ?? control.textContent ?? '';

/** What has the focus now, to come back to it; null where that is nothing in particular. */
export function holdFocus(): Held | null {
  const control = document.activeElement;
  if (!(control instanceof HTMLElement) || control === document.body) return null;
  return { control, name: nameOf(control), article: control.closest('article') };
}

/** Gives the focus back: to the control, else to its namesake in a message drawn anew, else to that message. */
export function giveBack({ control, name, article }: Held): void {
  if (control.isConnected) control.focus();
  else
    (
      [...(article?.querySelectorAll('button') ?? [])].find((one) => nameOf(one) === name) ?? article
    )?.focus();
}

/** Keeps the keyboard in a message that is drawn anew while one of its controls has the focus. */
export function useKeptFocus(article: RefObject<HTMLElement | null>, drawn: unknown): void {
  const held = useRef<Held | null>(null);
  useEffect(() => {
    const element = article.current;
    const note = (): void => {
      held.current = holdFocus();
    };
    const left = (event: FocusEvent): void => {
      // A control that is taken away says nothing of where the focus goes.
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
    // What gets the focus now is noted in its turn.
    held.current = null;
    if (document.activeElement === document.body) giveBack(before);
  }, [drawn]);
}
