import type { Hono } from 'hono';
import type { SampleWire } from './protocol.ts';

/** What to begin in a channel in which nothing was said yet. They come from outside: this room knows no game. */
export interface Sample {
  /** Letters, digits and hyphens: part of an address. */
  readonly name: string;
  readonly command: SampleWire['command'];
  /** What a person types to get there. */
  readonly line: string;
  /** What the game is called, by language. */
  readonly title: Readonly<Record<string, string>>;
  readonly svg: string;
  /** The picture in words, by language. */
  readonly alt: Readonly<Record<string, string>>;
}

/** `/samples` lists them, `/samples/NAME.svg` is one. */
export const serveSamples = (app: Hono, samples: readonly Sample[]): void => {
  app.get('/samples', (context) =>
    context.json(
      samples.map(({ name, command, line, title, alt }): SampleWire => ({ name, command, line, title, alt })),
    ),
  );
  for (const { name, svg } of samples)
    app.get(`/samples/${name}.svg`, (context) => context.body(svg, 200, { 'content-type': 'image/svg+xml' }));
};
