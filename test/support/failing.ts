/** Behaviour of a worker thread in a test. */
export type FailingJob = 'throw' | 'exit' | 'hang' | 'answer';

export default (job: FailingJob | null): unknown => {
  if (job === null) return null;
  switch (job) {
    case 'throw':
      throw new Error('the question could not be made');
    case 'exit':
      return process.exit(1);
    case 'hang':
      for (;;);
    case 'answer':
      return 'done';
  }
};
