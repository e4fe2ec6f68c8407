import type { VNode } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Scene } from '../../src/engine/core/scene.ts';
import { playedScene } from '../../src/engine/explain/played.ts';
import { formatLine, lineParser } from '../../src/games/line.ts';
import { altText } from '../../src/picture/alt.ts';
import type { Layout } from '../../src/picture/layout.ts';
import { touchPicture } from '../../src/picture/picture.ts';
import { touchBoard } from '../../src/touch/board.ts';
import { Touch } from '../../src/touch/view.tsx';
import { editBoard } from './edit.ts';
import { type Game, positionOf, spotsOf } from './game.ts';
import { layoutFor } from './layout.ts';
import type { World } from './world.ts';

interface Props {
  readonly world: World;
  readonly game: Game;
  /** Whether the opponent is to move. */
  readonly still: boolean;
  readonly isEditing: boolean;
  readonly onMove: (move: string) => void;
  readonly onLine: (line: string) => Promise<boolean>;
}

/** Loads the layout engine for graphs, which only they need. */
const useLayout = (scene: Scene): Layout => {
  const [layout, set] = useState<Layout | null>(null);
  const wanted = layout === null && layoutFor.isNeeded(scene);
  useEffect(() => {
    if (!wanted) return undefined;
    let isWaiting = true;
    layoutFor.load().then(
      (found) => {
        if (isWaiting) set(() => found);
      },
      () => undefined,
    );
    return () => {
      isWaiting = false;
    };
  }, [wanted]);
  return layout ?? (() => null);
};

/** The position, to be played or edited. */
export function Board({ world, game, still, isEditing, onMove, onLine }: Props): VNode {
  const { locale } = world;
  const { spot, win } = positionOf(game);
  const scene = useMemo(
    () =>
      isEditing
        ? spot.scene()
        : playedScene(
            spotsOf(game),
            game.played.map(({ phrase }) => phrase),
          ),
    [game, isEditing],
  );
  const layout = useLayout(scene);
  const board = useMemo(() => {
    const name =
      spot.compound === null
        ? (locale.games[spot.game as keyof typeof locale.games]?.name ?? spot.game)
        : spot.line;
    const alt = altText(scene, locale, { game: name, win });
    const picture = touchPicture(scene, { words: locale.pictures.drawn, layout });
    const texts = { pictures: locale.pictures, moves: locale };
    return isEditing
      ? editBoard(spot, picture, alt, locale.pictures, lineParser(world.loaded, world.lexicon))
      : touchBoard(spot, picture, alt, texts);
  }, [scene, layout, locale]);
  return (
    <Touch
      board={board}
      still={!isEditing && (still || spot.isOver())}
      onMove={({ move }) => {
        if (!isEditing) return onMove(move);
        const at = lineParser(world.loaded, world.lexicon)(move);
        if (at.ok) void onLine(formatLine({ ...at.value, win }));
        return undefined;
      }}
    />
  );
}
