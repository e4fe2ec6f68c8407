/** Whatever a file offers to others that can be called has a docstring directly above it. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';

const root = join(fileURLToPath(new URL('.', import.meta.url)), '..');

const filesBelow = (folder: string): readonly string[] =>
  readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'));

interface Callable {
  readonly name: string;
  /** Counted from 1. */
  readonly line: number;
  readonly documented: boolean;
}

const isFunction = (value: ts.Expression | undefined): boolean => {
  if (value === undefined) return false;
  if (ts.isParenthesizedExpression(value) || ts.isSatisfiesExpression(value) || ts.isAsExpression(value)) {
    return isFunction(value.expression);
  }
  return ts.isArrowFunction(value) || ts.isFunctionExpression(value) || ts.isClassExpression(value);
};

/** Names that a statement declares as functions or classes; an overloaded function is one name. */
const callablesOf = (statement: ts.Statement): readonly string[] => {
  if (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) {
    return [statement.name?.text ?? 'default'];
  }
  if (ts.isExportAssignment(statement)) return isFunction(statement.expression) ? ['default'] : [];
  if (!ts.isVariableStatement(statement)) return [];
  return statement.declarationList.declarations
    .filter(({ initializer }) => isFunction(initializer))
    .map(({ name }) => name.getText());
};

/** A docstring ends on the line above; with a blank line between, a comment speaks of the file. */
const isDocumented = (source: ts.SourceFile, statement: ts.Statement): boolean => {
  const last = ts.getLeadingCommentRanges(source.text, statement.pos)?.at(-1);
  if (last === undefined || !source.text.startsWith('/**', last.pos)) return false;
  const words = source.text.slice(last.pos + 3, last.end - 2).replace(/[\s*]/g, '');
  return (
    words !== '' && /^[^\S\n]*\n?[^\S\n]*$/.test(source.text.slice(last.end, statement.getStart(source)))
  );
};

const exportedCallables = (file: string, text: string): readonly Callable[] => {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const listed = new Set(
    source.statements.flatMap((statement) =>
      ts.isExportDeclaration(statement) &&
      statement.moduleSpecifier === undefined &&
      statement.exportClause !== undefined &&
      ts.isNamedExports(statement.exportClause)
        ? statement.exportClause.elements.map(({ name, propertyName }) => (propertyName ?? name).text)
        : [],
    ),
  );
  const seen = new Set<string>();
  return source.statements.flatMap((statement) => {
    const exported =
      ts.isExportAssignment(statement) ||
      (ts.canHaveModifiers(statement) &&
        ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true);
    const names = callablesOf(statement).filter((name) => exported || listed.has(name));
    const line = source.getLineAndCharacterOfPosition(statement.getStart(source)).line + 1;
    return names.flatMap((name) => {
      if (seen.has(name)) return [];
      seen.add(name);
      return [{ name, line, documented: isDocumented(source, statement) }];
    });
  });
};

const undocumented = (file: string, text: string): readonly string[] =>
  exportedCallables(file, text)
    .filter(({ documented }) => !documented)
    .map(({ name, line }) => `${file}:${line} ${name}`);

const files = [...filesBelow('src'), ...filesBelow('commands')];
const textOf = (file: string): string => readFileSync(join(root, file), 'utf8');

describe('docstrings', () => {
  test('what counts as one, and what needs one', () => {
    const text = [
      '/** Of the file. */',
      '',
      'export const bare = () => 1;',
      '/** Words. */',
      'export const told = () => 1;',
      '// Words, but no docstring.',
      'export function remarked() {}',
      '/** */',
      'export class Empty {}',
      'const inner = () => 1;',
      'const listed = (() => 1) satisfies () => number;',
      'export const data = { f: () => 1 };',
      '/** Words. */',
      'export function over(a: string): void;',
      'export function over(a: number): void;',
      'export function over() {}',
      'export { listed };',
      "export { far } from './far.ts';",
    ].join('\n');
    expect(exportedCallables('a.ts', text).map(({ name }) => name)).toEqual([
      'bare',
      'told',
      'remarked',
      'Empty',
      'listed',
      'over',
    ]);
    expect(undocumented('a.ts', text)).toEqual([
      'a.ts:3 bare',
      'a.ts:7 remarked',
      'a.ts:9 Empty',
      'a.ts:11 listed',
    ]);
  });

  test('there are functions to look at', () => {
    expect(files.flatMap((file) => exportedCallables(file, textOf(file))).length).toBeGreaterThan(500);
  });

  test('every exported function and class has a docstring', () => {
    expect(files.flatMap((file) => undocumented(file, textOf(file)))).toEqual([]);
  });
});
