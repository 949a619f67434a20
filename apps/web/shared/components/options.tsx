/** The options of a select, from ids and labels. */

export interface NamedOption {
  readonly id: string | number;
  readonly name: string;
}

export function Options({ of }: { readonly of: readonly NamedOption[] }) {
  return of.map(({ id, name }) => (
    <option key={id} value={id}>
      {name}
    </option>
  ));
}
