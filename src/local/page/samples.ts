import type { Hono } from 'hono';
import type { SampleWire } from './protocol.ts';

/** A starter for an empty channel. Injected: this room knows no game. */
export interface StarterSample extends SampleWire {
  readonly svg: string;
}

/** Called for each request: the puzzle changes every day. */
export type Samples = () => Promise<readonly StarterSample[]>;

/** Serves the list at `/samples` and each picture at `/samples/NAME.svg`. */
export const serveSamples = (app: Hono, samples: Samples): void => {
  app.get('/samples', async (context) =>
    context.json(
      (await samples()).map(
        ({ name, command, line, title, alt }): SampleWire => ({ name, command, line, title, alt }),
      ),
    ),
  );
  app.get('/samples/:file', async (context) => {
    const file = context.req.param('file');
    const found = (await samples()).find(({ name }) => file === `${name}.svg`);
    return found === undefined
      ? context.notFound()
      : context.body(found.svg, 200, { 'content-type': 'image/svg+xml' });
  });
};
