import type { TheoremId } from '../../engine/explain/theorem.ts';
import { nimProduct16 } from '../../engine/maths/nimproduct.ts';
import type { Picture, Screen } from '../../kernel/screen.ts';
import { plainScreen } from '../../kernel/screens.ts';
import { faultScreen } from '../../play/screens/faults.ts';
import { type Block, type Doc, type Inline, note, p, ps, shorten, table } from '../../texts/doc.ts';
import { sayExplained } from '../../texts/explained.ts';
import type { Locale } from '../../texts/locale.ts';
import { type ClaimedPosition, type ClaimProblem, type ClaimView, MOST_POSITIONS } from '../claims/claim.ts';
import type { AnalysisView } from '../model/analysis.ts';
import type { ClaimFault } from '../model/claim-fault.ts';
import type { NimberFault, NimberView } from '../model/nimber.ts';
import type { Pattern } from '../model/pattern.ts';
import { shownPeriod, type TableProblem, type TableView } from '../tables/table.ts';

const LONG = 60;
/** The part of a table shown as text. */
export interface TableExtent {
  readonly columns: number;
  readonly rows: number;
  /** Shows a table of two numbers whole, however wide. */
  readonly whole?: boolean;
}
/** For a phone. */
const PHONE: TableExtent = { columns: 38, rows: 20 };

const theoremName = (theorem: TheoremId, locale: Locale): string => locale.theorems[theorem].name;

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
    pattern.proved === null ? words.seen(pattern.seen) : words.proved(theoremName(pattern.proved, locale)),
  ];
};

/** P-positions listed in a picture's alt text. */
const TOLD = 60;

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
    all.slice(0, TOLD),
    Math.max(0, all.length - TOLD),
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
  extent: TableExtent = PHONE,
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
      : [
          {
            kind: 'list' as const,
            items: view.patterns.map((pattern) => sayPattern(pattern, locale)),
          },
        ]),
    ...(view.theorem === null ? [] : [note(words.rests(theoremName(view.theorem, locale)))]),
    ...(view.rows.some((row) => row.includes('D')) ? [note(words.draws)] : []),
    ...(view.rows.some((row) => row.includes('∞')) ? [note(words.endless)] : []),
    ...(view.unknown === 0 ? [] : [note(words.unknown(view.unknown))]),
    note(...words.toTest(`${view.template}: ${formula?.statement ?? 'P iff …'}`)),
  ];
  return { meaning: 'info', title: words.title(shorten(view.template, LONG)), doc, pictures };
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

/** The result of a claim. `why`: the counterexample explained. */
export const claimScreen = (
  view: ClaimView,
  locale: Locale,
  options: { readonly why?: AnalysisView | null; readonly pictures?: readonly Picture[] } = {},
): Screen => {
  const words = locale.inquiries.claim;
  const { result } = view;
  const claim = p(...words.understood(view.template, view.statement));
  const senseless: Doc =
    view.senseless === null
      ? []
      : [
          note(words.senseless(view.senseless.count)),
          note(words.why[view.senseless.why](view.senseless.line, view.alone)),
        ];
  const unknown: Doc = view.unknown === 0 ? [] : [note(words.unknown(view.unknown))];
  const stopped: Doc = [
    ...(view.cappedFrom === null || !view.complete
      ? []
      : [note(words.capped(view.cappedFrom, view.size, MOST_POSITIONS))]),
    ...(view.complete ? [] : [note(words.stopped)]),
  ];
  /** Who wins the position of a claim about one. */
  const one = ({ line, outcome, sg }: ClaimedPosition): Block => p(...words.one(line, outcome, sg));
  if (result.kind === 'untested' && view.alone)
    return {
      meaning: 'info',
      title: words.untested,
      doc: [
        claim,
        p(
          view.senseless === null
            ? words.oneLate
            : words.why[view.senseless.why](view.senseless.line, view.alone),
        ),
      ],
    };
  if (result.kind === 'untested')
    return {
      meaning: 'info',
      title: words.untested,
      doc: [claim, p(words.nothing), ...senseless, ...unknown, ...stopped],
    };
  if (result.kind === 'false') {
    const { at } = result;
    return {
      meaning: 'lost',
      title: view.alone ? words.false : words.refuted,
      doc: [
        claim,
        view.alone ? one(at) : p(...words.at(at.line, view.unknown > 0)),
        ...(at.sides.length === 0
          ? []
          : [{ kind: 'list' as const, items: at.sides.map(([side, value]) => words.side(side, value)) }]),
        ...(view.alone ? [note(...words.letters)] : [p(words.is(at.outcome, at.sg))]),
        ...(view.alone || view.unknown > 0 ? [] : [note(words.first(view.checked))]),
        ...senseless,
        ...unknown,
        ...(options.why === null || options.why === undefined
          ? []
          : [
              { kind: 'heading' as const, text: words.explanation },
              ...sayExplained(locale, options.why, 'answer').flat(),
            ]),
      ],
      pictures: options.pictures ?? [],
    };
  }
  if (result.at !== undefined)
    return { meaning: 'won', title: words.true, doc: [claim, one(result.at), note(...words.letters)] };
  return {
    meaning: 'won',
    title: result.always === null ? words.holds : words.proved,
    doc: [
      claim,
      p(words.all(view.checked, view.size)),
      result.always === null
        ? note(words.notProved)
        : p({ strong: words.always(theoremName(result.always, locale)) }),
      ...senseless,
      ...unknown,
      ...stopped,
    ],
  };
};

/** Size of the product table that introduces nim-multiplication. */
const MOST_FACTOR = 9;

const productTable = (): Block => {
  const factors = Array.from({ length: MOST_FACTOR }, (_, i) => i + 1);
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

/** Digits of a value shown; the command line prints all. */
const MOST_SHOWN = 300;

/** An expression of nimbers, its value and why. */
export const nimberScreen = (view: NimberView, locale: Locale): Screen => {
  const words = locale.inquiries.nimber;
  return plainScreen('info', words.title, [
    { kind: 'verdict', text: words.verdict(view, MOST_SHOWN) },
    ...words.steps(view),
  ]);
};

/** Why an expression was not understood: the token at fault, and one that works. */
export const nimberFaultScreen = (fault: NimberFault, locale: Locale): Screen => {
  const { fault: say, tryThis } = locale.inquiries.nimber;
  const said = 'token' in fault ? { ...fault, token: shorten(fault.token) } : fault;
  return refused([p(say(said)), p(...tryThis)], locale);
};
