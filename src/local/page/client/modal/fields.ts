import type { ChosenFile } from '../command/values.ts';
import { type Component, kind, type Modal } from '../discord.ts';
import type { Catalogue } from '../words.ts';

/** The entries in one field of a modal. */
export interface Entered {
  readonly text: string;
  /** Chosen values of a select, radio or checkbox group; a ticked checkbox has `true`. */
  readonly values: readonly string[];
  readonly files: readonly ChosenFile[];
}

export type FormValues = Readonly<Record<string, Entered>>;

const CHECKED = 'true';

/** The input in a label, or in a row (the older form); null for a text display. */
export function inputOf(part: Component): Component | null {
  if (part.type === kind.label) return part.component ?? null;
  return part.type === kind.row ? (part.components?.[0] ?? null) : null;
}

/** The key of an input in `FormValues`: its `custom_id`. */
export function nameOf(input: Component): string {
  return input.custom_id ?? '';
}

/** Discord's default is yes, but a checkbox may always stay empty. */
export function isRequired(input: Component): boolean {
  return input.type !== kind.checkbox && input.required !== false;
}

/** Least and most choices. Discord's defaults: one for a select or upload, any number for a checkbox group. */
export function limits(input: Component): { readonly min: number; readonly max: number } {
  const many = input.type === kind.checkboxGroup ? (input.options?.length ?? 1) : 1;
  const min = input.min_values ?? (isRequired(input) ? 1 : 0);
  return { min, max: input.max_values ?? many };
}

/** Values of a checkbox. */
export function toggled(on: boolean): readonly string[] {
  return on ? [CHECKED] : [];
}

/** The initial values of a select. */
export function defaultsOf(select: Component): readonly string[] {
  if (select.default_values !== undefined) return select.default_values.map((one) => one.id);
  return (select.options ?? []).filter((option) => option.default === true).map((option) => option.value);
}

/** The fields as the modal opens: the bot's texts, defaults and ticks; no files. */
export function startForm(modal: Modal): FormValues {
  return Object.fromEntries(
    modal.components.flatMap((part) => {
      const input = inputOf(part);
      if (input === null) return [];
      const values = input.type === kind.checkbox ? toggled(input.default === true) : defaultsOf(input);
      return [[nameOf(input), { text: input.value ?? '', values, files: [] }]];
    }),
  );
}

/** Why a field cannot be sent; null if it can. */
export function problem(input: Component, entered: Entered, words: Catalogue): string | null {
  const required = isRequired(input);
  if (input.type === kind.textInput) {
    const length = [...entered.text].length;
    if (length === 0) return required ? words.text('page-missing') : null;
    const min = input.min_length ?? 0;
    const max = input.max_length ?? 4000;
    return length < min || length > max ? words.text('page-length', { min, max }) : null;
  }
  if (input.type === kind.checkbox) return null;
  const count = input.type === kind.fileUpload ? entered.files.length : entered.values.length;
  if (count === 0) return required ? words.text('page-missing') : null;
  if (input.type === kind.radioGroup) return null;
  const { min, max } = limits(input);
  return count < min || count > max ? words.text('page-choose-count', { min, max, same: min === max }) : null;
}

function valuesOf(input: Component, entered: Entered): Readonly<Record<string, unknown>> {
  switch (input.type) {
    case kind.textInput:
      return { value: entered.text };
    case kind.radioGroup:
      return { value: entered.values[0] ?? null };
    case kind.checkbox:
      return { value: entered.values.length > 0 };
    case kind.fileUpload:
      return { values: entered.files.map((file) => file.id) };
    default:
      return { values: entered.values };
  }
}

/** The components of the submission, in Discord's form. */
export function submission(modal: Modal, form: FormValues): readonly Readonly<Record<string, unknown>>[] {
  return modal.components.map((part) => {
    const own = { type: part.type, ...(part.id === undefined ? {} : { id: part.id }) };
    const input = inputOf(part);
    if (input === null) return own;
    const entered = form[nameOf(input)] ?? { text: '', values: [], files: [] };
    const sent = {
      type: input.type,
      ...(input.id === undefined ? {} : { id: input.id }),
      custom_id: nameOf(input),
      ...valuesOf(input, entered),
    };
    return part.type === kind.row ? { ...own, components: [sent] } : { ...own, component: sent };
  });
}

/** Ids of all uploads in a form, field by field. */
export function filesOf(form: FormValues): readonly string[] {
  return Object.values(form).flatMap((entered) => entered.files.map((file) => file.id));
}
