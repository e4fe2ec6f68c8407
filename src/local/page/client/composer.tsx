import type { VNode } from 'preact';
import { useEffect, useId, useMemo, useRef, useState } from 'preact/hooks';
import type { ChoiceWire } from '../protocol.ts';
import { endingsOf, isHidden, type Line, leavesOf, readLine } from './command/line.ts';
import { OptionBar } from './command/option-bar.tsx';
import { type Suggestion, slotAt, suggest } from './command/suggest.ts';
import { SuggestionList } from './command/suggestion-list.tsx';
import { useChoices } from './command/use-choices.ts';
import { type Around, type ChosenFile, readOptions, wireOptions } from './command/values.ts';
import { upload } from './files.ts';
import { Icon } from './parts/icons.tsx';
import { actions, useAppState, useWords } from './state.ts';

const KEPT_LINES = 50;

/** The box at the foot: plain text is said in the channel, a line that begins with / is a command. */
export function Composer(): VNode {
  const state = useAppState((whole) => whole);
  const words = useWords();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  const wanted = useRef<string | null>(null);
  const history = useRef<{ lines: string[]; at: number }>({ lines: [], at: 0 });
  const [text, setText] = useState('');
  const [caret, setCaret] = useState(0);
  const [active, setActive] = useState<number | null>(null);
  const [shut, setShut] = useState(false);
  const [focused, setFocused] = useState(false);
  const [complain, setComplain] = useState(false);
  const [sending, setSending] = useState(0);
  const [files, setFiles] = useState<Readonly<Record<string, ChosenFile>>>({});
  const [offered, setOffered] = useState<Readonly<Record<string, readonly ChoiceWire[]>>>({});

  const channel = state.channels.find((one) => one.id === state.channel);
  const leaves = useMemo(
    () => leavesOf(state.commands, channel?.kind === 'dm'),
    [state.commands, channel?.kind],
  );
  const line: Line = useMemo(() => readLine(text, leaves), [text, leaves]);
  const around: Around = { state, words, files, offered };
  const slot = slotAt(line, caret);
  const given = line.is === 'command' ? line.given : [];
  const remote = useChoices(line.is === 'command' && focused ? line.leaf : null, slot, given, around);
  useEffect(() => {
    if (remote !== null && remote.choices.length > 0) {
      setOffered((before) => ({
        ...before,
        [remote.option]: [...remote.choices, ...(before[remote.option] ?? [])].slice(0, 200),
      }));
    }
  }, [remote]);
  const { items, eager } = suggest(text, caret, line, leaves, remote?.choices ?? null, around);
  const open = focused && !shut && items.length > 0;
  const at = active === null ? (eager ? 0 : -1) : Math.min(active, items.length - 1);
  const values = line.is === 'command' ? readOptions(line.leaf, line.given, around) : [];

  const write = (next: string, to = next.length): void => {
    setText(next);
    setCaret(to);
    setActive(null);
    setShut(false);
    setComplain(false);
    if (!next.startsWith('/')) {
      setFiles({});
      setOffered({});
    }
    // The input's own caret follows once the new text is drawn.
    requestAnimationFrame(() => input.current?.setSelectionRange(to, to));
  };
  const accept = (item: Suggestion | undefined): void => {
    if (item === undefined) return;
    const before = text.slice(0, item.from);
    const after = text.slice(item.to);
    const space = item.insert === '' || /[\s:]$/.test(item.insert) || /^\s/.test(after) ? '' : ' ';
    write(`${before}${item.insert}${space}${after}`, before.length + item.insert.length + space.length);
    if (item.file !== undefined) {
      wanted.current = item.file;
      picker.current?.click();
    }
    input.current?.focus();
  };
  const chooseFile = async (): Promise<void> => {
    const file = picker.current?.files?.[0];
    const option = wanted.current;
    if (file === undefined || option === null) return;
    const sent = await upload(file);
    if (sent === null) actions.tell(words.text('page-too-large'));
    else setFiles((before) => ({ ...before, [option]: sent }));
    if (picker.current !== null) picker.current.value = '';
    input.current?.focus();
  };

  const send = async (): Promise<void> => {
    if (text.trim() === '') return;
    if (line.is === 'name') {
      const endings = endingsOf(text, leaves);
      actions.tell(
        endings.length > 0
          ? words.text('page-needs-more', {
              text: text.trim(),
              endings: endings.join(words.text('page-comma')),
            })
          : isHidden(text, leaves)
            ? words.text(`page-failed-${'not-allowed'}`)
            : words.text('page-no-command', { text: text.trim().split(/\s/)[0]! }),
      );
      // What it may go on with is offered again.
      if (endings.length > 0) setShut(false);
      return;
    }
    if (line.is === 'command' && (line.stray !== null || values.some(([, value]) => value?.ok === false))) {
      setComplain(true);
      return;
    }
    const sent = text;
    history.current.lines = [...history.current.lines.filter((one) => one !== sent), sent].slice(-KEPT_LINES);
    history.current.at = history.current.lines.length;
    const options = values.flatMap(([option, value]) =>
      value?.ok === true ? [{ name: option.name, type: option.type, value: value.value }] : [],
    );
    write('');
    setSending((count) => count + 1);
    const done = await actions.act(
      line.is === 'command'
        ? {
            kind: 'slash',
            name: line.leaf.root.name,
            options: wireOptions(line.leaf, options),
            files: Object.values(files).map((file) => file.id),
          }
        : { kind: 'say', content: sent },
    );
    setSending((count) => count - 1);
    // What nobody answered comes back to be tried again, unless something else has been typed.
    if (!done && input.current?.value === '') write(sent);
  };

  const recall = (step: number): void => {
    const { lines, at: from } = history.current;
    const to = Math.max(0, Math.min(lines.length, from + step));
    history.current.at = to;
    write(lines[to] ?? '');
    setShut(true);
  };
  const keyDown = (event: KeyboardEvent): void => {
    if (event.isComposing) return;
    if (event.key === 'Enter') {
      if (open && at >= 0) accept(items[at]);
      else void send();
    } else if (event.key === 'Tab' && !event.shiftKey && open) accept(items[Math.max(0, at)]);
    else if (event.key === 'ArrowDown' && open) setActive((at + 1) % items.length);
    else if (event.key === 'ArrowUp' && open) setActive(at <= 0 ? items.length - 1 : at - 1);
    else if (event.key === 'ArrowUp' && (text === '' || history.current.lines.includes(text))) recall(-1);
    else if (event.key === 'ArrowDown' && history.current.lines.includes(text)) recall(1);
    else if (event.key === 'Escape' && open) setShut(true);
    else return;
    event.preventDefault();
  };
  const followCaret = (): void => setCaret(input.current?.selectionStart ?? text.length);

  const where = channel === undefined ? '' : channel.kind === 'dm' ? `@${channel.name}` : `#${channel.name}`;
  return (
    <form
      class="composer"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {open ? (
        <SuggestionList
          id={`${id}-list`}
          label={line.is === 'name' ? words.text('page-commands') : words.text('page-options')}
          items={items}
          active={at}
          choose={accept}
          hover={setActive}
        />
      ) : null}
      {line.is === 'command' ? (
        <OptionBar
          id={`${id}-hint`}
          line={line}
          values={values}
          current={slot?.option ?? null}
          files={files}
          complain={complain}
          locale={state.locale}
          add={(option) => {
            const to = text.trimEnd();
            accept({
              key: '',
              label: '',
              detail: undefined,
              insert: ` ${option.name}:`,
              from: to.length,
              to: text.length,
            });
          }}
          pickFile={(option) => {
            wanted.current = option.name;
            picker.current?.click();
          }}
          dropFile={(option) => setFiles(({ [option.name]: _, ...rest }) => rest)}
        />
      ) : null}
      <div class="composer-line">
        <input
          ref={input}
          id="composer"
          type="text"
          role="combobox"
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          enterkeyhint="send"
          maxLength={6000}
          value={text}
          placeholder={words.text('page-message', { channel: where })}
          aria-label={words.text('page-message', { channel: where })}
          aria-autocomplete="list"
          aria-expanded={open}
          aria-controls={`${id}-list`}
          aria-activedescendant={open && at >= 0 ? `${id}-list-${at}` : undefined}
          aria-describedby={`${id}-hint`}
          aria-invalid={complain}
          onInput={(event) => {
            const element = event.currentTarget;
            write(element.value, element.selectionStart ?? element.value.length);
          }}
          onKeyDown={keyDown}
          onKeyUp={followCaret}
          onClick={followCaret}
          onFocus={() => setFocused(true)}
          onBlur={() => setFocused(false)}
        />
        <button
          type="submit"
          class="icon-button send"
          aria-label={words.text('page-send')}
          aria-busy={sending > 0}
        >
          {sending > 0 ? <span class="spinner" /> : <Icon name="send" />}
        </button>
      </div>
      <input
        ref={picker}
        type="file"
        class="hidden"
        tabIndex={-1}
        aria-hidden="true"
        onChange={() => void chooseFile()}
      />
    </form>
  );
}
