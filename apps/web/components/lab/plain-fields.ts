/** What the form without scripts sends, as the input of a run. */
import type { NewLabRunInput } from '@rulewright/api-client';
import { valuesIn } from './draft.ts';

/** Seats that the form offers. */
export const PLAIN_SEATS = [1, 2] as const;

/** `draw.handSize=4..8`, one a line. */
const rangesIn = (text: string) =>
  text
    .split(/\r?\n/u)
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [parameter = '', values = ''] = line.split(/=(.*)/su);
      return { parameter: parameter.trim(), values: valuesIn(values) };
    });

/** The input that the fields ask for; what is wrong with it the API says. */
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
