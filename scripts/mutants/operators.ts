import ts from 'typescript';

/** One small change of a source file: `text` replaces `start` … `end`. */
export interface Change {
  readonly file: string;
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** Removes a statement, or replaces an expression. */
  readonly shape: 'statement' | 'expression';
  readonly operator: string;
}

/** Replacements of a binary operator, of a similar type so that most changes compile. */
const INSTEAD: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    '<': ['<=', '>='],
    '<=': ['<', '>'],
    '>': ['>=', '<='],
    '>=': ['>', '<'],
    '===': ['!=='],
    '!==': ['==='],
    '+': ['-'],
    '-': ['+'],
    '*': ['+'],
    '/': ['*'],
    '%': ['/'],
    '**': ['*'],
    '^': ['|'],
    '&': ['|'],
    '|': ['&'],
    '<<': ['>>'],
    '>>': ['<<'],
    '&&': ['||'],
    '||': ['&&'],
    '+=': ['-='],
    '-=': ['+='],
    '^=': ['|='],
    '*=': ['+='],
  }),
);

const CALLS = new Map([
  ['some', 'every'],
  ['every', 'some'],
  ['min', 'max'],
  ['max', 'min'],
]);

/** Quantifiers, conditions and numbers of a sentence, each with a replacement that changes its meaning. */
const WORDS: readonly (readonly [RegExp, string])[] = [
  [/\bevery\b/i, 'some'],
  [/\ball\b/i, 'some'],
  [/\bnone\b/i, 'one'],
  [/\bone of them\b/i, 'none of them'],
  [/\bno\b/i, 'a'],
  [/\bnot\b/i, ''],
  [/\bnever\b/i, 'sometimes'],
  [/\balways\b/i, 'sometimes'],
  [/\bonly\b/i, ''],
  [/\bexactly\b/i, 'often'],
  [/\bodd\b/i, 'even'],
  [/\beven\b/i, 'odd'],
  [/\bat least\b/i, 'at most'],
  [/\bat most\b/i, 'at least'],
  [/\bsmallest\b/i, 'largest'],
  [/\bgreatest\b/i, 'least'],
  [/\bless\b/i, 'more'],
  [/\bmore\b/i, 'less'],
  [/\blost\b/i, 'won'],
  [/\bloses?\b/i, 'wins'],
  [/\bwins?\b/i, 'loses'],
  [/\bleftmost\b/i, 'rightmost'],
  [/\bif\b/i, 'unless'],
  [/\d+/, '7'],
  [/每/, '某'],
  [/任意|任何/, '某个'],
  [/所有|全部/, '有些'],
  [/没有/, '有'],
  [/不/, ''],
  [/奇/, '偶'],
  [/偶/, '奇'],
  [/至少/, '至多'],
  [/至多|最多/, '至少'],
  [/最小/, '最大'],
  [/最大/, '最小'],
  [/必胜/, '必败'],
  [/必败/, '必胜'],
  [/小于/, '大于'],
  [/大于/, '小于'],
  [/恰好/, '往往'],
  [/只/, ''],
];

type Found = (node: ts.Node, text: string, operator: string, shape?: Change['shape']) => void;

const calculation = (node: ts.Node, source: ts.SourceFile, found: Found): void => {
  const text = (part: ts.Node): string => part.getText(source);
  const inside = (other: string): string => (ts.isBinaryExpression(node.parent) ? `(${other})` : other);
  if (ts.isBinaryExpression(node)) {
    const by = text(node.operatorToken);
    for (const other of INSTEAD.get(by) ?? [])
      found(node, inside(`${text(node.left)} ${other} ${text(node.right)}`), `${by} → ${other}`);
  } else if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken)
    found(node, text(node.operand), '! left out');
  else if (ts.isIfStatement(node)) found(node.expression, `!(${text(node.expression)})`, 'condition negated');
  else if (ts.isConditionalExpression(node))
    found(node.condition, `!(${text(node.condition)})`, 'condition negated');
  else if ((ts.isNumericLiteral(node) || ts.isBigIntLiteral(node)) && !ts.isPropertyAssignment(node.parent))
    found(node, `(${text(node)} + ${ts.isBigIntLiteral(node) ? '1n' : '1'})`, 'number + 1');
  else if (node.kind === ts.SyntaxKind.TrueKeyword) found(node, 'false', 'true → false');
  else if (node.kind === ts.SyntaxKind.FalseKeyword) found(node, 'true', 'false → true');
  else if (ts.isPropertyAccessExpression(node) && ts.isCallExpression(node.parent)) {
    const swap = CALLS.get(node.name.text);
    if (swap !== undefined && node.parent.expression === node)
      found(
        node.parent,
        `${text(node.expression)}.${swap}(${node.parent.arguments.map(text).join(', ')})`,
        `${node.name.text} → ${swap}`,
      );
  } else if (ts.isExpressionStatement(node) || ts.isContinueStatement(node) || ts.isBreakStatement(node))
    found(node, ';', 'statement left out', 'statement');
};

/** Distinguishes sentences from names, which are single words. */
const isSentence = (text: string): boolean => text.length >= 25 || /[\u4e00-\u9fff]{6}/.test(text);

/** Changes in the sentences of a catalogue file, one word each; keeps names of messages, choices and placeables. */
const sentencesOf = (file: string, code: string): readonly Change[] =>
  [...code.matchAll(/^(?!#)(?:-?[a-z][\w-]* *= *| +\*?\[[^\]]*\] *| +)?(.*)$/gim)].flatMap((line) => {
    const text = line[1]!;
    if (!isSentence(text)) return [];
    const at = line.index + line[0].length - text.length;
    return WORDS.flatMap(([word, other]) =>
      [...text.matchAll(new RegExp(word.source, `${word.flags}g`))]
        .filter(({ 0: found, index }) => {
          const before = text.slice(0, index);
          return found !== other && before.lastIndexOf('{') <= before.lastIndexOf('}');
        })
        .map(({ 0: found, index }) => ({
          file,
          start: at + index,
          end: at + index + found.length,
          text: other,
          operator: `“${found}” → “${other}”`,
          shape: 'expression' as const,
        })),
    );
  });

/** Whether nothing below a node runs: types, imports, declarations. */
const silent = (node: ts.Node): boolean =>
  ts.isTypeNode(node) ||
  ts.isImportDeclaration(node) ||
  ts.isInterfaceDeclaration(node) ||
  ts.isTypeAliasDeclaration(node) ||
  ts.isModuleDeclaration(node) ||
  ts.isExportDeclaration(node);

/** All changes of a file: in its code, or in the sentences of a catalogue. */
export const changesOf = (file: string, code: string): readonly Change[] => {
  if (file.endsWith('.ftl')) return sentencesOf(file, code);
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true);
  const changes: Change[] = [];
  const found: Found = (node, text, operator, shape = 'expression') =>
    changes.push({ file, start: node.getStart(source), end: node.getEnd(), text, operator, shape });
  const visit = (node: ts.Node): void => {
    if (silent(node)) return;
    calculation(node, source, found);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return changes;
};

/** `code` with every change in it, each inactive until `globalThis.__changed(id)` is true. */
export const withChanges = (code: string, changes: readonly (Change & { readonly id: number })[]): string => {
  const inOrder = changes.toSorted((a, b) => a.start - b.start || b.end - a.end);
  const render = (from: number, to: number, inside: typeof inOrder): string => {
    let text = '';
    let at = from;
    let rest = inside;
    while (rest.length > 0) {
      const { start, end } = rest[0]!;
      const same = rest.filter((change) => change.start === start && change.end === end);
      const within = rest.filter((change) => change.end <= end && !same.includes(change));
      rest = rest.filter((change) => change.start >= end);
      const plain = render(start, end, within);
      text += code.slice(at, start);
      text += same.reduce(
        (by, { id, shape, text: other }) =>
          shape === 'statement'
            ? `{ if (!globalThis.__changed(${id})) { ${by} } }`
            : `(globalThis.__changed(${id}) ? (${other}) : (${by}))`,
        plain,
      );
      at = end;
    }
    return text + code.slice(at, to);
  };
  return render(0, code.length, inOrder);
};
