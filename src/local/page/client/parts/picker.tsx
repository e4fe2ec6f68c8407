import type { VNode } from 'preact';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { useWords } from '../state.ts';
import { Icon } from './icons.tsx';
import { usePopup } from './popup.ts';

export interface PickOption {
  readonly value: string;
  readonly label: string;
  readonly description?: string | undefined;
  readonly emoji?: string | undefined;
  /** Colour of a round mark before the label, for people and roles. */
  readonly dot?: string | undefined;
}

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
  /** Called with the new choice: at once where one is chosen, when the list closes where several may be. */
  readonly choose: (values: readonly string[]) => void;
}

/** What it asks and what it shows; once, where these are the same. */
function spoken(label: string, shown: string): string {
  return label === shown ? label : `${label}: ${shown}`;
}

/** A select: a button that opens a list box. Works by pointer, arrow keys, Home, End, first letters, Enter, Space, Escape. */
export function Picker(props: PickerProps): VNode {
  const { options, min, max } = props;
  const words = useWords();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  const typed = useRef({ text: '', at: 0 });
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const [chosen, setChosen] = useState(props.chosen);
  const off = props.disabled === true || props.busy === true;
  const given = props.chosen.join('\n');
  useEffect(() => setChosen(props.chosen), [given]);

  const commit = (values: readonly string[]): void => {
    if (values.join('\n') !== given) props.choose(values);
  };
  const close = (keep: boolean): void => {
    setOpen(false);
    const enough = chosen.length >= min && chosen.length <= max;
    if (keep && max > 1 && enough) commit(chosen);
    else setChosen(props.chosen);
  };
  usePopup(
    open,
    () => button.current?.getBoundingClientRect() ?? null,
    popup,
    () => close(true),
    true,
  );

  const pick = (option: PickOption | undefined): void => {
    if (option === undefined) return;
    typed.current = { text: '', at: 0 };
    const has = chosen.includes(option.value);
    if (max === 1) {
      const values = has && min === 0 ? [] : [option.value];
      setOpen(false);
      setChosen(values);
      // Choosing the same again is sent again: the answer to the first may have been an error.
      props.choose(values);
    } else if (has) {
      setChosen(chosen.filter((value) => value !== option.value));
    } else if (chosen.length < max) {
      setChosen([...chosen, option.value]);
    }
  };
  const show = (): void => {
    if (off) return;
    typed.current = { text: '', at: 0 };
    setActive(
      Math.max(
        0,
        options.findIndex((option) => chosen.includes(option.value)),
      ),
    );
    setOpen(true);
  };
  useEffect(() => {
    if (open) document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [open, active]);

  const keyDown = (event: KeyboardEvent): void => {
    const move = (to: number): void => setActive(Math.max(0, Math.min(options.length - 1, to)));
    if (!open) {
      if (['ArrowDown', 'ArrowUp', 'Enter', ' '].includes(event.key)) {
        event.preventDefault();
        show();
      }
      return;
    }
    const letters = event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey;
    if (event.key === 'ArrowDown') move(active + 1);
    else if (event.key === 'ArrowUp') move(active - 1);
    else if (event.key === 'Home') move(0);
    else if (event.key === 'End') move(options.length - 1);
    else if (event.key === 'Enter' || event.key === ' ') pick(options[active]);
    else if (event.key === 'Escape') {
      event.stopPropagation();
      close(false);
    } else if (event.key === 'Tab') {
      close(true);
      return;
    } else if (letters) {
      const now = Date.now();
      const text = (now - typed.current.at < 700 ? typed.current.text : '') + event.key.toLowerCase();
      typed.current = { text, at: now };
      const found = options.findIndex((option) => option.label.toLowerCase().startsWith(text));
      if (found >= 0) move(found);
    } else return;
    event.preventDefault();
  };

  const shown = chosen.flatMap((value) => options.find((option) => option.value === value) ?? []);
  return (
    <div class="picker">
      <button
        ref={button}
        type="button"
        class={`picker-button${props.invalid === true ? ' invalid' : ''}`}
        role="combobox"
        aria-haspopup="listbox"
        aria-expanded={open}
        aria-controls={`${id}-list`}
        aria-label={spoken(
          props.label,
          shown.length > 0
            ? shown.map((one) => one.label).join(', ')
            : (props.placeholder ?? words.text('page-choose')),
        )}
        aria-activedescendant={open ? `${id}-${active}` : undefined}
        aria-disabled={off}
        aria-busy={props.busy === true}
        aria-describedby={props.describedBy}
        onClick={() => (open ? close(true) : show())}
        onKeyDown={keyDown}
      >
        {shown.length > 0 ? (
          <span class="picked">
            {shown.map((option) => (
              <span key={option.value} class={max > 1 ? 'pill' : 'one'}>
                {option.emoji === undefined ? null : <span class="emoji">{option.emoji}</span>}
                {option.dot === undefined ? null : <span class="dot" style={{ background: option.dot }} />}
                {option.label}
              </span>
            ))}
          </span>
        ) : (
          <span class="placeholder">{props.placeholder ?? words.text('page-choose')}</span>
        )}
        {props.busy === true ? <span class="spinner" /> : <Icon name="down" />}
      </button>
      {open ? (
        <div ref={popup} class="popup listbox" popover="manual">
          {max > 1 || min > 1 ? (
            <p class="popup-hint">
              {words.text('page-choose-count', {
                min,
                max: Math.min(max, options.length),
                same: min === Math.min(max, options.length),
              })}
            </p>
          ) : null}
          <ul id={`${id}-list`} role="listbox" aria-label={props.label} aria-multiselectable={max > 1}>
            {options.length === 0 ? <li class="popup-hint">{words.text('page-nothing')}</li> : null}
            {options.map((option, index) => (
              <li
                key={option.value}
                id={`${id}-${index}`}
                role="option"
                class={index === active ? 'active' : ''}
                aria-selected={chosen.includes(option.value)}
                onPointerMove={() => setActive(index)}
                onClick={() => pick(option)}
              >
                {option.emoji === undefined ? null : <span class="emoji">{option.emoji}</span>}
                {option.dot === undefined ? null : <span class="dot" style={{ background: option.dot }} />}
                <span class="option-text">
                  <span>{option.label}</span>
                  {option.description === undefined ? null : <small>{option.description}</small>}
                </span>
                <span class={`mark ${max > 1 ? 'square' : 'round'}`} aria-hidden="true" />
              </li>
            ))}
          </ul>
          {max > 1 ? (
            <button type="button" class="button primary popup-done" tabIndex={-1} onClick={() => close(true)}>
              {words.text('page-confirm')}
            </button>
          ) : null}
        </div>
      ) : null}
    </div>
  );
}
