/** Every entity. The data source takes all classes that these files export. */
import * as account from './account.ts';
import * as changeSet from './change-set.ts';
import * as collection from './collection.ts';
import * as lab from './lab.ts';
import * as match from './match.ts';
import * as outgoing from './outgoing.ts';
import * as publicSuggestion from './public-suggestion.ts';
import * as rated from './rated.ts';
import * as readModel from './read-model.ts';
import * as release from './release.ts';
import * as savedDeck from './saved-deck.ts';

export const ENTITIES = [
  ...[account, changeSet, collection, lab, match, outgoing, publicSuggestion, rated, readModel, release, savedDeck],
]
  .flatMap((file): unknown[] => Object.values(file))
  .filter((exported) => typeof exported === 'function');

export * from './account.ts';
export * from './change-set.ts';
export * from './collection.ts';
export * from './lab.ts';
export * from './match.ts';
export * from './outgoing.ts';
export * from './public-suggestion.ts';
export * from './rated.ts';
export * from './read-model.ts';
export * from './release.ts';
export * from './saved-deck.ts';
