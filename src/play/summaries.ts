import { Recent } from '../kernel/recent.ts';
import type { Summary } from './model/answers.ts';
import type { Live } from './model/match.ts';
import type { Thinker } from './thinking.ts';

const CACHED_SUMMARIES = 1000;

/** A cache of summaries: the end card, the review and practice use the same one. */
export class Summaries {
  readonly #known = new Recent<Summary>(CACHED_SUMMARIES);
  readonly #thinker: Thinker;

  constructor(thinker: Thinker) {
    this.#thinker = thinker;
  }

  async of(live: Live): Promise<Summary> {
    const known = this.known(live);
    if (known !== undefined) return known;
    const summary = await this.#thinker.think('summary', live);
    this.#known.set(keyOf(live), summary);
    return summary;
  }

  known(live: Live): Summary | undefined {
    return this.#known.get(keyOf(live));
  }
}

/** A log only grows, so the match and the length of its log identify a state. */
const keyOf = ({ match }: Live): string => `${match.id} ${match.length}`;
