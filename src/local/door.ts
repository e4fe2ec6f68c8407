/** People joining and leaving the little server. */
import { addPerson, dropMessage, isThread, type LocalState, removePerson } from './state.ts';
import { removeThread } from './threads.ts';
import type { Door } from './types.ts';

export const createDoor = (state: LocalState): Door => ({
  join: ({ name, locale, color }) => {
    const id = state.newId();
    const person = {
      id,
      name,
      locale,
      color,
      roles: ['Student'],
      username: `student.${id}`,
      dm: state.newId(),
    };
    addPerson(state, person);
    return person;
  },
  leave: (person) => {
    removePerson(state, person);
  },
  clear: () => {
    for (const record of [...state.channels.values()]) if (isThread(record)) removeThread(state, record);
    for (const all of state.messages.values())
      for (const record of [...all.values()]) dropMessage(state, record);
    state.store.forget();
  },
});
