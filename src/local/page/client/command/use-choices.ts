import { useEffect, useRef, useState } from 'preact/hooks';
import type { OptionChoice, OptionWire } from '../../protocol.ts';
import { actions } from '../state.ts';
import type { Leaf, TypedOption } from './line.ts';
import { readOptions, type ValueContext, wireOptions } from './values.ts';

/** The bot is asked after a pause in typing. */
const TYPING_PAUSE_MS = 150;

export interface Remote {
  readonly option: string;
  readonly choices: readonly OptionChoice[];
}

/** Asks the bot's autocomplete for the option at the caret; drops answers to older text. */
export function useChoices(
  leaf: Leaf | null,
  slot: TypedOption | null,
  given: readonly TypedOption[],
  around: ValueContext,
): Remote | null {
  const [remote, setRemote] = useState<Remote | null>(null);
  const last = useRef(0);
  const option = slot?.option;
  const asks = leaf !== null && option?.autocomplete === true;
  const key = asks ? `${leaf.text} ${option.name} ${slot?.text ?? ''}` : '';
  useEffect(() => {
    const turn = ++last.current;
    if (!asks || slot === null) {
      setRemote(null);
      return;
    }
    const timer = setTimeout(() => {
      const others = readOptions(leaf, given, around).flatMap(([one, value]): OptionWire[] =>
        one !== option && value?.ok === true ? [{ name: one.name, type: one.type, value: value.value }] : [],
      );
      const focused: OptionWire = { name: option.name, type: option.type, value: slot.text, focused: true };
      void actions.choices(leaf.root.name, wireOptions(leaf, [...others, focused])).then((answer) => {
        if (turn === last.current)
          setRemote({ option: option.name, choices: answer.kind === 'choices' ? answer.choices : [] });
      });
    }, TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [key]);
  return asks && remote?.option === option.name ? remote : null;
}
