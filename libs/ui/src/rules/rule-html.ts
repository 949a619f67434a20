/**
 * Makes the values and terms in sanitised rule HTML openable: each becomes a button for the popover that explains it.
 * Popovers are the browser's own, so they open without any script.
 */

const MARK = /<span class="(param|term)" data-(?:param|term)="([^"]*)">([^<]*)<\/span>/g;

/** The id of the popover of a parameter or term. */
export function hintId(kind: 'param' | 'term', name: string): string {
  return `${kind}-${name.replace(/[^A-Za-z0-9_-]/g, '_')}`;
}

/** The HTML with buttons for every value and term that `known` holds; others stay text. */
export function withHints(html: string, known: (kind: 'param' | 'term', name: string) => boolean): string {
  return html.replace(MARK, (whole, kind: 'param' | 'term', name: string, text: string) =>
    known(kind, name)
      ? `<button type="button" class="hint hint-${kind}" popovertarget="${hintId(kind, name)}" data-hint="${kind}">${text}</button>`
      : whole,
  );
}

/** The HTML with links to rules leading into another page: `base` goes before the fragment. */
export function withRuleBase(html: string, base: string): string {
  return html.replace(/(<a class="rule-ref" data-rule="[^"]*" href=")(#[^"]*")/g, `$1${base}$2`);
}
