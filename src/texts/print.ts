import { ANSWER_FORMS } from '../learn/model/facts.ts';
import type { Catalogue } from './catalogue.ts';

/** Texts for a teacher who types in answers given on paper. */
const enter = (t: Catalogue) => ({
  ...t.record('enter', ['title', 'choose', 'number', 'other', 'hold', 'ask-hold', 'back', 'next', 'whose']),
  ...t.record('enter', ['sheet-label', 'sheet-about', 'empty', 'kept', 'notYet']),
  nobody: t.runs('enter-nobody'),
  noOwners: t.runs('enter-no-owners'),
  noSheet: (token: string) => t.text('enter-no-sheet', { token }),
  ask: (from: number, to: number) => t.text('enter-ask', { from, to }),
  line: (number: number, kind: string, answer: string | null, typed: boolean) =>
    t.runs('enter-line', { number, kind, answer, typed }),
  unread: (number: number, token: string, why: string) => t.text('enter-unread', { number, token, why }),
  unsaved: (number: number, token: string, why: string) => t.text('enter-unsaved', { number, token, why }),
  saved: (count: number) => t.text('enter-saved', { count }),
});

/** An assignment on paper. */
export const printTexts = (t: Catalogue) => ({
  ...t.record('print', ['title', 'about', 'own', 'same', 'size', 'receivers', 'copies', 'spare', 'now']),
  ...t.record('print', ['working', 'more', 'tooLarge']),
  sizes: t.record('print', ['a4', 'letter']),
  joined: (count: number) => t.text('print-joined', { count }),
  roster: (count: number) => t.text('print-roster', { count }),
  count: (count: number) => t.text('print-count', { count }),
  done: (sheets: number, questions: number) => t.text('print-done', { sheets, questions }),
  keep: t.text('print-done-keep'),
  enterLater: t.runs('print-done-enter'),
  nobody: t.runs('print-nobody'),
  tooMany: (most: number) => t.text('print-too-many', { most }),
  enter: enter(t),
  sheet: (number: number) => t.text('print-sheet', { number }),
  copy: (number: number) => t.text('print-copy', { number }),
  spareSheet: (number: number) => t.text('print-spare-sheet', { number }),
  name: (name: string) => t.text('print-name', { name }),
  question: (number: number) => t.text('print-question', { number }),
  answers: (title: string) => t.text('print-answers', { title }),
  right: (answer: string) => t.text('print-right', { answer }),
  forms: t.record('print-form', ANSWER_FORMS),
});
