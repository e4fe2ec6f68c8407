/** Building blocks of the tables of good and bad bodies. */
import {
  type DiscordRule,
  type MessageContext,
  type Problem,
  validateCommands,
  validateMessage,
  validateModal,
} from '../../../src/discord/validate/index.ts';

export type Json = Record<string, unknown>;
export interface Case {
  readonly name: string;
  readonly judge: (body: unknown) => readonly Problem[];
  readonly good: unknown;
  readonly bad: unknown;
  readonly at: string;
  readonly rule: DiscordRule;
}

export const V2 = 32768;
export const times = <T>(n: number, make: (index: number) => T): T[] =>
  Array.from({ length: n }, (_, index) => make(index));
export const x = (n: number): string => 'x'.repeat(n);
export const button = (custom_id: string, more: Json = {}): Json => ({
  type: 2,
  style: 1,
  label: 'Take',
  custom_id,
  ...more,
});
export const row = (...components: readonly Json[]): Json => ({ type: 1, components });
export const options = (n: number, more: Json = {}): Json[] =>
  times(n, (i) => ({ label: `L${i}`, value: `v${i}`, ...more }));
export const select = (more: Json = {}): Json => ({ type: 3, custom_id: 's', options: options(3), ...more });
export const text = (content = 'x'): Json => ({ type: 10, content });
export const image = (url = 'https://example.org/a.png', more: Json = {}): Json => ({
  media: { url },
  ...more,
});
export const v2 = (...components: readonly Json[]): Json => ({ flags: V2, components });
export const classic = (...components: readonly Json[]): Json => ({ content: 'x', components });

type Table<T = unknown> = (name: string, good: T, bad: T, at: string, rule: DiscordRule) => Case;

const judgedBy =
  (judge: Case['judge']): Table =>
  (name, good, bad, at, rule) => ({ name, judge, good, bad, at, rule });

/** Rows that say only what differs: a part of the body at `base`. */
const within =
  <T, Whole>(table: Table<Whole>, base: string, bodyWith: (part: T) => Whole): Table<T> =>
  (name, good, bad, at, rule) =>
    table(name, bodyWith(good), bodyWith(bad), [base, at].filter((path) => path !== '').join('.'), rule);

export const message = (
  name: string,
  good: unknown,
  bad: unknown,
  at: string,
  rule: DiscordRule,
  context?: MessageContext,
): Case => judgedBy((body) => validateMessage(body, context))(name, good, bad, at, rule);
export const onContent = within(message, '', (more: Json) => ({ content: 'x', ...more }));
/** The only component of a message. */
export const alone = within(message, 'components.0', (component: Json) => v2(component));
/** The only component of a row. */
export const inRow = within(message, 'components.0.components.0', (component: Json) =>
  classic(row(component)),
);
export const onButton = within(inRow, '', (more: Json) => button('a', more));
export const onSelect = within(inRow, '', (more: Json) => select(more));

export const label = (component: Json, more: Json = {}): Json => ({
  type: 18,
  label: 'Field',
  component,
  ...more,
});
export const input = (more: Json = {}): Json => ({ type: 4, custom_id: 't', style: 1, ...more });
export const modalOf = (...components: readonly Json[]): Json => ({
  custom_id: 'm',
  title: 'Title',
  components,
});
export const modal = judgedBy(validateModal);
export const field = within(modal, 'components.0.component', (component: Json) => modalOf(label(component)));

export const command = (more: Json = {}): Json => ({ name: 'play', description: 'Play', ...more });
export const option = (more: Json = {}): Json => ({
  type: 3,
  name: 'line',
  description: 'The line',
  ...more,
});
export const commands = judgedBy(validateCommands);
export const one = within(commands, '0', (more: Json) => [command(more)]);
export const optionList = within(one, 'options', (options: readonly Json[]) => ({ options }));
export const opt = within(optionList, '0', (more: Json) => [option(more)]);
/** Twenty-five options with twenty-five long choices each are far above 8,000 characters. */
export const large = (n: number): Json => ({
  options: times(n, (i) =>
    option({ name: `o${i}`, choices: times(25, (c) => ({ name: `${c}${x(90)}`, value: `${c}` })) }),
  ),
});
