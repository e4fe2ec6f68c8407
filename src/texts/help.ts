import { GUIDE_STEPS } from '../play/model/guide.ts';
import type { Catalogue } from './catalogue.ts';
import { type Doc, list, ps } from './doc.ts';
import { each } from './each.ts';

export type TopicId =
  | 'start'
  | 'lines'
  | 'moves'
  | 'words'
  | 'nimbers'
  | 'levels'
  | 'practice'
  | 'bank'
  | 'commands';
interface Topic {
  readonly name: string;
  readonly text: Doc;
}

/** What newcomers read: when the bot has just joined a server, and at the start of the help. */
export const startTexts = (t: Catalogue) => ({
  ...t.record('start', ['title', 'text', 'more', 'show', 'lessons', 'games', 'choose', 'against']),
  ...t.record('start', ['pictures']),
  play: (game: string) => t.text('start-play', { game }),
});

/** A first game, explained move by move. */
export const guideTexts = (t: Catalogue) => ({
  ...t.record('guide', ['choice', 'nextLesson']),
  steps: each(GUIDE_STEPS, (step) => t.paragraphs(`guide-${step}`)),
  won: t.paragraphs('guide-won'),
  slip: (played: string, reply: string) => t.text('guide-slip', { played, reply }),
});

/** The texts of `/help`. `bankHowTo`: how positions are added to a question bank. */
export const helpTexts = (t: Catalogue, bankHowTo: Doc) => ({
  ...t.record('help', ['title', 'choose', 'typed', 'near', 'chooseGame', 'moreGames', 'tryIt']),
  links: t.record('help-link', ['privacy', 'terms', 'support']),
  unknown: (token: string) => t.text('help-unknown', { token }),
  topics: {
    start: {
      name: t.text('help-start'),
      text: [...ps(t.paragraphs('help-start-text')), list(t.paragraphs('help-start-list'))],
    },
    lines: { name: t.text('help-lines'), text: ps(t.paragraphs('help-lines-text')) },
    moves: { name: t.text('help-moves'), text: ps(t.paragraphs('help-moves-text')) },
    words: { name: t.text('help-words'), text: [list(t.paragraphs('help-words-list'))] },
    nimbers: { name: t.text('help-nimbers'), text: ps(t.paragraphs('help-nimbers-text')) },
    levels: { name: t.text('help-levels'), text: ps(t.paragraphs('help-levels-text')) },
    practice: {
      name: t.text('help-practice'),
      text: [
        ...ps(t.paragraphs('help-practice-text')),
        list(t.paragraphs('help-practice-list')),
        ...ps(t.paragraphs('help-practice-end')),
      ],
    },
    bank: { name: t.text('help-bank'), text: [...bankHowTo, ...ps(t.paragraphs('help-bank-text'))] },
    commands: { name: t.text('help-commands'), text: [list(t.paragraphs('help-commands-list'))] },
  } satisfies Readonly<Record<TopicId, Topic>>,
});
