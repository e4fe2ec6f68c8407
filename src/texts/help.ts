import type { Catalogue } from './catalogue.ts';
import { type Doc, list, ps } from './doc.ts';

export type TopicId = 'start' | 'lines' | 'moves' | 'words' | 'levels' | 'practice' | 'bank' | 'commands';
interface Topic {
  readonly name: string;
  readonly text: Doc;
}

/** What `/help` says. `bankHowTo`: how positions are added to a question bank. */
export const helpTexts = (t: Catalogue, bankHowTo: Doc) => ({
  ...t.record('help', ['title', 'choose', 'typed']),
  chooseGame: t.text('help-choose-game'),
  tryIt: t.text('help-try-it'),
  unknown: (token: string) => t.text('help-unknown', { token }),
  topics: {
    start: {
      name: t.text('help-start'),
      text: [
        ...ps(t.paragraphs('help-start-text')),
        list(t.paragraphs('help-start-list')),
        ...ps(t.paragraphs('help-start-end')),
      ],
    },
    lines: { name: t.text('help-lines'), text: ps(t.paragraphs('help-lines-text')) },
    moves: { name: t.text('help-moves'), text: ps(t.paragraphs('help-moves-text')) },
    words: { name: t.text('help-words'), text: [list(t.paragraphs('help-words-list'))] },
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
