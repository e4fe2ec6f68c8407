import type { CustomId } from '../kernel/custom-id.ts';
import { oldControlScreen } from '../kernel/screens.ts';
import type { Bot } from './bot.ts';
import type { Call } from './call.ts';

/** Serves a click on a button or select, or a submitted modal. */
export type Control = (bot: Bot, call: Call, id: CustomId) => Promise<void>;

export type Controls = Readonly<Record<string, Control>>;

/** The choice in a select, or the argument of a button that does the same. */
export const choiceIn = ({ facts }: Call, { argument }: CustomId): string => facts.values[0] ?? argument;

/** Routes each verb to its control; an unknown verb comes from an outdated button and gets a message that says so. */
export const byVerb =
  (controls: Controls): Control =>
  async (bot, call, id) => {
    const control = Object.hasOwn(controls, id.verb) ? controls[id.verb] : undefined;
    await (control === undefined ? call.tell(oldControlScreen(call.own)) : control(bot, call, id));
  };
