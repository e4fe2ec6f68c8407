/** A class in the class channel of its server, which takes an automatic quiz while processes come and go. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Store } from '../../../src/app/open-store.ts';
import type { Answer } from '../../../src/learn/model/answer.ts';
import type { Local } from '../../../src/local/index.ts';
import { isConfirmed } from '../class/fates.ts';
import { Room } from '../class/room.ts';
import { allowed, Student, someAnswer } from '../class/student.ts';
import { messageOf, Scripted, textOf, until } from '../scripted.ts';

/** Timeout in milliseconds: two processes may die during a question. */
const PATIENCE = 300_000;
/** Interval of looks at the channel, in milliseconds. */
const GLANCE = 1_000;

export interface CoursePlan {
  readonly questions: number;
  /** Seconds to answer each of them. */
  readonly seconds: number;
  readonly students: number;
}

export class Course {
  readonly room: Room;
  readonly #plan: CoursePlan;
  readonly #random: () => number;
  readonly #teacher: Scripted;
  readonly #students: readonly Student[];
  #closed = false;
  readonly #asked = new Map<number, { readonly quiz: string; readonly number: number }>();

  /** `server`: index from 0. */
  constructor(local: Pick<Local, 'world'>, server: number, plan: CoursePlan, random: () => number) {
    this.#plan = plan;
    this.#random = random;
    const channel = server === 0 ? 'class' : `class-${server + 1}`;
    this.#teacher = new Scripted(local.world, 'Ms Turing', channel);
    this.room = new Room(local, this.#teacher.channel);
    // Every second one of the crowd reads English.
    this.#students = Array.from(
      { length: plan.students },
      (_, at) => new Student(this.room, `Student ${1 + 2 * (server * plan.students + at)}`, channel),
    );
  }

  /** Creates the quiz; everybody joins, and it begins. */
  async begin(): Promise<void> {
    const { questions, seconds } = this.#plan;
    const made = await this.#teacher.sub('teach', ['quiz', 'create'], {
      games: 'nim',
      skills: 'winning-move',
      count: questions,
      seconds,
      reading: 0,
      mode: 'automatic',
    });
    const panel = messageOf(made);
    await until(() => this.#teacher.read(panel).includes('Students can join'), 'the panel', PATIENCE);
    const lobby = await until(() => this.room.saying('invites you to a quiz'), 'the lobby', PATIENCE);
    for (const one of this.#students) await one.hear('join', () => one.person.press(lobby.id, 'join'));
    await this.#teacher.press(panel, 'do-start');
  }

  get #isOver(): boolean {
    return this.room.saying('The quiz is over') !== null;
  }

  /** Everybody answers every open question they see, sometimes twice, until the quiz is over. */
  async take(): Promise<void> {
    const random = this.#random;
    const until = performance.now() + PATIENCE + 3_000 * this.#plan.questions * this.#plan.seconds;
    for (let place = 1; !this.#closed && !this.#isOver && performance.now() < until; ) {
      const open = this.room.open(place);
      if (open !== null) {
        this.#asked.set(place, { quiz: open.quiz, number: open.number });
        await Promise.all(
          this.#students.map(async (one) => {
            await sleep(random() * 300 * this.#plan.seconds);
            await one.answer(open, someAnswer(open, random), { typed: false, twice: random() < 0.1 });
            if (random() < 0.2)
              await one.answer(open, someAnswer(open, random), { typed: false, twice: false });
          }),
        );
        place += 1;
      } else if (this.room.open(place + 1) !== null) place += 1;
      await sleep(GLANCE);
    }
  }

  /** Confirmed answers. */
  get confirmed(): number {
    return this.#students.flatMap(({ sent }) => sent).filter(({ fate }) => isConfirmed(fate)).length;
  }

  /** Unanswered clicks while no process was down. */
  get unanswered(): number {
    return this.#students.flatMap(({ clicks }) => clicks).filter(({ fate }) => fate === 'unanswered').length;
  }

  /** Faults at the end: confirmed answers not stored, questions asked twice, or a quiz without an end. */
  async faults(store: Store): Promise<readonly string[]> {
    const faults: string[] = [];
    if (!this.#isOver) faults.push(`quiz in ${this.#teacher.channel}: not over`);
    const boards = [...this.room.boards.values()].map(({ shown }) => textOf(shown));
    for (let place = 1; place <= this.#plan.questions; place += 1) {
      const shown = new RegExp(`Question ${place} of|Answer to question ${place}\\b`);
      const count = boards.filter((text) => shown.test(text)).length;
      if (count !== 1) faults.push(`quiz in ${this.#teacher.channel}, question ${place}: ${count} boards`);
    }
    for (const [place, { quiz, number }] of this.#asked) {
      const rows = await store.classes.answers(quiz, { question: number });
      const stored = new Map<string, Answer>(rows.map(({ user, answer }) => [user, answer]));
      if (rows.length !== stored.size) faults.push(`${quiz}, question ${place}: answers twice`);
      for (const { person, sent } of this.#students) {
        const own = JSON.stringify(stored.get(person.id) ?? null);
        const may = allowed(sent, number).map((answer) => JSON.stringify(answer));
        if (may.includes(own)) continue;
        const all = sent
          .filter((one) => one.question === number)
          .map(({ answer, fate }) => ({ answer, fate }));
        faults.push(
          `${quiz}, question ${place}: ${own} is on record, confirmed was ${may[0]} of ${JSON.stringify(all)}`,
        );
      }
    }
    return faults;
  }

  close(): void {
    this.#closed = true;
    this.room.close();
  }
}
