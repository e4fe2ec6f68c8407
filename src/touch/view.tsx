import type { VNode } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import {
  chosenBy,
  type NextTouch,
  reachedBy,
  type TouchBoard,
  type TouchMove,
  type TouchState,
  touch,
} from './choosing.ts';

/** One of more moves is chosen with a slider. */
const MAX_MOVE_BUTTONS = 8;

interface Props {
  readonly board: TouchBoard;
  /** Set where nobody plays now and the board is only shown. */
  readonly still?: boolean;
  /** Set where the effect of a touch is shown on the board instead of below it, without a prompt before the first touch. */
  readonly compact?: boolean;
  readonly onMove: (move: TouchMove) => void;
}

const pieceOf = (target: EventTarget | null): SVGElement | null =>
  target instanceof Element ? target.closest<SVGElement>('[data-piece]') : null;
const nameOf = (element: Element): string => element.getAttribute('data-piece') ?? '';
const piecesIn = (host: Element): readonly SVGElement[] => [
  ...host.querySelectorAll<SVGElement>('[data-piece]'),
];
/** The name of a piece without its numbers, which is the same for all pieces of a kind. */
const kindOf = (name: string): string =>
  name
    .replace(/^\d+\//, '')
    .replace(/(?<=^.)[^.|]*/, '')
    .slice(0, 2);
const isOpen = (element: Element): boolean => element.classList.contains('open');

/** What touching a piece does: its move, or that there is more to choose. */
const says = (board: TouchBoard, reached: NextTouch | undefined, name: string): string => {
  const called = board.pieces[name] ?? name;
  return reached?.only?.says ?? board.words.several.replace('{piece}', called);
};

/** Marks the drawn pieces that can be touched, and those that were. */
const mark = (host: Element, board: TouchBoard, chosen: TouchState, still: boolean): void => {
  const reached = reachedBy(board, chosen.touched);
  const touched = new Set(chosen.touched);
  const open = (name: string): boolean => !still && (chosen.next.has(name) || touched.has(name));
  const all = piecesIn(host);
  const kinds = new Set(all.flatMap((one) => (open(nameOf(one)) ? [kindOf(nameOf(one))] : [])));
  const held =
    all.find((one) => one.tabIndex === 0 && open(nameOf(one))) ?? all.find((one) => open(nameOf(one)));
  for (const element of all) {
    const name = nameOf(element);
    const isTouched = touched.has(name);
    element.classList.toggle('open', open(name));
    // Of the kinds that can be played, the pieces that cannot are dimmed.
    element.classList.toggle('idle', !open(name) && kinds.has(kindOf(name)));
    element.classList.toggle('touched', isTouched);
    if (open(name)) {
      element.setAttribute('role', 'button');
      element.setAttribute('aria-label', says(board, reached.get(name), name));
      element.setAttribute('aria-pressed', String(isTouched));
      element.setAttribute('tabindex', element === held ? '0' : '-1');
    } else
      for (const attribute of ['role', 'aria-label', 'aria-pressed', 'tabindex'])
        element.removeAttribute(attribute);
  }
};

/** The nearest piece that can be touched in the direction of an arrow key. */
const neighbour = (host: Element, from: Element, key: string): SVGElement | null => {
  const middle = (element: Element): readonly [number, number] => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  };
  const [x, y] = middle(from);
  const [dx, dy] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key]!;
  let best: SVGElement | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const element of piecesIn(host)) {
    if (element === from || !isOpen(element)) continue;
    const [ox, oy] = middle(element);
    const along = (ox - x) * dx! + (oy - y) * dy!;
    // Distance to the side counts more than distance ahead.
    const away = Math.abs((ox - x) * dy!) + Math.abs((oy - y) * dx!);
    if (along > 1 && along + 3 * away < least) [best, least] = [element, along + 3 * away];
  }
  return best;
};

/** A position that is played by touching its pieces with finger, mouse or keys. The channel's page and the site share it. */
export function Touch({ board, still = false, compact = false, onMove }: Props): VNode {
  const [held, setChosen] = useState<{ readonly board: TouchBoard; readonly chosen: TouchState } | null>(
    null,
  );
  const chosen = held?.board === board ? held.chosen : chosenBy(board, []);
  const [pointed, point] = useState<string | null>(null);
  const host = useRef<HTMLDivElement>(null);
  const reached = reachedBy(board, chosen.touched);
  const pointedAt = pointed === null ? undefined : reached.get(pointed);

  const choose = (next: TouchState): void => {
    if (next.play !== null) onMove(next.play);
    setChosen({ board, chosen: next.play === null ? next : chosenBy(board, []) });
  };
  const press = (element: SVGElement | null): void => {
    if (element !== null && isOpen(element)) choose(touch(board, chosen, nameOf(element)));
  };

  useLayoutEffect(() => {
    const drawn = host.current!;
    const hadFocus = drawn.contains(document.activeElement);
    // The SVG is our own drawing; whatever was typed is escaped in it.
    drawn.innerHTML = board.svg;
    const svg = drawn.firstElementChild!;
    svg.setAttribute('aria-label', board.alt);
    mark(drawn, board, chosenBy(board, []), still);
    if (hadFocus) (drawn.querySelector<SVGElement>('[tabindex="0"]') ?? drawn).focus();
    point(null);
  }, [board.svg, board.alt, still]);
  useLayoutEffect(() => mark(host.current!, board, chosen, still), [board, held, still]);
  useLayoutEffect(() => {
    const taken = new Set(pointedAt?.only?.takes ?? []);
    for (const element of piecesIn(host.current!))
      element.classList.toggle('taken', taken.has(nameOf(element)));
  }, [board, pointedAt]);

  const keyDown = (event: KeyboardEvent): void => {
    const element = pieceOf(event.target);
    if (element === null) return;
    if (event.key === 'Enter' || event.key === ' ') press(element);
    else if (event.key === 'Escape' && chosen.touched.length > 0) choose(chosenBy(board, []));
    else if (event.key.startsWith('Arrow')) {
      const next = neighbour(host.current!, element, event.key);
      if (next === null) return;
      element.setAttribute('tabindex', '-1');
      next.setAttribute('tabindex', '0');
      next.focus();
    } else return;
    event.preventDefault();
  };

  return (
    <div class={`touch${compact ? ' compact' : ''}`}>
      <div
        ref={host}
        class="touch-board"
        tabIndex={-1}
        onClick={(event) => press(pieceOf(event.target))}
        onKeyDown={keyDown}
        onPointerOver={(event) => {
          const element = event.pointerType === 'touch' ? null : pieceOf(event.target);
          point(element === null ? null : nameOf(element));
        }}
        onPointerLeave={() => point(null)}
        onFocusIn={(event) => {
          const element = pieceOf(event.target);
          // A touch also leaves the focus on an element, but does not point at it.
          if (element?.matches(':focus-visible') === true) point(nameOf(element));
        }}
        onFocusOut={() => point(null)}
      />
      {still || (compact && (pointedAt?.only ?? null) === null && chosen.touched.length === 0) ? null : (
        <Prompt board={board} chosen={chosen} choose={choose} pointed={pointedAt?.only?.says ?? null} />
      )}
    </div>
  );
}

interface PromptProps {
  readonly board: TouchBoard;
  readonly chosen: TouchState;
  readonly choose: (next: TouchState) => void;
  /** The move of the piece under the pointer. */
  readonly pointed: string | null;
}

/** Below the board: what a touch would do, what was touched, and what to choose. */
function Prompt({ board, chosen, choose, pointed }: PromptProps): VNode {
  const { words } = board;
  const { touched, made, next } = chosen;
  const names = touched.map((name) => board.pieces[name] ?? name).join(', ');
  const last = touched.at(-1);
  const more = last !== undefined && next.has(last) ? words.again : words.next;
  const asks =
    touched.length === 0 ? words.start : next.size > 0 ? more.replace('{piece}', names) : words.which;
  const play = (move: TouchMove): void => choose({ ...chosen, play: move });
  return (
    <div class="touch-prompt">
      <p role="status" class={pointed === null ? undefined : 'behind'}>
        {asks}
      </p>
      {pointed === null ? null : <p aria-hidden="true">{pointed}</p>}
      {touched.length === 0 ? null : (
        <div class="touch-choices">
          {made.length <= MAX_MOVE_BUTTONS ? (
            made.map((move) => (
              <button key={move.move} type="button" class="button primary" onClick={() => play(move)}>
                {move.says}
              </button>
            ))
          ) : (
            <Slider moves={made} label={words.which} play={words.play} onPlay={play} />
          )}
          <button type="button" class="button secondary" onClick={() => choose(chosenBy(board, []))}>
            {words.back}
          </button>
        </div>
      )}
    </div>
  );
}

interface SliderProps {
  readonly moves: readonly TouchMove[];
  readonly label: string;
  readonly play: string;
  readonly onPlay: (move: TouchMove) => void;
}

/** A choice of one among many similar moves, such as how many to take from a long heap. */
function Slider({ moves, label, play, onPlay }: SliderProps): VNode {
  const [at, set] = useState(0);
  const move = moves[Math.min(at, moves.length - 1)]!;
  return (
    <>
      <input
        type="range"
        min={0}
        max={moves.length - 1}
        value={at}
        aria-label={label}
        aria-valuetext={move.says}
        onInput={(event) => set(Number(event.currentTarget.value))}
      />
      <output>{move.says}</output>
      <button type="button" class="button primary" onClick={() => onPlay(move)}>
        {play}
      </button>
    </>
  );
}
