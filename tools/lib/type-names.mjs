/**
 * The names of types: one name means one type in all packages. Counts interfaces, classes and exported type aliases. A file may abbreviate
 * with an alias of its own. Games are left out: a name there is a word of that game.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { sourceFiles } from './floors.mjs';

/** Classes that describe a type of the schema. They have its name, as the type of the domain has that they show. */
const SCHEMA_CLASS = /^(?:ObjectType|InputType|ArgsType|InterfaceType)$/u;

const isExported = (node) => node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;

const isSchemaClass = (node) =>
  (ts.getDecorators(node) ?? []).some(
    ({ expression }) => ts.isCallExpression(expression) && SCHEMA_CLASS.test(expression.expression.getText()),
  );

/** Whether a type is a part of another type, such as `Query['field']`: it is named after the thing that it shows. */
function isPart(node) {
  if (ts.isIndexedAccessTypeNode(node)) return true;
  return ts.isTypeReferenceNode(node) && (node.typeArguments ?? []).some(isPart);
}

/** Whether an alias only gives a type of the schema its own name. */
const isFragment = (node) => ts.isTypeReferenceNode(node) && /(?:Fragment|Query|Mutation)$/u.test(node.getText());

const isOwnType = (node) =>
  ts.isInterfaceDeclaration(node) ||
  (ts.isClassDeclaration(node) && !isSchemaClass(node)) ||
  (ts.isTypeAliasDeclaration(node) && isExported(node) && !isPart(node.type) && !isFragment(node.type));

/** The types that a file declares, each with its name and its text without comments. */
function typesIn(path, text) {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const printer = ts.createPrinter({ removeComments: true });
  return source.statements
    .filter((node) => isOwnType(node) && node.name)
    .map((node) => ({
      name: node.name.text,
      written: printer.printNode(ts.EmitHint.Unspecified, node, source).replace(/^export /u, ''),
    }));
}

/** Whether a file of a package is built, and written by hand. */
const isSource = (path) => !/(?:^|\/)(?:test|generated)\/|\.spec\.tsx?$/u.test(path) && /\.tsx?$/u.test(path);

/** Sentences about names that two of these packages, given by their folders, give to different types. */
export function sharedNames(root, folders) {
  const known = new Map();
  const problems = [];
  for (const folder of folders)
    for (const path of sourceFiles(join(root, folder))
      .filter(isSource)
      .map((file) => `${folder}/${file}`))
      for (const { name, written } of typesIn(path, readFileSync(join(root, path), 'utf8'))) {
        const other = known.get(name);
        if (other === undefined) known.set(name, { folder, path, written });
        else if (other.folder !== folder && other.written !== written)
          problems.push(
            `${name} is one type in ${other.path} and another in ${path}. Rename one of them after its role.`,
          );
      }
  return problems;
}
