import { type APIMessageTopLevelComponent, ComponentType } from 'discord-api-types/v10';

/** Attachment ids, by name, of a message's pictures and files. Discord lists them in its components, not in its attachments. */
export const attachmentsIn = (
  components: readonly APIMessageTopLevelComponent[] = [],
): ReadonlyMap<string, string> => {
  const found = new Map<string, string>();
  for (const container of components) {
    if (container.type !== ComponentType.Container) continue;
    for (const part of container.components) {
      const media =
        part.type === ComponentType.MediaGallery
          ? part.items.map((item) => item.media)
          : part.type === ComponentType.File
            ? [part.file]
            : [];
      for (const { attachment_id: id, url } of media) {
        const name = URL.canParse(url) ? new URL(url).pathname.split('/').at(-1) : undefined;
        if (id !== undefined && name !== undefined) found.set(name, id);
      }
    }
  }
  return found;
};
