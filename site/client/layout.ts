import type { Scene } from '../../src/engine/core/scene.ts';
import type { Layout } from '../../src/picture/layout.ts';

const isNeeded = (scene: Scene): boolean =>
  scene.kind === 'graph' || (scene.kind === 'components' && scene.scenes.some(isNeeded));

let loading: Promise<Layout> | null = null;

/** Graphviz is larger than all the rest, so it loads with the first graph. */
export const layoutFor = {
  isNeeded,
  load: (): Promise<Layout> => {
    loading ??= import('../../src/picture/layout.ts').then(({ createLayout }) => createLayout());
    loading.catch(() => {
      loading = null;
    });
    return loading;
  },
};
