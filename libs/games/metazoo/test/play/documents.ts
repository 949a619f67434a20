/** The documents by which MetaZoo's Pages have texts: the fields, the faces, the parameters of play, and the play with the phrases of texts. */
import { readFileSync } from 'node:fs';
import {
  facesSchema,
  fieldsSchema,
  parametersSchema,
  type CardDoc,
  type DataGame,
  type GameContent,
} from '@rulewright/content';
import { checkPlay, type CheckedPlay, type PlayWorld } from '@rulewright/content/play';
import { parse } from 'yaml';

export { plainCard, spokenCard, textCard } from './text-cards.ts';

const textOf = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8');

export const FIELDS = fieldsSchema.parse(parse(textOf('fields.yaml')));
const FACES = facesSchema.parse(parse(textOf('faces.yaml')));
/** Those that only the play reads. */
export const PARAMETERS = parametersSchema.parse({
  ...(parse(textOf('parameters.yaml')) as object),
  steps: [],
}).parameters;
/** The documents that describe Pages. */
export const DOCUMENTS: DataGame = {
  fields: FIELDS,
  faces: FACES,
  parameters: { parameters: PARAMETERS, steps: [] },
  pictures: new Map(),
};

/** The play documents of the game as one text, in the order of their names. */
export const PLAY = ['metazoo-hints.play', 'metazoo-texts.play', 'metazoo-variants.play', 'metazoo.play']
  .map(textOf)
  .join('\n');

/** Checks the documents with the Pages of the game, which have texts. */
export function checkedDocuments(game: GameContent, cards: readonly CardDoc[], play = PLAY): CheckedPlay {
  const { parameters, steps } = game.vocabulary;
  const world: PlayWorld = {
    game: game.doc.id,
    documents: { fields: FIELDS, parameters: { parameters: [...parameters, ...PARAMETERS], steps } },
    rules: new Set(game.rules.keys()),
    cards: new Map(cards.map((card) => [card.id, card])),
  };
  return checkPlay(play, world);
}
