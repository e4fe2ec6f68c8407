import { Recent } from '../kernel/recent.ts';
import type { Summary } from './model/answers.ts';
import type { Live } from './model/match.ts';
import type { Thinker } from './thinking.ts';

/** Summaries remembered. */
const KEPT = 1000;

/** Summaries that are remembered: the end card, the review and practice ask for the same one. */
export class Summaries {
  readonly #known = new Recent<Summary>(KEPT);
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

/** A log only grows: a match at one length of its log is one and the same. */
const keyOf = ({ match }: Live): string => `${match.id} ${match.length}`;
