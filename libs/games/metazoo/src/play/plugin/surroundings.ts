/**
 * Texts for the surroundings: the questions about the world outside, the answers, and the sentences in the log
 * (mz.terrabonus.environment-input).
 */
import { runningWithLocals, type EventRecord, type ForeseenQuestion } from '@rulewright/engine';
import type { Fact, M } from '../model/model.ts';
import { ABSENT, IN_SIGHT, MILES, PRESENT, answersTo } from '../numbers/facts.ts';

interface FactWords {
  readonly asks: string;
  readonly yes: string;
  readonly no: string;
}

/** What the words of a fact depend on. */
type Asked = Pick<Fact, 'key' | 'place'>;

/** Texts by the key of a fact. For a fact that is not listed, `plainWords` creates them. */
const WORDS: Readonly<Record<string, FactWords>> = {
  Fog: { asks: 'Is it foggy where you play?', yes: 'There is fog', no: 'There is no fog' },
  Nighttime: { asks: 'Is it night where you play?', yes: 'It is night', no: 'It is not night' },
  Daytime: { asks: 'Is it day where you play?', yes: 'It is day', no: 'It is not day' },
  Dusk: { asks: 'Is the sun just setting?', yes: 'It is dusk', no: 'It is not dusk' },
  Dawn: { asks: 'Is the sun just rising?', yes: 'It is dawn', no: 'It is not dawn' },
  'Full Moon': { asks: 'Is the moon full?', yes: 'The moon is full', no: 'The moon is not full' },
  train: { asks: 'Is there a train nearby?', yes: 'There is a train', no: 'There is no train' },
  'wearing-pants': { asks: 'Are you wearing pants?', yes: 'Wearing pants', no: 'Not wearing pants' },
};

/** The key in the form used inside a sentence: `wearing pants`, `full moon`. */
const plain = (key: string): string => key.replaceAll('-', ' ').toLowerCase();

function plainWords({ key, place }: Asked): FactWords {
  const name = plain(key);
  return place
    ? { asks: `How far is the nearest ${name}?`, yes: `At a ${name}`, no: `No ${name} nearby` }
    : { asks: `Is this true where you play: ${name}?`, yes: `So: ${name}`, no: `Not so: ${name}` };
}

const wordsOf = (fact: Asked): FactWords => (fact.place ? undefined : WORDS[fact.key]) ?? plainWords(fact);

/** The question about a fact. */
export const questionAbout = (fact: Asked): string => wordsOf(fact).asks;

function answerText(fact: Fact, value: number): string {
  if (value === ABSENT) return wordsOf(fact).no;
  if (value === PRESENT) return wordsOf(fact).yes;
  if (value === IN_SIGHT) return `A ${plain(fact.key)} in sight, further off`;
  const miles = value - MILES;
  return `A ${plain(fact.key)} ${miles} ${miles === 1 ? 'mile' : 'miles'} away, out of sight`;
}

const named = (m: M, name: number): Fact => m.program.facts.find((fact) => fact.name === name)!;

/** The fact that the step `surroundings` asks about now. Null in any other step. */
function asked(m: M): { readonly at: number; readonly fact: Fact } | null {
  const { step, locals } = runningWithLocals(m).at(-1)!;
  if (step !== 'surroundings') return null;
  const fact = m.program.facts[locals['fact']!];
  return fact ? { at: locals['fact']!, fact } : null;
}

export function surroundingsQuestion(m: M): string | null {
  const now = asked(m);
  return now && wordsOf(now.fact).asks;
}

/** This question and all later ones of the same seat. They do not depend on the answers. */
export function surroundingsForeseen(m: M): ForeseenQuestion[] {
  const now = asked(m);
  if (!now) return [];
  const host = m.decisionSeat === 0;
  const own = (fact: Fact): boolean => fact.perCaster || m.program.p.surroundingsPerCaster;
  return m.program.facts
    .slice(now.at)
    .filter((fact) => host || own(fact))
    .map((fact) => ({
      question: wordsOf(fact).asks,
      options: answersTo(m, fact).map((value) => answerText(fact, value)),
    }));
}

export const declarationText = (m: M, name: number, value: number): string => answerText(named(m, name), value);

/** The sentence of an event `fact.declared`. Names the Caster only if the fact does not apply to the whole table. */
export function declarationTold(m: M, { args: [seat, name, value] }: EventRecord): string {
  const text = answerText(named(m, name), value);
  return seat < 0 ? `${text}.` : `{seat}: ${text.charAt(0).toLowerCase()}${text.slice(1)}.`;
}
