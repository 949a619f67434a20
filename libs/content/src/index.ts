/** The document language: schemas, loading and saving documents, references, rule text with parameter values, rulesets. */
export * from './schemas.ts';
export * from './provenance.ts';
export * from './adoption.ts';
export * from './examples.ts';
export { errataOf, printedDifferences, type CardDifference, type CardRevision, type Erratum } from './errata.ts';
export * from './first-game.ts';
export * from './learn.ts';
export * from './legality.ts';
export { legalityAt } from './legality-at.ts';
export type { Ground, Look } from './look.ts';
export { PNG_TEXT } from './logo-files.ts';
export { readLogo } from './logo.ts';
export * from './vocabulary.ts';
export { formerCardsSchema, type FormerCards } from './former-cards.ts';
export { formerOf, hadPlugin, isPlugin, type FormerPlugin, type KnownGame } from './former-plugin.ts';
export * from './printed-face.ts';
export * from './ruleset.ts';
export { seatsOf, type SeatRange } from './seats.ts';
export * from './deck-law.ts';
export * from './deck-law-words.ts';
export { deckLawOf, hasDeckLaw, lawFieldsOf } from './deck-law-of.ts';
export * from './deck-document.ts';
export * from './canonical.ts';
export { unfitCharacter } from './characters.ts';
export * from './card-query.ts';
export { firstHandOf, type FirstHand } from './first-hand.ts';
export {
  cardFieldValues,
  cardsChosen,
  inOrder,
  matchesCard,
  type CardChoice,
  type CardStatuses,
} from './card-match.ts';
export { cardsLike, type CardSearchAsked, type FoundCards } from './card-search.ts';
export * from './condition.ts';
export * from './parameters.ts';
export * from './problems.ts';
export * from './similar-names.ts';
export * from './content.ts';
export * from './load.ts';
export { LazyMap } from './lazy-map.ts';
export {
  LazyCards,
  cardInPassing,
  cardNames,
  cardsInPassing,
  cardsNamed,
  inGameOrder,
  nameOfCard,
  withMadeCards,
  withSharedNames,
} from './card-names.ts';
export { Lru, LruAsync, SizedLru } from './lru.ts';
export * from './drawings/drawing.ts';
export * from './pictures/picture.ts';
export * from './places.ts';
export { restrictionOf, withheldAt, withheldKey, type Restriction, type Withheld } from './withhold/restrictions.ts';
export { withheldTexts, type WithheldText } from './withhold/withhold.ts';
export { consistentTexts } from './withhold/view.ts';
export { hiddenReferences } from './withhold/hidden-references.ts';
export type { Loaded } from './gathering.ts';
export * from './resolve.ts';
export * from './compare.ts';
export { yamlData } from './plain-yaml.ts';
export { capital } from './capital.ts';
export * from './text-bounds.ts';
export * from './json-text.ts';
export * from './text/chapter.ts';
export { plainWords, ruleWords } from './text/rule-words.ts';
export { renderPassage } from './text/passage.ts';
export * from './text/render.ts';
export * from './text/guide.ts';
export * from './text/teach.ts';
export { NEW_GAME_WORDS, newGame, nameOfId, prefixOfId } from './data-game/new-game.ts';
export { NO_FACES } from './data-game/faces.ts';
export { vocabularyOf, type DataGame } from './data-game/vocabulary.ts';
export { pluginVocabulary, type PluginDocuments } from './data-game/plugin-vocabulary.ts';
export { cardDataSchema } from './data-game/card-data.ts';
export { fieldsSchema, type DataField } from './data-game/fields.ts';
export { documentSchemaOf } from './document-schema.ts';
export { bareSchemas, jsonSchemas, type JsonSchema } from './json-schemas.ts';
