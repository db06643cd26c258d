import { relation } from '@sarn/platform-server';
import { wordsColumns } from '@sarn/search/server';

/** What was written on the pages of a document, as words by which it is found. */
export const searchedAnnotations = relation(
  'annotation.searched-words',
  wordsColumns,
  `select document_id, words from annotation where taken_back_at is null`,
);
