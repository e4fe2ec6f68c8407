/** Embeds of classic messages. */
import {
  at,
  type Fields,
  fields,
  integer,
  list,
  onlyKeys,
  type Problems,
  report,
  size,
  text,
} from './problem.ts';

const KEYS = [
  'type',
  'title',
  'description',
  'url',
  'timestamp',
  'color',
  'footer',
  'image',
  'thumbnail',
  'video',
  'provider',
  'author',
  'fields',
];

const part = (from: Fields, key: string, path: string, out: Problems): Fields =>
  (from[key] === undefined || from[key] === null ? null : fields(from[key], at(path, key), out)) ?? {};

/** Each embed by itself, and 6,000 characters over all of them. */
export function embeds(body: Fields, out: Problems): void {
  let characters = 0;
  const count = (value: string | null): void => {
    characters += size(value ?? '');
  };
  (list(body, 'embeds', '', out, { max: 10 }) ?? []).forEach((value, index) => {
    const path = at('embeds', index);
    const from = fields(value, path, out);
    if (from === null) return;
    onlyKeys(from, KEYS, path, out);
    count(text(from, 'title', path, out, { max: 256 }));
    count(text(from, 'description', path, out, { max: 4096 }));
    count(text(part(from, 'footer', path, out), 'text', at(path, 'footer'), out, { max: 2048 }));
    count(text(part(from, 'author', path, out), 'name', at(path, 'author'), out, { max: 256 }));
    integer(from, 'color', path, out, { max: 0xffffff });
    (list(from, 'fields', path, out, { max: 25 }) ?? []).forEach((item, number) => {
      const where = at(at(path, 'fields'), number);
      const field = fields(item, where, out);
      if (field === null) return;
      onlyKeys(field, ['name', 'value', 'inline'], where, out);
      count(text(field, 'name', where, out, { min: 1, max: 256, required: true }));
      count(text(field, 'value', where, out, { min: 1, max: 1024, required: true }));
    });
  });
  if (characters > 6000) report(out, 'embeds', 'MAX_EMBED_SIZE_EXCEEDED', `they have ${characters}`);
}
