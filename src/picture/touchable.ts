import type { Piece } from '../engine/core/piece.ts';
import type { Look } from './look.ts';
import { element, px } from './svg.ts';

/** What is drawn of a piece, with what may be pressed for it on top; as it is where nobody plays on the picture. */
export const touchable = (look: Look, piece: Piece, body: string, hit: string): string => {
  const id = look.touch?.(piece) ?? null;
  return id === null ? body : element('g', { 'data-piece': id }, body + hit);
};

/** Nothing to be seen, but something to be pressed. */
const HIT = { class: 'hit', fill: 'transparent' } as const;

export const hitBox = (x: number, y: number, width: number, height: number, round = 4): string =>
  element('rect', { ...HIT, x, y, width, height, rx: round });

export const hitCircle = (cx: number, cy: number, r: number): string =>
  element('circle', { ...HIT, cx, cy, r });

/** Along path data, as wide as a finger finds it. */
export const hitLine = (d: string, width: number): string =>
  element('path', { class: 'hit line', d, fill: 'none', stroke: 'transparent', 'stroke-width': px(width) });
