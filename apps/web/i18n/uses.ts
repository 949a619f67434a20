/** For the tests of the catalogues: which texts the code of the site uses, and with which arguments. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** A call such as `t('key', { name })`. */
interface Use {
  /** Area, section and key, with dots. */
  readonly id: string;
  /** The names of its arguments; null when the code does not list them in place. */
  readonly names: readonly string[] | null;
  readonly place: string;
}

export interface Source {
  readonly path: string;
  readonly client: boolean;
  /** Sections that its components take their texts from. */
  readonly sections: readonly string[];
  readonly uses: readonly Use[];
  /** Files of the site that it imports. */
  readonly imports: readonly string[];
  /** Parts that its `<Words>` sends to the browser. */
  readonly sent: readonly string[];
}

const FOLDERS = ['app', 'components', 'lib'];
const MAKERS = new Set(['useTranslations', 'getTranslations']);

/** Every source file of the site below `root`. */
export function readSources(root: string): Source[] {
  return FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => join(folder, name))
      .filter((path) => /(?<!\.spec)\.tsx?$/u.test(path))
      .map((path) => readSource(path, readFileSync(join(root, path), 'utf8'))),
  );
}

/** What one file uses. */
export function readSource(path: string, text: string): Source {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const makers = new Map<ts.Node, Map<string, string>>();
  const sections = new Set<string>();
  const uses: Use[] = [];
  const imports: string[] = [];
  const sent: string[] = [];

  const look = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name)) {
      const section = node.initializer && sectionOf(node.initializer);
      if (section !== undefined) declare(node, node.name.text, section);
    }
    // A helper is given its words: `t: Translator<'area.section'>`, here or under a name of its own.
    if (ts.isTypeReferenceNode(node) && node.typeName.getText() === 'Translator') {
      const [argument] = node.typeArguments ?? [];
      if (argument && ts.isLiteralTypeNode(argument) && ts.isStringLiteral(argument.literal))
        declare(file, 't', argument.literal.text);
    }
    const from = importOf(node);
    if (from?.startsWith('.')) imports.push(join(path, '..', from));
    if (ts.isJsxAttribute(node) && node.name.getText() === 'of' && node.parent.parent.tagName.getText() === 'Words')
      sent.push(...[...node.getText().matchAll(/'([\w.]+)'/gu)].map(([, part]) => part!));
    ts.forEachChild(node, look);
  };
  const declare = (node: ts.Node, name: string, section: string): void => {
    sections.add(section);
    const scope = scopeOf(node);
    makers.set(scope, (makers.get(scope) ?? new Map<string, string>()).set(name, section));
  };
  const call = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const section = wordsOf(node.expression, makers);
      if (section !== undefined)
        for (const key of keysOf(node.arguments[0]))
          uses.push({
            id: `${section}.${key}`,
            names: namesOf(node.arguments[1]),
            place: `${path}: ${node.getText().slice(0, 60)}`,
          });
      const direct = ts.isParenthesizedExpression(node.expression) && sectionOf(node.expression.expression);
      if (direct)
        for (const key of keysOf(node.arguments[0]))
          uses.push({ id: `${direct}.${key}`, names: namesOf(node.arguments[1]), place: path });
    }
    ts.forEachChild(node, call);
  };
  look(file);
  call(file);
  const client = file.statements.some(
    (one) => ts.isExpressionStatement(one) && one.expression.getText() === `'use client'`,
  );
  return { path, client, sections: [...sections], uses, imports, sent };
}

/** The section in `useTranslations('area.section')`, also behind `await`. */
function sectionOf(node: ts.Expression): string | undefined {
  if (ts.isAwaitExpression(node)) return sectionOf(node.expression);
  if (!ts.isCallExpression(node) || !MAKERS.has(node.expression.getText())) return undefined;
  const [section] = node.arguments;
  return section && ts.isStringLiteral(section) ? section.text : undefined;
}

/** The function around a node, or the file. */
const scopeOf = (node: ts.Node): ts.Node => {
  let at = node;
  while (!ts.isSourceFile(at) && !ts.isFunctionLike(at)) at = at.parent;
  return at;
};

/** The section whose texts a call such as `t(…)` or `t.rich(…)` says. */
function wordsOf(callee: ts.Expression, makers: ReadonlyMap<ts.Node, ReadonlyMap<string, string>>): string | undefined {
  const named = ts.isPropertyAccessExpression(callee) && callee.name.text === 'rich' ? callee.expression : callee;
  if (!ts.isIdentifier(named)) return undefined;
  for (let scope = scopeOf(named); ; scope = scopeOf(scope.parent)) {
    const section = makers.get(scope)?.get(named.text);
    if (section !== undefined || ts.isSourceFile(scope)) return section;
  }
}

function keysOf(node: ts.Expression | undefined): string[] {
  if (node && ts.isConditionalExpression(node)) return [...keysOf(node.whenTrue), ...keysOf(node.whenFalse)];
  return node && ts.isStringLiteral(node) ? [node.text] : [`? ${node?.getText() ?? ''}`];
}

function namesOf(node: ts.Expression | undefined): string[] | null {
  if (node === undefined) return [];
  if (!ts.isObjectLiteralExpression(node) || node.properties.some(ts.isSpreadAssignment)) return null;
  return node.properties.flatMap((one) => (one.name && ts.isIdentifier(one.name) ? [one.name.text] : []));
}

function importOf(node: ts.Node): string | undefined {
  if (
    (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) &&
    node.moduleSpecifier &&
    ts.isStringLiteral(node.moduleSpecifier)
  )
    return node.moduleSpecifier.text;
  const [first] =
    ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword ? node.arguments : [];
  return first && ts.isStringLiteral(first) ? first.text : undefined;
}
