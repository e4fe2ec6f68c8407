import { type Level, levelNamed } from '../../engine/explain/step.ts';
import type { AnalysisView, AnalysisWish } from '../../inquire/model/analysis.ts';
import { analysisScreen, certificateScreen } from '../../inquire/screens/analysis.ts';
import { Overloaded, TooManyJobs } from '../../kernel/asker.ts';
import type { CustomId } from '../../kernel/custom-id.ts';
import { oldControlScreen } from '../../kernel/screens.ts';
import type { ReadLine } from '../../play/defining.ts';
import type { Fault } from '../../play/model/faults.ts';
import { CUSTOM, type OwnNames, ownNamesOf } from '../../play/model/own-names.ts';
import { faultScreen } from '../../play/screens/faults.ts';
import { type Doc, note } from '../../texts/doc.ts';
import type { Bot } from '../bot.ts';
import type { Call } from '../call.ts';
import { analysisDrawings } from '../drawing.ts';
import type { IllustratedScreen } from '../live/picture-followup.ts';
import type { Audience } from '../wire.ts';

/** Limits of winning moves listed: on most screens, and at the level `moves`. */
const MAX_LISTED_MOVES = 32;
const MAX_ALL_MOVES = 400;
const wishOf = (level: Level) => ({ level, moves: level === 'moves' ? MAX_ALL_MOVES : MAX_LISTED_MOVES });

export interface AnalysisOrder {
  readonly line: string;
  /** Default `answer`. */
  readonly level?: Level;
  /** Default `private`. */
  readonly audience?: Audience;
  /** Page, from 0. */
  readonly page?: number;
  /** Redraws the message that holds the control. */
  readonly inPlace?: boolean;
  readonly before?: Doc;
}

export interface FileOrder extends Required<Pick<AnalysisOrder, 'line' | 'level' | 'audience'>> {
  readonly text: string;
}

/** Whether a longer search could tell the reader more. */
const worthMore = (view: AnalysisView): boolean =>
  view.unfinished ||
  (view.exhausted &&
    (view.outcome === null ||
      (view.outcome === 'N' && view.winning.count === null) ||
      view.grundyReason?.code === 'beyond-search'));

/** Shows that an answer from a thread takes longer; throws `Overloaded` under load. */
export const thinkDeep = async (bot: Bot, call: Call, audience: Audience): Promise<void> => {
  if (bot.load.sheds('answers')) throw new Overloaded('answers');
  await call.think(audience);
};

/** The refusal, with a valid line that uses the name as typed. */
const withOwnLine = (fault: Fault, { example }: ReadLine): Fault =>
  fault.code === 'bad-line' && example !== null
    ? { code: 'bad-line', facts: { refusal: { ...fault.facts.refusal, example } } }
    : fault;

/** The server's names of its games: as typed, or looked up for the line of a button. */
const namesFor = async (bot: Bot, call: Call, { line, names }: ReadLine): Promise<OwnNames> => {
  if (Object.keys(names).length > 0 || !line.includes(CUSTOM)) return names;
  return ownNamesOf(await bot.app.definitions.recent(call.facts.guild));
};

/** The answer with its proof checked by a worker; null if it would take too long. */
const checkedAnswer = async (
  bot: Bot,
  first: AnalysisView,
  wish: AnalysisWish,
): Promise<AnalysisView | null> => {
  try {
    const view = await bot.app.analyses.further(first, wish);
    return view.late ? null : view;
  } catch (error) {
    if (error instanceof TooManyJobs) return null;
    throw error;
  }
};

/**
 * Answers with an analysis: at once if a small search is enough, otherwise from a worker while Discord shows that the bot is
 * thinking.
 */
export const answerAnalysis = async (bot: Bot, call: Call, order: AnalysisOrder): Promise<void> => {
  const { line, level = 'answer', audience = 'private', page = 0, inPlace = false, before = [] } = order;
  const locale = call.localeFor(audience);
  const wish = wishOf(level);
  call.setAudience(audience);
  const read = await bot.app.definitions.read(call.facts.guild, line);
  const first = bot.app.analyses.atOnce(read.line, wish);
  if (!first.ok) return call.tell(faultScreen(withOwnLine(first.error, read), call.own));
  let view = first.value;
  const isBusy = bot.load.sheds('answers');
  const isFirst = isBusy && worthMore(view);
  if (!isBusy && worthMore(view)) {
    await call.think(audience);
    view = await bot.app.analyses.further(view, wish);
  } else if (!isBusy && level === 'proof' && view.checkable) {
    await call.think(audience);
    view = (await checkedAnswer(bot, view, wish)) ?? view;
  }
  const shared: Doc =
    audience === 'public' ? [note(...locale.screens.analysis.sharedBy({ person: call.facts.user }))] : [];
  const after: Doc = isFirst ? [note(locale.screens.busy.first), ...shared] : shared;
  const names = await namesFor(bot, call, read);
  const look = await bot.languages.lookOf(call.facts.user);
  const draft: IllustratedScreen = {
    drawings: () => (look === 'text' ? [] : analysisDrawings(view, locale, names)),
    screen: (pictures) =>
      analysisScreen(view, level, locale, {
        names,
        look,
        page,
        controls: audience === 'private',
        before,
        after,
        pictures,
      }),
  };
  if (inPlace) await call.updateDrawn(draft);
  else await call.replyDrawn(draft, audience);
};

/**
 * Analyses an attached file in a worker: the position may have a million edges. No button can carry such a line, so other levels
 * need the command again.
 */
export const answerFile = async (
  bot: Bot,
  call: Call,
  { line, level, audience, text }: FileOrder,
): Promise<void> => {
  await thinkDeep(bot, call, audience);
  const locale = call.localeFor(audience);
  const read = await bot.app.definitions.read(call.facts.guild, line);
  const found = await bot.app.analyses.ofFile(read.line, text, wishOf(level));
  if (!found.ok) return call.tell(faultScreen(found.error, call.own));
  const words = locale.screens.analysis;
  const after = audience === 'public' ? words.sharedBy({ person: call.facts.user }) : null;
  const view = found.value;
  const draft: IllustratedScreen = {
    drawings: () => analysisDrawings(view, locale, read.names),
    screen: (pictures) =>
      analysisScreen(view, level, locale, {
        names: read.names,
        controls: false,
        after: [note(...(after ?? [words.levelsByCommand]))],
        pictures,
      }),
  };
  await call.replyDrawn(draft, audience);
};

/** Sends the certificate of a line as a file, privately, from a worker. */
const answerCertificate = async (bot: Bot, call: Call, typed: string): Promise<void> => {
  const wish: AnalysisWish = { ...wishOf('answer'), certificate: true };
  const read = await bot.app.definitions.read(call.facts.guild, typed);
  const first = bot.app.analyses.atOnce(read.line, wishOf('answer'));
  if (!first.ok) return call.tell(faultScreen(withOwnLine(first.error, read), call.own));
  await thinkDeep(bot, call, 'private');
  const view = await bot.app.analyses.further(first.value, wish);
  await call.tell(certificateScreen(view, call.own));
};

/** Controls of an analysis: levels and pages redraw the card; Share posts the page publicly. */
export const analysisControl = async (bot: Bot, call: Call, id: CustomId): Promise<void> => {
  if (id.verb === 'certificate') return answerCertificate(bot, call, id.argument);
  const level = levelNamed(id.verb.replace(/^(?:share|page)-/, ''));
  if (level === null) return call.tell(oldControlScreen(call.own));
  const [chosen] = call.facts.values;
  const order = { line: id.argument, level, page: chosen === undefined ? id.revision : Number(chosen) || 0 };
  if (id.verb.startsWith('share-')) await answerAnalysis(bot, call, { ...order, audience: 'public' });
  else await answerAnalysis(bot, call, { ...order, inPlace: true });
};
