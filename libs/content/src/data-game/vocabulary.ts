/** The vocabulary of a game without a plugin, made from its documents. */
import { z } from 'zod';
import type { Picture } from '../pictures/picture.ts';
import type { GameVocabulary } from '../vocabulary.ts';
import { factsOf, readingsOf } from './card-facts.ts';
import { cardDataSchema } from './card-data.ts';
import { cardFieldsOf } from './card-fields.ts';
import type { FacesDoc } from './faces.ts';
import type { FieldsDoc } from './fields.ts';
import type { ParametersDoc } from './parameters.ts';
import { slotFaceOf } from './slot-face.ts';

/** The documents that replace a plugin's vocabulary. */
export interface DataGame {
  readonly fields: FieldsDoc;
  readonly faces: FacesDoc;
  readonly parameters: ParametersDoc;
  /** The pictures of cards, by file name. */
  readonly pictures: ReadonlyMap<string, Picture>;
}

/** Without an engine nothing plays mode rules, so a mode cannot have any. */
const NO_TRIGGERS = z.never({
  error: 'a game without an engine has no rules of this kind; write the rule in a chapter',
});

/** Makes a vocabulary from documents. Its users cannot distinguish it from a plugin's. */
export function vocabularyOf(game: string, { fields, faces, parameters, pictures }: DataGame): GameVocabulary {
  return {
    game,
    parameters: parameters.parameters,
    steps: parameters.steps,
    cardData: cardDataSchema(fields),
    modeRule: NO_TRIGGERS,
    citedRules: [],
    cardFields: cardFieldsOf(fields),
    facts: (card) => factsOf(fields, card),
    face: (card) => slotFaceOf(fields, faces, pictures, card),
    readings: (card) => readingsOf(fields, card),
  };
}
