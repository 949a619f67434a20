/** Recognises columns with rules texts, by their name and by the form of their sentences. */
import { bare } from './values.ts';

/** Names of such columns in several languages. */
const NAMES = new Set([
  ...[
    'text',
    'rules',
    'rulestext',
    'rulestexts',
    'ruletext',
    'effect',
    'effects',
    'effecttext',
    'oracletext',
    'oracle',
  ],
  ...[
    'cardtext',
    'gametext',
    'description',
    'desc',
    'ability',
    'abilities',
    'abilitytext',
    'power',
    'powertext',
    'body',
  ],
  ...['kartentext', 'regeltext', 'regel', 'regeln', 'wirkung', 'effekt', 'fahigkeit', 'fahigkeiten', 'beschreibung'],
  ...['texte', 'effet', 'effets', 'capacite', 'capacites', 'texto', 'efecto', 'habilidad', 'testo', 'effetto', 'tekst'],
]);

const wordsIn = (text: string): number => text.split(/\s+/u).length;
const isSentence = (text: string): boolean => wordsIn(text) >= 3 && /[.!?…][)"”’»]*$|[.:;] \S/u.test(text);

/** The part of the texts that must be sentences, and the mean number of words of texts without full stops. */
const SENTENCES = 0.4;
const MANY_WORDS = 6;

export function isRulesText(column: string, texts: readonly string[]): boolean {
  if (texts.length === 0) return false;
  const mean = texts.reduce((sum, text) => sum + wordsIn(text), 0) / texts.length;
  const sentences = texts.filter(isSentence).length / texts.length;
  const name = bare(column.slice(column.lastIndexOf('.') + 1));
  const isNamed = NAMES.has(name) || /(?:rules?|card|game|effect|oracle)text/u.test(name);
  return sentences >= SENTENCES || (isNamed && (mean >= 2 || sentences > 0)) || mean >= MANY_WORDS;
}
