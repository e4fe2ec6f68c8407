/** A class takes a quiz in the embedded channel while the bot is killed (SIGKILL) during questions. */
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Ack, Local } from '../../../src/local/index.ts';
import { messageOf, Scripted, textOf, until } from '../scripted.ts';
import { lateness } from './closing.ts';
import { type Ended, type Fate, fateOfFailure, faultsOf, tallyOf } from './fates.ts';
import { Lives, type Mortal } from './mortal.ts';
import { type Counted, type Ledger, ledgerOf, recount } from './recount.ts';
import { Room } from './room.ts';
import { allowed, Student, someAnswer, type What } from './student.ts';
import { scoreTold, studentsIn } from './told.ts';

export interface ClassPlan {
  readonly students: number;
  /** Number of them who join after the quiz has begun. */
  readonly late: number;
  readonly questions: number;
  readonly kills: number;
  /** Seconds to read a question, and to answer it. */
  readonly reading: number;
  readonly seconds: number;
  readonly random: () => number;
}

/** The closing of a question. */
interface Closing {
  readonly place: number;
  /** Kills while it was open. */
  readonly kills: number;
  /** Milliseconds after its deadline plus the downtime while it was open. */
  readonly late: number;
}

export interface Taken {
  /** Faults in words; empty where all is right. */
  readonly wrong: readonly string[];
  /** Interactions sent, including the teacher's, by fate. */
  readonly sent: number;
  readonly fates: ReadonlyMap<Fate, number>;
  /** Milliseconds of every click answered while the bot lived, by purpose. */
  readonly times: ReadonlyMap<What, readonly number[]>;
  /** Stored answers. */
  readonly rows: number;
  readonly closings: readonly Closing[];
  readonly edits: number;
  /** Shortest time between two redraws of a message, in milliseconds. */
  readonly gap: number;
  /** Milliseconds of each downtime. */
  readonly downs: readonly number[];
  readonly memory: readonly number[];
}

/** Timeout in milliseconds for busy machines. */
const PATIENCE = 90_000;

const SKILLS = 'outcome, winning-move, all-winning-moves, nim-sum, mex, grundy';
const GAMES = 'nim, kayles, wythoff';

/** Moments of a kill in a question: in the rush of answers, among the changes, at the closing. */
const MOMENTS = ['rush', 'changes', 'close'] as const;

/** Watches a quiz's row for its deadlines, over its own connection. */
class Closings {
  readonly found = new Map<number, { opened: number; deadline: number; closed: number | null }>();
  readonly #timer: NodeJS.Timeout;
  readonly look: () => void;

  constructor(ledger: Ledger, quiz: string) {
    this.look = () => {
      const [row] = ledger.rows(
        'select state, current, deadline, updated_at from quizzes where id = ?',
        quiz,
      );
      const place = Number(row?.['current']) + 1;
      const known = this.found.get(place);
      if (row?.['state'] === 'open' && known === undefined)
        this.found.set(place, { opened: Date.now(), deadline: Number(row['deadline']), closed: null });
      if (row?.['state'] === 'revealed' && known !== undefined) known.closed ??= Number(row['updated_at']);
    };
    this.#timer = setInterval(this.look, 50);
  }

  stop(): void {
    clearInterval(this.#timer);
  }
}

class Lesson {
  readonly room: Room;
  readonly teacher: Scripted;
  readonly students: readonly Student[];
  readonly lives: Lives;
  readonly wrong: string[] = [];
  /** Outcomes of the teacher's interactions. */
  readonly taught: Ended[] = [];
  readonly #plan: ClassPlan;
  #panel = '';

  constructor(local: Local, bot: Mortal, plan: ClassPlan, start: () => Promise<Mortal>) {
    this.room = new Room(local);
    this.teacher = new Scripted(this.room.world, 'Ms Turing', 'class');
    this.students = Array.from(
      { length: plan.students },
      (_, i) => new Student(this.room, `Student ${i + 1}`),
    );
    this.lives = new Lives(bot, start, this.room.downs);
    this.#plan = plan;
  }

  /** Creates the quiz; all but the late students join. */
  async begin(): Promise<void> {
    const { questions, seconds, late } = this.#plan;
    const ack = await this.#teach(() =>
      this.teacher.sub('teach', ['quiz', 'create'], {
        games: GAMES,
        skills: SKILLS,
        count: questions,
        seconds,
        reading: this.#plan.reading,
      }),
    );
    this.#panel = messageOf(ack);
    await until(() => this.teacher.read(this.#panel).includes('Students can join'), 'the panel', PATIENCE);
    const lobby = await until(() => this.room.saying('invites you to a quiz'), 'the lobby', PATIENCE);
    const first = this.students.slice(0, this.students.length - late);
    await Promise.all(first.map((one) => one.hear('join', () => one.person.press(lobby.id, 'join'))));
    await this.#act('do-start');
  }

  /** One interaction of the teacher, answered by a new or redrawn message. */
  async #teach(act: () => Promise<Ack>): Promise<Ack> {
    const from = Date.now();
    const ack = await act();
    const said = JSON.stringify(ack);
    if (ack.kind === 'failed')
      this.taught.push({ fate: fateOfFailure(ack, this.room.wasDown(from, Date.now())), said });
    else this.taught.push({ fate: 'message' in ack ? 'shown' : 'unknown', said });
    return ack;
  }

  /** Uses the panel, after refreshing it: time may have changed the quiz. */
  async #act(verb: string): Promise<void> {
    await this.#teach(() => this.teacher.press(this.#panel, 'panel'));
    await until(() => this.teacher.verbs(this.#panel).includes(verb), verb, PATIENCE);
    const ack = await this.#teach(() => this.teacher.press(this.#panel, verb));
    if (ack.kind === 'failed') this.wrong.push(`${verb} was not answered`);
  }

  /** Question `place` from its opening to its answer; `look` reads its row at once. */
  async ask(place: number, dies: (typeof MOMENTS)[number] | null, look: () => void): Promise<void> {
    const { random, seconds, late } = this.#plan;
    const open = await until(() => this.room.open(place), `question ${place}`, PATIENCE);
    const opened = Date.now();
    look();
    const present = this.students.filter((_, i) => i < this.students.length - late || place > 1);
    const rush = present.map(async (one): Promise<void> => {
      if (random() < 0.03) return;
      const how = { typed: random() < 0.1, twice: random() < 0.1 };
      const then = random() < 0.2 ? random() * seconds * 500 : null;
      const [first, second] = [someAnswer(open, random), someAnswer(open, random)];
      await one.answer(open, first, how);
      if (then === null) return;
      await sleep(then);
      await one.answer(open, second, { typed: false, twice: false });
    });
    if (dies !== null) {
      const at = { rush: 20 + random() * 400, changes: seconds * 250, close: seconds * 1000 - 150 }[dies];
      await sleep(Math.max(0, at - (Date.now() - opened)));
      await this.lives.remember();
      await this.lives.die();
    }
    await Promise.all(rush);
    await until(
      () => this.room.saying(`Answer to question ${place}`),
      `answer ${place}`,
      PATIENCE + seconds * 1000,
    );
    look();
    await this.#act('do-next');
  }

  /** Compares everybody's final score with the recount. */
  async compare(students: ReadonlyMap<string, Counted>): Promise<void> {
    await until(() => this.room.saying('The quiz is over'), 'the end', PATIENCE);
    const told = await Promise.all(
      this.students.map(async (one) => ({
        id: one.person.id,
        said: (await one.hear('results', () => one.person.sub('class', ['results']))).said,
      })),
    );
    for (const { id, said } of told) {
      const score = scoreTold(said);
      const counted = students.get(id);
      // A late student who only saw closing questions has no score.
      if (counted?.right !== score?.right || counted?.asked !== score?.asked)
        this.wrong.push(
          `${id} is told ${score?.right} of ${score?.asked}; counted anew: ${counted?.right} of ${counted?.asked}`,
        );
    }
    const ack = await this.#teach(() => this.teacher.sub('teach', ['results']));
    const lines = await studentsIn(this.teacher, messageOf(ack), PATIENCE);
    if (lines.length !== students.size) this.wrong.push(`${lines.length} students in the file`);
    for (const { account, ...score } of lines) {
      const counted = students.get(account);
      if (
        counted?.asked !== score.asked ||
        counted.answered !== score.answered ||
        counted.right !== score.right
      )
        this.wrong.push(`the file says of ${account}: ${JSON.stringify(score)}`);
    }
    await this.lives.end();
  }
}

const closingsOf = (lesson: Lesson, found: Closings['found'], questions: number): readonly Closing[] =>
  Array.from({ length: questions }, (_, i) => i + 1).flatMap((place) => {
    const known = found.get(place);
    if (known?.closed === undefined || known.closed === null) {
      lesson.wrong.push(`nobody saw question ${place} closed`);
      return [];
    }
    const { opened, deadline, closed } = known;
    if (closed < deadline)
      lesson.wrong.push(`question ${place} was closed ${deadline - closed} ms too early`);
    const { downs } = lesson.room;
    const kills = downs.filter(({ gone }) => gone > opened && gone < closed).length;
    return [{ place, kills, late: lateness({ opened, deadline, closed }, downs) }];
  });

const gapsOf = (room: Room): readonly number[] =>
  [...room.boards.values()].flatMap(({ drawn }) => drawn.slice(1).map((at, i) => at - drawn[i]!));

/** Runs the whole quiz. `start` starts the bot, with its file in `folder`. */
export const takeClass = async (
  local: Local,
  folder: string,
  plan: ClassPlan,
  start: () => Promise<Mortal>,
): Promise<Taken> => {
  const lesson = new Lesson(local, await start(), plan, start);
  const { room, wrong } = lesson;
  await lesson.begin();
  const ledger = ledgerOf(join(folder, 'sprague.sqlite'));
  const quiz = String(ledger.rows('select id from quizzes')[0]?.['id']);
  const closings = new Closings(ledger, quiz);
  try {
    for (let place = 1; place <= plan.questions; place += 1) {
      const kill = Array.from({ length: plan.kills }, (_, i) => killedAt(plan, i)).indexOf(place);
      await lesson.ask(place, MOMENTS[kill % MOMENTS.length] ?? null, closings.look);
    }
    await until(() => room.saying('The quiz is over'), 'the end', PATIENCE);
    const again = recount(ledger, quiz);
    wrong.push(...again.wrong);
    await lesson.compare(again.students);
    for (const { person, sent } of lesson.students)
      for (const number of new Set(sent.map(({ question }) => question))) {
        const stored = JSON.stringify(again.answers.get(`${person.id} ${number}`) ?? null);
        const may = allowed(sent, number).map((answer) => JSON.stringify(answer));
        if (!may.includes(stored))
          wrong.push(`${person.id}, question ${number}: ${stored} is on record, confirmed was ${may[0]}`);
      }
    const clicks = lesson.students.flatMap((one) => one.clicks);
    const ended = [...clicks, ...lesson.taught];
    wrong.push(...faultsOf(ended, room.sent()));
    const posted = [...room.boards.values()].filter(({ shown }) => /Answer to question/.test(textOf(shown)));
    if (posted.length !== plan.questions)
      wrong.push(`${posted.length} boards of ${plan.questions} questions`);
    return {
      wrong,
      sent: room.sent(),
      fates: tallyOf(ended),
      times: new Map(
        (['join', 'answer', 'results'] as const).map((what) => [
          what,
          clicks
            .filter((click) => click.what === what && click.fate !== 'lost' && click.fate !== 'away')
            .map(({ took }) => took),
        ]),
      ),
      rows: again.rows,
      closings: closingsOf(lesson, closings.found, plan.questions),
      edits: gapsOf(room).length,
      gap: Math.min(...gapsOf(room)),
      downs: room.downs.map(({ from, to }) => to - from),
      memory: lesson.lives.memory,
    };
  } finally {
    closings.stop();
    ledger.close();
    room.close();
  }
};

/** The questions in which the bot dies, spread over the quiz. */
const killedAt = ({ questions, kills }: ClassPlan, kill: number): number =>
  Math.ceil(((kill + 1) * questions) / (kills + 1));
