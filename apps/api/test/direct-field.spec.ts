/** A direct field takes the values of GraphQL. A decorated parameter would need the steps of Nest, so it is refused. */
import 'reflect-metadata';
import { Parent } from '@nestjs/graphql';
import { DirectField } from '../src/graphql/direct-field.ts';

test('refuses a direct field with a decorated parameter, and names the field', () => {
  class Cards {
    name(card: { readonly name: string }): string {
      return card.name;
    }
  }
  const decorate = DirectField('name', () => String) as (target: object, key: string, of: PropertyDescriptor) => void;
  const method = Object.getOwnPropertyDescriptor(Cards.prototype, 'name')!;
  expect(() => decorate(Cards.prototype, 'name', method)).not.toThrow();
  Parent()(Cards.prototype, 'name', 0);
  expect(() => decorate(Cards.prototype, 'name', method)).toThrow(/direct field "name" have decorators/u);
});
