import type { ComponentChildren, VNode } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Component, Media, MessageAttachment } from '../discord.ts';
import { fileAddress } from '../links.ts';
import { actions, useAppState, useWords } from '../state.ts';
import { Icon } from './icons.tsx';

/** A spoiler, covered until pressed. */
export function Hidden({
  hidden,
  children,
}: {
  readonly hidden: boolean;
  readonly children: ComponentChildren;
}): VNode {
  const [shown, setShown] = useState(!hidden);
  const words = useWords();
  if (shown) return <>{children}</>;
  return (
    <div class="veil">
      <div inert>{children}</div>
      <button type="button" class="button secondary" onClick={() => setShown(true)}>
        {words.text('page-spoiler')}
      </button>
    </div>
  );
}

interface PictureProps {
  readonly media: Media;
  readonly alt: string;
  readonly attachments: readonly MessageAttachment[];
  readonly class: string;
}

/** A picture that opens larger; its alt text names the button. */
export function Picture({ media, alt, attachments, class: name }: PictureProps): VNode | null {
  const words = useWords();
  const source = fileAddress(media.url, attachments);
  if (source === null) return null;
  const known = attachments.find((file) => file.url === media.url);
  const width = media.width ?? known?.width ?? undefined;
  const height = media.height ?? known?.height ?? undefined;
  const text = alt === '' ? (known?.description ?? '') : alt;
  return (
    <button
      type="button"
      class={`picture ${name}`}
      aria-label={`${text === '' ? words.text('page-picture') : text} (${words.text('page-enlarge')})`}
      style={width === undefined || height === undefined ? {} : { '--ratio': width / height }}
      onClick={() => actions.enlarge({ source, alt: text })}
    >
      <img src={source} alt={text} width={width} height={height} loading="lazy" decoding="async" />
    </button>
  );
}

/** A media gallery: one to ten tiles, spoilers covered. */
export function Gallery({
  gallery,
  attachments,
}: {
  readonly gallery: Component;
  readonly attachments: readonly MessageAttachment[];
}): VNode {
  const items = gallery.items ?? [];
  return (
    <div class={`gallery n${Math.min(items.length, 10)}`}>
      {items.map((item, index) => (
        <Hidden key={index} hidden={item.spoiler === true}>
          <Picture media={item.media} alt={item.description ?? ''} attachments={attachments} class="tile" />
        </Hidden>
      ))}
    </div>
  );
}

function sizeText(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`;
  return bytes < 1024 ** 2 ? `${(bytes / 1024).toFixed(1)} KiB` : `${(bytes / 1024 ** 2).toFixed(1)} MiB`;
}

interface FileProps {
  readonly name: string;
  readonly size: number | undefined;
  readonly source: string | null;
}

function FileCard({ name, size, source }: FileProps): VNode {
  const words = useWords();
  return (
    <div class="file">
      <Icon name="file" />
      <span class="file-text">
        {source === null ? (
          <span>{name}</span>
        ) : (
          <a href={`${source}&save=1`} download={name} aria-label={`${words.text('page-download')}: ${name}`}>
            {name}
          </a>
        )}
        {size === undefined ? null : <small>{sizeText(size)}</small>}
      </span>
    </div>
  );
}

/** A file among components, with name and size of its attachment as far as known. */
export function FileComponent({
  file,
  attachments,
}: {
  readonly file: Component;
  readonly attachments: readonly MessageAttachment[];
}): VNode {
  const url = file.file?.url ?? '';
  const named = url.startsWith('attachment://') ? url.slice('attachment://'.length) : undefined;
  const known = attachments.find((one) => one.url === url || one.filename === named);
  const name = known?.filename ?? file.name ?? named ?? url.split('/').at(-1)!.split('?')[0]!;
  return (
    <Hidden hidden={file.spoiler === true}>
      <FileCard name={name} size={known?.size ?? file.size} source={fileAddress(url, attachments)} />
    </Hidden>
  );
}

/** Attachments of a classic message; a Components V2 message places its own. */
export function Attachments({ files }: { readonly files: readonly MessageAttachment[] }): VNode {
  return (
    <>
      {files.map((file) =>
        file.content_type?.startsWith('image/') === true ? (
          <Picture
            key={file.id}
            media={file}
            alt={file.description ?? ''}
            attachments={files}
            class="single"
          />
        ) : (
          <FileCard key={file.id} name={file.filename} size={file.size} source={fileAddress(file.url)} />
        ),
      )}
    </>
  );
}

/** The enlarged picture with its whole alt text below. */
export function Lightbox(): VNode | null {
  const picture = useAppState((state) => state.picture);
  const words = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    if (picture !== null) dialog.current?.showModal();
  }, [picture]);
  if (picture === null) return null;
  return (
    <dialog
      ref={dialog}
      class="lightbox"
      aria-label={picture.alt === '' ? words.text('page-picture') : picture.alt}
      onClose={() => actions.closePicture()}
      onClick={(event) => {
        if (event.target === dialog.current) dialog.current?.close();
      }}
    >
      <img src={picture.source} alt={picture.alt} />
      {picture.alt === '' ? null : <p>{picture.alt}</p>}
      <button type="button" class="button secondary" onClick={() => dialog.current?.close()}>
        {words.text('page-close')}
      </button>
    </dialog>
  );
}
