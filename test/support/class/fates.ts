/** Outcome ("fate") of every interaction of a simulated class: each has exactly one, and all are counted. */

import type { Ack, World } from '../../../src/local/index.ts';
import { locales } from '../../../src/texts/index.ts';
import { WRITTEN } from '../../../src/texts/languages.ts';
import type { Locale } from '../../../src/texts/locale.ts';

/** Every fate, as worded for a number of interactions. */
export const FATES = {
  joined: 'joined',
  recorded: 'recorded',
  changed: 'changed',
  repeated: 'repeated (the same answer again)',
  asked: 'opened a modal',
  shown: 'shown (panel, results)',
  late: 'told too late for a modal',
  closed: 'told that the question is closed',
  gone: 'pressed as the control left the board',
  lost: 'lost in flight at a kill',
  away: 'refused while the bot was down',
  failed: 'told that the bot failed',
  unanswered: 'unanswered while the bot was up',
  unknown: 'answered in unknown words',
} as const;

export type Fate = keyof typeof FATES;

/** Fates that no interaction may have. */
const NEVER: readonly Fate[] = ['failed', 'unanswered', 'unknown'];

/** Words that occur only in messages of a fate; the first match counts. */
const SIGNS: readonly (readonly [Fate, (locale: Locale) => string])[] = [
  ['recorded', ({ classroom }) => classroom.recordedTitle],
  ['closed', ({ classroom }) => classroom.faults.closed],
  ['joined', ({ classroom }) => classroom.joined.title],
  ['shown', ({ classroom }) => classroom.own.title],
  ['failed', ({ screens }) => screens.failed.text],
];

/** The fate of a private message, in any language. */
export const fateOf = (text: string): Fate =>
  SIGNS.find(([, words]) =>
    WRITTEN.map((language) => locales[language]).some((locale) => text.includes(words(locale))),
  )?.[0] ?? 'unknown';

/** Whether the bot confirmed that the answer is stored. */
export const isConfirmed = (fate: Fate): boolean =>
  fate === 'recorded' || fate === 'changed' || fate === 'repeated';

/** Whether to send it again: nothing came of it, or the bot could not take it then. */
export const isToBeSentAgain = (fate: Fate): boolean => fate === 'lost' || fate === 'away' || fate === 'late';

/**
 * The fate of an interaction without an answer; `reason`: what Discord told the person. Discord finds no control that the bot
 * has removed from its message and drops the click: `offered` tells whether the control is still there.
 */
export const fateOfFailure = (
  { reason }: Extract<Ack, { kind: 'failed' }>,
  wasDown: boolean,
  offered = true,
): 'lost' | 'away' | 'gone' | 'unanswered' => {
  if (reason === 'not-found' && !offered) return 'gone';
  if (!wasDown) return 'unanswered';
  return reason === 'offline' ? 'away' : reason === 'no-answer' ? 'lost' : 'unanswered';
};

/** A world that counts the interactions sent through it. */
export interface Counted {
  readonly world: World;
  /** Number sent so far. */
  readonly sent: () => number;
}

export const countingIn = (world: World): Counted => {
  let sent = 0;
  const counted = (answer: Promise<Ack>): Promise<Ack> => {
    sent += 1;
    return answer;
  };
  return {
    world: {
      ...world,
      slash: (...call) => counted(world.slash(...call)),
      autocomplete: (...call) => counted(world.autocomplete(...call)),
      click: (...call) => counted(world.click(...call)),
      submitModal: (...call) => counted(world.submitModal(...call)),
      menu: (...call) => counted(world.menu(...call)),
    },
    sent: () => sent,
  };
};

/** The outcome of one interaction. */
export interface Ended {
  readonly fate: Fate;
  /** The text that the person got. */
  readonly said: string;
}

/** Interactions by fate, in the order of `FATES`; leaves out fates that none had. */
export const tallyOf = (ended: readonly Ended[]): ReadonlyMap<Fate, number> => {
  const counts = new Map<Fate, number>();
  for (const fate of Object.keys(FATES) as Fate[]) {
    const count = ended.filter((one) => one.fate === fate).length;
    if (count > 0) counts.set(fate, count);
  }
  return counts;
};

/** Faults among the fates of `sent` interactions: forbidden ones, and uncounted ones. */
export const faultsOf = (ended: readonly Ended[], sent: number): readonly string[] => {
  const tally = tallyOf(ended);
  const counted = [...tally.values()].reduce((sum, count) => sum + count, 0);
  return [
    ...NEVER.flatMap((fate) => {
      const examples = ended.filter((one) => one.fate === fate);
      const [example] = examples;
      return example === undefined
        ? []
        : [`${examples.length} ${FATES[fate]}, for example: ${JSON.stringify(example.said.slice(0, 200))}`];
    }),
    ...(counted === sent ? [] : [`${sent} interactions were sent, the fates of ${counted} are known`]),
  ];
};

/** The fates in a line, and their sum. */
export const sayTally = (tally: ReadonlyMap<Fate, number>): string => {
  const parts = [...tally].map(([fate, count]) => `${count} ${FATES[fate]}`);
  const sum = [...tally.values()].reduce((all, count) => all + count, 0);
  return `${sum} interactions: ${parts.join(', ')}`;
};
