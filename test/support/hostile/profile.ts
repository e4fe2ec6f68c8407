/** The functions that ran in a time span, by V8's sampling profiler. */
import { type Profiler, Session } from 'node:inspector';

/** Microseconds between two samples. */
const INTERVAL = 1_000;
/** Share of the span above which calls are followed; calls below the least share are left out. */
const MIN_SHARE = 0.15;
const MAX_DEPTH = 60;

/** Starts recording this thread; returns the function that stops it. */
export const startProfile = (): (() => Profiler.Profile | undefined) => {
  const session = new Session();
  session.connect();
  session.post('Profiler.enable');
  session.post('Profiler.setSamplingInterval', { interval: INTERVAL });
  session.post('Profiler.start');
  return () => {
    let found: Profiler.Profile | undefined;
    // Within the process the answer comes before `post` returns.
    session.post('Profiler.stop', (_, { profile }) => {
      found = profile;
    });
    return found;
  };
};

interface Call {
  readonly name: string;
  readonly below: Map<string, Call>;
  ms: number;
}

const callOf = (name: string): Call => ({ name, below: new Map(), ms: 0 });

const nameOf = ({ callFrame: { functionName, url, lineNumber } }: Profiler.ProfileNode): string =>
  `${functionName === '' ? '(anonymous)' : functionName} ${url.split('/').slice(-2).join('/')}:${lineNumber + 1}`;

/** Names of the calls that led to each node, outermost first. */
const pathsOf = ({ nodes }: Profiler.Profile): ReadonlyMap<number, readonly string[]> => {
  const paths = new Map<number, readonly string[]>();
  const walk = (node: Profiler.ProfileNode, above: readonly string[]): void => {
    const path = [...above, nameOf(node)];
    paths.set(node.id, path);
    for (const id of node.children ?? []) walk(byId.get(id)!, path);
  };
  const byId = new Map(nodes.map((node) => [node.id, node]));
  walk(nodes[0]!, []);
  return paths;
};

const kept = new WeakMap<Profiler.Profile, ReadonlyMap<number, readonly string[]>>();

/** The calls that took most of the time between two moments (microseconds), as an indented tree with milliseconds. */
export const heaviestCalls = (profile: Profiler.Profile, from: number, to: number): string => {
  const paths = kept.get(profile) ?? pathsOf(profile);
  kept.set(profile, paths);
  const root = callOf('');
  let at = profile.startTime;
  profile.samples?.forEach((id, i) => {
    const lasted = profile.timeDeltas?.[i] ?? 0;
    at += lasted;
    if (at < from || at > to) return;
    let call = root;
    call.ms += lasted / 1000;
    for (const name of paths.get(id) ?? []) {
      const below = call.below.get(name) ?? callOf(name);
      call.below.set(name, below);
      below.ms += lasted / 1000;
      call = below;
    }
  });
  const lines: string[] = [];
  const print = (call: Call, depth: number): void => {
    for (const below of [...call.below.values()].toSorted((a, b) => b.ms - a.ms)) {
      if (below.ms < MIN_SHARE * root.ms || depth > MAX_DEPTH) continue;
      lines.push(`${' '.repeat(depth)}${below.ms.toFixed(0)} ${below.name}`);
      print(below, depth + 1);
    }
  };
  print(root, 0);
  return lines.join('\n');
};
