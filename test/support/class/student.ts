/** A student of a simulated class: answers, and remembers what was confirmed. */
import type { Answer } from '../../../src/app/quiz/judge.ts';
import { pick } from '../../../src/app/random.ts';
import type { Ack } from '../../../src/local/index.ts';
import { locales } from '../../../src/locale/index.ts';
import { type Control, Scripted, verbOf } from '../scripted.ts';
import type { Open, Room } from './room.ts';

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Milliseconds in which an answer that was put off has to come. */
const PATIENCE = 60_000;
/** A number that is typed is below this. */
const NUMBERS = 8;

/** How an answer that was sent came out. */
export type Fate =
  | 'confirmed'
  /** The question took no more answers. */
  | 'closed'
  /** The bot died before it answered: nobody knows. */
  | 'lost'
  /** The bot was away. */
  | 'away'
  /** Nobody answered, and the bot was there: never allowed. */
  | 'unanswered'
  /** Something else was said. */
  | 'other';

export interface Sent {
  readonly question: number;
  readonly answer: Answer;
  readonly fate: Fate;
}

/** One click or submitted modal. */
export interface Click {
  readonly fate: Fate;
  /** Milliseconds until the answer was there. */
  readonly took: number;
  readonly said: string;
  readonly what: What;
}

/** What a click is for: an answer is one click, or the two of the modal. */
export type What = 'join' | 'answer' | 'results';

const says = (text: string, read: (words: (typeof locales)['en']['classroom']) => string): boolean =>
  Object.values(locales).some(({ classroom }) => text.includes(read(classroom)));

const fateOf = (text: string): Fate => {
  if (says(text, ({ recordedTitle }) => recordedTitle)) return 'confirmed';
  return says(text, ({ faults }) => faults.closed) ? 'closed' : 'other';
};

export class Student {
  readonly person: Scripted;
  readonly sent: Sent[] = [];
  readonly clicks: Click[] = [];
  readonly #room: Room;

  constructor(room: Room, name: string) {
    this.#room = room;
    this.person = new Scripted(room.local.world, name, 'class');
  }

  /** Acts, waits for what is said to it in private, and keeps the time. */
  async hear(what: What, act: () => Promise<Ack>): Promise<Click> {
    const from = Date.now();
    const start = performance.now();
    const ack = await act();
    const done = (fate: Fate, said: string): Click => {
      const click = { what, fate, said, took: performance.now() - start };
      this.clicks.push(click);
      return click;
    };
    if (ack.kind === 'modal') return done('other', ack.interactionId);
    if (ack.kind !== 'failed') {
      for (let waited = 0; waited < PATIENCE; waited += 10) {
        const message =
          ack.kind === 'deferred' && ack.message === null
            ? this.#room.unread(this.person.id)
            : 'message' in ack
              ? ack.message
              : null;
        const said = message === null ? '' : this.#room.read(message);
        if (message !== null && said !== '') {
          this.#room.drop(this.person.id, message);
          return done(fateOf(said), said);
        }
        if (this.#room.wasDown(from, Date.now())) return done('lost', '');
        await wait(10);
      }
      return done('unanswered', '');
    }
    if (ack.reason === 'offline')
      return done(this.#room.wasDown(from, Date.now()) ? 'away' : 'unanswered', '');
    return done(
      ack.reason === 'no-answer' && this.#room.wasDown(from, Date.now()) ? 'lost' : 'unanswered',
      `${ack.kind} ${ack.reason}`,
    );
  }

  /** One answer by a click, or by a letter or a number typed into the modal. */
  async #once(open: Open, answer: Answer, typed: boolean): Promise<Fate> {
    const { person } = this;
    const picks = open.controls.filter((control) => verbOf(control) === 'pick');
    const remember = ({ fate }: Click): Fate => {
      this.sent.push({ question: open.number, answer, fate });
      return fate;
    };
    if (typed || answer.kind === 'typed') {
      const asked: { ack: Ack | null } = { ack: null };
      const type = open.controls.find((control) => verbOf(control) === 'type')!;
      const opened = await this.hear('answer', async () => (asked.ack = await person.use(open.board, type)));
      const { ack } = asked;
      // Too late for a modal: the student is told so, and presses again.
      if (ack?.kind !== 'modal') return opened.fate === 'other' ? 'away' : opened.fate;
      const text =
        answer.kind === 'typed'
          ? answer.text
          : answer.choices.map((choice) => String.fromCharCode(97 + choice)).join(' ');
      return remember(await this.hear('answer', () => person.fill(ack, { answer: text })));
    }
    const [first] = picks;
    const values = answer.choices.map(String);
    if (first?.type === 3)
      return remember(await this.hear('answer', () => person.use(open.board, first, values)));
    const button = picks.find((control) => control.id.split('~')[4] === values[0])!;
    return remember(await this.hear('answer', () => person.use(open.board, button)));
  }

  /** Answers until it is confirmed or the question is closed; twice at once where `twice`. */
  async answer(
    open: Open,
    answer: Answer,
    how: { readonly typed: boolean; readonly twice: boolean },
  ): Promise<void> {
    for (;;) {
      const fates = await Promise.all(
        Array.from({ length: how.twice && !how.typed ? 2 : 1 }, () => this.#once(open, answer, how.typed)),
      );
      if (!fates.every((fate) => fate === 'lost' || fate === 'away')) return;
      await wait(100);
    }
  }
}

/** Some answer to the question that the controls offer; several choices where a select takes several. */
export const someAnswer = ({ controls }: Open, random: () => number): Answer => {
  const picks = controls.filter((control) => verbOf(control) === 'pick');
  const [first] = picks;
  if (first === undefined) return { kind: 'typed', text: String(Math.floor(random() * NUMBERS)) };
  const choices = choicesOf(first, picks.length);
  if (first.type !== 3 || !/all/i.test(first.label))
    return { kind: 'chosen', choices: [pick(choices, random)] };
  const some = choices.filter(() => random() < 0.5);
  return { kind: 'chosen', choices: some.length > 0 ? some : [0] };
};

const choicesOf = (control: Control, buttons: number): readonly number[] =>
  control.type === 3 ? control.values.map(Number) : Array.from({ length: buttons }, (_, i) => i);

/**
 * What may be on record of a student's answers to a question: the last confirmed one, or one that was sent after it when the
 * bot died. Null stands for none.
 */
export const allowed = (sent: readonly Sent[], question: number): readonly (Answer | null)[] => {
  const own = sent.filter((one) => one.question === question);
  const last = own.findLastIndex(({ fate }) => fate === 'confirmed');
  const perhaps = own.slice(last + 1).filter(({ fate }) => fate === 'lost' || fate === 'unanswered');
  return [own[last]?.answer ?? null, ...perhaps.map(({ answer }) => answer)];
};
