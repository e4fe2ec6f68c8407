/** The page of a game: board, rules, theorems with proofs, a worked example. */

import type { Spot } from '../../src/engine/core/spot.ts';
import type { Win } from '../../src/engine/core/terms.ts';
import { explain } from '../../src/engine/explain/explain.ts';
import { playedScene } from '../../src/engine/explain/played.ts';
import type { Step, TheoremUse } from '../../src/engine/explain/step.ts';
import type { TheoremId } from '../../src/engine/explain/theorem.ts';
import { analyse } from '../../src/engine/solve/analyse.ts';
import { type GameId, registry } from '../../src/games/registry.ts';
import { oncePer } from '../../src/kernel/once-per.ts';
import { altText } from '../../src/picture/alt.ts';
import type { Layout } from '../../src/picture/layout.ts';
import { scenePicture } from '../../src/picture/picture.ts';
import { pagesOf } from '../../src/texts/explained.ts';
import { parseLine } from '../../src/texts/index.ts';
import { type Locale, sayAll } from '../../src/texts/locale.ts';
import { docHtml, escapeHtml } from '../html.ts';

/** Options looked at for a worked example. */
const SEARCH_OPTIONS = 300_000;
/** Sizes of positions among which one is sought for each theorem. */
const SIZES = [2, 3, 4, 5, 6];
const MAX_SMALL_POSITIONS = 400;

interface Example {
  readonly spot: Spot;
  readonly win: Win;
  readonly why: readonly Step[];
}

export const exampleOf = oncePer((id: GameId): Example => {
  const read = parseLine(registry[id].example);
  if (!read.ok) throw new Error(`the example of ${id} is refused`);
  const { spot, win } = read.value;
  return { spot, win, why: explain(analyse(spot, win, { bound: SEARCH_OPTIONS, moves: 100 }), 'why') };
});

/** Positions that may use a theorem: the example, then small ones. */
const met = function* (id: GameId): Iterable<readonly [Spot, Win]> {
  const { spot } = exampleOf(id);
  for (const win of ['normal', 'misere'] as const) {
    yield [spot, win];
    for (const part of spot.parts()) yield [part.spot, win];
  }
  for (const size of SIZES) {
    let looked = 0;
    for (const small of registry[id].small(size)) {
      looked += 1;
      if (looked > MAX_SMALL_POSITIONS) break;
      if (!small.isOver()) for (const win of ['normal', 'misere'] as const) yield [small, win];
    }
  }
};

/** Every theorem of a game, each with the numbers of a position it applies to. */
const theoremsOf = oncePer((id: GameId): readonly (TheoremUse & { readonly outcome: 'P' | 'N' })[] => {
  const wanted = new Set<TheoremId>(registry[id].theorems);
  const found = new Map<TheoremId, TheoremUse & { readonly outcome: 'P' | 'N' }>();
  for (const [spot, win] of met(id)) {
    if (found.size === wanted.size) break;
    for (const claim of spot.claims(win)) {
      if (found.has(claim.theorem) || !wanted.has(claim.theorem) || claim.cost > SEARCH_OPTIONS) continue;
      const outcome =
        claim.gives === 'outcome' || claim.gives === 'grundy' ? (claim.value() === 0n ? 'P' : 'N') : null;
      if (outcome !== null) found.set(claim.theorem, { ...claim.use(), outcome });
    }
  }
  return [...wanted].flatMap((theorem) => found.get(theorem) ?? []);
});

export const boardPicture = (
  id: GameId,
  locale: Locale,
  layout: Layout,
): { readonly svg: string; readonly alt: string } => {
  const { spot, win } = exampleOf(id);
  const scene = playedScene([spot]);
  return {
    svg: scenePicture(scene, { words: locale.pictures.drawn, layout }).svg,
    alt: altText(scene, locale, { game: locale.games[id].name, win }),
  };
};

interface AppSetting {
  readonly line: string;
  /** The page's game; null: any. */
  readonly fixed: GameId | null;
  readonly playground: string;
}

/** The place of the board, with a picture until it loads. */
export const appHtml = (
  id: GameId,
  locale: Locale,
  layout: Layout,
  { line, fixed, playground }: AppSetting,
): string => {
  const { svg, alt } = boardPicture(id, locale, layout);
  const data = {
    line,
    ...(fixed === null ? {} : { game: fixed }),
    playground,
    failed: locale.site.text('site-failed'),
    retry: locale.site.text('site-retry'),
  };
  const attributes = Object.entries(data).map(([name, value]) => ` data-${name}="${escapeHtml(value)}"`);
  return `<div id="app"${attributes.join('')}><div class="playground waiting"><div class="play"><div class="touch-board" role="img" aria-label="${escapeHtml(alt)}">${svg.replace(' role="img"', ' aria-hidden="true"')}</div></div></div></div>
<noscript><p>${escapeHtml(locale.site.text('site-needs-script'))}</p></noscript>`;
};

const theoremHtml = (
  locale: Locale,
  use: TheoremUse & { readonly outcome: 'P' | 'N' },
  link: (code: string) => string | null,
): string => {
  const steps: readonly Step[] = [
    { kind: 'decides', ...use },
    { kind: 'works', ...use },
    { kind: 'proof', ...use },
  ];
  const { name } = locale.theorems[use.theorem];
  return `<article class="theorem" id="${use.theorem}"><h3>${escapeHtml(name)}</h3>${docHtml(sayAll(locale, steps), { heading: 4, link })}</article>`;
};

export const gameMain = (
  id: GameId,
  locale: Locale,
  layout: Layout,
  playground: string,
  link: (code: string) => string | null,
): string => {
  const t = locale.site;
  const game = locale.games[id];
  const { example } = registry[id];
  const theorems = theoremsOf(id);
  const aliases =
    game.aliases.length === 0
      ? ''
      : ` · ${escapeHtml(t.text('site-also', { names: game.aliases.join(locale.writing.comma) }))}`;
  const worked = pagesOf(locale, { steps: exampleOf(id).why, checked: false }, 'why').flat();
  return `<div class="title"><h1>${escapeHtml(game.name)}</h1><p>${escapeHtml(game.summary)}</p></div>
${appHtml(id, locale, layout, { line: example, fixed: id, playground })}
<div class="reading">
<section aria-labelledby="rules"><h2 id="rules">${escapeHtml(t.text('site-rules'))}</h2>
${game.rules.map((text) => `<p>${escapeHtml(text)}</p>`).join('\n')}
<p>${escapeHtml([t.text('win-rule-normal'), t.text('win-rule-misere')].join(locale.writing.space))}</p>
<p class="note">${escapeHtml(t.text('site-typed', { id }))}${aliases}</p></section>
<section aria-labelledby="example"><h2 id="example">${escapeHtml(t.text('site-table'))}: <code>${escapeHtml(example)}</code></h2>
${docHtml(worked, { link })}</section>
${theorems.length === 0 ? '' : `<section aria-labelledby="why"><h2 id="why">${escapeHtml(t.text('site-theorems'))}</h2>${theorems.map((use) => theoremHtml(locale, use, link)).join('\n')}</section>`}
</div>`;
};
