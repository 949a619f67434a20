/** The labels of card faces on preview pictures. The API draws these pictures and cannot use the site's message catalogues. */
import type { FaceWords } from '@rulewright/ui';

export const FACE_WORDS: FaceWords = {
  provisional: 'provisional',
  costs: (cost) => (cost === undefined ? 'no cost' : `cost ${cost}`),
  rarity: (rarity) => rarity.charAt(0).toUpperCase() + rarity.slice(1).replaceAll('-', ' '),
};
