/** Card searches as visitors send them, made from the words of the cards themselves. */
import type { CardField } from '@rulewright/content';
import { Random } from '@rulewright/engine';

const WORD = /[A-Za-z]{3,}/gu;

export interface MadeSearch {
  readonly text: string;
  readonly sort?: { readonly field: string; readonly descending?: boolean };
  readonly facets?: readonly { readonly field: string; readonly values: readonly string[] }[];
}

/** Makes `count` searches from the texts of cards: words, beginnings of words, phrases, legality in a mode, orders and facets. */
export function madeSearches(
  count: number,
  texts: readonly string[],
  fields: readonly CardField[],
  mode: string,
): MadeSearch[] {
  const random = new Random(5);
  const any = <Member>(list: readonly Member[]): Member => list[random.below(list.length)]!;
  const words = (): string[] => any(texts).match(WORD) ?? [];
  const sorts = fields.filter(({ type }) => type === 'number').map(({ id }) => id);
  const forms: (() => MadeSearch)[] = [
    () => ({ text: any(words()) }),
    () => ({ text: any(words()).slice(0, 3) }),
    () => {
      const all = words();
      const at = random.below(Math.max(1, all.length - 2));
      return { text: `"${all.slice(at, at + 2).join(' ')}"` };
    },
    () => ({ text: `legal:${mode} ${any(words())}` }),
    () => ({ text: `-${any(words())} ${any(words())}`, sort: { field: any(sorts), descending: true } }),
    () => ({ text: '', sort: { field: any(sorts) } }),
    () => ({ text: any(words()), facets: [{ field: 'set', values: [`made-0-${random.below(5)}`] }] }),
  ];
  return Array.from({ length: count }, (_, n) => forms[n % forms.length]!());
}
