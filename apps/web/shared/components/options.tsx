/** The options of a select, from ids and labels. */

export interface Named {
  readonly id: string | number;
  readonly name: string;
}

export function Options({ of }: { readonly of: readonly Named[] }) {
  return of.map(({ id, name }) => (
    <option key={id} value={id}>
      {name}
    </option>
  ));
}
