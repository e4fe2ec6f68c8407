import type { Db } from '../../../store/schema.ts';
import type { ClassStore } from '../../class/ports.ts';
import { allowanceStore } from './allowances.ts';
import { answerStore } from './answers.ts';
import { assignmentStore } from './assignments.ts';
import { attemptStore } from './attempts.ts';
import { correctionStore } from './corrections.ts';
import { progressStore } from './progress.ts';
import { scheduleStore } from './schedule.ts';
import { studentStore } from './students.ts';
import { templateStore } from './templates.ts';
import { variantStore } from './variants.ts';

/** Assignments and attempts in SQL, the same for every database. */
export const classStore = (db: Db): ClassStore => ({
  ...assignmentStore(db),
  ...scheduleStore(db),
  ...studentStore(db),
  ...answerStore(db),
  ...variantStore(db),
  ...attemptStore(db),
  ...correctionStore(db),
  ...allowanceStore(db),
  ...progressStore(db),
  ...templateStore(db),
});
