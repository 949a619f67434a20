/** The author of a change set: a person with an account, or a name for someone who works on files without an account. */
import { actorOf, People, type Actor, type Person } from '@rulewright/accounts';
import type { DataSource } from 'typeorm';

export interface Author {
  readonly name: string;
  readonly actor: Actor;
}

export const authorOf = (person: Person): Author => ({ name: person.name, actor: actorOf(person) });

/** The open account with this address; otherwise an author with this name and no account. */
export async function authorNamed(database: DataSource, name: string): Promise<Author> {
  const person = await new People(database).withEmail(name.trim().toLowerCase());
  return person ? authorOf(person) : { name, actor: { id: null, label: name } };
}
