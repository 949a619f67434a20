/**
 * Converts the site's styles for resvg, which supports neither custom properties nor `light-dark()`: replaces every `var()` by its value,
 * and takes the colours of the light theme. The colours remain defined in `tokens.css` only.
 */

interface Rule {
  readonly selectors: readonly string[];
  readonly declarations: readonly (readonly [property: string, value: string])[];
}

/** The properties that the drawing uses. All others are for browsers only. */
const DRAWN = /^(?:fill|stroke|opacity|font-(?:family|weight|style)|letter-spacing)/u;
const USED = /var\((--[\w-]+)(?:,([^()]*(?:\([^()]*\))?))?\)/u;
const LIGHT_DARK = /light-dark\(((?:[^(),]|\([^()]*\))+),(?:[^()]|\([^()]*\))*\)/gu;
const DEPTH = 8;

/** The rules of a style sheet in order, without those for other themes, sizes and media. */
function rulesOf(css: string): Rule[] {
  const rules: Rule[] = [];
  const text = css.replace(/\/\*[^]*?\*\//gu, '').replace(LIGHT_DARK, '$1');
  let at = 0;
  for (;;) {
    const open = text.indexOf('{', at);
    if (open < 0) return rules;
    const head = text.slice(at, open).replace(/^[\s}]+/u, '');
    at = open + 1;
    if (head.startsWith('@layer')) continue;
    const close = head.startsWith('@') ? endOfBlock(text, at) : text.indexOf('}', at);
    if (!head.startsWith('@'))
      rules.push({ selectors: head.split(',').map((one) => one.trim()), declarations: read(text.slice(at, close)) });
    at = close + 1;
  }
}

function endOfBlock(text: string, from: number): number {
  let depth = 1;
  for (let at = from; at < text.length; at++) {
    if (text[at] === '{') depth++;
    else if (text[at] === '}' && --depth === 0) return at;
  }
  return text.length;
}

const read = (block: string): Rule['declarations'] =>
  block
    .split(';')
    .map((one) => [one.slice(0, one.indexOf(':')).trim(), one.slice(one.indexOf(':') + 1).trim()] as const)
    .filter(([property, value]) => property !== '' && value !== '');

type Values = ReadonlyMap<string, string>;

/**
 * Replaces each `var()` in a value. Also returns the custom properties that it used, without those that stand in for another one: that one may
 * have a value in a narrower scope.
 */
function resolve(value: string, values: Values): { readonly value: string; readonly used: ReadonlySet<string> } {
  const used = new Set<string>();
  const standIns = new Set<string>();
  let text = value;
  for (let step = 0; step < DEPTH; step++) {
    const match = USED.exec(text);
    if (!match) break;
    const [whole, name, standIn] = match;
    if (!standIns.has(name!)) used.add(name!);
    const own = values.get(name!);
    if (own === undefined) for (const [other] of standIn?.matchAll(/--[\w-]+/gu) ?? []) standIns.add(other);
    text = text.replace(whole, own ?? standIn ?? 'none');
  }
  return { value: text, used };
}

/** A part of the page in which custom properties have other values, such as `[data-tint='sea']`. */
interface StyleRule {
  readonly selector: string;
  readonly values: Values;
  readonly own: ReadonlySet<string>;
}

/**
 * Returns the style rules with all custom properties resolved.
 * @param sheets the style sheets, starting with the one that defines the tokens in `:root`
 * @param overrides values that override tokens, such as the font families
 */
export function plainStyles(sheets: readonly string[], overrides: Readonly<Record<string, string>>): string {
  const rules = sheets.flatMap(rulesOf);
  const own = (rule: Rule) => rule.declarations.filter(([property]) => property.startsWith('--'));
  const root = new Map([
    ...rules.filter(({ selectors }) => selectors[0] === ':root').flatMap(own),
    ...Object.entries(overrides),
  ]);
  const scopes = sheets
    .slice(1)
    .flatMap(rulesOf)
    .filter((rule) => !rule.selectors.some((one) => one.includes(':root')) && own(rule).length > 0)
    .flatMap((rule): StyleRule[] => {
      const values = new Map([...root, ...own(rule)]);
      return rule.selectors.map((selector) => ({ selector, values, own: new Set(own(rule).map(([name]) => name)) }));
    });
  return rules.flatMap((rule) => written(rule, root, scopes)).join('\n');
}

/**
 * Restricts a selector to a scope. The element of the scope is around that of the selector: it can be any of its parts, or before one. If the
 * scope starts with the first part of the selector, the scope replaces that part.
 */
function within(scope: string, selector: string): string[] {
  const parts = selector.split(' ');
  const [first, ...rest] = parts;
  if (rest.length > 0 && scope.startsWith(first!)) return [[scope, ...rest].join(' ')];
  if (!scope.startsWith('[')) return [`${scope} ${selector}`];
  return parts.flatMap((part, at) =>
    [`${scope} ${part}`, `${part}${scope}`].map((one) => parts.with(at, one).join(' ')),
  );
}

/** The fonts have only the weights 400, 600 and 700. */
const nearestWeight = (weight: number): number => (weight < 500 ? 400 : weight < 650 ? 600 : 700);

function written(rule: Rule, root: Values, scopes: readonly StyleRule[]): string[] {
  const drawn = rule.declarations.filter(([property]) => DRAWN.test(property));
  if (drawn.length === 0) return [];
  const block = (selectors: readonly string[], lines: readonly string[]): string[] =>
    lines.length === 0 ? [] : [`${selectors.join(', ')} { ${lines.join('; ')} }`];
  const line = (property: string, value: string): string =>
    `${property}: ${property === 'font-weight' ? nearestWeight(Number(value)) : value}`;
  const plain = drawn.map(([property, value]) => line(property, resolve(value, root).value));
  const scoped = scopes.flatMap(({ selector, values, own }) => {
    const lines = drawn
      .map(([property, value]) => [property, resolve(value, values)] as const)
      .filter(([, { used }]) => [...used].some((name) => own.has(name)))
      .map(([property, { value }]) => line(property, value));
    return block(
      rule.selectors.flatMap((one) => within(selector, one)),
      lines,
    );
  });
  return [...block(rule.selectors, plain), ...scoped];
}
