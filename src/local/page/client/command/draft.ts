import type { RefObject } from 'preact';
import { useRef, useState } from 'preact/hooks';

const MAX_RECALLED_LINES = 50;

/** The line being written, and the lines sent before it. */
export interface Draft {
  readonly text: string;
  readonly caret: number;
  readonly write: (text: string, caret?: number) => void;
  /** Reads the caret from the input. */
  readonly followCaret: () => void;
  /** Keeps a sent line for recall. */
  readonly keep: (line: string) => void;
  readonly isKept: boolean;
  /** Recalls the line `step` lines after the one recalled last. */
  readonly recall: (step: number) => void;
}

export function useDraft(input: RefObject<HTMLInputElement | null>, written: (text: string) => void): Draft {
  const [text, setText] = useState('');
  const [caret, setCaret] = useState(0);
  const kept = useRef<{ lines: string[]; at: number }>({ lines: [], at: 0 });
  const write = (next: string, to = next.length): void => {
    setText(next);
    setCaret(to);
    written(next);
    // Sets the input's caret once the new text is drawn.
    requestAnimationFrame(() => input.current?.setSelectionRange(to, to));
  };
  return {
    text,
    caret,
    write,
    followCaret: () => setCaret(input.current?.selectionStart ?? text.length),
    keep: (line) => {
      const lines = [...kept.current.lines.filter((one) => one !== line), line].slice(-MAX_RECALLED_LINES);
      kept.current = { lines, at: lines.length };
    },
    isKept: kept.current.lines.includes(text),
    recall: (step) => {
      const { lines, at } = kept.current;
      const to = Math.max(0, Math.min(lines.length, at + step));
      kept.current.at = to;
      write(lines[to] ?? '');
    },
  };
}
