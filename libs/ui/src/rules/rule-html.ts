/**
 * Turns the values and terms in sanitised rule HTML into buttons that open a popover with the explanation. These are native popovers, so
 * they work without scripts.
 */

const MARK = /<span class="(param|term)" data-(?:param|term)="([^"]*)">([^<]*)<\/span>/g;

/** The id of the popover for a parameter, a term or a rule. */
export function hintId(kind: 'param' | 'term' | 'rule', name: string): string {
  return `${kind}-${name.replace(/[^A-Za-z0-9_-]/g, '_')}`;
}

/** Adds buttons for every value and term for which `known` returns true. The others stay text. */
export function withHints(html: string, known: (kind: 'param' | 'term', name: string) => boolean): string {
  return html.replace(MARK, (whole, kind: 'param' | 'term', name: string, text: string) =>
    known(kind, name)
      ? `<button type="button" class="hint hint-${kind}" popovertarget="${hintId(kind, name)}" data-hint="${kind}">${text}</button>`
      : whole,
  );
}

/** Makes links to rules point to another page: puts `base` before the fragment. */
export function withRuleBase(html: string, base: string): string {
  return html.replace(/(<a class="rule-ref" data-rule="[^"]*" href=")(#[^"]*")/g, `$1${base}$2`);
}
