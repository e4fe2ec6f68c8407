import { LEVELS, type Level } from '../../engine/explain/step.ts';
import { formatId } from '../../kernel/custom-id.ts';
import {
  type Attachment,
  type Button,
  type Meaning,
  type Picture,
  type Row,
  type Screen,
  showsPosition,
} from '../../kernel/screen.ts';
import type { BoardLook } from '../../people/model/boards.ts';
import { NO_NAMES, type OwnNames, ownNamesIn } from '../../play/model/own-names.ts';
import { code, type Doc, note, shorten } from '../../texts/doc.ts';
import { sayExplained } from '../../texts/explained.ts';
import type { Locale } from '../../texts/locale.ts';
import type { AnalysisView } from '../model/analysis.ts';

const LONGEST_TITLE = 120;
const LONGEST_LINE = 300;

const MEANING: Readonly<Record<'N' | 'P' | 'unknown', Meaning>> = { N: 'won', P: 'info', unknown: 'info' };

/** Pages of a level that is shown, and which one. */
interface Shown {
  readonly level: Level;
  readonly page: number;
  readonly pages: number;
}

/** The levels with their pages; what there is to do with the position. Nothing where its line is too long for a button. */
const controls = (
  { line, over }: Pick<AnalysisView, 'line' | 'over'>,
  { level, page, pages }: Shown,
  locale: Locale,
): readonly Row[] => {
  const words = locale.screens.analysis;
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
    // The level that is shown shows its page again: its first page may be what “Earlier” leads to.
    levels.map((one) =>
      one === level ? button(one, words.levels[one], page, 'main') : button(one, words.levels[one]),
    ),
    [
      ...(page > 0 ? [button(level, words.earlier, page - 1)] : []),
      ...(page < pages - 1 ? [button(level, words.more, page + 1)] : []),
      ...(over ? [] : [button('here', words.play)]),
      button(`share-${level}`, words.share, page),
    ],
  ];
  const made = rows.map((row) => row.filter((one) => one !== null));
  return made.every((row, i) => row.length === rows[i]!.length) ? made : [];
};

/**
 * Who wins and why, one page of it. `controls` offers the other levels, pages, a game and Share: they carry the line itself,
 * so they are left out where it is too long for them. `before` stands above the explanation, `after` below it; `pictures` above
 * everything. The position is drawn in text where no picture shows it, or where the reader wants both.
 */
export const analysisScreen = (
  view: AnalysisView,
  level: Level,
  locale: Locale,
  options: {
    readonly controls?: boolean;
    readonly before?: Doc;
    readonly after?: Doc;
    readonly pictures?: readonly Picture[];
    /** What the server calls its own games. */
    readonly names?: OwnNames;
    readonly page?: number;
    readonly look?: BoardLook;
  } = {},
): Screen => {
  const said = saidOf(view, level, locale);
  const page = Math.min(options.page ?? 0, said.length - 1);
  const rows = (options.controls ?? true) ? controls(view, { level, page, pages: said.length }, locale) : [];
  const long = view.line.length > LONGEST_LINE;
  const files: readonly Attachment[] = long
    ? [{ name: 'line.txt', data: Buffer.from(`${view.line}\n`, 'utf8') }]
    : [];
  const pictures = options.pictures ?? [];
  const drawn: Doc =
    long || view.drawn === null || (showsPosition(pictures) && options.look !== 'both')
      ? []
      : [{ kind: 'scene', scene: view.drawn.scene, brief: showsPosition(pictures) }];
  return {
    meaning: MEANING[view.outcome ?? 'unknown'],
    title: [
      ...ownNamesIn(view.line, options.names ?? NO_NAMES).flatMap((name) => [name, ' · ']),
      code(shorten(view.line, LONGEST_TITLE)),
    ],
    doc: [
      ...(options.before ?? []),
      ...drawn,
      ...said[page]!,
      ...((options.controls ?? true) && rows.length === 0
        ? [note(locale.screens.analysis.levelsByCommand)]
        : []),
      ...(options.after ?? []),
    ],
    rows,
    files,
    pictures,
  };
};

/** What answers say, as long as they are kept: one is drawn again with its pictures, and for the next who asks the same. */
const docs = new WeakMap<AnalysisView, Map<string, readonly Doc[]>>();

const saidOf = (view: AnalysisView, level: Level, locale: Locale): readonly Doc[] => {
  const kept = docs.get(view) ?? new Map<string, readonly Doc[]>();
  docs.set(view, kept);
  const pages = kept.get(`${locale.id} ${level}`) ?? sayExplained(locale, view, level);
  kept.set(`${locale.id} ${level}`, pages);
  return pages;
};
