import { seeded, shuffled } from '../../kernel/random.ts';
import type { Question } from '../model/question.ts';
import type { Avoided } from './making.ts';
import { bandAround, difficultyGap, type StartSearch } from './position-search.ts';

/** Work without a new question after which the search gives up. */
const MAX_IDLE_WORK = 5_000;
/** Work budget per wanted question, beyond the first `MAX_IDLE_WORK`. */
const WORK_PER_QUESTION = 750;
/** Surplus factor: the nearest in difficulty are chosen from this many times the wanted count. */
const SURPLUS_FACTOR = 1.25;

/** At most `count` questions nearest to `difficulty`, in random order, so that no stretch of the list is harder than another. */
export const pickNearest = (
  found: readonly Question[],
  difficulty: number,
  count: number,
  random: () => number,
): readonly Question[] =>
  shuffled(
    found
      .toSorted((a, b) => difficultyGap(a, difficulty) - difficultyGap(b, difficulty))
      .slice(0, Math.max(0, count)),
    random,
  );

/** See `Making.more`. */
export const similarOf =
  (startSearch: StartSearch) =>
  (question: Question, seed: string, count: number, avoid: Avoided = []): readonly Question[] => {
    const { difficulty } = question;
    const band = bandAround(difficulty);
    const search =
      count < 1 ? null : startSearch({ question, seed, band, avoid: new Set(avoid), sameStructure: true });
    if (search === null) return [];
    const total = Math.ceil(SURPLUS_FACTOR * count);
    const maxWork = MAX_IDLE_WORK + WORK_PER_QUESTION * count;
    let worked = 0;
    let idle = 0;
    while (search.found.length < total && idle <= MAX_IDLE_WORK && worked <= maxWork) {
      const { work, hit } = search.step();
      worked += work;
      idle = hit === null ? idle + work : 0;
    }
    // Not the numbers of the search: how many of them it has drawn depends on what is cached, if it gave up.
    return pickNearest(search.found, difficulty, count, seeded(`order ${seed}`));
  };
