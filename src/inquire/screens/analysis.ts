import { LEVELS, type Level } from '../../engine/explain/step.ts';
import { formatId } from '../../kernel/custom-id.ts';
import { Recent } from '../../kernel/recent.ts';
import {
  type Attachment,
  type Button,
  type Meaning,
  type Picture,
  type Row,
  type Screen,
  showsPosition,
} from '../../kernel/screen.ts';
import { NO_NAMES, type OwnNames, ownNamesIn } from '../../play/model/own-names.ts';
import { code, type Doc, note, shorten } from '../../texts/doc.ts';
import { type Locale, sayExplained } from '../../texts/locale.ts';
import type { AnalysisView } from '../model/analysis.ts';

const LONGEST_TITLE = 120;
const LONGEST_LINE = 300;
/** Answers whose text is kept. */
const KEPT = 64;

const MEANING: Readonly<Record<'N' | 'P' | 'unknown', Meaning>> = { N: 'won', P: 'lost', unknown: 'info' };

const button = (verb: string, line: string, label: string, style: Button['style']): Button | null => {
  const id = formatId({ kind: 'a', id: '', revision: 0, verb, argument: line });
  return id === null ? null : { kind: 'button', id, label, style };
};

const controls = (line: string, level: Level, locale: Locale): readonly Row[] => {
  const words = locale.screens.analysis;
  const levels = LEVELS.map((one) => button(one, line, words.levels[one], one === level ? 'main' : 'plain'));
  const share = button(`share-${level}`, line, words.share, 'plain');
  const row = [...levels, share].filter((one) => one !== null);
  return row.length === levels.length + 1 ? [row] : [];
};

/**
 * Who wins and why. `controls` offers the other levels and Share: they carry the line itself, so they are left out where it is
 * too long for them. `before` stands above the explanation, `after` below it; `pictures` above everything.
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
  } = {},
): Screen => {
  const rows = (options.controls ?? true) ? controls(view.line, level, locale) : [];
  const long = view.line.length > LONGEST_LINE;
  const files: readonly Attachment[] = long
    ? [{ name: 'line.txt', data: Buffer.from(`${view.line}\n`, 'utf8') }]
    : [];
  const pictures = options.pictures ?? [];
  const drawn: Doc =
    long || view.drawn === null
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
      ...saidOf(view, locale),
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

/** What the last answers say: one is drawn again with its pictures, and for the next who asks the same. */
const docs = new Recent<Map<string, Doc>, AnalysisView>(KEPT);

const saidOf = (view: AnalysisView, locale: Locale): Doc => {
  const kept = docs.get(view) ?? new Map<string, Doc>();
  docs.set(view, kept);
  const doc = kept.get(locale.id) ?? sayExplained(locale, view);
  kept.set(locale.id, doc);
  return doc;
};
