import type { PaperView } from '../../app/class/attempt.ts';
import type { Papers } from '../../app/class/classes.ts';
import type { QuizId } from '../../app/class/quiz.ts';
import type { Question } from '../../app/quiz/question.ts';
import type { Locale } from '../../locale/locale.ts';
import { KEPT_BYTES, type Pictures } from '../../picture/pictures.ts';
import { lessonDrawings } from '../drawing.ts';
import type { Tongues } from '../tongues.ts';

/**
 * Pictures drawn before exams begin, in bytes: as many as are surely kept until they are looked at, beside those of boards. A
 * picture of a question has some 12 kB: the first ten pages of 200 students.
 */
const MOST_BYTES = KEPT_BYTES * 0.75;
/** Seats whose pages are drawn in one go; who joins meanwhile has their first page next. */
const TOGETHER = 40;
/** Next pages that wait to be drawn, at most: who turns a page later finds it drawn all the same, or waits as usual. */
const MOST_AHEAD = 400;

interface Exam {
  /** By seat: how many pages of it were drawn, from the first. */
  readonly drawn: Map<number, number>;
  bytes: number;
}

/** For how many of those who joined something is still being done before an exam can begin. */
export interface Unready {
  /** Pictures. */
  readonly drawing: number;
  /** Positions. */
  readonly making: number;
}
export const READY: Unready = { drawing: 0, making: 0 };

/**
 * Pictures of exams ahead of those who look at them: before the start the first pages of everybody, then the second ones and so
 * on, as many as are kept; afterwards the page that follows the one that is read.
 */
export class Warming {
  readonly #papers: Papers;
  readonly #tongues: Tongues;
  readonly #pictures: Pictures;
  readonly #exams = new Map<QuizId, Exam>();
  readonly #asked = new Set<QuizId>();
  readonly #ahead: { readonly question: Question; readonly locale: Locale }[] = [];
  #drawing = false;
  #closed = false;

  constructor(papers: Papers, tongues: Tongues, pictures: Pictures) {
    this.#papers = papers;
    this.#tongues = tongues;
    this.#pictures = pictures;
  }

  /** Somebody joined: what they lack is drawn in the next `run`. */
  ask(id: QuizId): void {
    this.#asked.add(id);
  }

  /** Draws what was asked for, one picture after another. */
  async run(): Promise<void> {
    const asked = [...this.#asked];
    this.#asked.clear();
    for (const id of asked) while (!this.#closed && (await this.#step(id)));
  }

  /** None once it began. What is missing is drawn next. */
  async unready(id: QuizId): Promise<Unready> {
    const ahead = await this.#papers.ahead(id);
    if (ahead === null) return READY;
    const drawn = this.#exams.get(id)?.drawn;
    const drawing = this.#full()
      ? 0
      : ahead.seats.filter((seat) => (drawn?.get(seat) ?? 0) < ahead.pages).length;
    if (drawing > 0) this.ask(id);
    return { drawing, making: ahead.unseated };
  }

  /** Draws the page after the one that somebody reads, as soon as nothing else of the kind is to be drawn. */
  async turn(view: PaperView, locale: Locale): Promise<void> {
    const drawn = this.#exams.get(view.quiz.id)?.drawn.get(view.paper.seat) ?? 0;
    if (this.#closed || drawn > view.place + 1 || this.#ahead.length >= MOST_AHEAD) return;
    const question = await this.#papers.following(view);
    if (question === null) return;
    this.#ahead.push({ question, locale });
    if (this.#drawing) return;
    this.#drawing = true;
    try {
      for (let next = this.#ahead.shift(); next !== undefined && !this.#closed; next = this.#ahead.shift())
        await this.#draw(next.question, next.locale);
    } finally {
      // One that cannot be drawn does not keep all that follow from being drawn.
      this.#drawing = false;
    }
  }

  /** The exam is over. */
  forget(id: QuizId): void {
    this.#exams.delete(id);
  }

  close(): void {
    this.#closed = true;
  }

  #full(): boolean {
    return [...this.#exams.values()].reduce((sum, { bytes }) => sum + bytes, 0) >= MOST_BYTES;
  }

  /** The first page that some lack, for some of them; false: there is none. */
  async #step(id: QuizId): Promise<boolean> {
    const ahead = await this.#papers.ahead(id);
    if (ahead === null || this.#full()) return false;
    const exam = this.#exams.get(id) ?? { drawn: new Map<number, number>(), bytes: 0 };
    this.#exams.set(id, exam);
    const pagesOf = (seat: number): number => exam.drawn.get(seat) ?? 0;
    const page = Math.min(...ahead.seats.map(pagesOf));
    if (page >= ahead.pages) return false;
    const seats = ahead.seats.filter((seat) => pagesOf(seat) === page).slice(0, TOGETHER);
    for (const { user, question } of await this.#papers.aheadPage(id, page, seats)) {
      if (this.#closed) return false;
      exam.bytes += await this.#draw(question, await this.#tongues.own(user));
    }
    for (const seat of seats) exam.drawn.set(seat, page + 1);
    return true;
  }

  /** The bytes of the picture; 0 where there is none. */
  async #draw({ shown, line }: Question, locale: Locale): Promise<number> {
    const [drawing] = shown ? lessonDrawings(line, locale) : [];
    const drawn = drawing === undefined ? null : await this.#pictures.png(drawing.request);
    return drawn?.ok === true ? drawn.value.bytes.byteLength : 0;
  }
}
