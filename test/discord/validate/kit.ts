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

const inMessage =
  (context: MessageContext = {}) =>
  (body: unknown): readonly Problem[] =>
    validateMessage(body, context);
export const message = (
  name: string,
  good: unknown,
  bad: unknown,
  at: string,
  rule: DiscordRule,
  context?: MessageContext,
): Case => ({
  name,
  judge: inMessage(context),
  good,
  bad,
  at,
  rule,
});

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
export const modal = (name: string, good: unknown, bad: unknown, at: string, rule: DiscordRule): Case => ({
  name,
  judge: validateModal,
  good,
  bad,
  at,
  rule,
});
export const field = (name: string, good: Json, bad: Json, at: string, rule: DiscordRule): Case =>
  modal(
    name,
    modalOf(label(good)),
    modalOf(label(bad)),
    `components.0.component${at === '' ? '' : `.${at}`}`,
    rule,
  );

export const command = (more: Json = {}): Json => ({ name: 'play', description: 'Play', ...more });
export const option = (more: Json = {}): Json => ({
  type: 3,
  name: 'line',
  description: 'The line',
  ...more,
});
export const commands = (name: string, good: unknown, bad: unknown, at: string, rule: DiscordRule): Case => ({
  name,
  judge: validateCommands,
  good,
  bad,
  at,
  rule,
});
export const one = (name: string, good: Json, bad: Json, at: string, rule: DiscordRule): Case =>
  commands(name, [command(good)], [command(bad)], at === '' ? '0' : `0.${at}`, rule);
export const opt = (name: string, good: Json, bad: Json, at: string, rule: DiscordRule): Case =>
  one(
    name,
    { options: [option(good)] },
    { options: [option(bad)] },
    at === '' ? 'options.0' : `options.0.${at}`,
    rule,
  );
/** Twenty-five options with twenty-five long choices each are far above 8,000 characters. */
export const large = (n: number): Json => ({
  options: times(n, (i) =>
    option({ name: `o${i}`, choices: times(25, (c) => ({ name: `${c}${x(90)}`, value: `${c}` })) }),
  ),
});
