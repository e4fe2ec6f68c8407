import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { type Component, kind } from '../discord.ts';
import { upload } from '../files.ts';
import { Icon, IconButton } from '../parts/icons.tsx';
import { Picker } from '../parts/picker.tsx';
import { optionsOf } from '../parts/select.tsx';
import { useAppState, useWords } from '../state.ts';
import { type Entered, isRequired, limits, nameOf, toggled } from './fields.ts';

interface FieldProps {
  readonly id: string;
  readonly label: string;
  readonly description: string | undefined;
  readonly input: Component;
  readonly entered: Entered;
  readonly problem: string | null;
  readonly change: (entered: Partial<Entered>) => void;
}

/** A labelled input of a modal, with its description and its error. */
export function Field(props: FieldProps): VNode {
  const { id, input, label } = props;
  const words = useWords();
  const described = `${id}-about ${id}-wrong`;
  // `<label for>` names a single element; the others are groups or name themselves.
  const single = input.type === kind.textInput || input.type === kind.checkbox;
  const mark = isRequired(input) ? (
    <i class="required" title={words.text('page-required')} aria-hidden="true">
      *
    </i>
  ) : null;
  const about = (
    <>
      <small id={`${id}-about`}>{props.description ?? ''}</small>
      <p id={`${id}-wrong`} class="field-error" role="alert">
        {props.problem ?? ''}
      </p>
    </>
  );
  if (input.type === kind.radioGroup || input.type === kind.checkboxGroup) {
    return (
      <fieldset class="field" aria-describedby={described} data-field={nameOf(input)}>
        <legend>
          {label} {mark}
        </legend>
        {about}
        <Options {...props} />
      </fieldset>
    );
  }
  return (
    <div class="field" data-field={nameOf(input)}>
      {single && input.type === kind.textInput ? (
        <label for={id}>
          {label} {mark}
        </label>
      ) : input.type === kind.checkbox ? null : (
        <span class="label">
          {label} {mark}
        </span>
      )}
      {input.type === kind.checkbox ? null : about}
      <Input {...props} described={described} />
      {input.type === kind.checkbox ? about : null}
    </div>
  );
}

function Input(props: FieldProps & { readonly described: string }): VNode | null {
  const { id, input, entered, change, described, label } = props;
  const state = useAppState((whole) => whole);
  switch (input.type) {
    case kind.textInput: {
      const shared = {
        id,
        dir: 'auto' as const,
        value: entered.text,
        placeholder: input.placeholder,
        maxLength: input.max_length ?? 4000,
        required: isRequired(input),
        'aria-describedby': described,
        'aria-invalid': props.problem !== null,
      };
      return input.style === 2 ? (
        <textarea {...shared} rows={4} onInput={(event) => change({ text: event.currentTarget.value })} />
      ) : (
        <input
          {...shared}
          type="text"
          autocomplete="off"
          onInput={(event) => change({ text: event.currentTarget.value })}
        />
      );
    }
    case kind.checkbox:
      return (
        <label class="choice" for={id}>
          <input
            id={id}
            type="checkbox"
            checked={entered.values.length > 0}
            aria-describedby={described}
            onChange={(event) => change({ values: toggled(event.currentTarget.checked) })}
          />
          <span>{label}</span>
        </label>
      );
    case kind.fileUpload:
      return <Upload {...props} />;
    case kind.stringSelect:
    case kind.userSelect:
    case kind.roleSelect:
    case kind.mentionableSelect:
    case kind.channelSelect: {
      const { min, max } = limits(input);
      return (
        <Picker
          label={label}
          options={optionsOf(input, state)}
          chosen={entered.values}
          min={isRequired(input) ? min : 0}
          max={max}
          placeholder={input.placeholder}
          describedBy={described}
          invalid={props.problem !== null}
          choose={(values) => change({ values })}
        />
      );
    }
    default:
      return null;
  }
}

function Options({ id, input, entered, change }: FieldProps): VNode {
  const radio = input.type === kind.radioGroup;
  return (
    <div class="choices">
      {(input.options ?? []).map((option) => {
        const on = entered.values.includes(option.value);
        return (
          <label key={option.value} class="choice">
            <input
              type={radio ? 'radio' : 'checkbox'}
              name={id}
              checked={on}
              onChange={() => {
                const others = radio ? [] : entered.values.filter((value) => value !== option.value);
                change({ values: on && !radio ? others : [...others, option.value] });
              }}
            />
            <span>
              {option.label}
              {option.description === undefined ? null : <small>{option.description}</small>}
            </span>
          </label>
        );
      })}
    </div>
  );
}

function Upload({
  id,
  input,
  entered,
  change,
  label,
  described,
}: FieldProps & { readonly described: string }): VNode {
  const words = useWords();
  const [failed, setFailed] = useState(false);
  const { max } = limits(input);
  const add = async (list: FileList | null): Promise<void> => {
    const sent = await Promise.all([...(list ?? [])].slice(0, max - entered.files.length).map(upload));
    const good = sent.filter((file) => file !== null);
    setFailed(good.length < sent.length);
    change({ files: [...entered.files, ...good] });
  };
  return (
    <div class="upload">
      {entered.files.map((file) => (
        <span key={file.id} class="pill">
          <Icon name="file" />
          {file.name}
          <IconButton
            icon="close"
            label={words.text('page-remove-file', { name: file.name })}
            class="tiny"
            onClick={() => change({ files: entered.files.filter((one) => one.id !== file.id) })}
          />
        </span>
      ))}
      {entered.files.length < max ? (
        <label class="button secondary">
          {words.text('page-choose-file')}
          <input
            id={id}
            type="file"
            class="visually-hidden"
            multiple={max > 1}
            aria-label={`${label}: ${words.text('page-choose-file')}`}
            aria-describedby={described}
            onChange={(event) => {
              const element = event.currentTarget;
              void add(element.files).then(() => {
                element.value = '';
              });
            }}
          />
        </label>
      ) : null}
      {failed ? (
        <p class="field-error" role="alert">
          {words.text('page-too-large')}
        </p>
      ) : null}
    </div>
  );
}
