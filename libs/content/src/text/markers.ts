/**
 * Checks the `:::` markers of a chapter. One stray character can make a marker part of a sentence. Then the rule below it becomes part of the
 * rule above it, and nothing else would notice.
 */
import type { Nodes, Root } from 'mdast';
import { visitParents } from 'unist-util-visit-parents';
import { capital } from '../capital.ts';
import type { Problem } from '../problems.ts';
import type { Directive } from './directive.ts';

/** The attributes of each container. */
const ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  rule: ['id', 'when', 'people', 'rare', 'replaced-by'],
  when: ['if'],
};

/** A line that only ends a block, also inside quotes. */
const CLOSING = /^[\s>]*:{3,}\s*$/u;

const isContainer = (node: Nodes): boolean => node.type === 'containerDirective' && node.name in ATTRIBUTES;

/** How a reader knows a block: by the id of a rule, otherwise by its marker. */
const nameOf = (node: Directive): string =>
  node.name === 'rule' ? `the rule "${node.attributes?.['id'] ?? ''}"` : `the block ":::${node.name}"`;

/** Lists markers that do not start or end a block of the chapter, and blocks in places where no reader or program finds them. */
export function markerProblems(tree: Root, path: string, text: string): Problem[] {
  const lines = text.split('\n');
  const problems: Problem[] = [];
  const told = new Set<number>();
  const problem = (line: number, column: number, code: string, message: string): void => {
    if (told.has(line)) return;
    told.add(line);
    problems.push({ path, line, column, code, message });
  };
  /** The first lines of blocks, by their last lines. The outer block comes first. */
  const ends = new Map<number, number>();
  visitParents(tree, (node, ancestors) => {
    const { line = 1, column = 1 } = node.position?.start ?? {};
    if (node.type === 'leafDirective' && node.name in ATTRIBUTES)
      return problem(line, column, 'stray-marker', `A ${node.name} starts with three colons: ":::${node.name}".`);
    if (isContainer(node)) {
      blockProblem(node as unknown as Directive, ancestors, problem);
      const end = node.position?.end.line ?? line;
      const name = nameOf(node as unknown as Directive);
      const outer = ends.get(end);
      if (outer !== undefined)
        problem(
          line,
          column,
          'unclosed-marker',
          `The block that starts here, ${name}, ends together with the block around it of line ${outer}. Give the outer block one colon more at its start and end.`,
        );
      else if (end === line || !CLOSING.test(lines[end - 1] ?? ''))
        problem(
          line,
          column,
          'unclosed-marker',
          `The block that starts here, ${name}, has no closing line. Write ":::" alone on a line below its last sentence.`,
        );
      ends.set(end, line);
      return;
    }
    // Only blocks contain others. In all other nodes, a marker has become part of the text.
    if ('children' in node && node.type !== 'paragraph' && node.type !== 'heading' && node.type !== 'tableRow') return;
    const last = node.position?.end.line ?? line;
    const inCode = node.type === 'code' || node.type === 'html';
    for (let at = line; at <= last; at++) {
      const marker = lines[at - 1]!.indexOf(':::');
      if (marker < 0) continue;
      problem(
        at,
        marker + 1,
        'stray-marker',
        inCode
          ? `This ":::" is inside code or HTML that starts on line ${line}, so it is part of its text. Close the code above it.`
          : CLOSING.test(lines[at - 1]!)
            ? 'This ":::" ends nothing. Delete it, or leave a blank line above it if it follows a table.'
            : 'A marker ":::" is alone on its line, with nothing before it and only its name and {…} after it. Move the other text to a line of its own.',
      );
    }
  });
  return problems.sort((a, b) => a.line - b.line);
}

/** Checks the place and the attributes of a block. */
function blockProblem(
  node: Directive,
  ancestors: readonly Nodes[],
  problem: (line: number, column: number, code: string, message: string) => void,
): void {
  const { line = 1, column = 1 } = node.position?.start ?? {};
  const say = (code: string, message: string): void => problem(line, column, code, message);
  const outer = ancestors.find((one) => one.type === 'containerDirective' && one.name === 'rule');
  if (node.name === 'rule' && outer)
    return say(
      'nested-rule',
      `${capital(nameOf(node))} starts inside ${nameOf(outer as unknown as Directive)} of line ${outer.position?.start.line ?? 1}. Close that rule first, with ":::" alone on a line.`,
    );
  const around = ancestors.find((one) => one.type !== 'root' && one.type !== 'containerDirective');
  if (node.name === 'rule' && around)
    return say(
      'nested-rule',
      `${capital(nameOf(node))} is inside a list or a quote, where no reader finds it. Move its lines to the left margin.`,
    );
  const strange = Object.keys(node.attributes ?? {}).find((name) => !ATTRIBUTES[node.name]!.includes(name));
  if (strange !== undefined)
    say(
      'unknown-attribute',
      `":::${node.name}" has no attribute "${strange}". Its attributes are ${ATTRIBUTES[node.name]!.join(', ')}.`,
    );
}
