/** The words of card faces on pictures of links. The catalogues of the site are not here: pictures are drawn by the API. */
import type { FaceWords } from '@rulewright/ui';

export const FACE_WORDS: FaceWords = {
  cost: 'Cost',
  makes: 'Makes',
  provisional: 'provisional',
  costs: (cost) => (cost === undefined ? 'no cost' : `cost ${cost}`),
  limit: (copies) => `limit ${copies}`,
  inflicts: (effects) => `Inflicts ${effects}.`,
  rarity: (rarity) => rarity.charAt(0).toUpperCase() + rarity.slice(1).replaceAll('-', ' '),
};
