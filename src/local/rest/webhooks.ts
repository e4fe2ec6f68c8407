/** Answers to interactions: the callback, and everything by the interaction's token, which is the only credential. */
import { byToken, dropOwn, editOwn, followUp, ownMessage } from '../follow-ups.ts';
import { answerInteraction } from '../interactions.ts';
import { toldJson } from '../messages.ts';
import type { InteractionRecord, LocalState } from '../state.ts';
import type { JsonObject } from '../types.ts';
import { done, form, part, type RestApp, type RestCall, reply } from './kit.ts';

/** The schema of an answer by its type; an unknown type is refused by the schema of types. */
const callback = ({ type }: JsonObject): string =>
  type === 6 || type === 7
    ? 'UpdateMessageInteractionCallbackRequest'
    : type === 8
      ? 'ApplicationCommandAutocompleteCallbackRequest'
      : type === 9
        ? 'ModalInteractionCallbackRequest'
        : type === 1
          ? 'PongInteractionCallbackRequest'
          : 'CreateMessageInteractionCallbackRequest';

const interaction = (c: RestCall, state: LocalState): InteractionRecord =>
  byToken(state, part(c, 'application'), part(c, 'token'));

/** Routes below `/interactions` and `/webhooks`. Throws `ApiError`. */
export function webhookRoutes(app: RestApp, state: LocalState): void {
  app.post('/interactions/:interaction/:token/callback', async (c) => {
    const { json, files } = await form(c, callback);
    const made = answerInteraction(state, part(c, 'interaction'), part(c, 'token'), json, files);
    return c.req.query('with_response') === 'true' ? reply(c, made) : done(c);
  });
  app.post('/webhooks/:application/:token', async (c) => {
    const { json, files } = await form(c, 'IncomingWebhookRequestPartial');
    return reply(c, toldJson(followUp(state, interaction(c, state), json, files)));
  });
  app.get('/webhooks/:application/:token/messages/:message', (c) =>
    reply(c, toldJson(ownMessage(state, interaction(c, state), part(c, 'message')))),
  );
  app.patch('/webhooks/:application/:token/messages/:message', async (c) => {
    const { json, files } = await form(c, 'IncomingWebhookUpdateRequestPartial');
    return reply(c, toldJson(editOwn(state, interaction(c, state), part(c, 'message'), json, files)));
  });
  app.delete('/webhooks/:application/:token/messages/:message', (c) => {
    dropOwn(state, interaction(c, state), part(c, 'message'));
    return done(c);
  });
}
