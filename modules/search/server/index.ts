export { isPastDueSql } from './past-due.ts';
export { searchModule } from './manifest.ts';
export type { FilingRow, SearchRelations } from './relations.ts';
export { filingColumns, numberColumns, wordsColumns } from './relations.ts';
export type { FindQuery } from './find.store.ts';
export { find } from './find.store.ts';
export { refreshFind } from './index-refresh.store.ts';
export type { ListedItem } from './list/list-row.store.ts';
export { listRowsOf, queueRowsOf } from './list/list-row.store.ts';
export type { StoredQueueRow } from './list/list-row.store.ts';
export type { Waiting } from './list/list-row.view.ts';
export { asDocument, namesOf, namesOnRows, toListRow, toQueueRow } from './list/list-row.view.ts';
export { forgetFound } from './index-removal.store.ts';
export type { IndexFilters } from './list/document-condition.ts';
export {
  noIndexFilters,
  documentCondition,
  sampleIndexFilters,
} from './list/document-condition.ts';
export { documentSubjects } from './document-subjects.ts';
export { findSubjectDocument } from './subject-document.store.ts';
export {
  duplicateKeyOf,
  meetingKeyOf,
  searchPattern,
  searchPatterns,
  searchTextOf,
} from './search.rules.ts';
export { bringUpToDate, newestDocuments, toQuery } from './search.service.ts';
export type { SearchTerm } from './typed.rules.ts';
export { readTyped, sampleTerms, shortestWord } from './typed.rules.ts';
export { documentUse, documentUses } from './class-uses.store.ts';
