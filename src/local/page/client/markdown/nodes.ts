/** Discord's markdown as a tree of plain data, in which text is always text. */

export type MarkdownInline =
  | { readonly is: 'text'; readonly text: string }
  | { readonly is: 'break' }
  | { readonly is: 'code'; readonly text: string }
  | { readonly is: InlineMark; readonly inside: readonly MarkdownInline[] }
  | { readonly is: 'link'; readonly to: string; readonly inside: readonly MarkdownInline[] }
  | { readonly is: 'user' | 'role' | 'channel'; readonly id: string }
  | { readonly is: 'command'; readonly name: string }
  | { readonly is: 'everyone'; readonly text: string }
  | { readonly is: 'emoji'; readonly name: string }
  /** `at` in seconds since 1970; `style` is one of Discord's letters t T d D f F R. */
  | { readonly is: 'time'; readonly at: number; readonly style: string };

export type InlineMark = 'bold' | 'italic' | 'underline' | 'strike' | 'spoiler';

export interface ListItem {
  readonly line: readonly MarkdownInline[];
  readonly below: readonly MarkdownBlock[];
}

export type MarkdownBlock =
  | { readonly is: 'paragraph' | 'subtext'; readonly line: readonly MarkdownInline[] }
  | { readonly is: 'heading'; readonly level: 1 | 2 | 3; readonly line: readonly MarkdownInline[] }
  | { readonly is: 'quote'; readonly blocks: readonly MarkdownBlock[] }
  | { readonly is: 'codeblock'; readonly language: string; readonly text: string }
  | { readonly is: 'list'; readonly start: number | null; readonly items: readonly ListItem[] };
