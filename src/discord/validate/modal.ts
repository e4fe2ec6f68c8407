/** A modal, which must be the first answer to an interaction. */
import {
  COMPONENT,
  customId,
  numericId,
  options,
  select,
  type Tally,
  tally,
  textDisplay,
} from './components.ts';
import {
  at,
  bool,
  type Fields,
  fields,
  integer,
  list,
  oneOf,
  onlyKeys,
  type Problem,
  type Problems,
  report,
  size,
  text,
  valueCounts,
} from './problem.ts';

type Check = (from: Fields, path: string, out: Problems, sum: Tally) => void;

/** With nothing to choose allowed, the field must say that it is not required (its default is required). */
function optionalWithNone(from: Fields, path: string, out: Problems, min: number): void {
  if (min === 0 && from['required'] !== false) report(out, at(path, 'required'), 'MODAL_REQUIRED_WITH_NONE');
}

const textInput =
  (labelled: boolean): Check =>
  (from, path, out, sum) => {
    const keys = [
      'type',
      'id',
      'custom_id',
      'style',
      'min_length',
      'max_length',
      'required',
      'value',
      'placeholder',
    ];
    onlyKeys(from, labelled ? keys : [...keys, 'label'], path, out);
    customId(from, path, out, sum, true);
    oneOf(from, 'style', path, out, [1, 2], true);
    if (!labelled) text(from, 'label', path, out, { min: 1, max: 45, required: true });
    const min = integer(from, 'min_length', path, out, { min: 0, max: 4000 });
    const max = integer(from, 'max_length', path, out, { min: 1, max: 4000 });
    if (min !== null && max !== null && min > max)
      report(out, at(path, 'min_length'), 'SELECT_MIN_OVER_MAX', `${min} and ${max}`);
    bool(from, 'required', path, out);
    text(from, 'placeholder', path, out, { max: 100 });
    const value = text(from, 'value', path, out, { max: 4000 });
    if (value !== null && value !== '' && max !== null && size(value) > max)
      report(out, at(path, 'value'), 'BASE_TYPE_BAD_LENGTH', `at most ${max}, it is ${size(value)}`);
  };

const selectInModal: Check = (from, path, out, sum) => {
  const { min } = select(from, path, out, sum);
  optionalWithNone(from, path, out, min);
  if (from['disabled'] === true) report(out, at(path, 'disabled'), 'MODAL_DISABLED');
};

const radio: Check = (from, path, out, sum) => {
  onlyKeys(from, ['type', 'id', 'custom_id', 'options', 'required'], path, out);
  customId(from, path, out, sum, true);
  bool(from, 'required', path, out);
  const { chosen } = options(from, path, out, { min: 2, max: 10, emoji: false });
  if (chosen > 1) report(out, at(path, 'options'), 'SELECT_DEFAULTS', `${chosen} of 1`);
};

const checkboxes: Check = (from, path, out, sum) => {
  onlyKeys(from, ['type', 'id', 'custom_id', 'options', 'min_values', 'max_values', 'required'], path, out);
  customId(from, path, out, sum, true);
  bool(from, 'required', path, out);
  const { count, chosen } = options(from, path, out, { min: 1, max: 10, emoji: false });
  const { min, max } = valueCounts(from, path, out, 10, count, count);
  optionalWithNone(from, path, out, min);
  if (chosen > max) report(out, at(path, 'options'), 'SELECT_DEFAULTS', `${chosen} of ${max}`);
};

const checkbox: Check = (from, path, out, sum) => {
  onlyKeys(from, ['type', 'id', 'custom_id', 'default'], path, out);
  customId(from, path, out, sum, true);
  bool(from, 'default', path, out);
};

const upload: Check = (from, path, out, sum) => {
  onlyKeys(from, ['type', 'id', 'custom_id', 'min_values', 'max_values', 'required'], path, out);
  customId(from, path, out, sum, true);
  bool(from, 'required', path, out);
  const { min } = valueCounts(from, path, out, 10, null);
  optionalWithNone(from, path, out, min);
};

const IN_LABEL: ReadonlyMap<unknown, Check> = new Map<unknown, Check>([
  [COMPONENT.stringSelect, selectInModal],
  [COMPONENT.textInput, textInput(true)],
  [COMPONENT.userSelect, selectInModal],
  [COMPONENT.roleSelect, selectInModal],
  [COMPONENT.mentionableSelect, selectInModal],
  [COMPONENT.channelSelect, selectInModal],
  [COMPONENT.upload, upload],
  [COMPONENT.radio, radio],
  [COMPONENT.checkboxes, checkboxes],
  [COMPONENT.checkbox, checkbox],
]);
const IN_ROW: ReadonlyMap<unknown, Check> = new Map<unknown, Check>([
  [COMPONENT.textInput, textInput(false)],
]);

function one(
  value: unknown,
  path: string,
  out: Problems,
  sum: Tally,
  checks: ReadonlyMap<unknown, Check>,
): void {
  const from = fields(value, path, out);
  if (from === null) return;
  const check = checks.get(from['type']);
  if (check === undefined) {
    report(out, at(path, 'type'), 'COMPONENT_TYPE_INVALID', `type ${JSON.stringify(from['type'])}`);
    return;
  }
  numericId(from, path, out, sum);
  check(from, path, out, sum);
}

const TOP: ReadonlyMap<unknown, Check> = new Map<unknown, Check>([
  [COMPONENT.text, textDisplay],
  [
    COMPONENT.label,
    (from, path, out, sum) => {
      onlyKeys(from, ['type', 'id', 'label', 'description', 'component'], path, out);
      text(from, 'label', path, out, { min: 1, max: 45, required: true });
      text(from, 'description', path, out, { min: 1, max: 100 });
      if (from['component'] === undefined) report(out, at(path, 'component'), 'BASE_TYPE_REQUIRED');
      else one(from['component'], at(path, 'component'), out, sum, IN_LABEL);
    },
  ],
  [
    COMPONENT.row,
    (from, path, out, sum) => {
      onlyKeys(from, ['type', 'id', 'components'], path, out);
      (list(from, 'components', path, out, { min: 1, max: 1, required: true }) ?? []).forEach(
        (child, index) => one(child, at(at(path, 'components'), index), out, sum, IN_ROW),
      );
    },
  ],
]);

/**
 * Judge the data of a modal (interaction callback type 9).
 *
 * @returns every problem found; none means that Discord shows it
 */
export function validateModal(body: unknown): readonly Problem[] {
  const out: Problems = [];
  const from = fields(body, '', out);
  if (from === null) return out;
  onlyKeys(from, ['custom_id', 'title', 'components'], '', out);
  text(from, 'custom_id', '', out, { min: 1, max: 100, required: true });
  text(from, 'title', '', out, { min: 1, max: 45, required: true });
  const sum = tally(null);
  (list(from, 'components', '', out, { min: 1, max: 5, required: true }) ?? []).forEach((value, index) =>
    one(value, at('components', index), out, sum, TOP),
  );
  return out;
}
