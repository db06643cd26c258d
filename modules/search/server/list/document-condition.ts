import { containing, sampleTerms } from '../typed.rules.ts';
import type { SearchTerm } from '../typed.rules.ts';

/** Conditions on the documents of the rows of a list. */
export interface IndexFilters {
  readonly terms: readonly SearchTerm[];
  /** All of these filters of the search index: `y2569`, `r:<register>`, `p:<person>` … */
  readonly tags: readonly string[];
  /** At least one filter of each of these groups. */
  readonly anyTags: readonly (readonly string[])[];
}

export const noIndexFilters: IndexFilters = { terms: [], tags: [], anyTags: [] };

/** Queries that lead to every form of the condition, for the test of all statements. */
export const sampleIndexFilters: {
  readonly [Field in keyof IndexFilters]: readonly IndexFilters[Field][];
} = {
  terms: [[], sampleTerms],
  tags: [[], ['y2569']],
  anyTags: [[], [['k:memo'], ['s:CLOSED']]],
};

/**
 * The condition for the document of `item.document_id`; empty without conditions. The document is
 * known by its id here, so the words are searched in its one row, however short they are.
 *
 * @param document column that holds the id of the document
 */
export function documentCondition(
  marks: IndexFilters,
  next: (value: unknown) => string,
  document = 'item.document_id',
): string {
  const wheres = marks.terms.map((term) => `(${oneOf(term, next)})`);
  if (marks.tags.length > 0) wheres.push(`find.tags @> ${next(marks.tags)}::text[]`);
  for (const group of marks.anyTags) wheres.push(`find.tags && ${next(group)}::text[]`);
  if (wheres.length === 0) return '';
  return `exists (select 1 from document_find find
    where find.document_id = ${document} and ${wheres.join(' and ')})`;
}

function oneOf(term: SearchTerm, next: (value: unknown) => string): string {
  if (term.yearNumber !== null) {
    // Testing the text first avoids testing the numbers of most documents, which costs more. The year may
    // be written as a Christian one.
    const number = term.yearNumber.slice(0, term.yearNumber.indexOf('/') + 1);
    return `find.body like ${next(containing(number))}
      and search_numbers(find.body) @> array[${next(term.yearNumber)}::text]`;
  }
  const ways = term.readings.map((reading) => `find.body like ${next(containing(reading))}`);
  if (term.number !== null) ways.push(`find.tags @> array[${next(`n${term.number}`)}::text]`);
  return ways.join(' or ');
}
