/** People whom a comment names, such as `@Olga`. */
import type { Person } from '@rulewright/accounts';

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');

/** Whether `@name` is in the text as a whole name. */
const names = (text: string, name: string): boolean =>
  new RegExp(`(?<![\\p{L}\\p{N}])@${escaped(name)}(?![\\p{L}\\p{N}])`, 'iu').test(text);

/** The people whom a text names by their whole name, or by its first word if nobody else has the same first word. */
export function mentionedIn<One extends Pick<Person, 'id' | 'name'>>(text: string, people: readonly One[]): One[] {
  if (!text.includes('@')) return [];
  const first = ({ name }: Pick<Person, 'name'>): string => name.split(' ')[0]!.toLowerCase();
  const byWhole = people.filter(({ name }) => names(text, name));
  const byFirst = people.filter((one) => {
    const alone = people.filter((other) => first(other) === first(one)).length === 1;
    return alone && names(text, first(one));
  });
  return [...new Set([...byWhole, ...byFirst])];
}
