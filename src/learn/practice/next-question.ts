import { seeded } from '../../kernel/random.ts';
import { CUSTOM, isDefinition } from '../../play/model/own-names.ts';
import type { QuestionMaker } from '../class/question-maker.ts';
import { gameWish } from '../model/game-wish.ts';
import type { WhyNow } from '../model/practice.ts';
import type { Question } from '../model/question.ts';
import { isBalanced, isNumbersAlone, QUESTION_KINDS } from '../questions/kinds/index.ts';
import { levelOf, type SkillCard } from './memory.ts';
import type { PracticeSession, PracticeStore, ReviewRow, SessionQuestion } from './ports.ts';
import { type Past, queueOf, whyNow } from './schedule.ts';
import { CURRICULUM, NUMBER_GAMES, practisedSkill, type SkillParts, skillId, skillParts } from './skills.ts';

/**
 * Recent questions are not repeated: of the last sixty; of twelve where all others are far too hard; of three where there are
 * no others.
 */
const RECENT_QUESTIONS = [60, 12, 3];
/** Largest distance above the level where easier ones were seen longer ago. */
const MAX_ABOVE_LEVEL = 1.5;
/** From this level on answers are typed where possible: recalled, not recognised. */
const MIN_TYPED_LEVEL = 3;
/** Skills tried before giving up. */
const MAX_TRIED_SKILLS = 6;
/** Earlier positions of a skill that serve as models. */
const MAX_MODEL_POSITIONS = 5;

type NextQuestionDeps = {
  readonly store: Pick<PracticeStore, 'cards' | 'latest' | 'seen'>;
  readonly questions: Pick<QuestionMaker, 'kinds' | 'generate' | 'ask' | 'variant'>;
  readonly games: Readonly<Record<string, unknown>>;
};

/** The past of a session for the queue: skills, and how many were new when asked. */
const pastOf = (asked: readonly SessionQuestion[]): Past => ({
  skills: asked.map(({ question }) => practisedSkill(question)),
  fresh: asked.filter(({ why }) => why.kind === 'new').length,
});

/** Makes the next question of a session, reproducibly for the same session and past; writes nothing. */
export class NextQuestion {
  readonly #deps: NextQuestionDeps;

  constructor(deps: NextQuestionDeps) {
    this.#deps = deps;
  }

  /** The next question after `asked`; null where none can be made. */
  async after(
    session: PracticeSession,
    asked: readonly SessionQuestion[],
    now: number,
  ): Promise<SessionQuestion | null> {
    const number = asked.length;
    const thrown = await this.#ofThrown(session, asked, now);
    if (thrown !== null) return { number, ...thrown, at: now, given: null };
    const cards = await this.#deps.store.cards(session.user);
    const byName = new Map(cards.map((card) => [card.skill, card]));
    const { wish } = session;
    const named = wish.kind !== null || wish.game !== null;
    const queue = queueOf(cards, await this.#metNext(session), wish, pastOf(asked), now);
    for (const skill of queue.slice(0, MAX_TRIED_SKILLS)) {
      const parts = skillParts(skill);
      if (parts === null) continue;
      const card: SkillCard | null = byName.get(skill) ?? null;
      const latest = await this.#deps.store.latest(session.user, skill, MAX_MODEL_POSITIONS);
      const level = levelOf(card);
      const question = await this.#freshQuestion(session, number, level, (seed, avoid) =>
        this.#ofSkill(parts, level, seed, avoid, latest),
      );
      if (question === null) continue;
      return { number, question, why: whyNow(card, latest[0] ?? null, named, now), at: now, given: null };
    }
    return null;
  }

  /** Skills that may be introduced under the wish, in order; those met before are among them. */
  async #metNext({ wish }: PracticeSession): Promise<readonly string[]> {
    if (wish.game === null)
      return wish.kind === null
        ? CURRICULUM
        : CURRICULUM.filter((skill) => skillParts(skill)?.kind === wish.kind);
    const { game, win } = wish;
    // Own games have endless skills: they are practised where they were met.
    if (game === CUSTOM) return [];
    const kinds = wish.kind === null ? QUESTION_KINDS : [wish.kind];
    const ofGames = kinds.filter((kind) => !isNumbersAlone(kind));
    return (await this.#deps.questions.kinds(game, win, ofGames)).map((kind) => skillId({ kind, game, win }));
  }

  /** A fresh question of a skill. `avoid`: symmetries of positions to avoid. */
  async #ofSkill(
    { kind, game, win }: SkillParts,
    level: number,
    seed: string,
    avoid: ReadonlySet<string>,
    models: readonly ReviewRow[],
  ): Promise<Question | null> {
    const typed = level >= MIN_TYPED_LEVEL;
    const named = game === null || isDefinition(game) ? [] : gameWish(game).components;
    if (
      game === null ||
      (named.length > 0 && named.every((one) => Object.hasOwn(this.#deps.games, one.game)))
    ) {
      const wish = {
        kind,
        games: game === null ? NUMBER_GAMES : [game],
        difficulty: level,
        seed,
        win,
        typed,
        avoid,
      };
      if (!isBalanced(kind)) return this.#deps.questions.generate(wish);
      const want = seeded(`want ${seed}`)() < 0.5 ? 'P' : 'N';
      return (await this.#deps.questions.generate({ ...wish, want })) ?? this.#deps.questions.generate(wish);
    }
    // A sum or a server's own game: modelled on one seen before.
    for (const { line } of models) {
      const model = await this.#deps.questions.ask({ kind, line, seed, typed });
      const found = model === null ? null : await this.#deps.questions.variant(model, seed, [...avoid]);
      if (found !== null) return found;
    }
    return null;
  }

  /** A position not seen lately; where only far too hard ones are left, one seen longer ago. */
  async #freshQuestion(
    session: PracticeSession,
    number: number,
    level: number,
    make: (seed: string, avoid: ReadonlySet<string>) => Promise<Question | null>,
  ): Promise<Question | null> {
    const seen = await this.#deps.store.seen(session.user, RECENT_QUESTIONS[0]!);
    // A smaller set leaves out some of what was seen. Without one there is still a second draw, with another seed.
    const sizes = new Set(RECENT_QUESTIONS.map((most) => Math.min(most, seen.length)));
    let fallback: Question | null = null;
    for (const [draw, most] of [RECENT_QUESTIONS[0]!, ...sizes].entries()) {
      const found = await make(`${session.id} ${number} ${draw}`, new Set(seen.slice(0, most)));
      if (found !== null && found.difficulty <= level + MAX_ABOVE_LEVEL) return found;
      fallback ??= found;
    }
    return fallback;
  }

  /** A question about this position, or one like it; null where positions are used up or unsuitable. */
  async #ofThrown(
    session: PracticeSession,
    asked: readonly SessionQuestion[],
    now: number,
  ): Promise<{ readonly question: Question; readonly why: WhyNow } | null> {
    const { thrown, start, id } = session;
    const number = asked.length;
    if (thrown.length === 0) return null;
    const { line, move, missed } = thrown[number % thrown.length]!;
    const kind = missed?.kind ?? 'winning-move';
    const model = await this.#deps.questions.ask({ kind, line, seed: `${id} ${number}` });
    if (model === null) return null;
    if (number < thrown.length && missed === undefined)
      return { question: model, why: { kind: 'thrown', move, line: start ?? line } };
    const question = await this.#freshQuestion(session, number, model.difficulty, (seed, avoid) =>
      this.#deps.questions.variant(model, seed, [...avoid]),
    );
    if (missed === undefined) return question === null ? null : { question, why: { kind: 'like', line } };
    const ago = Math.max(0, now - missed.at);
    return { question: question ?? model, why: { kind: 'missed', source: 'quiz', line, ago } };
  }
}
