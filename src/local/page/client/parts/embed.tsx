import type { VNode } from 'preact';
import type { Embed, MessageAttachment } from '../discord.ts';
import { safeLink } from '../markdown/inline.ts';
import { Link, Markdown } from '../markdown/view.tsx';
import { useAppState } from '../state.ts';
import { timeText } from '../time.ts';
import { colorText } from './components.tsx';
import { Picture } from './media.tsx';

function Title({ text, url }: { readonly text: string; readonly url: string | undefined }): VNode {
  const to = url === undefined ? null : safeLink(url);
  return <h3 class="embed-title">{to === null ? text : <Link to={to}>{text}</Link>}</h3>;
}

/** A classic embed. */
export function EmbedView({
  embed,
  attachments,
}: {
  readonly embed: Embed;
  readonly attachments: readonly MessageAttachment[];
}): VNode {
  const locale = useAppState((state) => state.locale);
  const foot = [
    embed.footer?.text,
    embed.timestamp === undefined ? undefined : timeText(new Date(embed.timestamp), 'f', locale),
  ];
  const footText = foot.filter((part) => part !== undefined).join(' · ');
  return (
    <div class="container embed" style={{ '--accent': colorText(embed.color) }}>
      {embed.thumbnail === undefined ? null : (
        <Picture media={embed.thumbnail} alt="" attachments={attachments} class="thumbnail" />
      )}
      {embed.author === undefined ? null : <p class="embed-author">{embed.author.name}</p>}
      {embed.title === undefined ? null : <Title text={embed.title} url={embed.url} />}
      {embed.description === undefined ? null : <Markdown text={embed.description} />}
      {embed.fields === undefined ? null : (
        <dl class="fields">
          {embed.fields.map((field, index) => (
            <div key={index} class={field.inline === true ? 'inline' : ''}>
              <dt>{field.name}</dt>
              <dd>
                <Markdown text={field.value} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {embed.image === undefined ? null : (
        <Picture media={embed.image} alt="" attachments={attachments} class="single" />
      )}
      {footText === '' ? null : <p class="subtext">{footText}</p>}
    </div>
  );
}
