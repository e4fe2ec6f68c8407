import type { RefObject, VNode } from 'preact';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { type Draft, useDraft } from './command/draft.ts';
import { endingsOf, isHidden } from './command/line.ts';
import { OptionBar } from './command/option-bar.tsx';
import type { LineSuggestion } from './command/suggest.ts';
import { SuggestionList } from './command/suggestion-list.tsx';
import { type ChosenFiles, useFiles } from './command/use-files.ts';
import { type CommandLine, useCommandLine } from './command/use-line.ts';
import { wireOptions } from './command/values.ts';
import { titleOf } from './links.ts';
import { Icon } from './parts/icons.tsx';
import { actions, useAppState, useOpenChannel, useWords } from './state.ts';
import type { Catalogue } from './words.ts';

/** The error for a command with missing words, and the words that may follow. */
function unfinished(text: string, { leaves }: CommandLine, words: Catalogue): string {
  const endings = endingsOf(text, leaves);
  if (endings.length > 0)
    return words.text('page-needs-more', {
      text: text.trim(),
      endings: endings.join(words.text('page-comma')),
    });
  return isHidden(text, leaves)
    ? words.text('page-failed-not-allowed')
    : words.text('page-no-command', { text: text.trim().split(/\s/)[0]! });
}

/** Sends a command or plain text. */
function transmit(text: string, { line, values }: CommandLine, files: ChosenFiles): Promise<boolean> {
  if (line.is !== 'command') return actions.act({ kind: 'say', content: text });
  const options = values.flatMap(([option, value]) =>
    value?.ok === true ? [{ name: option.name, type: option.type, value: value.value }] : [],
  );
  return actions.act({
    kind: 'slash',
    name: line.leaf.root.name,
    options: wireOptions(line.leaf, options),
    files: Object.values(files.chosen).map((file) => file.id),
  });
}

/** The list of suggestions: the item that the arrow keys chose, null for none yet, and whether the list was closed. */
interface Choosing {
  readonly active: number | null;
  readonly shut: boolean;
}
const FRESH: Choosing = { active: null, shut: false };

/** State and actions of the composer. */
function useComposer() {
  const words = useWords();
  const channel = useOpenChannel();
  const input = useRef<HTMLInputElement>(null);
  const [choosing, setChoosing] = useState(FRESH);
  const [focused, setFocused] = useState(false);
  const [complain, setComplain] = useState(false);
  const [sending, setSending] = useState(0);
  const draft = useDraft(input, () => {
    setChoosing(FRESH);
    setComplain(false);
  });
  const asked = useAppState((state) => state.draft);
  useEffect(() => {
    if (asked.times === 0) return;
    draft.write(asked.text);
    input.current?.focus();
  }, [asked]);
  const files = useFiles();
  const command = useCommandLine(draft, files, channel, focused);
  const { line, items, eager, values } = command;
  const { text } = draft;
  const shut = (now: boolean): void => setChoosing((before) => ({ ...before, shut: now }));

  const accept = (item: LineSuggestion | undefined): void => {
    if (item === undefined) return;
    const before = text.slice(0, item.from);
    const after = text.slice(item.to);
    const space = item.insert === '' || /[\s:]$/.test(item.insert) || /^\s/.test(after) ? '' : ' ';
    draft.write(`${before}${item.insert}${space}${after}`, before.length + item.insert.length + space.length);
    if (item.file !== undefined) files.pick(item.file);
    input.current?.focus();
  };
  const send = async (): Promise<void> => {
    if (text.trim() === '') return;
    if (line.is === 'name') {
      actions.tell(unfinished(text, command, words));
      // Offers the next words again.
      if (endingsOf(text, command.leaves).length > 0) shut(false);
      return;
    }
    if (line.is === 'command' && (line.stray !== null || values.some(([, value]) => value?.ok === false))) {
      // A bare command that needs a value offers its choices: “/play” lists the games.
      if (text.trim() === line.leaf.text) draft.write(`${line.leaf.text} `);
      else shut(true);
      setComplain(true);
      return;
    }
    draft.keep(text);
    draft.write('');
    setSending((count) => count + 1);
    const done = await transmit(text, command, files);
    setSending((count) => count - 1);
    // Restores an unanswered text for another try, unless something else has been typed.
    if (!done && input.current?.value === '') draft.write(text);
  };
  return {
    input,
    channel,
    draft,
    files,
    command,
    accept,
    send,
    shut,
    /** Whether the suggestions are shown. */
    open: focused && !choosing.shut && items.length > 0,
    /** Index of the suggestion Enter takes, -1 for none. */
    at: choosing.active === null ? (eager ? 0 : -1) : Math.min(choosing.active, items.length - 1),
    activate: (active: number): void => setChoosing((before) => ({ ...before, active })),
    recall: (step: number): void => {
      draft.recall(step);
      setChoosing({ active: null, shut: true });
    },
    complain,
    busy: sending > 0,
    setFocused,
  };
}

/** Handles a key; false where it is the input's own. */
function press(event: KeyboardEvent, composer: ReturnType<typeof useComposer>): boolean {
  const { draft, open, at, accept, activate, recall } = composer;
  const { items } = composer.command;
  if (event.isComposing) return false;
  if (event.key === 'Enter') {
    if (open && at >= 0) accept(items[at]);
    else void composer.send();
  } else if (event.key === 'Tab' && !event.shiftKey && open) accept(items[Math.max(0, at)]);
  else if (event.key === 'ArrowDown' && open) activate((at + 1) % items.length);
  else if (event.key === 'ArrowUp' && open) activate(at <= 0 ? items.length - 1 : at - 1);
  else if (event.key === 'ArrowUp' && (draft.text === '' || draft.isKept)) recall(-1);
  else if (event.key === 'ArrowDown' && draft.isKept) recall(1);
  else if (event.key === 'Escape' && open) composer.shut(true);
  else return false;
  return true;
}

/** The box at the bottom: plain text goes to the channel, a line that begins with / is a command. */
export function Composer(): VNode {
  const words = useWords();
  const locale = useAppState((state) => state.locale);
  const id = useId();
  const composer = useComposer();
  const { input, channel, draft, files, open, at, accept, complain } = composer;
  const { line, slot, values, items } = composer.command;
  const { text } = draft;
  const addOption = (option: { readonly name: string }): void => {
    const from = text.trimEnd().length;
    accept({ key: '', label: '', detail: undefined, insert: ` ${option.name}:`, from, to: text.length });
  };
  const submit = (event: Event): void => {
    event.preventDefault();
    void composer.send();
  };
  return (
    <form class="composer" onSubmit={submit}>
      {open ? (
        <SuggestionList
          id={`${id}-list`}
          label={words.text(line.is === 'name' ? 'page-commands' : 'page-options')}
          items={items}
          active={at}
          choose={accept}
          hover={composer.activate}
        />
      ) : null}
      {line.is === 'command' ? (
        <OptionBar
          id={`${id}-hint`}
          line={line}
          values={values}
          current={slot?.option ?? null}
          files={files.chosen}
          complain={complain}
          locale={locale}
          add={addOption}
          pickFile={(option) => files.pick(option.name)}
          dropFile={(option) => files.drop(option.name)}
        />
      ) : null}
      <div class="composer-line">
        <LineInput
          id={id}
          input={input}
          draft={draft}
          to={titleOf(channel)}
          active={open ? at : null}
          invalid={complain}
          keyDown={(event) => {
            if (press(event, composer)) event.preventDefault();
          }}
          focus={composer.setFocused}
        />
        <SendButton busy={composer.busy} />
      </div>
      <input
        ref={files.picker}
        type="file"
        class="hidden"
        tabIndex={-1}
        aria-hidden="true"
        onChange={() => void files.picked().then(() => input.current?.focus())}
      />
    </form>
  );
}

interface LineInputProps {
  readonly id: string;
  readonly input: RefObject<HTMLInputElement | null>;
  readonly draft: Draft;
  /** Name of the channel or person, with its mark. */
  readonly to: string;
  /** Index of the suggestion Enter takes, -1 for none; null while the list is closed. */
  readonly active: number | null;
  readonly invalid: boolean;
  readonly keyDown: (event: KeyboardEvent) => void;
  readonly focus: (focused: boolean) => void;
}

function LineInput({ id, input, draft, to, active, invalid, keyDown, focus }: LineInputProps): VNode {
  const words = useWords();
  const seat = useAppState((state) => state.seat);
  // Students have no chat: they play and answer.
  const label =
    seat === 'student' ? words.text('page-type-command') : words.text('page-message', { channel: to });
  return (
    <input
      ref={input}
      id="composer"
      type="text"
      dir="auto"
      role="combobox"
      autocomplete="off"
      autocapitalize="off"
      spellcheck={false}
      enterkeyhint="send"
      maxLength={6000}
      value={draft.text}
      placeholder={label}
      aria-label={label}
      aria-autocomplete="list"
      aria-expanded={active !== null}
      aria-controls={`${id}-list`}
      aria-activedescendant={active !== null && active >= 0 ? `${id}-list-${active}` : undefined}
      aria-describedby={`${id}-hint`}
      aria-invalid={invalid}
      onInput={({ currentTarget: { value, selectionStart } }) =>
        draft.write(value, selectionStart ?? value.length)
      }
      onKeyDown={keyDown}
      onKeyUp={draft.followCaret}
      onClick={draft.followCaret}
      onFocus={() => focus(true)}
      onBlur={() => focus(false)}
    />
  );
}

function SendButton({ busy }: { readonly busy: boolean }): VNode {
  return (
    <button type="submit" class="icon-button send" aria-label={useWords().text('page-send')} aria-busy={busy}>
      {busy ? <span class="spinner" /> : <Icon name="send" />}
    </button>
  );
}
