import { recall } from '../../engine/core/maps.ts';
import { LEVELS, type Level, type LoopyOutcome } from '../../engine/explain/step.ts';
import { selectRows } from '../../kernel/controls.ts';
import { formatId } from '../../kernel/custom-id.ts';
import {
  type Attachment,
  type Button,
  type ControlRow,
  MAX_SELECT_CHOICES,
  type Meaning,
  type Picture,
  type Screen,
  showsPosition,
} from '../../kernel/screen.ts';
import type { BoardLook } from '../../people/model/boards.ts';
import { NO_NAMES, type OwnNames, ownNamesIn } from '../../play/model/own-names.ts';
import { code, type Doc, note, p, shorten } from '../../texts/doc.ts';
import { pageTitles, sayExplained } from '../../texts/explained.ts';
import type { Locale } from '../../texts/locale.ts';
import type { AnalysisView } from '../model/analysis.ts';

const MAX_TITLE_CHARS = 120;
const MAX_LINE_CHARS = 300;

const MEANING: Readonly<Record<LoopyOutcome | 'unknown', Meaning>> = {
  N: 'won',
  P: 'info',
  D: 'info',
  unknown: 'info',
};

/** Titles of a level's pages, and the page shown. */
interface ShownPage {
  readonly level: Level;
  readonly page: number;
  readonly titles: readonly string[];
}

/** A select of the answer's pages, as many as it holds; `More` leads to the others. */
const pageSelect = (
  line: string,
  { level, page, titles }: ShownPage,
  locale: Locale,
): readonly ControlRow[] => {
  const id = formatId({ kind: 'a', id: '', revision: 0, verb: `page-${level}`, argument: line });
  const choices = titles
    .slice(0, MAX_SELECT_CHOICES)
    .map((label, i) => ({ label, value: String(i), chosen: i === page }));
  return id === null || titles.length < 2 ? [] : selectRows(id, locale.screens.analysis.pages, choices);
};

/** Buttons for levels, pages and actions. None where the line is too long for a button. */
const controls = (
  { line, over, outcome }: Pick<AnalysisView, 'line' | 'over' | 'outcome'>,
  shown: ShownPage,
  locale: Locale,
): readonly ControlRow[] => {
  const words = locale.screens.analysis;
  const { level, page, titles } = shown;
  const button = (
    verb: string,
    label: string,
    revision = 0,
    style: Button['style'] = 'plain',
  ): Button | null => {
    const kind = verb === 'here' ? 'g' : 'a';
    const id = formatId({ kind, id: '', revision, verb, argument: line });
    return id === null ? null : { kind: 'button', id, label, style };
  };
  const levels = LEVELS.filter((one) => one !== level || level !== 'answer');
  const rows = [
    // The shown level's button keeps its page: “Earlier” may lead to its first one.
    levels.map((one) =>
      one === level ? button(one, words.levels[one], page, 'main') : button(one, words.levels[one]),
    ),
    [
      ...(page > 0 ? [button(level, words.earlier, page - 1)] : []),
      ...(page < titles.length - 1 ? [button(level, words.more, page + 1)] : []),
      ...(over ? [] : [button('here', words.play)]),
      button(`share-${level}`, words.share, page),
      ...(level === 'proof' && outcome !== null ? [button('certificate', words.certificate)] : []),
    ],
  ];
  const made = rows.map((row) => row.filter((one) => one !== null));
  return made.every((row, i) => row.length === rows[i]!.length)
    ? [...made, ...pageSelect(line, shown, locale)]
    : [];
};

/** The certificate of an answer as a file, or why there is none. */
export const certificateScreen = ({ line, certificate }: AnalysisView, locale: Locale): Screen => {
  const words = locale.screens.analysis;
  const title = [code(shorten(line, MAX_TITLE_CHARS))];
  if (certificate === undefined || 'none' in certificate) {
    const reason = certificate?.none ?? 'too-large';
    return { meaning: 'refused', title, doc: [p(locale.inquiries.certificate.none(reason))], rows: [] };
  }
  return {
    meaning: 'info',
    title,
    doc: [p(...words.certificateText)],
    rows: [],
    files: [{ name: 'certificate.json', data: Buffer.from(`${certificate.text}\n`, 'utf8') }],
  };
};

interface AnalysisOptions {
  readonly controls?: boolean;
  readonly before?: Doc;
  readonly after?: Doc;
  readonly pictures?: readonly Picture[];
  /** The server's own names of games. */
  readonly names?: OwnNames;
  readonly page?: number;
  readonly look?: BoardLook;
}

const DEFAULT_OPTIONS: Required<AnalysisOptions> = {
  controls: true,
  before: [],
  after: [],
  pictures: [],
  names: NO_NAMES,
  page: 0,
  look: 'pictures',
};

/**
 * One page of an answer. `controls`: buttons for the other levels, pages, a game and Share; they contain the line, so a long
 * one has none. `before` and `after` surround the explanation; `pictures` come first. Draws the position in text where no
 * picture shows it, or the reader wants both.
 */
export const analysisScreen = (
  view: AnalysisView,
  level: Level,
  locale: Locale,
  options: AnalysisOptions = {},
): Screen => {
  const all = { ...DEFAULT_OPTIONS, ...options };
  const { before, after, pictures, names } = all;
  // Only the screen as it is first sent, before its pictures, is cached.
  const isUsual = before.length + after.length + pictures.length + Object.keys(names).length === 0;
  const make = (): Screen => screenOf(view, level, locale, all);
  return isUsual
    ? keptOf(screens, view, [locale.id, level, all.controls, all.page, all.look].join(' '), make)
    : make();
};

const screenOf = (
  view: AnalysisView,
  level: Level,
  locale: Locale,
  options: Required<AnalysisOptions>,
): Screen => {
  const { before, after, pictures, names } = options;
  const said = saidOf(view, level, locale);
  const page = Math.max(0, Math.min(options.page, said.length - 1));
  const titles = pageTitles(locale, said, level);
  const rows = options.controls ? controls(view, { level, page, titles }, locale) : [];
  const long = view.line.length > MAX_LINE_CHARS;
  const files: readonly Attachment[] = long
    ? [{ name: 'line.txt', data: Buffer.from(`${view.line}\n`, 'utf8') }]
    : [];
  const drawn: Doc =
    long || view.drawn === null || (showsPosition(pictures) && options.look !== 'both')
      ? []
      : [{ kind: 'scene', scene: view.drawn.scene, brief: showsPosition(pictures) }];
  return {
    meaning: MEANING[view.outcome ?? 'unknown'],
    title: [
      ...ownNamesIn(view.line, names).flatMap((name) => [name, ' · ']),
      code(shorten(view.line, MAX_TITLE_CHARS)),
    ],
    doc: [
      ...before,
      ...drawn,
      ...said[page]!,
      ...(options.controls && rows.length === 0 ? [note(locale.screens.analysis.levelsByCommand)] : []),
      ...after,
    ],
    rows,
    files,
    pictures,
  };
};

/** Caches a value made from an answer, as long as the answer is kept. */
const keptOf = <T>(
  all: WeakMap<AnalysisView, Map<string, T>>,
  view: AnalysisView,
  name: string,
  make: () => T,
): T =>
  recall(
    recall(all, view, () => new Map<string, T>()),
    name,
    make,
  );

const docs = new WeakMap<AnalysisView, Map<string, readonly Doc[]>>();
const screens = new WeakMap<AnalysisView, Map<string, Screen>>();

const saidOf = (view: AnalysisView, level: Level, locale: Locale): readonly Doc[] =>
  keptOf(docs, view, `${locale.id} ${level}`, () => sayExplained(locale, view, level));
