import type { ImportFieldName, ImportMapping } from '../contract/index.ts';

/** What each column is read as; null: not at all. */
export type Choices = readonly (ImportFieldName | null)[];

export const toChoices = (mapping: ImportMapping, columns: number): Choices => {
  const names = new Map(
    (Object.entries(mapping) as [ImportFieldName, number][]).map(([name, at]) => [at, name]),
  );
  return Array.from({ length: columns }, (_, at) => names.get(at) ?? null);
};

export const toMapping = (choices: Choices): ImportMapping =>
  Object.fromEntries(
    choices.flatMap((name, at) => (name === null ? [] : [[name, at]])),
  ) as ImportMapping;

/** The first field that is chosen for two columns. */
export const chosenTwice = (choices: Choices): ImportFieldName | null =>
  choices.find((name, at) => name !== null && choices.indexOf(name) !== at) ?? null;
