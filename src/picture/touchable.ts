import type { Piece } from '../engine/core/piece.ts';
import type { Look } from './look.ts';
import { element, px, unescape } from './svg.ts';

/** The drawing of a piece with its touch target `hit` on top; only the drawing where the picture is not played by touch. */
export const touchable = (look: Look, piece: Piece, body: string, hit: string): string => {
  if (look.touch === undefined) return body;
  return element('g', { 'data-piece': look.touch(piece) }, body + hit);
};

/** The names of the pieces in a picture. */
export const piecesIn = (svg: string): ReadonlySet<string> =>
  new Set([...svg.matchAll(/ data-piece="([^"]*)"/g)].map(([, name]) => unescape(name!)));

/** An invisible touch target. */
const HIT = { class: 'hit', fill: 'transparent' } as const;

export const hitBox = (x: number, y: number, width: number, height: number, round = 4): string =>
  element('rect', { ...HIT, x, y, width, height, rx: round });

/** A touch target along path data, `width` wide. */
export const hitLine = (d: string, width: number): string =>
  element('path', { class: 'hit line', d, fill: 'none', stroke: 'transparent', 'stroke-width': px(width) });
