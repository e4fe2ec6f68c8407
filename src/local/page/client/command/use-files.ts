import type { RefObject } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { upload } from '../files.ts';
import { actions, useWords } from '../state.ts';
import type { ChosenFile } from './values.ts';

/** Files chosen for a command's options. */
export interface ChosenFiles {
  readonly chosen: Readonly<Record<string, ChosenFile>>;
  /** The page's hidden file input. */
  readonly picker: RefObject<HTMLInputElement | null>;
  readonly pick: (option: string) => void;
  /** Uploads the picked file, or says that it is too large. */
  readonly picked: () => Promise<void>;
  readonly drop: (option: string) => void;
  readonly clear: () => void;
}

export function useFiles(): ChosenFiles {
  const words = useWords();
  const picker = useRef<HTMLInputElement>(null);
  const wanted = useRef<string | null>(null);
  const [chosen, setChosen] = useState<Readonly<Record<string, ChosenFile>>>({});
  return {
    chosen,
    picker,
    pick: (option) => {
      wanted.current = option;
      picker.current?.click();
    },
    picked: async () => {
      const file = picker.current?.files?.[0];
      const option = wanted.current;
      if (file === undefined || option === null) return;
      const sent = await upload(file);
      if (sent === null) actions.tell(words.text('page-too-large'));
      else setChosen((before) => ({ ...before, [option]: sent }));
      if (picker.current !== null) picker.current.value = '';
    },
    drop: (option) => setChosen(({ [option]: _, ...rest }) => rest),
    clear: () => setChosen({}),
  };
}
