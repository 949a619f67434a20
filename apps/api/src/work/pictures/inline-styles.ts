/** Writes style rules into the elements that they match, for programs that do not support descendant selectors. */
import { compile, selectAll } from 'css-select';
import render from 'dom-serializer';
import type { Element } from 'domhandler';
import { parseDocument } from 'htmlparser2';

const XML = { xmlMode: true } as const;

export interface InlineRule {
  readonly matches: ReturnType<typeof compile<Element, Element>>;
  readonly style: readonly (readonly [property: string, value: string])[];
}

/** The style values of an element by property. */
export type ElementStyle = Map<string, string>;

/** The specificity of a selector: its number of classes and attributes. */
const weightOf = (selector: string): number => selector.match(/[.[]/gu)?.length ?? 0;

/** Reads the rules that `plainStyles` wrote, and sorts them by specificity, the lowest first. */
export function readRules(css: string): readonly InlineRule[] {
  const rules = css.split('}').flatMap((rule) => {
    const open = rule.indexOf('{');
    if (open < 0) return [];
    const style = rule
      .slice(open + 1)
      .split(';')
      .map((line) => {
        const at = line.indexOf(':');
        return [line.slice(0, at).trim(), line.slice(at + 1).trim()] as const;
      });
    const selectors = rule.slice(0, open).split(',');
    return selectors.map((selector) => ({ selector: selector.trim(), style }));
  });
  return rules
    .sort((a, b) => weightOf(a.selector) - weightOf(b.selector))
    .map(({ selector, style }) => ({ matches: compile<Element, Element>(selector, XML), style }));
}

/** Writes the styles into the elements of an SVG. @param finish can change the style of each element that has one */
export function inlineStyles(
  svg: string,
  rules: readonly InlineRule[],
  finish: (style: ElementStyle) => void = () => undefined,
): string {
  const document = parseDocument(svg, XML);
  const styles = new Map<Element, ElementStyle>();
  for (const { matches, style } of rules)
    for (const element of selectAll<Element, Element>(matches, document.children as Element[], XML)) {
      const own: ElementStyle = styles.get(element) ?? new Map<string, string>();
      for (const [property, value] of style) own.set(property, value);
      styles.set(element, own);
    }
  for (const [element, style] of styles) {
    finish(style);
    element.attribs['style'] = [...style].map(([property, value]) => `${property}: ${value}`).join('; ');
  }
  return render(document, XML);
}
