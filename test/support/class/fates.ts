/** What became of every interaction that a simulated class sent: each has exactly one fate, and all of them are counted. */

import type { Ack, World } from '../../../src/local/index.ts';
import { locales } from '../../../src/texts/index.ts';
import { WRITTEN } from '../../../src/texts/languages.ts';
import type { Locale } from '../../../src/texts/locale.ts';

/** Every fate, as it is said of a number of interactions. */
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

/** What must never become of an interaction. */
const NEVER: readonly Fate[] = ['failed', 'unanswered', 'unknown'];

/** The words that only a message of this fate has; the first that fits counts. */
const SIGNS: readonly (readonly [Fate, (locale: Locale) => string])[] = [
  ['recorded', ({ classroom }) => classroom.recordedTitle],
  ['closed', ({ classroom }) => classroom.faults.closed],
  ['joined', ({ classroom }) => classroom.joined.title],
  ['shown', ({ classroom }) => classroom.own.title],
  ['failed', ({ screens }) => screens.failed.text],
];

/** The fate that a private message tells, in any language. */
export const fateOf = (text: string): Fate =>
  SIGNS.find(([, words]) =>
    WRITTEN.map((language) => locales[language]).some((locale) => text.includes(words(locale))),
  )?.[0] ?? 'unknown';

/** Whether the bot said that the answer is on record. */
export const isConfirmed = (fate: Fate): boolean =>
  fate === 'recorded' || fate === 'changed' || fate === 'repeated';

/** Whether it may be sent again: nobody knows of it, or the bot could not take it just then. */
export const isToBeSentAgain = (fate: Fate): boolean => fate === 'lost' || fate === 'away' || fate === 'late';

/**
 * The fate of an interaction whose answer never came, `reason` being what Discord told the person. Discord finds no control
 * that the bot has taken off its message, and does not pass the click on: `offered` tells whether the control is still there.
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

/** A world that counts the interactions which people send through it. */
export interface Counted {
  readonly world: World;
  /** How many were sent so far. */
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

/** One interaction as it came out. */
export interface Ended {
  readonly fate: Fate;
  /** What the person was told. */
  readonly said: string;
}

/** How many interactions had each fate, in the order of `FATES`; a fate that none had is left out. */
export const tallyOf = (ended: readonly Ended[]): ReadonlyMap<Fate, number> => {
  const counts = new Map<Fate, number>();
  for (const fate of Object.keys(FATES) as Fate[]) {
    const count = ended.filter((one) => one.fate === fate).length;
    if (count > 0) counts.set(fate, count);
  }
  return counts;
};

/** What is wrong with the fates of `sent` interactions, in words: some that must not be, or some that nobody counted. */
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
