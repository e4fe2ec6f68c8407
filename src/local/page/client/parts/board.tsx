import { createContext, type RefObject, type VNode } from 'preact';
import { useContext, useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { TouchBoard } from '../../../../touch/choosing.ts';
import { Touch } from '../../../../touch/view.tsx';
import { type Component, kind } from '../discord.ts';
import { actions, useAppState, useFields } from '../state.ts';

/** The board of a message, for a person who may play it. */
export interface PlayedBoard {
  readonly message: string;
  readonly name: string;
  readonly board: TouchBoard;
  /** Controls that draw the same board. */
  readonly covers: ReadonlySet<string>;
  /** Whether the message's previous board had the focus when it was taken away. */
  readonly hadFocus: RefObject<boolean>;
}
const BoardContext = createContext<PlayedBoard | null>(null);
export const BoardProvider = BoardContext.Provider;
export const useBoard = (): PlayedBoard | null => useContext(BoardContext);

const hasGallery = (components: readonly Component[]): boolean =>
  components.some((one) => one.type === kind.gallery || hasGallery(one.components ?? []));

/** The board of a message; null until it is loaded, and where this person may not play it. */
export function usePlayedBoard(message: string, components: readonly Component[]): PlayedBoard | null {
  const wire = useAppState((state) => state.boards[message]);
  const { me, locale } = useFields('me', 'locale');
  const [played, set] = useState<PlayedBoard | null>(null);
  const hadFocus = useRef(false);
  const name = wire?.name;
  const isDrawn = hasGallery(components);
  useEffect(() => {
    set(null);
    if (wire === undefined) return undefined;
    let isWanted = true;
    void actions.board(message, wire.name).then((board) => {
      if (!isWanted || board === null) return;
      set({ message, name: wire.name, board, covers: new Set(isDrawn ? [] : wire.covers), hadFocus });
    });
    return () => {
      isWanted = false;
    };
  }, [message, name, me, locale, isDrawn]);
  return played?.name === name ? played : null;
}

/** The board in place of its picture or of the buttons that draw it. */
export function BoardView({ message, name, board, hadFocus }: PlayedBoard): VNode {
  useLayoutEffect(() => {
    const article = document.getElementById(`m${message}`);
    // The message keeps the focus until its next board comes, unless the reader moves on.
    if (hadFocus.current && document.activeElement === article)
      article?.querySelector<SVGElement>('.touch-board [tabindex="0"]')?.focus();
    return () => {
      hadFocus.current = (document.activeElement?.closest('.touch') ?? null) !== null;
      if (hadFocus.current) article?.focus({ preventScroll: true });
    };
  }, []);
  return (
    <Touch
      board={board}
      compact
      onMove={({ move }) => void actions.act({ kind: 'touch', message, board: name, move })}
    />
  );
}
