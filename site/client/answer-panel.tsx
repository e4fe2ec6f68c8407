import type { VNode } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { LEVELS, type Level } from '../../src/engine/explain/step.ts';
import { formatLine } from '../../src/games/line.ts';
import { pagesOf } from '../../src/texts/explained.ts';
import { percent } from '../../src/texts/percent.ts';
import { docHtml } from '../html.ts';
import { type Game, positionOf } from './game.ts';
import { type Answer, DEEP_SEARCH_OPTIONS, quickAnswer, search } from './solver.ts';
import type { World } from './world.ts';

interface Props {
  readonly world: World;
  readonly game: Game;
  readonly language: string;
}

/** Progress of the thread's search; null: none is running. */
type Searching = { readonly share: number; readonly cancel: () => void } | null;

/** Factor by which the next search is longer. */
const LONGER_SEARCH_FACTOR = 8;
const MAX_SEARCH_OPTIONS = DEEP_SEARCH_OPTIONS * LONGER_SEARCH_FACTOR ** 2;

/** A quick answer, and the one of a longer search where it left something open. */
const useAnswer = ({ world, game, language }: Props, level: Level, isShown: boolean) => {
  const position = positionOf(game);
  const asked = `${formatLine(position)} ${level}`;
  const quick = useMemo(() => (isShown ? quickAnswer(position, level) : null), [asked, isShown, world]);
  const [found, find] = useState<{ readonly asked: string; readonly answer: Answer | 'cancelled' } | null>(
    null,
  );
  const [searching, tell] = useState<Searching>(null);
  const [bound, deepen] = useState({ asked, bound: DEEP_SEARCH_OPTIONS });
  const limit = bound.asked === asked ? bound.bound : DEEP_SEARCH_OPTIONS;
  const isWanted = isShown && quick?.isOpen === true;
  useEffect(() => {
    if (!isWanted) return undefined;
    let isCurrent = true;
    const under = search(position, level, language, limit, (share) => {
      if (isCurrent) tell({ share, cancel: under.cancel });
    });
    tell({ share: 0, cancel: under.cancel });
    void under.answer.then((answer) => {
      if (!isCurrent) return;
      tell(null);
      find({ asked, answer: answer ?? 'cancelled' });
    });
    return () => {
      isCurrent = false;
      tell(null);
      under.cancel();
    };
  }, [asked, isWanted, limit]);
  const deep = found?.asked === asked ? found.answer : null;
  const answer = deep === null || deep === 'cancelled' ? quick : deep;
  return {
    answer,
    searching,
    isCancelled: deep === 'cancelled',
    /** Null: no search would be longer. */
    longer:
      searching === null && answer?.isOpen === true && deep !== null && limit < MAX_SEARCH_OPTIONS
        ? () => deepen({ asked, bound: deep === 'cancelled' ? limit : limit * LONGER_SEARCH_FACTOR })
        : null,
  };
};

/** Outcome, reason, proof, moves and a table of options. */
export function AnswerPanel({ world, game, language }: Props): VNode {
  const { locale } = world;
  const t = locale.site;
  const [level, ask] = useState<Level>('answer');
  const [isOpen, open] = useState(true);
  const isAgainst = game.opponent !== 'nobody';
  // Against an opponent the answer would play for you, so it is hidden until asked for.
  useEffect(() => open(!isAgainst), [isAgainst]);
  const { answer, searching, isCancelled, longer } = useAnswer({ world, game, language }, level, isOpen);
  const html = useMemo(
    () =>
      answer === null ? '' : docHtml(pagesOf(locale, { steps: answer.steps, checked: false }, level).flat()),
    [answer, locale],
  );
  const tabs = useRef<HTMLDivElement>(null);
  const isAskedFor = useRef(false);
  useEffect(() => {
    // The button that had the focus is gone.
    if (isAskedFor.current) tabs.current?.querySelector<HTMLElement>('[aria-selected="true"]')?.focus();
    isAskedFor.current = false;
  }, [isOpen]);
  if (!isOpen)
    return (
      <section class="answer closed">
        <h2>{t.text('site-answer')}</h2>
        <button
          type="button"
          class="button secondary"
          onClick={() => {
            isAskedFor.current = true;
            open(true);
          }}
        >
          {t.text('site-show-answer')}
        </button>
      </section>
    );
  const turn = (event: KeyboardEvent): void => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    const next = LEVELS[(LEVELS.indexOf(level) + step + LEVELS.length) % LEVELS.length]!;
    ask(next);
    tabs.current?.querySelector<HTMLElement>(`#tab-${next}`)?.focus();
    event.preventDefault();
  };
  return (
    <section class="answer" aria-labelledby="answer-title">
      <h2 id="answer-title">{t.text('site-answer')}</h2>
      <div class="tabs" role="tablist" aria-labelledby="answer-title" ref={tabs} onKeyDown={turn}>
        {LEVELS.map((one) => (
          <button
            key={one}
            id={`tab-${one}`}
            type="button"
            role="tab"
            aria-selected={one === level}
            aria-controls="answer"
            tabIndex={one === level ? 0 : -1}
            onClick={() => ask(one)}
          >
            {t.text(`analysis-level-${one}`)}
          </button>
        ))}
      </div>
      <div
        id="answer"
        role="tabpanel"
        aria-labelledby={`tab-${level}`}
        tabIndex={0}
        class="doc"
        // Safe: `docHtml` escapes all text.
        dangerouslySetInnerHTML={{ __html: html }}
      />
      <div class="search" role="status">
        {searching === null ? null : (
          <>
            <span>{t.text('site-searching', { percent: percent(searching.share) })}</span>
            <progress max={1} value={searching.share} aria-label={t.text('site-answer')} />
          </>
        )}
        {isCancelled ? <span>{t.text('site-cancelled')}</span> : null}
        {/* One button, so that it keeps the focus. */}
        {searching === null && longer === null ? null : (
          <button type="button" class="button secondary" onClick={searching?.cancel ?? longer!}>
            {t.text(searching === null ? 'site-search-longer' : 'site-cancel')}
          </button>
        )}
      </div>
    </section>
  );
}
