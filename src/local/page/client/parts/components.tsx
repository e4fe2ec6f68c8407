import type { VNode } from 'preact';
import { type Component, kind, type MessageAttachment } from '../discord.ts';
import { Markdown } from '../markdown/view.tsx';
import { BoardView, useBoard } from './board.tsx';
import { MessageButton } from './button.tsx';
import { FileComponent, Gallery, Hidden, Picture } from './media.tsx';
import { MessageSelect } from './select.tsx';

interface DrawnComponent {
  readonly component: Component;
  readonly message: string;
  readonly attachments: readonly MessageAttachment[];
}

/** Discord's number of a colour as CSS, or the neutral line colour. */
export function colorText(color: number | null | undefined): string {
  return color === null || color === undefined
    ? 'var(--line-strong)'
    : `#${color.toString(16).padStart(6, '0')}`;
}

/** Message components: classic rows and Components V2. */
export function Components({
  components,
  message,
  attachments,
}: Omit<DrawnComponent, 'component'> & { readonly components: readonly Component[] }): VNode {
  const played = useBoard();
  const isCovered = ({ type, components: inside = [] }: Component): boolean =>
    played !== null &&
    type === kind.row &&
    inside.length > 0 &&
    inside.every(({ custom_id }) => custom_id !== undefined && played.covers.has(custom_id));
  const covered = components.findIndex(isCovered);
  const nth = new Map<number, number>();
  const keyOf = ({ type }: Component): string => {
    nth.set(type, (nth.get(type) ?? 0) + 1);
    return `${type}/${nth.get(type)}`;
  };
  return (
    <>
      {components.map((component, i) => {
        // Kind and index among its kind: a redrawn board keeps the focus, also when its picture arrives.
        const key = keyOf(component);
        if (played !== null && i === covered) return <BoardView key="board" {...played} />;
        if (isCovered(component)) return null;
        return <One key={key} component={component} message={message} attachments={attachments} />;
      })}
    </>
  );
}

function One({ component, message, attachments }: DrawnComponent): VNode | null {
  const played = useBoard();
  const inside = (
    <Components components={component.components ?? []} message={message} attachments={attachments} />
  );
  switch (component.type) {
    case kind.container:
      return (
        <Hidden hidden={component.spoiler === true}>
          <div class="container" style={{ '--accent': colorText(component.accent_color) }}>
            {inside}
          </div>
        </Hidden>
      );
    case kind.row:
      return <div class="row">{inside}</div>;
    case kind.text:
      return <Markdown text={component.content ?? ''} />;
    case kind.section:
      return (
        <div class="section">
          <div class="section-text">{inside}</div>
          {component.accessory === undefined ? null : (
            <div class="section-accessory">
              <One component={component.accessory} message={message} attachments={attachments} />
            </div>
          )}
        </div>
      );
    case kind.thumbnail:
      return (
        <Hidden hidden={component.spoiler === true}>
          <Picture
            media={component.media ?? { url: '' }}
            alt={component.description ?? ''}
            attachments={attachments}
            class="thumbnail"
          />
        </Hidden>
      );
    case kind.gallery:
      if (played !== null) return <BoardView {...played} />;
      return <Gallery gallery={component} attachments={attachments} />;
    case kind.file:
      return <FileComponent file={component} attachments={attachments} />;
    case kind.separator:
      return (
        <hr
          class={`separator${component.divider === false ? ' bare' : ''}${component.spacing === 2 ? ' wide' : ''}`}
        />
      );
    case kind.button:
      return <MessageButton button={component} message={message} />;
    case kind.stringSelect:
    case kind.userSelect:
    case kind.roleSelect:
    case kind.mentionableSelect:
    case kind.channelSelect:
      return <MessageSelect select={component} message={message} />;
    default:
      return null;
  }
}
