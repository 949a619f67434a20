/** A directive in the syntax tree of a text. */
import type { RootContent } from 'mdast';

/** A directive node, reduced to the members used here. */
export interface Directive {
  readonly type: 'textDirective' | 'leafDirective' | 'containerDirective';
  readonly name: string;
  readonly attributes?: Readonly<Record<string, string | null | undefined>> | null;
  readonly children: RootContent[];
  readonly position?: { start: { line: number; column: number } };
}
