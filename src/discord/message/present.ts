import {
  type APIActionRowComponent,
  type APIButtonComponent,
  type APIComponentInContainer,
  type APIComponentInMessageActionRow,
  type APIContainerComponent,
  type APIModalInteractionResponseCallbackData,
  ButtonStyle,
  ComponentType,
  TextInputStyle,
} from 'discord-api-types/v10';
import type { Scene } from '../../engine/core/scene.ts';
import {
  type Attachment,
  type Button,
  type ControlRow,
  clip,
  type Exhibit,
  type KeptAttachment,
  type Link,
  MAX_CHOICE_CHARS,
  MAX_LABEL_CHARS,
  type Meaning,
  type Screen,
  type Select,
  type TextModal,
} from '../../kernel/screen.ts';
import { sceneText } from '../../picture/text.ts';
import { plain, plainInline } from '../../texts/plain.ts';
import { inline, markdown, sizeOf } from './markup.ts';

/** Colour and sign of each meaning: Okabe and Ito's colour-blind-safe palette; the sign works without colour. */
const MEANINGS: Readonly<Record<Meaning, { readonly colour: number; readonly sign: string }>> = {
  play: { colour: 0x56b4e9, sign: '▶' },
  wait: { colour: 0xe69f00, sign: '◷' },
  won: { colour: 0x009e73, sign: '✓' },
  lost: { colour: 0xd55e00, sign: '✗' },
  over: { colour: 0x999999, sign: '■' },
  info: { colour: 0x0072b2, sign: '●' },
  hint: { colour: 0xf0e442, sign: '✦' },
  refused: { colour: 0xcc79a7, sign: '⚠' },
  failed: { colour: 0x000000, sign: '‼' },
};

/** Discord's limit for all text of a message, in characters. */
const MAX_TEXT_CHARS = 4000;
/** Part of it for the text above the pictures. */
const MAX_LEAD_CHARS = 2000;
const MAX_PLACEHOLDER_CHARS = 150;
const MAX_ALT_CHARS = 1024;

/** A message in Discord's format, with its files. */
export interface Presented {
  readonly components: readonly [APIContainerComponent];
  readonly files: readonly PresentedFile[];
}

/** A file to upload, or one that the message has already. */
export interface PresentedFile {
  readonly name: string;
  readonly data: Buffer | KeptAttachment;
}

/** The presenter's own words. */
export interface PresentWords {
  /** Note below a cut text; the whole text is attached as a file of this name. */
  readonly cut: string;
  readonly cutFile: string;
}

const STYLES: Readonly<
  Record<Button['style'], Exclude<ButtonStyle, ButtonStyle.Link | ButtonStyle.Premium>>
> = {
  main: ButtonStyle.Primary,
  plain: ButtonStyle.Secondary,
  good: ButtonStyle.Success,
  danger: ButtonStyle.Danger,
};

const button = (control: Button | Link): APIButtonComponent =>
  control.kind === 'link'
    ? {
        type: ComponentType.Button,
        style: ButtonStyle.Link,
        url: control.url,
        label: clip(control.label, MAX_LABEL_CHARS),
      }
    : {
        type: ComponentType.Button,
        style: STYLES[control.style],
        custom_id: control.id,
        label: clip(control.label, MAX_LABEL_CHARS),
        ...(control.disabled === true ? { disabled: true } : {}),
      };

const select = (control: Select): APIComponentInMessageActionRow => ({
  type: ComponentType.StringSelect,
  custom_id: control.id,
  placeholder: clip(control.placeholder, MAX_PLACEHOLDER_CHARS),
  ...(control.most === undefined ? {} : { max_values: control.most }),
  options: control.choices.map((choice) => ({
    label: clip(choice.label, MAX_CHOICE_CHARS),
    value: choice.value,
    ...(choice.description === undefined ? {} : { description: clip(choice.description, MAX_CHOICE_CHARS) }),
    ...(choice.chosen === true ? { default: true } : {}),
  })),
});

const row = (controls: ControlRow): APIActionRowComponent<APIComponentInMessageActionRow> => ({
  type: ComponentType.ActionRow,
  components: 'kind' in controls ? [select(controls)] : controls.map(button),
});

const isEmpty = (controls: ControlRow): boolean =>
  'kind' in controls ? controls.choices.length === 0 : controls.length === 0;

const whole = (screen: Screen): Attachment => ({
  name: '',
  data: Buffer.from(
    `${plainInline(screen.title)}\n\n${plain([...(screen.lead ?? []), ...screen.doc], drawn)}\n`,
    'utf8',
  ),
});

/** A text with its picture beside it. */
const exhibit = ({ text, picture }: Exhibit): APIComponentInContainer => {
  const said = { type: ComponentType.TextDisplay as const, content: inline(text) };
  if (picture === null) return said;
  const { name, alt } = picture;
  return {
    type: ComponentType.Section,
    components: [said],
    accessory: {
      type: ComponentType.Thumbnail,
      media: { url: `attachment://${name}` },
      description: clip(alt, MAX_ALT_CHARS),
    },
  };
};

const presentedBefore = new WeakMap<Screen, { readonly by: string; readonly presented: Presented }>();

/**
 * A screen as one container of Components V2, within Discord's limits: text that is too long is cut with a note, and attached in
 * full as a file. Cached by screen.
 */
export const present = (screen: Screen, words: PresentWords): Presented => {
  const before = presentedBefore.get(screen);
  if (before?.by === words.cut) return before.presented;
  const presented = presentAnew(screen, words);
  presentedBefore.set(screen, { by: words.cut, presented });
  return presented;
};

const presentAnew = (screen: Screen, words: PresentWords): Presented => {
  const { colour, sign } = MEANINGS[screen.meaning];
  const lead = markdown(screen.lead ?? [], MAX_LEAD_CHARS);
  const title = [`### ${sign} ${inline(screen.title)}`, lead.text].filter((text) => text !== '').join('\n');
  const room = MAX_TEXT_CHARS - sizeOf(title) - 1;
  const full = markdown(screen.doc, room);
  const isCut = full.cut || lead.cut;
  const note = isCut ? markdown([{ kind: 'note', text: [words.cut] }], 200).text : '';
  const body = isCut ? markdown(screen.doc, room - sizeOf(note) - 1).text : full.text;
  const files: Attachment[] = [...(screen.files ?? [])];
  const parts: APIComponentInContainer[] = [];
  const say = (content: string): void => {
    if (content !== '') parts.push({ type: ComponentType.TextDisplay, content });
  };
  const { pictures = [], exhibits = [], aside } = screen;
  const below = [body, note].filter((text) => text !== '').join('\n');
  if (aside !== undefined)
    parts.push({
      type: ComponentType.Section,
      components: [{ type: ComponentType.TextDisplay, content: title }],
      accessory: button(aside),
    });
  else if (pictures.length + exhibits.length > 0) say(title);
  // One gallery per picture: two pictures in one would be side by side, too small for a phone.
  for (const { name, alt } of pictures)
    parts.push({
      type: ComponentType.MediaGallery,
      items: [{ media: { url: `attachment://${name}` }, description: clip(alt, MAX_ALT_CHARS) }],
    });
  parts.push(...exhibits.map(exhibit));
  say(
    aside === undefined && pictures.length + exhibits.length === 0
      ? [title, below].filter((text) => text !== '').join('\n')
      : below,
  );
  if (isCut) files.push({ ...whole(screen), name: words.cutFile });
  for (const file of files)
    parts.push({ type: ComponentType.File, file: { url: `attachment://${file.name}` } });
  for (const controls of screen.rows ?? []) if (!isEmpty(controls)) parts.push(row(controls));
  return {
    components: [{ type: ComponentType.Container, accent_color: colour, components: parts }],
    files: [
      ...[...pictures, ...exhibits.flatMap(({ picture }) => picture ?? [])].map(({ name, data }) => ({
        name,
        data,
      })),
      ...files,
    ],
  };
};

type ModalLine = Pick<TextModal, 'label' | 'description' | 'field' | 'placeholder'>;

const inputLine = (
  modal: TextModal,
  { label, description, field, placeholder }: ModalLine,
  value?: string,
) => ({
  type: ComponentType.Label as const,
  label: clip(label, 45),
  description: clip(description, 100),
  component: {
    type: ComponentType.TextInput as const,
    custom_id: field,
    style: modal.isLong === true ? TextInputStyle.Paragraph : TextInputStyle.Short,
    max_length: modal.most,
    required: modal.required ?? true,
    placeholder: clip(placeholder, 100),
    ...(value === undefined ? {} : { value: clip(value, modal.most) }),
  },
});

export const presentModal = (modal: TextModal): APIModalInteractionResponseCallbackData => ({
  custom_id: modal.id,
  title: clip(modal.title, 45),
  components: [
    inputLine(modal, modal, modal.value),
    ...(modal.more ?? []).map((line) => inputLine(modal, line)),
  ],
});

const drawn = (scene: Scene): string => sceneText(scene, { columns: 100, lines: 200 }).join('\n');
