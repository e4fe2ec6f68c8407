import { type Component, kind, type Message } from './discord.ts';

/** Discord's styles of a button that goes on: primary and success. */
const MAIN_STYLES: ReadonlySet<number | undefined> = new Set([1, 3]);

const within = (components: readonly Component[]): readonly Component[] =>
  components.flatMap((one) => [
    one,
    ...within([...(one.components ?? []), ...(one.accessory === undefined ? [] : [one.accessory])]),
  ]);

const isPrivate = (message: Message): boolean => (message.ephemeralFor ?? null) !== null;

/** The newest message for everybody that has a picture or something to press; else the newest one of the bot's. */
export function presented(messages: readonly Message[], bot: string): Message | undefined {
  const seen = messages.filter((message) => message.author.id === bot && !isPrivate(message));
  const isBoard = ({ components = [] }: Message): boolean =>
    within(components).some(({ type }) => type === kind.row || type === kind.gallery);
  return seen.findLast(isBoard) ?? seen.at(-1);
}

/** The first moment still to come that a message counts down to (`<t:…:R>`), in milliseconds. */
export function deadlineOf({ content = '', components = [] }: Message, now: number): number | null {
  const text = [content, ...within(components).map((one) => one.content ?? '')].join(' ');
  const moments = [...text.matchAll(/<t:(\d{1,12}):R>/g)].map(([, seconds]) => Number(seconds) * 1000);
  const coming = moments.filter((moment) => moment > now);
  return coming.length === 0 ? null : Math.min(...coming);
}

/** Ids of a teacher's controls on a message that everybody sees, and of those among them that go on. */
const TEACHERS = /~now-[a-z]+~/;
const GOES_ON = /~now-(?:start|close|next|resume)~/;

/** Without the rows that a class doesn't need on a projector. */
const withoutTeachers = (components: readonly Component[]): readonly Component[] =>
  components
    .filter(
      ({ type, components: row = [] }) =>
        type !== kind.row || !row.some(({ custom_id = '' }) => TEACHERS.test(custom_id)),
    )
    .map((one) =>
      one.components === undefined ? one : { ...one, components: withoutTeachers(one.components) },
    );

/** What a projector shows of a message. */
export const forClass = (message: Message): Message =>
  message.components === undefined
    ? message
    : { ...message, components: withoutTeachers(message.components) };

/**
 * The button by which whoever presents goes on: the one on the message that is presented, or the main one of their newest
 * private panel.
 */
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
