import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Message } from './discord.ts';

/** Nearer to the end than this many pixels, the list follows new messages. */
const NEAR_END = 120;
/** Above the head of a message that is longer than the list is high. */
const ABOVE = 8;
/** Below the last message. */
const BELOW = 8;
/** Pixels by which a picture shrinks further than it must: heights are rounded. */
const ROUNDING = 3;
/** The newest messages, whose heights are known: those above are seldom redrawn. */
const NEWEST = 12;
/** Pictures of a message that is higher than the list shrink so far, in pixels, so that its buttons are seen with them. */
const LEAST_PICTURE = 72;
/** A message that has changed its height by more than this share of the list is another one to read. */
const MUCH = 1 / 3;

/** How a list of messages follows what comes. */
export interface Following {
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly list: RefObject<HTMLOListElement | null>;
  /** Whether there are new messages below that were not followed. */
  readonly behind: boolean;
  /** Goes to the newest message. */
  readonly catchUp: () => void;
  /** To be told of whenever the list was scrolled. */
  readonly scrolled: () => void;
  /** One went to a message of one's own choice: nothing is followed until one is at the end again. */
  readonly leave: () => void;
}

/** What only this person sees, or what their command brought about: the answer to what they did. */
function answers(message: Message | undefined, me: string): boolean {
  return (
    message !== undefined &&
    ((message.ephemeralFor ?? null) !== null || message.interaction_metadata?.user?.id === me)
  );
}

/**
 * Makes a message fit into a list of this height with all its buttons: a smaller picture first, then everything closer.
 * What does not fit so either stays as it is, and is scrolled.
 */
function fit(article: HTMLElement, height: number): void {
  if (height === 0 || article.querySelector('.row') === null) return;
  const picture = article.querySelector<HTMLElement>('.gallery.n1 .picture, .picture.single, .touch-board');
  const excess = (): number => article.offsetHeight + ABOVE + BELOW - height;
  const fits = (tight: boolean): boolean => {
    article.classList.toggle('tight', tight);
    article.style.removeProperty('--fit');
    if (excess() > 0 && picture !== null) {
      const least = Math.max(LEAST_PICTURE, picture.offsetHeight - excess() - ROUNDING);
      article.style.setProperty('--fit', `${least}px`);
    }
    return excess() <= 0;
  };
  if (fits(false) || fits(true)) return;
  article.classList.remove('tight');
  article.style.removeProperty('--fit');
}

/**
 * Keeps the newest message in view unless one has scrolled away; what answers oneself always comes into view. A message
 * that is longer than the list is high is shown from its head, also where an edit made it so.
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
  /** Where the list was put at last, by itself. */
  const put = useRef(0);
  const [behind, setBehind] = useState(false);

  const look = (element: HTMLElement): void => {
    atEnd.current = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR_END;
    follows.current = atEnd.current || Math.abs(element.scrollTop - put.current) < 2;
    if (atEnd.current) setBehind(false);
  };
  /** How far below the top of the list a message begins. */
  const headOf = (article: Element | undefined): number =>
    (article?.getBoundingClientRect().top ?? 0) - (scroller.current?.getBoundingClientRect().top ?? 0);
  /** The end, or the head of this message where both cannot be seen. */
  const show = (article: Element | undefined): void => {
    const element = scroller.current;
    if (element === null) return;
    const end = element.scrollHeight - element.clientHeight;
    const head = article === undefined ? end : element.scrollTop + headOf(article) - ABOVE;
    element.scrollTop = Math.min(end, Math.max(0, head));
    put.current = element.scrollTop;
    look(element);
  };
  const newest = (): readonly HTMLElement[] =>
    [...(list.current?.querySelectorAll('article') ?? [])].slice(-NEWEST);
  const fitNewest = (): void => {
    const article = newest().at(-1);
    if (article !== undefined) fit(article, scroller.current?.clientHeight ?? 0);
  };
  /** Measures the newest messages; gives the last that is much longer or shorter than before. */
  const measure = (): HTMLElement | undefined => {
    const before = heights.current;
    const articles = newest();
    heights.current = new Map(articles.map((article) => [article.id, article.offsetHeight]));
    const much = (scroller.current?.clientHeight ?? 0) * MUCH;
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
  // Pictures that load and boards that grow move the end too.
  useEffect(() => {
    const watch = new ResizeObserver(() => {
      fitNewest();
      const changed = measure();
      if (!follows.current) return;
      if (changed !== undefined) show(changed);
      // Whoever can see its head keeps it; whoever has gone to its end stays there.
      else if (atEnd.current) show(headOf(newest().at(-1)) >= -ABOVE ? newest().at(-1) : undefined);
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
