/** The name of a field in words: `data.abilities.0.text` is "Text", `data.scientificName` is "Scientific name". */
export function fieldName(field: string): string {
  const last = field.split('.').findLast((part) => !/^\d+$/u.test(part)) ?? field;
  const words = last
    .replace(/([a-z])([A-Z])/gu, '$1 $2')
    .replaceAll(/[-_]/gu, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
