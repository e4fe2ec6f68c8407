/** Parses and checks what a client sends. */
import { z } from 'zod';
import { LANGUAGES } from '../../texts/languages.ts';
import type { FromClient, OptionWire } from './protocol.ts';

const id = z.string().max(40);
const name = z.string().max(100);

const option: z.ZodType<OptionWire> = z.lazy(() =>
  z.strictObject({
    name,
    type: z.int().min(1).max(11),
    value: z.union([z.string().max(6000), z.number(), z.boolean()]).exactOptional(),
    focused: z.literal(true).exactOptional(),
    options: z.array(option).max(25).exactOptional(),
  }),
);

const options = z.array(option).max(25);
const files = z.array(id).max(50);

const ask = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('slash'), name, options, files }),
  z.strictObject({ kind: z.literal('autocomplete'), name, options }),
  z.strictObject({
    kind: z.literal('click'),
    message: id,
    customId: z.string().max(100),
    type: z.int(),
    values: z.array(z.string().max(100)).max(25).nullable(),
  }),
  z.strictObject({
    kind: z.literal('modal'),
    interaction: id,
    components: z.array(z.record(z.string(), z.json())).max(40),
    files,
  }),
  z.strictObject({ kind: z.literal('menu'), name, target: id }),
  z.strictObject({ kind: z.literal('dismiss'), message: id }),
  z.strictObject({ kind: z.literal('board'), message: id, board: name }),
  z.strictObject({ kind: z.literal('touch'), message: id, board: name, move: z.string().max(100) }),
  z.strictObject({ kind: z.literal('say'), content: z.string().max(6000) }),
]);

const fromClient = z.discriminatedUnion('t', [
  z.strictObject({
    t: z.literal('view'),
    person: id,
    channel: id,
    language: z.enum(LANGUAGES).exactOptional(),
  }),
  z.strictObject({ t: z.literal('ask'), id: z.int(), person: id, channel: id, ask }),
]);

/** One message of a client; null for anything else. */
export function readMessage(text: string): FromClient | null {
  try {
    const read = fromClient.safeParse(JSON.parse(text));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}
