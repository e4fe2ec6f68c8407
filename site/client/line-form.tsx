import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { formatLine } from '../../src/games/line.ts';
import { Editor } from './editor.tsx';
import { type Game, positionOf } from './game.ts';
import type { World } from './world.ts';

interface Props {
  readonly world: World;
  readonly game: Game;
  readonly refused: string | null;
  readonly isEditing: boolean;
  readonly onLine: (line: string) => Promise<boolean>;
  /** The only game of the page; null: a choice of games. */
  readonly fixed: string | null;
}

/** Choice of the position: a game from the list, a typed line, or a drawn one. */
export function LineForm({ world, game, refused, isEditing, onLine, fixed }: Props): VNode {
  const t = world.locale.site;
  const line = formatLine(positionOf(game));
  const [text, type] = useState(line);
  useEffect(() => type(line), [line]);
  const { spot } = positionOf(game);
  const own = spot.compound === null ? spot.game : '';
  return (
    <form
      class="line-form"
      onSubmit={(event) => {
        event.preventDefault();
        void onLine(text);
      }}
    >
      {fixed !== null ? null : (
        <label class="which">
          {t.text('site-game')}
          <select
            value={own}
            onChange={(event) => {
              const chosen = world.names.find(({ id }) => id === event.currentTarget.value);
              if (chosen !== undefined) void onLine(chosen.example);
            }}
          >
            {own === '' ? <option value="">+</option> : null}
            {world.names.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      <label class="line">
        {t.text('site-position')}
        <input
          value={text}
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          enterkeyhint="go"
          aria-invalid={refused !== null}
          aria-describedby={refused === null ? undefined : 'refused'}
          onInput={(event) => type(event.currentTarget.value)}
        />
      </label>
      <button type="submit" class={`button ${text === line ? 'secondary' : 'primary'}`}>
        {t.text('site-show')}
      </button>
      {refused === null ? null : (
        <p class="fault" id="refused" role="alert">
          {refused}
        </p>
      )}
      {isEditing ? <Editor world={world} game={game} onLine={onLine} /> : null}
    </form>
  );
}
