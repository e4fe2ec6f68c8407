import type { RefObject, VNode } from 'preact';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { useWords } from '../state.ts';
import { Icon } from './icons.tsx';
import { usePopup } from './popup.ts';

export interface PickOption {
  readonly value: string;
  readonly label: string;
  readonly description?: string | undefined;
  readonly emoji?: string | undefined;
  /** Colour of the dot before the label, for people and roles. */
  readonly dot?: string | undefined;
}

/** Letters typed within this time of each other form one search. */
const TYPING_PAUSE_MS = 700;

interface PickerProps {
  readonly label: string;
  readonly options: readonly PickOption[];
  readonly chosen: readonly string[];
  readonly min: number;
  readonly max: number;
  readonly placeholder: string | undefined;
  readonly disabled?: boolean;
  readonly busy?: boolean;
  readonly describedBy?: string | undefined;
  readonly invalid?: boolean;
  /** Called with the choice: at once for a single one, on closing the list for several. */
  readonly choose: (values: readonly string[]) => void;
}

/** The label and the shown value; once where they are equal. */
function spoken(label: string, shown: string): string {
  return label === shown ? label : `${label}: ${shown}`;
}

interface Picking {
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly popup: RefObject<HTMLDivElement | null>;
  readonly open: boolean;
  readonly off: boolean;
  /** Index of the option under the arrow keys. */
  readonly active: number;
  readonly chosen: readonly string[];
  readonly activate: (index: number) => void;
  readonly show: () => void;
  /** Closes the list; `keep` sends the choices of a multiple select. */
  readonly close: (keep: boolean) => void;
  readonly pick: (option: PickOption | undefined) => void;
  /** Index of the first option that begins with the typed letters, -1 for none. */
  readonly typed: (letter: string) => number;
}

function usePicking(props: PickerProps): Picking {
  const { options, min, max } = props;
  const button = useRef<HTMLButtonElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  const typing = useRef({ text: '', at: 0 });
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const [chosen, setChosen] = useState(props.chosen);
  const off = props.disabled === true || props.busy === true;
  const given = props.chosen.join('\n');
  useEffect(() => setChosen(props.chosen), [given]);
  const forget = (): void => {
    typing.current = { text: '', at: 0 };
  };
  const close = (keep: boolean): void => {
    setOpen(false);
    const enough = chosen.length >= min && chosen.length <= max;
    if (!keep || max === 1 || !enough) setChosen(props.chosen);
    else if (chosen.join('\n') !== given) props.choose(chosen);
  };
  usePopup(
    open,
    () => button.current?.getBoundingClientRect() ?? null,
    popup,
    () => close(true),
    true,
  );
  return {
    button,
    popup,
    open,
    off,
    active,
    chosen,
    activate: (index) => setActive(Math.max(0, Math.min(options.length - 1, index))),
    show: () => {
      if (off) return;
      forget();
      const first = options.findIndex((option) => chosen.includes(option.value));
      setActive(Math.max(0, first));
      setOpen(true);
    },
    close,
    pick: (option) => {
      if (option === undefined) return;
      forget();
      const has = chosen.includes(option.value);
      if (max === 1) {
        const values = has && min === 0 ? [] : [option.value];
        setOpen(false);
        setChosen(values);
        // Sends an unchanged choice again: the answer to the first may have been an error.
        props.choose(values);
      } else if (has) setChosen(chosen.filter((value) => value !== option.value));
      else if (chosen.length < max) setChosen([...chosen, option.value]);
    },
    typed: (letter) => {
      const now = Date.now();
      const { text, at } = typing.current;
      const begin = (now - at < TYPING_PAUSE_MS ? text : '') + letter.toLowerCase();
      typing.current = { text: begin, at: now };
      return options.findIndex((option) => option.label.toLowerCase().startsWith(begin));
    },
  };
}

/** Handles a key; false where it means nothing here. */
function press(event: KeyboardEvent, picking: Picking, options: readonly PickOption[]): boolean {
  const { active, activate } = picking;
  if (!picking.open) {
    if (!['ArrowDown', 'ArrowUp', 'Enter', ' '].includes(event.key)) return false;
    picking.show();
    return true;
  }
  switch (event.key) {
    case 'ArrowDown':
      activate(active + 1);
      return true;
    case 'ArrowUp':
      activate(active - 1);
      return true;
    case 'Home':
      activate(0);
      return true;
    case 'End':
      activate(options.length - 1);
      return true;
    case 'Enter':
    case ' ':
      picking.pick(options[active]);
      return true;
    case 'Escape':
      event.stopPropagation();
      picking.close(false);
      return true;
    case 'Tab':
      picking.close(true);
      return false;
  }
  if (event.key.length !== 1 || event.ctrlKey || event.metaKey) return false;
  const found = picking.typed(event.key);
  if (found >= 0) activate(found);
  return true;
}

/** A select: a button that opens a list box. Works by pointer, arrow keys, Home, End, first letters, Enter, Space, Escape. */
export function Picker(props: PickerProps): VNode {
  const id = useId();
  const picking = usePicking(props);
  const { open, active } = picking;
  useEffect(() => {
    if (open) document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [open, active]);
  return (
    <div class="picker">
      <PickerButton id={id} picker={props} picking={picking} />
      {open ? <PickerList id={id} picker={props} picking={picking} /> : null}
    </div>
  );
}

interface PickerPartProps {
  readonly id: string;
  readonly picker: PickerProps;
  readonly picking: Picking;
}

function PickerButton({ id, picker, picking }: PickerPartProps): VNode {
  const placeholder = picker.placeholder ?? useWords().text('page-choose');
  const { options } = picker;
  const shown = picking.chosen.flatMap((value) => options.find((option) => option.value === value) ?? []);
  const told = shown.length > 0 ? shown.map((one) => one.label).join(', ') : placeholder;
  return (
    <button
      ref={picking.button}
      type="button"
      class={`picker-button${picker.invalid === true ? ' invalid' : ''}`}
      role="combobox"
      aria-haspopup="listbox"
      aria-expanded={picking.open}
      aria-controls={`${id}-list`}
      aria-label={spoken(picker.label, told)}
      aria-activedescendant={picking.open ? `${id}-${picking.active}` : undefined}
      aria-disabled={picking.off}
      aria-busy={picker.busy === true}
      aria-describedby={picker.describedBy}
      onClick={() => (picking.open ? picking.close(true) : picking.show())}
      onKeyDown={(event) => {
        if (press(event, picking, options)) event.preventDefault();
      }}
    >
      {shown.length > 0 ? (
        <span class="picked">
          {shown.map((option) => (
            <span key={option.value} class={picker.max > 1 ? 'pill' : 'one'}>
              <Marks option={option} />
              <bdi>{option.label}</bdi>
            </span>
          ))}
        </span>
      ) : (
        <span class="placeholder">{placeholder}</span>
      )}
      {picker.busy === true ? <span class="spinner" /> : <Icon name="down" />}
    </button>
  );
}

function PickerList({ id, picker, picking }: PickerPartProps): VNode {
  const words = useWords();
  const { options, min, max } = picker;
  const most = Math.min(max, options.length);
  return (
    <div ref={picking.popup} class="popup listbox" popover="manual">
      {max > 1 || min > 1 ? (
        <p class="popup-hint">{words.text('page-choose-count', { min, max: most, same: min === most })}</p>
      ) : null}
      <ul id={`${id}-list`} role="listbox" aria-label={picker.label} aria-multiselectable={max > 1}>
        {options.length === 0 ? <li class="popup-hint">{words.text('page-nothing')}</li> : null}
        {options.map((option, index) => (
          <li
            key={option.value}
            id={`${id}-${index}`}
            role="option"
            class={index === picking.active ? 'active' : ''}
            aria-selected={picking.chosen.includes(option.value)}
            onPointerMove={() => picking.activate(index)}
            onClick={() => picking.pick(option)}
          >
            <Marks option={option} />
            <span class="option-text">
              <span>
                <bdi>{option.label}</bdi>
              </span>
              {option.description === undefined ? null : <small>{option.description}</small>}
            </span>
            <span class={`mark ${max > 1 ? 'square' : 'round'}`} aria-hidden="true" />
          </li>
        ))}
      </ul>
      {max > 1 ? (
        <button
          type="button"
          class="button primary popup-done"
          tabIndex={-1}
          onClick={() => picking.close(true)}
        >
          {words.text('page-confirm')}
        </button>
      ) : null}
    </div>
  );
}

function Marks({ option }: { readonly option: PickOption }): VNode {
  return (
    <>
      {option.emoji === undefined ? null : <span class="emoji">{option.emoji}</span>}
      {option.dot === undefined ? null : <span class="dot" style={{ background: option.dot }} />}
    </>
  );
}
