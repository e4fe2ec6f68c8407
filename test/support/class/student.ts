/** A student of a simulated class: answers, and remembers what was confirmed. */

import { setTimeout as sleep } from 'node:timers/promises';
import { pick } from '../../../src/kernel/random.ts';
import type { Answer } from '../../../src/learn/model/answer.ts';
import type { Ack } from '../../../src/local/index.ts';
import { type Control, picksIn, Scripted, verbOf } from '../scripted.ts';
import { type Ended, type Fate, fateOf, fateOfFailure, isConfirmed, isToBeSentAgain } from './fates.ts';
import type { Open, Room } from './room.ts';

/** Timeout for a deferred answer, in milliseconds. */
const PATIENCE = 60_000;
/** Typed numbers are below this. */
const NUMBERS = 8;

export interface Sent {
  readonly question: number;
  readonly answer: Answer;
  readonly fate: Fate;
}

/** One interaction: a command, a click or a submitted modal. */
export interface Click extends Ended {
  readonly what: What;
  /** Milliseconds until the answer. */
  readonly took: number;
}

/** Purpose of a click: an answer is one click, or the two of the modal. */
export type What = 'join' | 'answer' | 'results';

export class Student {
  readonly person: Scripted;
  readonly sent: Sent[] = [];
  readonly clicks: Click[] = [];
  readonly #room: Room;

  constructor(room: Room, name: string, channel = 'class') {
    this.#room = room;
    this.person = new Scripted(room.world, name, channel);
  }

  /**
   * Acts, waits for the private message, and takes the time; `read` derives the fate from the text, `offered` tells whether
   * the control is still there.
   */
  async hear(
    what: What,
    act: () => Promise<Ack>,
    read: (said: string) => Fate = fateOf,
    offered: () => boolean = () => true,
  ): Promise<Click> {
    const from = Date.now();
    const start = performance.now();
    const ack = await act();
    const done = (fate: Fate, said: string): Click => {
      const click = { what, fate, said, took: performance.now() - start };
      this.clicks.push(click);
      return click;
    };
    const wasDown = (): boolean => this.#room.wasDown(from, Date.now());
    if (ack.kind === 'modal') return done('asked', ack.interactionId);
    if (ack.kind === 'failed')
      return done(fateOfFailure(ack, wasDown(), offered()), `${ack.kind} ${ack.reason}`);
    const named = 'message' in ack ? ack.message : null;
    if (named !== null) this.#room.claim(this.person.id, named);
    for (let waited = 0; waited < PATIENCE; waited += 10) {
      const message = named ?? this.#room.unread(this.person.id);
      const said = message === null ? '' : this.#room.read(message);
      if (message !== null && said !== '') {
        this.#room.drop(this.person.id, message);
        return done(read(said), said);
      }
      if (wasDown()) return done('lost', '');
      await sleep(10);
    }
    return done('unanswered', `${ack.kind}, and nothing followed`);
  }

  /** One answer by a click, or by a letter or number typed into the modal. */
  async #once(open: Open, answer: Answer, typed: boolean): Promise<Fate> {
    const { person } = this;
    const picks = picksIn(open.controls);
    /** A confirmation shows the stored answer; what it replaces is the one confirmed before. */
    const read = (said: string): Fate => {
      const fate = fateOf(said);
      if (fate !== 'recorded') return fate;
      const before = this.sent.findLast((one) => one.question === open.number && isConfirmed(one.fate));
      if (before === undefined) return 'recorded';
      return JSON.stringify(before.answer) === JSON.stringify(answer) ? 'repeated' : 'changed';
    };
    const send = async (act: () => Promise<Ack>, offered?: () => boolean): Promise<Fate> => {
      const { fate } = await this.hear('answer', act, read, offered);
      this.sent.push({ question: open.number, answer, fate });
      return fate;
    };
    const use = (control: Control, chosen?: readonly string[]): Promise<Fate> =>
      send(
        () => person.use(open.board, control, chosen),
        () => person.offers(open.board, control),
      );
    if (typed || answer.kind === 'typed') {
      const asked: { ack: Ack | null } = { ack: null };
      const type = open.controls.find((control) => verbOf(control) === 'type')!;
      // A busy machine may be too late for a modal: the student is told so, and presses again.
      const opened = await this.hear(
        'answer',
        async () => (asked.ack = await person.use(open.board, type)),
        (said) => (fateOf(said) === 'failed' ? 'late' : fateOf(said)),
        () => person.offers(open.board, type),
      );
      const { ack } = asked;
      if (ack?.kind !== 'modal') return opened.fate;
      const text =
        answer.kind === 'typed'
          ? answer.text
          : answer.choices.map((choice) => String.fromCharCode(97 + choice)).join(' ');
      return send(() => person.fill(ack, { answer: text }));
    }
    const [first] = picks;
    const values = answer.choices.map(String);
    if (first?.type === 3) return use(first, values);
    return use(picks.find((control) => control.id.split('~')[4] === values[0])!);
  }

  /** Answers until it is confirmed or the question closes; twice at once with `twice`. */
  async answer(
    open: Open,
    answer: Answer,
    how: { readonly typed: boolean; readonly twice: boolean },
  ): Promise<void> {
    for (;;) {
      const fates = await Promise.all(
        Array.from({ length: how.twice && !how.typed ? 2 : 1 }, () => this.#once(open, answer, how.typed)),
      );
      if (!fates.every(isToBeSentAgain)) return;
      await sleep(100);
    }
  }
}

/** A random answer to the question; several choices where a select takes several. */
export const someAnswer = ({ controls }: Open, random: () => number): Answer => {
  const picks = picksIn(controls);
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
 * The answers that may be stored for a student's question: the last confirmed one, or one sent after it when the bot died.
 * Null: none.
 */
export const allowed = (sent: readonly Sent[], question: number): readonly (Answer | null)[] => {
  const own = sent.filter((one) => one.question === question);
  const last = own.findLastIndex(({ fate }) => isConfirmed(fate));
  const perhaps = own.slice(last + 1).filter(({ fate }) => fate === 'lost' || fate === 'unanswered');
  return [own[last]?.answer ?? null, ...perhaps.map(({ answer }) => answer)];
};
