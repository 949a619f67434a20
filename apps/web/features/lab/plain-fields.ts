/** Converts the fields of the form without scripts to the API input of a run. */
import type { NewLabRunInput } from '@rulewright/api-client';
import { valuesIn } from './draft.ts';

/** The seats that the form offers. */
export const PLAIN_SEATS = [1, 2] as const;

/** Parses ranges such as `draw.handSize=4..8`, one per line. */
const rangesIn = (text: string) =>
  text
    .split(/\r?\n/u)
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [parameter = '', values = ''] = line.split(/=(.*)/su);
      return { parameter: parameter.trim(), values: valuesIn(values) };
    });

/** Builds the input from the fields. The API validates it. */
export function plainInput(form: FormData): NewLabRunInput {
  const text = (name: string): string => {
    const value = form.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  const kind = text('kind');
  return {
    ruleset: text('ruleset'),
    against: kind === 'compare' ? text('against') : null,
    sweep: kind === 'sweep' ? (rangesIn(text('ranges'))[0] ?? { parameter: '', values: [] }) : null,
    tune:
      kind === 'tune'
        ? {
            goals: text('goals')
              .split(',')
              .map((goal) => goal.trim()),
            vary: rangesIn(text('ranges')),
          }
        : null,
    entrants: PLAIN_SEATS.map((seat) => ({ bot: text(`bot-${seat}`), deckSlug: text(`deck-${seat}`) })),
    games: Math.trunc(Number(text('games'))) || 0,
    seed: text('seed') === '' ? null : Number(text('seed')) | 0,
    swap: form.has('swap'),
    stop: null,
  };
}
