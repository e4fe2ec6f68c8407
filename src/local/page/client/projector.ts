import { type Component, kind, type Message } from './discord.ts';

/** Discord's styles of a main button: primary and success. */
const MAIN_STYLES: ReadonlySet<number | undefined> = new Set([1, 3]);

const within = (components: readonly Component[]): readonly Component[] =>
  components.flatMap((one) => [
    one,
    ...within([...(one.components ?? []), ...(one.accessory === undefined ? [] : [one.accessory])]),
  ]);

const isPrivate = (message: Message): boolean => (message.ephemeralFor ?? null) !== null;

/** The bot's newest public message with a picture or a control; else its newest public one. */
export function presented(messages: readonly Message[], bot: string): Message | undefined {
  const seen = messages.filter((message) => message.author.id === bot && !isPrivate(message));
  const isBoard = ({ components = [] }: Message): boolean =>
    within(components).some(({ type }) => type === kind.row || type === kind.gallery);
  return seen.findLast(isBoard) ?? seen.at(-1);
}

/** The first future moment that a message counts down to (`<t:…:R>`), in milliseconds. */
export function deadlineOf({ content = '', components = [] }: Message, now: number): number | null {
  const text = [content, ...within(components).map((one) => one.content ?? '')].join(' ');
  const moments = [...text.matchAll(/<t:(\d{1,12}):R>/g)].map(([, seconds]) => Number(seconds) * 1000);
  const coming = moments.filter((moment) => moment > now);
  return coming.length === 0 ? null : Math.min(...coming);
}

/** Ids of a teacher's controls on a public message, and those of them that continue the quiz. */
const TEACHERS = /~now-[a-z]+~/;
const GOES_ON = /~now-(?:start|close|next|resume)~/;

/** Drops the rows that a class does not need on a projector. */
const withoutTeachers = (components: readonly Component[]): readonly Component[] =>
  components
    .filter(
      ({ type, components: row = [] }) =>
        type !== kind.row || !row.some(({ custom_id = '' }) => TEACHERS.test(custom_id)),
    )
    .map((one) =>
      one.components === undefined ? one : { ...one, components: withoutTeachers(one.components) },
    );

/** A message as the projector shows it. */
export const forClass = (message: Message): Message =>
  message.components === undefined
    ? message
    : { ...message, components: withoutTeachers(message.components) };

/** The button that continues the quiz: on the presented message, or the main one of the teacher's newest private panel. */
export function nextButton(
  messages: readonly Message[],
  newest?: Message,
): { readonly message: string; readonly id: string } | null {
  const shared = within(newest?.components ?? []).find(({ custom_id = '' }) => GOES_ON.test(custom_id));
  if (newest !== undefined && shared?.custom_id !== undefined)
    return { message: newest.id, id: shared.custom_id };
  for (const message of messages.filter(isPrivate).toReversed()) {
    const found = within(message.components ?? []).find(
      (one) => one.type === kind.button && MAIN_STYLES.has(one.style) && one.disabled !== true,
    );
    if (found?.custom_id !== undefined) return { message: message.id, id: found.custom_id };
  }
  return null;
}
