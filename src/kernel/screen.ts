import type { Doc, Inline } from '../texts/doc.ts';

/** Longest labels of buttons and of select choices, in characters (Discord); longer ones are cut. */
export const MAX_LABEL_CHARS = 80;
export const MAX_CHOICE_CHARS = 100;
/** Most choices of a select, and buttons of a row (Discord). */
export const MAX_SELECT_CHOICES = 25;
export const MAX_ROW_BUTTONS = 5;

/** `text` cut to `most` characters, never empty. */
export const clip = (text: string, most: number): string => {
  if (text === '') return '…';
  if (text.length <= most) return text;
  const characters = [...text];
  return characters.length <= most ? text : `${characters.slice(0, most - 1).join('')}…`;
};

/** Topic of a screen; the presenter gives each meaning one colour and one sign, and the title says it in words. */
export type Meaning = 'play' | 'wait' | 'won' | 'lost' | 'over' | 'info' | 'hint' | 'refused' | 'failed';

export interface Button {
  readonly kind: 'button';
  /** Custom id (see custom-id.ts). */
  readonly id: string;
  readonly label: string;
  readonly style: 'main' | 'plain' | 'good' | 'danger';
  readonly disabled?: boolean;
}

export interface Link {
  readonly kind: 'link';
  readonly url: string;
  readonly label: string;
}

export interface SelectChoice {
  readonly label: string;
  readonly value: string;
  readonly description?: string;
  readonly chosen?: boolean;
}

export interface Select {
  readonly kind: 'select';
  readonly id: string;
  readonly placeholder: string;
  /** 1 to 25. */
  readonly choices: readonly SelectChoice[];
  /** Number that may be chosen; default one. */
  readonly most?: number;
}

/** Row of controls: up to five buttons, or one select. */
export type ControlRow = readonly (Button | Link)[] | Select;

/** Attachment already on the message, by Discord's id: not sent again. */
export interface KeptAttachment {
  readonly kept: string;
}

/** Picture with its alt text. */
export interface Picture {
  readonly name: string;
  readonly data: Buffer | KeptAttachment;
  readonly alt: string;
}

export interface Attachment {
  readonly name: string;
  readonly data: Buffer;
}

/** Text with a small picture beside it. */
export interface Exhibit {
  readonly text: readonly Inline[];
  readonly picture: Picture | null;
}

/** Screen as data; the presenter turns it into one container. */
export interface Screen {
  readonly meaning: Meaning;
  readonly title: readonly Inline[];
  /** Text above the pictures. */
  readonly lead?: Doc;
  /** Button beside the title and the text below it. */
  readonly aside?: Button;
  /** Exhibits below the pictures, one below the other. */
  readonly exhibits?: readonly Exhibit[];
  /** Text below the pictures. */
  readonly doc: Doc;
  readonly rows?: readonly ControlRow[];
  /** Pictures, one below the other, with distinct names. */
  readonly pictures?: readonly Picture[];
  readonly files?: readonly Attachment[];
}

/** Form with one line to fill in, or several. */
export interface TextModal {
  readonly id: string;
  readonly title: string;
  readonly label: string;
  readonly description: string;
  readonly field: string;
  readonly placeholder: string;
  readonly value?: string;
  readonly most: number;
  /** Whether the field allows paragraphs. */
  readonly isLong?: boolean;
  readonly required?: boolean;
  /** Up to four more lines below the first. */
  readonly more?: readonly Pick<TextModal, 'label' | 'description' | 'field' | 'placeholder'>[];
}

/** Ids of its controls. */
export const controlsOf = ({ rows = [], aside }: Screen): readonly string[] => [
  ...(aside === undefined ? [] : [aside.id]),
  ...rows.flatMap((row) =>
    'kind' in row ? [row.id] : row.flatMap((control) => (control.kind === 'button' ? [control.id] : [])),
  ),
];

/** Whether a picture shows the position, so that the text needn't draw it. */
export const showsPosition = (pictures: readonly Picture[]): boolean =>
  pictures.some(({ name }) => name.startsWith('position-'));
