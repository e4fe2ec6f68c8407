import type { Catalogue } from './catalogue.ts';

const NUMBERS = ['lessons', 'skills', 'held', 'streak', 'storm'] as const;
export type RoleNumber = (typeof NUMBERS)[number];

/** The numbers for which servers give roles, and the web page that sends them to Discord. */
export const linkedRoleTexts = (t: Catalogue) => ({
  names: t.record('linked-role', NUMBERS),
  abouts: t.record('linked-role-about', NUMBERS),
  ...t.record('linked-role', ['title', 'sent', 'later', 'sendAgain', 'failedTitle', 'startAgain']),
  end: (name: string) => t.text('linked-role-end', { name }),
  faults: t.record('linked-role-fault', ['expired', 'cancelled', 'refused', 'failed', 'slow']),
});
export type LinkedRoleTexts = ReturnType<typeof linkedRoleTexts>;
