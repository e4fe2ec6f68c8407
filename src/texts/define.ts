import type { Catalogue } from './catalogue.ts';
import { type Doc, type Inline, list, ps } from './doc.ts';

/** How a named game is defined. */
export type DefinedBy = 'heaps' | 'graph';

/** The texts about the games that a server names. */
export const defineTexts = (t: Catalogue) => ({
  ...t.record('define', ['title', 'none', 'keeps', 'last', 'tryIt']),
  entry: (name: string, definition: string, by: Inline | null) =>
    t.runs('define-entry', { name, definition, by }),
  howTo: [
    ...ps(t.paragraphs('define-how-to')),
    list(t.paragraphs('define-how-to-list')),
    ...ps(t.paragraphs('define-how-to-use')),
  ] satisfies Doc,
  added: (name: string, who: Inline) => t.runs('define-added', { name, who }),
  removed: (name: string, who: Inline) => t.runs('define-removed', { name, who }),
  by: {
    heaps: (definition: string) =>
      t.runs('define-by-heaps', { definition: definition.replace(/^rule=/, '') }),
    graph: (definition: string) => t.runs('define-by-graph', { definition }),
  } satisfies Record<DefinedBy, unknown>,
  example: (line: string, move: string, said: string) => t.runs('define-example', { line, move, said }),
  moreInHelp: t.runs('define-more-in-help'),
  faults: {
    ...t.record('define-fault', ['no-server', 'no-name', 'works']),
    'no-definition': (name: string) => t.text('define-fault-no-definition', { name }),
    'bad-name': (token: string, most: number) => t.text('define-fault-bad-name', { token, most }),
    'name-reserved': (token: string) => t.text('define-fault-name-reserved', { token }),
    'name-taken': (name: string, definition: string) =>
      t.runs('define-fault-name-taken', { name, definition }),
    'definition-too-long': (token: string, most: number) =>
      t.text('define-fault-definition-too-long', { token, most }),
    'no-moves': (definition: string) => t.text('define-fault-no-moves', { definition }),
    'too-many-names': (most: number) => t.text('define-fault-too-many-names', { most }),
    'no-such-name': (token: string, known: readonly string[]) =>
      t.text('define-fault-no-such-name', { token, known: known.join(t.text('comma')) || null }),
    'not-its-maker': (name: string, who: Inline | null) =>
      t.runs('define-fault-not-its-maker', { name, who }),
  },
});
