import { useEffect, useMemo, useState } from 'preact/hooks';
import type { ChannelWire, OptionChoice } from '../../protocol.ts';
import type { CommandOption } from '../discord.ts';
import { useAppState, useWords } from '../state.ts';
import type { Draft } from './draft.ts';
import { type Leaf, leavesOf, readLine, type TypedLine, type TypedOption } from './line.ts';
import { type Suggestions, slotAt, suggest } from './suggest.ts';
import { useChoices } from './use-choices.ts';
import type { ChosenFiles } from './use-files.ts';
import { type OptionValue, readOptions, type ValueContext } from './values.ts';

/** Of the bot, remembered for an option. */
const MAX_CHOICES = 200;

/** The composer's line read as a command. */
export interface CommandLine extends Suggestions {
  readonly leaves: readonly Leaf[];
  readonly line: TypedLine;
  /** The option at the caret. */
  readonly slot: TypedOption | null;
  readonly values: readonly (readonly [CommandOption, OptionValue | null])[];
}

/** Reads the draft as a command, with suggestions; `asks`: whether the bot may be asked for choices. */
export function useCommandLine(
  draft: Draft,
  files: ChosenFiles,
  channel: ChannelWire | undefined,
  asks: boolean,
): CommandLine {
  const state = useAppState((whole) => whole);
  const words = useWords();
  const [offered, setOffered] = useState<Readonly<Record<string, readonly OptionChoice[]>>>({});
  const inDirectMessage = channel?.kind === 'dm';
  const leaves = useMemo(() => leavesOf(state.commands, inDirectMessage), [state.commands, inDirectMessage]);
  const line = useMemo(() => readLine(draft.text, leaves), [draft.text, leaves]);
  const around: ValueContext = { state, words, files: files.chosen, offered };
  const slot = slotAt(line, draft.caret);
  const given = line.is === 'command' ? line.given : [];
  const remote = useChoices(line.is === 'command' && asks ? line.leaf : null, slot, given, around);
  useEffect(() => {
    if (remote !== null && remote.choices.length > 0)
      setOffered((before) => ({
        ...before,
        [remote.option]: [...remote.choices, ...(before[remote.option] ?? [])].slice(0, MAX_CHOICES),
      }));
  }, [remote]);
  const plain = !draft.text.startsWith('/');
  useEffect(() => {
    if (!plain) return;
    setOffered({});
    files.clear();
  }, [plain]);
  return {
    ...suggest(draft.text, draft.caret, line, leaves, remote?.choices ?? null, around),
    leaves,
    line,
    slot,
    values: line.is === 'command' ? readOptions(line.leaf, line.given, around) : [],
  };
}
