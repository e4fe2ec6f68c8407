import type { VNode } from 'preact';
import { type CommandOption, localised, optionKind } from '../discord.ts';
import { useWords } from '../state.ts';
import type { TypedLine } from './line.ts';
import type { ChosenFile, OptionValue } from './values.ts';

interface BarProps {
  readonly id: string;
  readonly line: Extract<TypedLine, { is: 'command' }>;
  readonly values: readonly (readonly [CommandOption, OptionValue | null])[];
  readonly current: CommandOption | null;
  readonly files: Readonly<Record<string, ChosenFile>>;
  /** After an attempt to send: announces what is wrong. */
  readonly complain: boolean;
  readonly locale: string;
  readonly add: (option: CommandOption) => void;
  readonly pickFile: (option: CommandOption) => void;
  readonly dropFile: (option: CommandOption) => void;
}

/** The command being typed: its description, its options as chips, what is missing or wrong. */
export function OptionBar(props: BarProps): VNode {
  const { line, values, current } = props;
  const words = useWords();
  const text = (option: CommandOption): string => line.given.find((one) => one.option === option)?.text ?? '';
  const wrong = values.find(
    ([option, value]) =>
      value?.ok === false && (props.complain || (option !== current && text(option) !== '')),
  );
  const told =
    line.stray === null
      ? wrong?.[1]?.ok === false
        ? `${wrong[0].name}: ${wrong[1].why}`
        : null
      : `${words.text('page-takes-nothing')}: ${line.stray}`;
  const about = current ?? null;
  return (
    <div class="option-bar">
      <p id={props.id} class="option-hint">
        <b>{about === null ? line.leaf.text : about.name}</b>{' '}
        {about === null
          ? line.leaf.description(props.locale)
          : localised(about.description_localizations, about.description, props.locale)}
      </p>
      <div class="chips">
        {values.map(([option, value]) => {
          const file = props.files[option.name];
          const state =
            value === null
              ? 'free'
              : value.ok
                ? 'set'
                : text(option) === '' && !props.complain
                  ? 'needed'
                  : 'wrong';
          const attach = option.type === optionKind.attachment;
          const shown = file?.name ?? text(option);
          return (
            <button
              key={option.name}
              type="button"
              class={`chip ${state}${option === current ? ' current' : ''}`}
              aria-label={`${option.name}${option.required === true ? ` (${words.text('page-required')})` : ''}${shown === '' ? '' : `: ${shown}`}`}
              title={
                file === undefined ? option.description : words.text('page-remove-file', { name: file.name })
              }
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => {
                if (file !== undefined) props.dropFile(option);
                else if (attach) props.pickFile(option);
                else if (value === null) props.add(option);
                else document.getElementById('composer')?.focus();
              }}
            >
              <span>
                {option.name}
                {option.required === true ? <i aria-hidden="true">*</i> : null}
              </span>
              {shown === '' ? null : <b>{shown}</b>}
            </button>
          );
        })}
      </div>
      <p class="field-error" role="alert">
        {told ?? ''}
      </p>
    </div>
  );
}
