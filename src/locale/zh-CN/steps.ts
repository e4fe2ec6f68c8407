import type { PartKind } from '../../engine/core/game.ts';
import type { PartLabel } from '../../engine/explain/step.ts';

/** 局面各部分的量词。 */
export const PART: Readonly<Record<PartKind, string>> = {
  heap: '堆',
  step: '级',
  cell: '格',
  row: '行',
  pair: '对',
  place: '个位置',
  coin: '枚硬币',
  token: '枚棋子',
  branch: '枝',
  node: '个节点',
  group: '组',
};

/** A part as a table or a sentence names it. */
export const label = (part: PartLabel): string =>
  part.component === null
    ? `第 ${part.part ?? 1} ${PART[part.kind]}`
    : part.part === null
      ? `第 ${part.component} 个游戏`
      : `第 ${part.component} 个游戏第 ${part.part} ${PART[part.kind]}`;
