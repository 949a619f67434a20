/** The options of a select: ids with labels, or words that are their own labels. */

export interface NamedOption {
  readonly id: string | number;
  readonly name: string;
}

export function Options({ of }: { readonly of: readonly (NamedOption | string)[] }) {
  return of.map((option) => {
    const { id, name } = typeof option === 'string' ? { id: option, name: option } : option;
    return (
      <option key={id} value={id}>
        {name}
      </option>
    );
  });
}
