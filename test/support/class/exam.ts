/** A class takes an exam in the embedded channel while the bot is killed (SIGKILL). */
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Local } from '../../../src/local/index.ts';
import { messageOf, Scripted, until } from '../scripted.ts';
import { type Checked, checkExam } from './exam-check.ts';
import { Lives, type Mortal } from './mortal.ts';
import { ledgerOf } from './recount.ts';
import { type Aim, Hall, Sitter } from './sitter.ts';
import { type InFile, studentsIn } from './told.ts';

export interface ExamPlan {
  readonly students: number;
  /** Number of them who join after the exam has begun. */
  readonly late: number;
  readonly questions: number;
  readonly games: string;
  readonly skills: string;
  /** Average time per page, in milliseconds. */
  readonly pause: number;
  readonly kills: 0 | 1;
  readonly random: () => number;
}

export interface Sat extends Checked {
  /** Faults in words; empty where all is right. */
  readonly wrong: readonly string[];
  /** Milliseconds of every click, by purpose. */
  readonly times: ReadonlyMap<Aim, readonly number[]>;
  /** Milliseconds from the last student in the lobby to positions and pictures for all, and of the exam itself. */
  readonly ready: number;
  readonly took: number;
  readonly lost: number;
  readonly downs: readonly number[];
  readonly memory: readonly number[];
  /** Text of the panel when all papers are done, before the exam is ended. */
  readonly panels: readonly string[];
}

/** Timeout in milliseconds for busy machines. */
const PATIENCE = 600_000;

class Invigilator {
  readonly teacher: Scripted;
  #panel = '';

  constructor(hall: Hall) {
    this.teacher = new Scripted(hall.world, 'Ms Turing', 'class');
  }

  async create({ games, skills, questions }: ExamPlan): Promise<void> {
    this.#panel = messageOf(
      await this.teacher.sub('teach', ['quiz', 'create'], {
        mode: 'exam',
        minutes: 60,
        games,
        skills,
        count: questions,
      }),
    );
    await until(() => this.read().includes('Students can join'), 'the panel', PATIENCE);
  }

  read(): string {
    return this.teacher.read(this.#panel);
  }

  /** Presses a control of the panel, after refreshing it: time may have changed the quiz. */
  async press(verb: string): Promise<void> {
    await this.teacher.press(this.#panel, 'panel');
    await until(() => this.teacher.verbs(this.#panel).includes(verb), verb, PATIENCE);
    await this.teacher.press(this.#panel, verb);
  }

  /** Waits for everybody's positions and pictures, then starts. */
  async start(): Promise<void> {
    for (let waited = 0; waited < PATIENCE; waited += 500) {
      await this.press('do-start');
      if (this.read().includes('Answers are open')) return;
      await sleep(500);
    }
    throw new Error(`it never began: ${this.read()}`);
  }

  async end(): Promise<void> {
    await this.press('end-ask');
    await this.teacher.press(this.#panel, 'do-end');
    await until(() => this.read().includes('The exam is over'), 'the end', PATIENCE);
  }

  async file(): Promise<readonly InFile[]> {
    return studentsIn(this.teacher, messageOf(await this.teacher.sub('teach', ['results'])), PATIENCE);
  }
}

/** Runs the whole exam. `start` starts the bot, with its file in `folder`. */
export const sitExam = async (
  local: Local,
  folder: string,
  plan: ExamPlan,
  start: () => Promise<Mortal>,
): Promise<Sat> => {
  const hall = new Hall(local.world);
  const lives = new Lives(await start(), start, hall.downs);
  const { students, late, questions, pause, kills } = plan;
  const sitters = Array.from(
    { length: students },
    (_, i) => new Sitter(hall, `Student ${i + 1}`, plan.random),
  );
  const wrong: string[] = [];
  const panels: string[] = [];
  try {
    const invigilator = new Invigilator(hall);
    await invigilator.create(plan);
    await until(() => hall.board('join'), 'the lobby', PATIENCE);
    await Promise.all(
      sitters.slice(0, students - late).map(async (one) => {
        await sleep(2 * pause * plan.random());
        await one.join();
      }),
    );
    const joined = performance.now();
    await invigilator.start();
    const begun = performance.now();
    await until(() => hall.board('open'), 'the exam', PATIENCE);
    await lives.remember();
    const sitting = sitters.map(async (one, i) => {
      // Late students join together, when the others have done a page or two.
      if (i >= students - late) await sleep(3 * pause);
      await one.sit(questions, pause);
    });
    const half = (): boolean =>
      sitters.reduce((sum, { confirmed }) => sum + confirmed.size, 0) > (students * questions) / 2;
    if (kills > 0) {
      const ended = Promise.allSettled(sitting).then(() => true);
      await until(
        async () => half() || (await Promise.race([ended, Promise.resolve(false)])),
        'the half',
        PATIENCE,
      );
      await lives.die();
    }
    for (const done of await Promise.allSettled(sitting))
      if (done.status === 'rejected') wrong.push(String(done.reason));
    await invigilator.press('panel');
    panels.push(invigilator.read());
    const took = performance.now() - begun;
    await invigilator.end();
    await lives.remember();
    for (const one of sitters) one.person.world.dismiss(one.person.id, hall.latest(one.person.id)?.id ?? '');
    const told = new Map<string, string>();
    await Promise.all(sitters.map(async (one) => told.set(one.person.id, await one.told())));
    const file = await invigilator.file();
    await lives.end();
    const ledger = ledgerOf(join(folder, 'sprague.sqlite'));
    const checked = checkExam(ledger, sitters, file, told, panels[0] ?? '');
    ledger.close();
    const clicks = sitters.flatMap(({ times }) => times);
    return {
      ...checked,
      wrong: [...wrong, ...sitters.flatMap((one) => one.wrong), ...checked.wrong],
      times: new Map(
        (['join', 'first', 'answer', 'page', 'results'] as const).map((aim) => [
          aim,
          clicks.filter((one) => one.aim === aim).map((one) => one.took),
        ]),
      ),
      ready: begun - joined,
      took,
      lost: sitters.reduce((sum, one) => sum + one.lost, 0),
      downs: hall.downs.map(({ from, to }) => to - from),
      memory: lives.memory,
      panels,
    };
  } finally {
    hall.close();
  }
};
