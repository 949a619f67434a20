/** Searches rules by words. Each search word must match the start of a word in the text, a part of the rule's id, or its number. */

export interface ReadableRule {
  readonly id: string;
  readonly number: string;
  readonly text: string;
}

export interface FoundRule {
  readonly id: string;
  readonly number: string;
  readonly before: string;
  readonly hit: string;
  readonly after: string;
}

/** The number of characters to show on each side of the first hit. */
const AROUND = 48;

export function findRules(rules: readonly ReadableRule[], query: string): FoundRule[] {
  const words = query.trim().toLowerCase().split(/\s+/);
  return rules.flatMap((rule) => {
    const text = rule.text.toLowerCase();
    const places = words.map((word) => wordStart(text, word));
    if (!words.every((word, i) => places[i]! >= 0 || rule.id.includes(word) || rule.number === word)) return [];
    const first = places.findIndex((place) => place >= 0);
    const from = first < 0 ? 0 : places[first]!;
    const to = first < 0 ? 0 : from + words[first]!.length;
    const cut = Math.max(0, from - AROUND);
    return {
      id: rule.id,
      number: rule.number,
      before: (cut > 0 ? '…' : '') + rule.text.slice(cut, from),
      hit: rule.text.slice(from, to),
      after: rule.text.slice(to, to + AROUND) + (to + AROUND < rule.text.length ? '…' : ''),
    };
  });
}

function wordStart(text: string, word: string): number {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (at === 0 || !/[\p{L}\p{N}]/u.test(text[at - 1]!)) return at;
  }
  return -1;
}
