import { join } from 'node:path';
import ts from 'typescript';
import type { Change } from './operators.ts';

/** Errors about unused variables, which a change may cause. */
const UNUSED = new Set([6133, 6196, 6198]);

/** The changes that break the types of their file, checked in rounds of one change per file. */
export const notCompiling = <C extends Change>(root: string, changes: readonly C[]): ReadonlySet<C> => {
  const { options, fileNames } = ts.getParsedCommandLineOfConfigFile(join(root, 'tsconfig.json'), undefined, {
    ...ts.sys,
    onUnRecoverableConfigFileDiagnostic: () => undefined,
  })!;
  const files = fileNames.filter((file) => file.startsWith(join(root, 'src')));
  let round = new Map<string, C>();
  let version = 0;
  const touched = new Map<string, number>();
  const textOf = (path: string): string | undefined => {
    const code = ts.sys.readFile(path);
    const change = round.get(path);
    return change === undefined || code === undefined
      ? code
      : code.slice(0, change.start) + change.text + code.slice(change.end);
  };
  const service = ts.createLanguageService({
    getCompilationSettings: () => options,
    getScriptFileNames: () => files,
    getScriptVersion: (path) => String(touched.get(path) ?? 0),
    getScriptSnapshot: (path) => {
      const text = textOf(path);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    getCurrentDirectory: () => root,
    getDefaultLibFileName: (wish) => ts.getDefaultLibFilePath(wish),
    fileExists: (path) => ts.sys.fileExists(path),
    readFile: (path) => ts.sys.readFile(path),
    directoryExists: (path) => ts.sys.directoryExists(path),
    getDirectories: (path) => ts.sys.getDirectories(path),
  });
  const bad = new Set<C>();
  let rest = changes;
  while (rest.length > 0) {
    version += 1;
    for (const path of round.keys()) touched.set(path, version);
    round = new Map(rest.map((change) => [join(root, change.file), change]));
    for (const path of round.keys()) touched.set(path, version);
    const now = new Set(round.values());
    rest = rest.filter((change) => !now.has(change));
    for (const [path, change] of round)
      if (
        [...service.getSyntacticDiagnostics(path), ...service.getSemanticDiagnostics(path)].some(
          ({ code }) => !UNUSED.has(code),
        )
      )
        bad.add(change);
  }
  return bad;
};
