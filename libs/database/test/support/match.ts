/** A second implementation of card queries, over cards in memory. The tests compare the SQL with it. */
import { foldText, searchableFields, type CardDoc, type CardQuery, type GameContent } from '@rulewright/content';

export interface MatchContext {
  readonly game: GameContent;
  /** The cards that each mode removes, by mode. */
  readonly removed: ReadonlyMap<string, ReadonlySet<string>>;
}

/** The values of a field of a card; empty for a card without a value. */
export function valuesOf(card: CardDoc, field: string, game: GameContent): readonly (string | number)[] {
  const value = searchableFields(game.vocabulary.cardFields)
    .find((one) => one.id === field)!
    .read(card);
  return value === null ? [] : typeof value === 'object' ? value : [value];
}

function hasPhrase(text: string, words: readonly string[], whole: boolean): boolean {
  const all = foldText(text).split(' ');
  return all.some((_, from) =>
    words.every((word, i) => {
      const here = all[from + i];
      return here !== undefined && (!whole && i === words.length - 1 ? here.startsWith(word) : here === word);
    }),
  );
}

function textOf(card: CardDoc, game: GameContent): string {
  const fields = searchableFields(game.vocabulary.cardFields).filter((one) => one.type === 'text');
  return [
    card.name,
    ...card.aliases,
    ...fields.filter((one) => one.id !== 'name').map((one) => one.read(card)),
    card.flavor ?? '',
  ].join(' ');
}

export function matches(card: CardDoc, query: CardQuery, context: MatchContext): boolean {
  switch (query.kind) {
    case 'all':
      return query.of.every((one) => matches(card, one, context));
    case 'any':
      return query.of.some((one) => matches(card, one, context));
    case 'not':
      return !matches(card, query.of, context);
    case 'words': {
      const text =
        query.field === null ? textOf(card, context.game) : valuesOf(card, query.field, context.game).join(' ');
      return hasPhrase(text, query.words, query.whole);
    }
    case 'value':
      return valuesOf(card, query.field, context.game)
        .map((one) => foldText(String(one)))
        .some((one) => (query.exact ? one === query.value : one.startsWith(query.value)));
    case 'number': {
      const { value, comparison } = query;
      const numbers = valuesOf(card, query.field, context.game) as number[];
      if (comparison === '!=') return !numbers.includes(value);
      return numbers.some((one) =>
        comparison === '='
          ? one === value
          : comparison === '<'
            ? one < value
            : comparison === '<='
              ? one <= value
              : comparison === '>'
                ? one > value
                : one >= value,
      );
    }
    case 'fields': {
      const [own, other] = [query.field, query.other].map((id) => valuesOf(card, id, context.game)[0]);
      if (typeof own !== 'number' || typeof other !== 'number') return false;
      const { comparison } = query;
      if (comparison === '=') return own === other;
      if (comparison === '!=') return own !== other;
      return comparison.startsWith('<')
        ? own < other || (comparison === '<=' && own === other)
        : own > other || (comparison === '>=' && own === other);
    }
    case 'has':
      return valuesOf(card, query.field, context.game).some(
        (one) => query.in === 'values' || foldText(String(one)) !== '',
      );
    case 'pattern': {
      // The expressions of these tests mean the same to JavaScript.
      const pattern = new RegExp(query.pattern, 'iu');
      const texts =
        query.field === null ? [textOf(card, context.game)] : valuesOf(card, query.field, context.game).map(String);
      return texts.some((one) => pattern.test(foldText(one)));
    }
    case 'none':
      return false;
    // The trees of these tests have no legality documents.
    case 'banned':
    case 'restricted':
      return false;
    case 'legal':
      return context.removed.has(query.mode) && !context.removed.get(query.mode)!.has(card.id);
  }
}
