import { importFieldNames, requiredFields } from '@sarn/data-migration/contract';
import type { ImportFieldName, ImportMapping } from '@sarn/data-migration/contract';

/** What each column is read as, by its index; null: not read. */
export type Choices = readonly (ImportFieldName | null)[];

/** The choice of each column of a table from its mapping. */
export function toChoices(mapping: ImportMapping, columns: number): Choices {
  const choices: (ImportFieldName | null)[] = Array.from({ length: columns }, () => null);
  for (const name of importFieldNames) {
    const place = mapping[name];
    if (place !== undefined && place < columns) choices[place] = name;
  }
  return choices;
}

export function toMapping(choices: Choices): ImportMapping {
  return Object.fromEntries(choices.flatMap((name, place) => (name ? [[name, place]] : [])));
}

/** The field that two columns are read as; undefined where there is none. */
export const chosenTwice = (choices: Choices): ImportFieldName | undefined =>
  choices.find(
    (name, place): name is ImportFieldName => name !== null && choices.indexOf(name) < place,
  ) ?? undefined;

export const isMissing = (choices: Choices): boolean =>
  requiredFields.some((field) => !choices.includes(field));
