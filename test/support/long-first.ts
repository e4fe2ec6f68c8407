/** Order of test files: longest first, so that all processes end together. */
import { relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { SECONDS } from './seconds.ts';

export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const secondsOf = ({ moduleId }: TestSpecification): number =>
      SECONDS[relative(this.ctx.config.root, moduleId)] ?? 0;
    const inProjects = await super.sort(files);
    const projects = inProjects.map(({ project }) => project);
    // A process belongs to a project, and continues with that project's next file.
    return inProjects.toSorted(
      (a, b) => projects.indexOf(a.project) - projects.indexOf(b.project) || secondsOf(b) - secondsOf(a),
    );
  }
}
