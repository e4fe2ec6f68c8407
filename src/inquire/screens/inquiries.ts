import type { TheoremId } from '../../engine/explain/theorem.ts';
import { nimProduct16 } from '../../engine/maths/nimproduct.ts';
import type { Picture, Screen } from '../../kernel/screen.ts';
import { plainScreen } from '../../kernel/screens.ts';
import { faultScreen } from '../../play/screens/faults.ts';
import { type Block, type Doc, type Inline, list, note, p, ps, shorten, table } from '../../texts/doc.ts';
import { sayExplained } from '../../texts/explained.ts';
import type { Locale } from '../../texts/locale.ts';
import {
  type ClaimedPosition,
  type ClaimProblem,
  type ClaimView,
  MAX_CLAIM_POSITIONS,
} from '../claims/claim.ts';
import type { AnalysisView } from '../model/analysis.ts';
import type { ClaimFault } from '../model/claim-fault.ts';
import type { NimberFault, NimberView } from '../model/nimber.ts';
import type { Pattern } from '../model/pattern.ts';
import { shownPeriod, type TableProblem, type TableView } from '../tables/table.ts';

const MAX_TITLE_CHARS = 60;
/** The part of a table shown as text. */
export interface TableExtent {
  readonly columns: number;
  readonly rows: number;
  /** Shows a table of two numbers whole, however wide. */
  readonly whole?: boolean;
}
/** For a phone. */
const PHONE_EXTENT: TableExtent = { columns: 38, rows: 20 };

const theoremName = (theorem: TheoremId, locale: Locale): string => locale.theorems[theorem].name;

/** What proves a claim or a pattern: of values worked out one by one only their period speaks of all heaps. */
const proofName = (theorem: TheoremId, locale: Locale): string => {
  const { periods } = locale.inquiries;
  return theorem === 'octal' || theorem === 'subtraction' ? periods[theorem] : theoremName(theorem, locale);
};

/** A table as text within the extent, and the numbers shown of each axis. */
const textOf = (
  view: TableView,
  { columns: most, rows: high, whole = false }: TableExtent,
): { readonly block: Block; readonly shown: number } => {
  const width = Math.max(1, ...view.rows.flat().map((entry) => entry.length)) + 1;
  const axes = view.names.join('→');
  const label = Math.max(String(view.size).length, view.names.length === 1 ? 0 : axes.length);
  const fits = Math.max(1, Math.floor((most - label - 2) / width));
  const row = (head: string, entries: readonly string[]): readonly string[] => [
    `${head.padStart(label)} │${entries.map((entry) => entry.padStart(width)).join('')}`,
  ];
  if (view.names.length === 1) {
    const entries = view.rows[0] ?? [];
    const period = shownPeriod(view)?.period ?? 10;
    const columns = period <= fits ? fits - (fits % period) : Math.min(10, fits);
    const count = Math.min(high, Math.ceil(entries.length / columns));
    const rows = Array.from({ length: count }, (_, i) =>
      row(String(i * columns), entries.slice(i * columns, (i + 1) * columns)),
    );
    return { block: table(rows), shown: Math.min(entries.length, count * columns) };
  }
  const side = whole ? view.rows.length : Math.min(view.rows.length, fits, high);
  const rows = view.rows
    .slice(0, side)
    .map((entries, b) => row(String(b), entries.slice(0, side)))
    .reverse();
  const foot = row(
    axes,
    Array.from({ length: side }, (_, a) => String(a).slice(-(width - 1))),
  );
  return { block: table([...rows, foot]), shown: side };
};

const sayPattern = (pattern: Pattern, locale: Locale): readonly Inline[] => {
  const words = locale.inquiries.table;
  const say = words.pattern[pattern.kind] as (facts: Pattern) => readonly Inline[];
  return [
    ...say(pattern),
    pattern.proved === null ? words.seen(pattern.seen) : words.proved(proofName(pattern.proved, locale)),
  ];
};

const MAX_ALT_POSITIONS = 60;

/** Alt text of a table's picture. */
export const tableAlt = (view: TableView, locale: Locale): string => {
  const all = view.rows.flatMap((row, b) =>
    row.flatMap((entry, a) =>
      entry === 'P' || entry === '0' ? [view.names.length === 1 ? String(a) : `(${a},${b})`] : [],
    ),
  );
  return locale.inquiries.table.alt(
    view.template,
    view.size,
    all.slice(0, MAX_ALT_POSITIONS),
    Math.max(0, all.length - MAX_ALT_POSITIONS),
  );
};

/** Whether the entries of a table are draws. */
const drawsIn = ({ rows }: TableView): 'none' | 'some' | 'all' => {
  const entries = rows.flat().filter((entry) => entry !== '' && entry !== '?');
  const draws = entries.filter((entry) => entry === 'D').length;
  return draws === 0 ? 'none' : draws === entries.length ? 'all' : 'some';
};

/** A table with its patterns, as picture and text. */
export const tableScreen = (
  view: TableView,
  locale: Locale,
  pictures: readonly Picture[],
  extent: TableExtent = PHONE_EXTENT,
): Screen => {
  const words = locale.inquiries.table;
  const { block, shown } = textOf(view, extent);
  const formula = view.patterns.find((pattern) => pattern.kind === 'formula');
  const doc: Doc = [
    p(words.about(view.show, view.names, view.size, view.win, drawsIn(view))),
    block,
    ...(shown <= view.size ? [note(words.cut(shown, view.names.length === 2 && pictures.length > 0))] : []),
    { kind: 'heading', text: words.patterns },
    ...(view.patterns.length === 0
      ? [p(words.none)]
      : [list(view.patterns.map((pattern) => sayPattern(pattern, locale)))]),
    ...(view.theorem === null ? [] : [note(words.rests(theoremName(view.theorem, locale)))]),
    ...(view.rows.some((row) => row.includes('D')) ? [note(words.draws)] : []),
    ...(view.rows.some((row) => row.includes('∞')) ? [note(words.endless)] : []),
    ...(view.unknown === 0 ? [] : [note(words.unknown(view.unknown))]),
    note(...words.toTest(`${view.template}: ${formula?.statement ?? 'P iff …'}`)),
  ];
  return { meaning: 'info', title: words.title(shorten(view.template, MAX_TITLE_CHARS)), doc, pictures };
};

const refused = (doc: Doc, locale: Locale): Screen =>
  plainScreen('refused', locale.screens.faults.title, doc);

/** Why there is no table: the token at fault, or the wrong number of names. */
export const tableFaultScreen = (problem: TableProblem, locale: Locale): Screen =>
  problem.kind === 'line'
    ? faultScreen({ code: 'bad-line', facts: { refusal: problem.refusal } }, locale)
    : refused([p(locale.inquiries.table.wrongNames(problem.names.length))], locale);

/** Why a claim was not understood: the token at fault, and a claim that works. */
export const claimFaultScreen = (problem: ClaimProblem, locale: Locale): Screen => {
  const { faults, tryThis } = locale.inquiries.claim;
  if (problem.kind === 'line')
    return faultScreen({ code: 'bad-line', facts: { refusal: problem.refusal } }, locale);
  if (problem.kind === 'no-colon') return refused([p(faults['no-colon']({})), p(...tryThis)], locale);
  const say = faults[problem.fault.code] as (facts: ClaimFault) => string;
  const fault =
    'token' in problem.fault ? { ...problem.fault, token: shorten(problem.fault.token) } : problem.fault;
  return refused([p(say(fault)), p(...tryThis)], locale);
};

interface ClaimOptions {
  /** The counterexample explained. */
  readonly why?: AnalysisView | null;
  readonly pictures?: readonly Picture[];
}

/** The result of a claim. */
export const claimScreen = (view: ClaimView, locale: Locale, options: ClaimOptions = {}): Screen => {
  switch (view.result.kind) {
    case 'untested':
      return untestedScreen(view, locale);
    case 'false':
      return refutedScreen(view, view.result.at, locale, options);
    case 'true':
      return view.result.at === undefined
        ? heldScreen(view, view.result.always, locale)
        : trueScreen(view, view.result.at, locale);
  }
};

const understood = ({ template, statement }: ClaimView, locale: Locale): Block =>
  p(...locale.inquiries.claim.understood(template, statement));

/** Who wins the position of a claim about one. */
const onePosition = ({ line, outcome, sg }: ClaimedPosition, locale: Locale): Block =>
  p(...locale.inquiries.claim.one(line, outcome, sg));

/** Positions that count neither way. */
const uncounted = ({ alone, senseless, unknown }: ClaimView, locale: Locale): Doc => {
  const words = locale.inquiries.claim;
  return [
    ...(senseless === null
      ? []
      : [note(words.senseless(senseless.count)), note(words.why[senseless.why](senseless.line, alone))]),
    ...(unknown === 0 ? [] : [note(words.unknown(unknown))]),
  ];
};

/** Why fewer positions were tested than asked for. */
const endedEarly = ({ complete, cappedFrom, size }: ClaimView, locale: Locale): Doc => {
  const words = locale.inquiries.claim;
  if (!complete) return [note(words.stopped)];
  return cappedFrom === null ? [] : [note(words.capped(cappedFrom, size, MAX_CLAIM_POSITIONS))];
};

const untestedScreen = (view: ClaimView, locale: Locale): Screen => {
  const words = locale.inquiries.claim;
  const { alone, senseless } = view;
  const reason = senseless === null ? words.oneLate : words.why[senseless.why](senseless.line, alone);
  return {
    meaning: 'info',
    title: words.untested,
    doc: alone
      ? [understood(view, locale), p(reason)]
      : [understood(view, locale), p(words.nothing), ...uncounted(view, locale), ...endedEarly(view, locale)],
  };
};

const refutedScreen = (
  view: ClaimView,
  at: ClaimedPosition,
  locale: Locale,
  { why = null, pictures = [] }: ClaimOptions,
): Screen => {
  const words = locale.inquiries.claim;
  return {
    meaning: 'lost',
    title: view.alone ? words.false : words.refuted,
    doc: [
      understood(view, locale),
      view.alone ? onePosition(at, locale) : p(...words.at(at.line, view.unknown > 0)),
      ...(at.sides.length === 0 ? [] : [list(at.sides.map(([side, value]) => words.side(side, value)))]),
      ...(view.alone ? [note(...words.letters)] : [p(words.is(at.outcome, at.sg))]),
      ...(view.alone || view.unknown > 0 ? [] : [note(words.first(view.checked))]),
      ...uncounted(view, locale),
      ...(why === null
        ? []
        : [
            { kind: 'heading' as const, text: words.explanation },
            ...sayExplained(locale, why, 'answer').flat(),
          ]),
    ],
    pictures,
  };
};

/** A true claim about one position. */
const trueScreen = (view: ClaimView, at: ClaimedPosition, locale: Locale): Screen => {
  const words = locale.inquiries.claim;
  return {
    meaning: 'won',
    title: words.true,
    doc: [understood(view, locale), onePosition(at, locale), note(...words.letters)],
  };
};

/** A claim that nothing refuted; `always`: the theorem that proves it. */
const heldScreen = (view: ClaimView, always: TheoremId | null, locale: Locale): Screen => {
  const words = locale.inquiries.claim;
  return {
    meaning: 'won',
    title: always === null ? words.holds : words.proved,
    doc: [
      understood(view, locale),
      p(words.all(view.checked, view.size)),
      always === null ? note(words.notProved) : p({ strong: words.always(proofName(always, locale)) }),
      ...uncounted(view, locale),
      ...endedEarly(view, locale),
    ],
  };
};

/** Of the product table that introduces nim-multiplication. */
const MAX_TABLE_FACTOR = 9;

const productTable = (): Block => {
  const factors = Array.from({ length: MAX_TABLE_FACTOR }, (_, i) => i + 1);
  const row = (label: string, entries: readonly number[]): readonly string[] => [
    `${label} │${entries.map((entry) => String(entry).padStart(3)).join('')}`,
  ];
  return table([
    row('⊗', factors),
    ...factors.map((a) =>
      row(
        String(a),
        factors.map((b) => nimProduct16(a, b)),
      ),
    ),
  ]);
};

/** How to type an expression of nimbers. */
export const nimberStartScreen = (locale: Locale): Screen => {
  const { title, about } = locale.inquiries.nimber;
  return plainScreen('info', title, [...ps(about), productTable()]);
};

/** Of a value; the command line prints all. */
const MAX_SHOWN_DIGITS = 300;

/** An expression of nimbers, its value and why. */
export const nimberScreen = (view: NimberView, locale: Locale): Screen => {
  const words = locale.inquiries.nimber;
  return plainScreen('info', words.title, [
    { kind: 'verdict', text: words.verdict(view, MAX_SHOWN_DIGITS) },
    ...words.steps(view),
  ]);
};

/** Why an expression was not understood: the token at fault, and one that works. */
export const nimberFaultScreen = (fault: NimberFault, locale: Locale): Screen => {
  const { fault: say, tryThis } = locale.inquiries.nimber;
  const said = 'token' in fault ? { ...fault, token: shorten(fault.token) } : fault;
  return refused([p(say(said)), p(...tryThis)], locale);
};
