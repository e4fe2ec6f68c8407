import { readFileSync } from 'node:fs';
import { normaliseTo } from '../support/normalise.ts';
import { type Asked, options, writeLine } from './line.ts';
import type { Verdict } from './solver.ts';

/** One sample position with its right answer. */
export interface Case {
  readonly line: string;
  readonly game: string;
  readonly outcome: 'P' | 'N';
  readonly grundy?: string;
  readonly to?: readonly string[];
}

export const casesIn = (file: string): readonly Case[] =>
  readFileSync(new URL(`../data/${file}`, import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Case);

export const cases = casesIn('cases.jsonl');

/** The canonical lines that winning moves lead to, each once. */
export const winning = (asked: Asked, verdict: (line: Asked) => Verdict): readonly string[] => {
  const won = options(asked)
    .map((to) => ({ ...to, misere: asked.misere }))
    .filter((to) => !verdict(to)[asked.misere ? 'misere' : 'normal']);
  return [...new Set(won.map(writeLine))];
};

/** A line's components in the form of `cases.jsonl`, joined. */
export const normaliseLine = (line: string): string =>
  line
    .replace(/^(every|all|any) /, '')
    .split(' + ')
    .map((part) => {
      const [game, ...position] = part.split(' ');
      return `${game} ${normaliseTo(game!, position.join(' '))}`.trim();
    })
    .join(' + ');
