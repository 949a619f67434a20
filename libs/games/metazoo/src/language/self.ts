/** The phrase for the Page that has the text, in its own text. */
import { also, either, only, self, type Phrase } from '@rulewright/content/sentences';

const TYPES = {
  aura: 'this Aura Page',
  beastie: 'this Beastie',
  spell: 'this Spell',
  potion: 'this Potion',
  artifact: 'this Artifact',
  terra: 'this Terra',
} as const;
/** Words that name a page type. The parser accepts them only on Pages of this type. */
const byType = Object.entries(TYPES).map(([type, words]): Phrase => {
  return only(either(words), (_, { hint }) => hint['pageType'] === type);
});

export const ownName = either(self, also('this Page', ...byType));
