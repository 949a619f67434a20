/** Reads, checks and writes the mapping of a source. */
import {
  adoptionSchema,
  canonicalJson,
  didYouMean,
  yamlData,
  type Adoption,
  type GameContent,
} from '@rulewright/content';
import { stringify } from 'yaml';
import { SourceError, type Source } from './source.ts';

/** @param source a mapping, or its text @throws SourceError */
export function readMapping(source: unknown, name: string): Adoption {
  let value = source;
  try {
    if (typeof source === 'string') value = yamlData(source);
  } catch (error) {
    throw new SourceError(`The mapping cannot be read: ${(error as Error).message}`);
  }
  const result = adoptionSchema.safeParse(value);
  if (!result.success) {
    const [issue] = result.error.issues;
    throw new SourceError(`The mapping has a problem at "${issue!.path.join('.')}": ${issue!.message}`);
  }
  if (result.data.id !== name)
    throw new SourceError(`The mapping has the id "${result.data.id}", but the source is "${name}".`);
  return result.data;
}

/** The text of the mapping document. A stored text with the same meaning stays unchanged, including its comments. */
export function textOfMapping(source: unknown, mapping: Adoption, stored: string | undefined): string {
  if (typeof source === 'string') return source;
  if (stored !== undefined && canonicalJson(readMapping(stored, mapping.id)) === canonicalJson(mapping)) return stored;
  return mappingText(mapping);
}

/** A mapping as YAML, as the option `--mapping` reads it. */
export const mappingText = (mapping: Adoption): string => stringify(mapping, { lineWidth: 0 });

const columnsOf = ({ key, name, set, number, rarity, flavor, repeatOf, fields }: Adoption): string[] =>
  [
    key,
    name,
    set.from,
    set.name,
    number?.from,
    rarity?.from,
    flavor,
    repeatOf,
    ...Object.values(fields).map(({ from }) => from),
  ].filter((column) => column !== undefined);

/** Whether the mapping uses a column. Mapping an object also maps its columns, and the reverse. */
export const isUsed = (mapping: Adoption, column: string): boolean =>
  columnsOf(mapping).some((one) => one === column || one.startsWith(`${column}.`) || column.startsWith(`${one}.`));

/** @throws SourceError for a field that the game does not have and the mapping does not add */
export function checkFields({ fields }: Adoption, { data }: GameContent): void {
  const known = data!.fields.fields.map(({ id }) => id);
  for (const [id, field] of Object.entries(fields))
    if (!field.new && !known.includes(id))
      throw new SourceError(
        `The game has no field "${id}".${didYouMean(id, known)} Fix the name, or add "new: true" to the field in the mapping to add it to the game.`,
      );
}

export function checkColumns(mapping: Adoption, { columns }: Source): void {
  const missing = columnsOf(mapping).filter((column) => !columns.includes(column));
  if (missing.length > 0)
    throw new SourceError(
      `The source has no column ${missing.map((column) => `"${column}"`).join(', ')}. It has ${columns.join(', ')}.`,
    );
}
