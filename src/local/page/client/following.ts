import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Message } from './discord.ts';

/** The list follows new messages while it is this near its end. */
const NEAR_END_PX = 120;
/** Space above a message longer than the list. */
const ABOVE_PX = 8;
/** Space below the last message. */
const BELOW_PX = 8;
/** A picture shrinks by so much more, since heights are rounded. */
const ROUNDING_PX = 3;
/** The newest ones: older ones seldom change. */
const MEASURED_MESSAGES = 12;
/** The height of pictures in a message that shrinks to show its buttons. */
const MIN_PICTURE_PX = 72;
/** Share of the list by which a message's height must change to count as another one to read. */
const CHANGED_HEIGHT_SHARE = 1 / 3;

/** How a list of messages follows new ones. */
export interface Following {
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly list: RefObject<HTMLOListElement | null>;
  /** Whether there are unseen messages below. */
  readonly behind: boolean;
  /** Goes to the newest message. */
  readonly catchUp: () => void;
  /** Handler for each scroll of the list. */
  readonly scrolled: () => void;
  /** Stops following until the list is at its end again. */
  readonly leave: () => void;
}

/** Whether a message answers this person: only they see it, or their command made it. */
function answers(message: Message | undefined, me: string): boolean {
  return (
    message !== undefined &&
    ((message.ephemeralFor ?? null) !== null || message.interaction_metadata?.user?.id === me)
  );
}

/**
 * Fits a message with all its buttons into this height: first a smaller picture, then less space. A message that still
 * does not fit is left unchanged, and scrolled.
 */
function fit(article: HTMLElement, height: number): void {
  if (height === 0 || article.querySelector('.row') === null) return;
  const picture = article.querySelector<HTMLElement>('.gallery.n1 .picture, .picture.single, .touch-board');
  const excess = (): number => article.offsetHeight + ABOVE_PX + BELOW_PX - height;
  const fits = (tight: boolean): boolean => {
    article.classList.toggle('tight', tight);
    article.style.removeProperty('--fit');
    if (excess() > 0 && picture !== null) {
      const least = Math.max(MIN_PICTURE_PX, picture.offsetHeight - excess() - ROUNDING_PX);
      article.style.setProperty('--fit', `${least}px`);
    }
    return excess() <= 0;
  };
  if (fits(false) || fits(true)) return;
  article.classList.remove('tight');
  article.style.removeProperty('--fit');
}

/**
 * Keeps the newest message in view unless the reader has scrolled away; answers to the reader always come into view.
 * A message longer than the list is shown from its top, also after an edit.
 */
export function useFollowing(
  channel: string | undefined,
  messages: readonly Message[] | null,
  me: string,
): Following {
  const scroller = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const heights = useRef<ReadonlyMap<string, number>>(new Map());
  const follows = useRef(true);
  const atEnd = useRef(true);
  /** Scroll position last set by the list itself. */
  const put = useRef(0);
  const [behind, setBehind] = useState(false);

  const look = (element: HTMLElement): void => {
    atEnd.current = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR_END_PX;
    follows.current = atEnd.current || Math.abs(element.scrollTop - put.current) < 2;
    if (atEnd.current) setBehind(false);
  };
  /** Distance from the top of the list to the top of a message. */
  const headOf = (article: Element | undefined): number =>
    (article?.getBoundingClientRect().top ?? 0) - (scroller.current?.getBoundingClientRect().top ?? 0);
  /** Scrolls to the end, or to the top of this message where both don't fit. */
  const show = (article: Element | undefined): void => {
    const element = scroller.current;
    if (element === null) return;
    const end = element.scrollHeight - element.clientHeight;
    const head = article === undefined ? end : element.scrollTop + headOf(article) - ABOVE_PX;
    element.scrollTop = Math.min(end, Math.max(0, head));
    put.current = element.scrollTop;
    look(element);
  };
  const newest = (): readonly HTMLElement[] =>
    [...(list.current?.querySelectorAll('article') ?? [])].slice(-MEASURED_MESSAGES);
  const fitNewest = (): void => {
    const article = newest().at(-1);
    if (article !== undefined) fit(article, scroller.current?.clientHeight ?? 0);
  };
  /** Measures the newest messages; returns the last whose height changed much. */
  const measure = (): HTMLElement | undefined => {
    const before = heights.current;
    const articles = newest();
    heights.current = new Map(articles.map((article) => [article.id, article.offsetHeight]));
    const much = (scroller.current?.clientHeight ?? 0) * CHANGED_HEIGHT_SHARE;
    return articles.findLast((article) => {
      const known = before.get(article.id);
      return known !== undefined && Math.abs(article.offsetHeight - known) > much;
    });
  };

  useLayoutEffect(() => {
    follows.current = true;
    show(undefined);
  }, [channel]);
  const last = messages?.at(-1);
  useLayoutEffect(() => {
    fitNewest();
    measure();
    if (follows.current || answers(last, me)) show(newest().at(-1));
    else setBehind(true);
  }, [last?.id]);
  // Loading pictures and growing boards move the end, too.
  useEffect(() => {
    const watch = new ResizeObserver(() => {
      fitNewest();
      const changed = measure();
      if (!follows.current) return;
      if (changed !== undefined) show(changed);
      // A reader at a message's top stays there; one at the end stays at the end.
      else if (atEnd.current) show(headOf(newest().at(-1)) >= -ABOVE_PX ? newest().at(-1) : undefined);
    });
    if (list.current !== null) watch.observe(list.current);
    if (scroller.current !== null) watch.observe(scroller.current);
    return () => watch.disconnect();
  }, [messages === null]);

  return {
    scroller,
    list,
    behind,
    catchUp: () => {
      show(newest().at(-1));
      setBehind(false);
    },
    scrolled: () => {
      if (scroller.current !== null) look(scroller.current);
    },
    leave: () => {
      follows.current = false;
      atEnd.current = false;
    },
  };
}
