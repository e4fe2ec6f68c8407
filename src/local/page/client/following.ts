import { createRef, type RefObject } from 'preact';
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
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

/** The list of messages: where it is scrolled to, and what it shows next. */
class FollowedList {
  readonly scroller = createRef<HTMLDivElement>();
  readonly list = createRef<HTMLOListElement>();
  follows = true;
  atEnd = true;
  readonly #reachedEnd: () => void;
  #heights: ReadonlyMap<string, number> = new Map();
  /** Scroll position last set by the list itself. */
  #put = 0;

  constructor(reachedEnd: () => void) {
    this.#reachedEnd = reachedEnd;
  }

  /** Notes where the reader has scrolled to. */
  look(): void {
    const element = this.scroller.current;
    if (element === null) return;
    this.atEnd = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR_END_PX;
    this.follows = this.atEnd || Math.abs(element.scrollTop - this.#put) < 2;
    if (this.atEnd) this.#reachedEnd();
  }

  /** Scrolls to the end, or to the top of this message where both don't fit. */
  show(article: Element | undefined): void {
    const element = this.scroller.current;
    if (element === null) return;
    const end = element.scrollHeight - element.clientHeight;
    const head = article === undefined ? end : element.scrollTop + this.#headOf(article) - ABOVE_PX;
    element.scrollTop = Math.min(end, Math.max(0, head));
    this.#put = element.scrollTop;
    this.look();
  }

  showNewest(): void {
    this.show(this.#newest().at(-1));
  }

  /** Fits the newest message and measures the newest ones; returns the last whose height changed much. */
  measure(): HTMLElement | undefined {
    const articles = this.#newest();
    const height = this.scroller.current?.clientHeight ?? 0;
    const last = articles.at(-1);
    if (last !== undefined) fit(last, height);
    const before = this.#heights;
    this.#heights = new Map(articles.map((article) => [article.id, article.offsetHeight]));
    return articles.findLast((article) => {
      const known = before.get(article.id);
      return known !== undefined && Math.abs(article.offsetHeight - known) > height * CHANGED_HEIGHT_SHARE;
    });
  }

  /** Keeps in view what the reader looks at while pictures load and boards grow, which moves the end. */
  settle(): void {
    const changed = this.measure();
    if (!this.follows) return;
    if (changed !== undefined) this.show(changed);
    // A reader at a message's top stays there; one at the end stays at the end.
    else if (this.atEnd) {
      const last = this.#newest().at(-1);
      this.show(this.#headOf(last) >= -ABOVE_PX ? last : undefined);
    }
  }

  /** Stops following until the list is at its end again. */
  leave(): void {
    this.follows = false;
    this.atEnd = false;
  }

  /** Distance from the top of the list to the top of a message. */
  #headOf(article: Element | undefined): number {
    const top = this.scroller.current?.getBoundingClientRect().top ?? 0;
    return (article?.getBoundingClientRect().top ?? 0) - top;
  }

  #newest(): readonly HTMLElement[] {
    return [...(this.list.current?.querySelectorAll('article') ?? [])].slice(-MEASURED_MESSAGES);
  }
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
  const [behind, setBehind] = useState(false);
  const [followed] = useState(() => new FollowedList(() => setBehind(false)));
  const { scroller, list } = followed;
  useLayoutEffect(() => {
    followed.follows = true;
    followed.show(undefined);
  }, [channel]);
  const last = messages?.at(-1);
  useLayoutEffect(() => {
    followed.measure();
    if (followed.follows || answers(last, me)) followed.showNewest();
    else setBehind(true);
  }, [last?.id]);
  useEffect(() => {
    const watch = new ResizeObserver(() => followed.settle());
    if (list.current !== null) watch.observe(list.current);
    if (scroller.current !== null) watch.observe(scroller.current);
    return () => watch.disconnect();
  }, [messages === null]);
  return {
    scroller,
    list,
    behind,
    catchUp: () => {
      followed.showNewest();
      setBehind(false);
    },
    scrolled: () => followed.look(),
    leave: () => followed.leave(),
  };
}
