import type { Hono } from 'hono';
import type { SampleWire } from './protocol.ts';

/** What to begin in a channel in which nothing was said yet. They come from outside: this room knows no game. */
export interface Sample extends SampleWire {
  readonly svg: string;
}

/** Asked for at each request: one of them is another every day. */
export type Samples = () => Promise<readonly Sample[]>;

/** `/samples` lists them, `/samples/NAME.svg` is one. */
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
