/** For the tests of the catalogues: finds the texts that the code uses, and their arguments. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** A call such as `t('key', { name })`. */
interface Use {
  /** The key with area and section, separated by dots. */
  readonly id: string;
  /** The names of the arguments; null if the code does not list them in the call. */
  readonly names: readonly string[] | null;
  readonly place: string;
}

export interface ComponentSource {
  readonly path: string;
  readonly client: boolean;
  /** The sections from which the file's components take texts. */
  readonly sections: readonly string[];
  readonly uses: readonly Use[];
  /** The files of the site that it imports. A name from the entry of a feature is `features/x/index.ts#name`. */
  readonly imports: readonly string[];
  /** For the entry of a feature: the file of each name that it exports. */
  readonly exports: ReadonlyMap<string, string>;
  /** The parts that its `<Words>` sends to the browser. */
  readonly sent: readonly string[];
}

const FOLDERS = ['app', 'features', 'shared'];
const MAKERS = new Set(['useTranslations', 'getTranslations']);

/** Reads every source file of the site below `root`. */
export function readSources(root: string): ComponentSource[] {
  const sources = FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => join(folder, name))
      .filter((path) => /(?<!\.spec)\.tsx?$/u.test(path))
      .map((path) => readSource(path, readFileSync(join(root, path), 'utf8'))),
  );
  const entries = new Map(sources.map(({ path, exports }) => [path, exports]));
  return sources.map((source) => ({ ...source, imports: source.imports.map((path) => behindEntry(path, entries)) }));
}

/** The file of a name that was imported from an entry. */
function behindEntry(path: string, entries: ReadonlyMap<string, ReadonlyMap<string, string>>): string {
  const [entry = path, name = ''] = path.split('#');
  return entries.get(entry)?.get(name) ?? entry;
}

/** Reads the uses in one file. */
export function readSource(path: string, text: string): ComponentSource {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const makers = new Map<ts.Node, Map<string, string>>();
  const sections = new Set<string>();
  const uses: Use[] = [];
  const imports: string[] = [];
  const exports = new Map<string, string>();
  const sent: string[] = [];

  const look = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name)) {
      const section = node.initializer && sectionOf(node.initializer);
      if (section !== undefined) declare(node, node.name.text, section);
    }
    // A helper receives the translation function as a parameter of type `Translator<'area.section'>`, directly or through a type alias.
    if (ts.isTypeReferenceNode(node) && node.typeName.getText() === 'Translator') {
      const [argument] = node.typeArguments ?? [];
      if (argument && ts.isLiteralTypeNode(argument) && ts.isStringLiteral(argument.literal))
        declare(file, 't', argument.literal.text);
    }
    const from = importOf(node);
    if (from?.startsWith('.')) {
      const target = join(path, '..', from);
      const names = namesIn(node);
      if (ts.isExportDeclaration(node)) for (const name of names) exports.set(name, target);
      imports.push(...(target.endsWith('/index.ts') ? names.map((name) => `${target}#${name}`) : [target]));
    }
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
  return { path, client, sections: [...sections], uses, imports, exports, sent };
}

/** The section in `useTranslations('area.section')`, with or without `await`. */
function sectionOf(node: ts.Expression): string | undefined {
  if (ts.isAwaitExpression(node)) return sectionOf(node.expression);
  if (!ts.isCallExpression(node) || !MAKERS.has(node.expression.getText())) return undefined;
  const [section] = node.arguments;
  return section && ts.isStringLiteral(section) ? section.text : undefined;
}

/** The function that contains a node, or the file. */
const scopeOf = (node: ts.Node): ts.Node => {
  let at = node;
  while (!ts.isSourceFile(at) && !ts.isFunctionLike(at)) at = at.parent;
  return at;
};

/** The section of the texts for a call such as `t(…)` or `t.rich(…)`. */
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

/** The names between the braces of an import or an export. */
function namesIn(node: ts.Node): string[] {
  const list = ts.isImportDeclaration(node)
    ? node.importClause?.namedBindings
    : ts.isExportDeclaration(node)
      ? node.exportClause
      : undefined;
  return list && (ts.isNamedImports(list) || ts.isNamedExports(list))
    ? list.elements.map((one) => (ts.isImportSpecifier(one) ? (one.propertyName ?? one.name) : one.name).text)
    : [];
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
