import type { Doc, Inline } from '../texts/doc.ts';

/** Longest labels of buttons and of choices in a select (Discord); longer ones are cut. */
export const MAX_LABEL_CHARS = 80;
export const MAX_CHOICE_CHARS = 100;

/** `text` of at most `most` characters, never empty. */
export const clip = (text: string, most: number): string => {
  if (text === '') return '…';
  if (text.length <= most) return text;
  const characters = [...text];
  return characters.length <= most ? text : `${characters.slice(0, most - 1).join('')}…`;
};

/** What a screen is about; the presenter gives each meaning one colour and one sign, and the title says it in words. */
export type Meaning = 'play' | 'wait' | 'won' | 'lost' | 'over' | 'info' | 'hint' | 'refused' | 'failed';

export interface Button {
  readonly kind: 'button';
  /** A custom id (see custom-id.ts). */
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
  /** How many may be chosen; one where nothing is said. */
  readonly most?: number;
}

/** One row of controls: up to five buttons, or one select. */
export type Row = readonly (Button | Link)[] | Select;

/** An attachment that the message has already, by Discord's id: it is not sent again. */
export interface KeptAttachment {
  readonly kept: string;
}

/** A picture with what it shows in words, for those who do not see it. */
export interface Picture {
  readonly name: string;
  readonly data: Buffer | KeptAttachment;
  readonly alt: string;
}

export interface Attachment {
  readonly name: string;
  readonly data: Buffer;
}

/** A text with a small picture beside it. */
export interface Exhibit {
  readonly text: readonly Inline[];
  readonly picture: Picture | null;
}

/** One screen, as data: what the presenter turns into one container. */
export interface Screen {
  readonly meaning: Meaning;
  readonly title: readonly Inline[];
  /** Above the pictures; absent: nothing. */
  readonly lead?: Doc;
  /** Beside the title and what stands below it. */
  readonly aside?: Button;
  /** One below the other, under the pictures. */
  readonly exhibits?: readonly Exhibit[];
  /** Below the pictures. */
  readonly doc: Doc;
  readonly rows?: readonly Row[];
  /** Drawn below one another, each with a name of its own. */
  readonly pictures?: readonly Picture[];
  readonly files?: readonly Attachment[];
}

/** A form with one line to fill in, or several. */
export interface TextModal {
  readonly id: string;
  readonly title: string;
  readonly label: string;
  readonly description: string;
  readonly field: string;
  readonly placeholder: string;
  readonly value?: string;
  readonly most: number;
  /** Whether there is room for paragraphs. */
  readonly isLong?: boolean;
  readonly required?: boolean;
  /** Up to four more lines below the first. */
  readonly more?: readonly Pick<TextModal, 'label' | 'description' | 'field' | 'placeholder'>[];
}

/** The ids of its controls. */
export const controlsOf = ({ rows = [], aside }: Screen): readonly string[] => [
  ...(aside === undefined ? [] : [aside.id]),
  ...rows.flatMap((row) =>
    'kind' in row ? [row.id] : row.flatMap((control) => (control.kind === 'button' ? [control.id] : [])),
  ),
];

/** Whether one of the pictures shows the position, so that the text needn't draw it. */
export const showsPosition = (pictures: readonly Picture[]): boolean =>
  pictures.some(({ name }) => name.startsWith('position-'));
