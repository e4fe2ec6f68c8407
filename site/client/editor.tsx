import type { VNode } from 'preact';
import { formatLine } from '../../src/games/line.ts';
import { isLetters, isNumber, isPart, tokensOf } from './edit.ts';
import { type Game, positionOf } from './game.ts';
import type { World } from './world.ts';

interface Props {
  readonly world: World;
  readonly game: Game;
  readonly onLine: (line: string) => Promise<boolean>;
}

/** Buttons to change the numbers of a position and to remove its other parts. */
export function Editor({ world, game, onLine }: Props): VNode {
  const t = world.locale.site;
  const line = formatLine(positionOf(game));
  const tokens = tokensOf(line);
  const change = (next: readonly string[]): void => void onLine(next.join(' '));
  const last = tokens.findLastIndex((token, i) => i > 0 && (isNumber(token) || isLetters(token)));
  return (
    <div class="editor">
      <p class="note">{t.text('site-edit-help')}</p>
      <div class="tokens">
        {tokens.map((token, i) => {
          if (i === 0) return <code key={i}>{token}</code>;
          if (isNumber(token)) {
            const set = (value: number): void => change(tokens.with(i, `${value}`));
            return (
              <span key={i} class="token" role="group" aria-label={token}>
                <button
                  type="button"
                  aria-label={t.text('site-edit-less')}
                  aria-disabled={token === '0'}
                  onClick={() => (token === '0' ? change(tokens.toSpliced(i, 1)) : set(Number(token) - 1))}
                >
                  −
                </button>
                <output>{token}</output>
                <button
                  type="button"
                  aria-label={t.text('site-edit-more')}
                  onClick={() => set(Number(token) + 1)}
                >
                  +
                </button>
              </span>
            );
          }
          if (isPart(token))
            return (
              <span key={i} class="token">
                <output>{token}</output>
                <button
                  type="button"
                  aria-label={t.text('site-edit-remove', { token })}
                  onClick={() => change(tokens.toSpliced(i, 1))}
                >
                  ×
                </button>
              </span>
            );
          return <code key={i}>{token}</code>;
        })}
        {last < 0 ? null : (
          <button
            type="button"
            class="button secondary"
            aria-label={t.text('site-edit-add')}
            onClick={() =>
              change(
                isLetters(tokens[last]!)
                  ? tokens.with(last, `${tokens[last]!}T`)
                  : tokens.toSpliced(last + 1, 0, tokens[last] === '0' ? '1' : tokens[last]!),
              )
            }
          >
            +
          </button>
        )}
      </div>
    </div>
  );
}
