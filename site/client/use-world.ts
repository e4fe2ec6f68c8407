import { useEffect, useRef, useState } from 'preact/hooks';
import type { Refusal } from '../../src/engine/core/refusal.ts';
import { addressOf, type CutMove, type Game, readAddress, replayed } from './game.ts';
import type { PageSetting } from './page.ts';
import { gamesIn, type OpenWorld, openWorld, type World } from './world.ts';

/** State of the page: loading, a network error, or a game. */
export type Stage =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'game'; readonly world: World; readonly game: Game };

export interface Table {
  readonly stage: Stage;
  /** Of the last line. */
  readonly refusal: Refusal | null;
  /** In the last address. */
  readonly cut: CutMove | null;
  /** Opens a line's position; false where the line was refused. */
  readonly open: (line: string) => Promise<boolean>;
  readonly change: (game: Game) => void;
  readonly retry: () => void;
}

/** The page's game: from the address, a typed line, or moves. Kept in the address. */
export const useTable = (setting: PageSetting): Table => {
  const [stage, show] = useState<Stage>({ kind: 'loading' });
  const [refusal, refuse] = useState<Refusal | null>(null);
  const [cut, cutAt] = useState<CutMove | null>(null);
  const opened = useRef<OpenWorld | null>(null);
  const now = useRef<Game | null>(null);

  const change = (game: Game): void => {
    now.current = game;
    refuse(null);
    cutAt(null);
    show({ kind: 'game', world: opened.current!.world(), game });
    const address = `#${addressOf(game)}`;
    if (address.length < 8_000 && address !== location.hash) history.replaceState(null, '', address);
  };

  const set = async (line: string, moves: readonly string[]): Promise<boolean> => {
    const world = (opened.current ??= await openWorld(setting.language));
    const named = gamesIn(line, world.world().lexicon);
    if (setting.game !== null && named.length > 0 && !named.includes(setting.game)) {
      // Other games have their own pages.
      location.assign(`${setting.playground}#${encodeURIComponent(line).replaceAll('%20', '+')}`);
      return true;
    }
    const read = await world.read(line);
    if (!read.ok) {
      refuse(read.error);
      return false;
    }
    const { opponent = 'nobody', second = false } = now.current ?? {};
    const replay = replayed(read.value, moves);
    change({ start: read.value, played: replay.played, opponent, second });
    cutAt(replay.cut);
    return true;
  };

  const begin = async (): Promise<void> => {
    try {
      const asked = readAddress(location.hash);
      if (asked !== null && (await set(asked.line, asked.moves))) return;
      const kept = asked === null ? null : asked;
      if (now.current === null) await set(setting.line, []);
      // The address's line was refused: say so beside the position shown instead.
      if (kept !== null) {
        const read = await opened.current!.read(kept.line);
        if (!read.ok) refuse(read.error);
      }
    } catch {
      if (now.current === null) show({ kind: 'failed' });
    }
  };

  useEffect(() => {
    void begin();
    const moved = (): void => {
      if (now.current !== null && location.hash === `#${addressOf(now.current)}`) return;
      void begin();
    };
    addEventListener('hashchange', moved);
    return () => removeEventListener('hashchange', moved);
  }, []);

  return {
    stage,
    refusal,
    cut,
    open: (line) =>
      set(line, []).catch(() => {
        show({ kind: 'failed' });
        return false;
      }),
    change,
    retry: () => {
      show({ kind: 'loading' });
      void begin();
    },
  };
};
