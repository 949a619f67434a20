/** Converts a value of the data to text: "Super rare" for `super-rare`. */
export function valueName(value: string): string {
  if (!/^[a-z]+(-[a-z0-9]+)*$/.test(value)) return value;
  return value.charAt(0).toUpperCase() + value.slice(1).replaceAll('-', ' ');
}

/** The words for a value of a facet: its name, or its value as text. */
export const facetName = ({ value, name }: { readonly value: string; readonly name?: string | null }): string =>
  name ?? valueName(value);
