import { recall } from '../../engine/core/maps.ts';
import type { Attempts } from '../../learn/class/classes.ts';
import type { QuizId } from '../../learn/model/assignment.ts';
import type { AttemptPage } from '../../learn/model/attempt.ts';
import type { Question } from '../../learn/model/question.ts';
import { READY, type Unready } from '../../learn/screens/teach.ts';
import { DEFAULT_CACHE_BYTES, type Pictures } from '../../picture/pictures.ts';
import type { Locale } from '../../texts/locale.ts';
import { questionDrawings } from '../drawing.ts';
import type { LanguageResolver } from '../language-resolver.ts';

/**
 * Pictures drawn before exams: the cache's space beside the boards. At some 12 kB a picture, that is ten pages
 * of 200 students.
 */
const MAX_DRAWN_BYTES = DEFAULT_CACHE_BYTES * 0.75;
/** Seats whose pages are drawn per batch, before turning to the first pages of students who joined meanwhile. */
const BATCH_SEATS = 40;
/** Further pages are drawn when students open them. */
const MAX_QUEUED_PAGES = 400;

interface Exam {
  /** Pages drawn for each seat, from the first. */
  readonly drawn: Map<number, number>;
  bytes: number;
}

/**
 * Draws the pictures of exams ahead of time: before the start everyone's first page, then everyone's second, as far as they fit
 * into the cache; during the exam the page after the one a student is reading.
 */
export class Prerender {
  readonly #attempts: Attempts;
  readonly #languages: LanguageResolver;
  readonly #pictures: Pictures | null;
  readonly #exams = new Map<QuizId, Exam>();
  readonly #requested = new Set<QuizId>();
  readonly #queue: { readonly question: Question; readonly locale: Locale }[] = [];
  #drawing = false;
  #closed = false;

  constructor(attempts: Attempts, languages: LanguageResolver, pictures: Pictures | null) {
    this.#attempts = attempts;
    this.#languages = languages;
    this.#pictures = pictures;
  }

  /** Queues the missing pictures of an exam for the next `run`. */
  request(id: QuizId): void {
    this.#requested.add(id);
  }

  /** Draws the requested pictures one after another. */
  async run(): Promise<void> {
    const requested = [...this.#requested];
    this.#requested.clear();
    for (const id of requested) while (!this.#closed && (await this.#step(id)));
  }

  /** Counts the students whose pictures are missing; none once the exam has started. Requests the missing ones. */
  async unready(id: QuizId): Promise<Unready> {
    const ahead = await this.#attempts.ahead(id);
    if (ahead === null) return { ...READY, share: await this.#attempts.madeShare(id) };
    const { seats, pages, unseated } = ahead;
    const drawn = this.#exams.get(id)?.drawn;
    const drawnOf = (seat: number): number => Math.min(pages, drawn?.get(seat) ?? 0);
    const drawing = this.#full() ? 0 : seats.filter((seat) => drawnOf(seat) < pages).length;
    if (drawing > 0) this.request(id);
    const share =
      unseated > 0
        ? seats.length / (seats.length + unseated)
        : drawing > 0
          ? seats.reduce((sum, seat) => sum + drawnOf(seat), 0) / (seats.length * pages)
          : null;
    return { drawing, making: unseated, share };
  }

  /** Draws the page after the one a student is reading, after those queued before it. */
  async drawNext(view: AttemptPage, locale: Locale): Promise<void> {
    const drawn = this.#exams.get(view.quiz.id)?.drawn.get(view.attempt.seat) ?? 0;
    if (
      this.#pictures === null ||
      this.#closed ||
      drawn > view.slot + 1 ||
      this.#queue.length >= MAX_QUEUED_PAGES
    )
      return;
    const question = await this.#attempts.following(view);
    if (question === null) return;
    this.#queue.push({ question, locale });
    if (this.#drawing) return;
    this.#drawing = true;
    try {
      for (let next = this.#queue.shift(); next !== undefined && !this.#closed; next = this.#queue.shift())
        await this.#draw(next.question, next.locale);
    } finally {
      // Also after a failure: the next page read starts the queue again.
      this.#drawing = false;
    }
  }

  /** Drops the state of an exam that is over. */
  forget(id: QuizId): void {
    this.#exams.delete(id);
  }

  close(): void {
    this.#closed = true;
  }

  #full(): boolean {
    if (this.#pictures === null) return true;
    return [...this.#exams.values()].reduce((sum, { bytes }) => sum + bytes, 0) >= MAX_DRAWN_BYTES;
  }

  /** Draws the first missing page for a batch of seats. False: none is missing. */
  async #step(id: QuizId): Promise<boolean> {
    const ahead = await this.#attempts.ahead(id);
    if (ahead === null || this.#full()) return false;
    const exam = recall(this.#exams, id, () => ({ drawn: new Map<number, number>(), bytes: 0 }));
    const pagesOf = (seat: number): number => exam.drawn.get(seat) ?? 0;
    const page = Math.min(...ahead.seats.map(pagesOf));
    if (page >= ahead.pages) return false;
    const seats = ahead.seats.filter((seat) => pagesOf(seat) === page).slice(0, BATCH_SEATS);
    for (const { user, question } of await this.#attempts.aheadPage(id, page, seats)) {
      if (this.#closed) return false;
      exam.bytes += await this.#draw(question, await this.#languages.forUser(user));
    }
    for (const seat of seats) exam.drawn.set(seat, page + 1);
    return true;
  }

  /** Returns the size of the picture in bytes, 0 if there is none. */
  async #draw(question: Question, locale: Locale): Promise<number> {
    const [drawing] = questionDrawings(question, locale);
    const drawn = drawing === undefined ? null : await this.#pictures?.png(drawing.request);
    return drawn?.ok === true ? drawn.value.bytes.byteLength : 0;
  }
}
