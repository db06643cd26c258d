import { relation } from '@sarn/platform-server';
import { numberColumns } from '@sarn/search/server';

/** Numbers of documents, as the search and the lists show them. */
export const searchedNumbers = relation(
  'register.searched-numbers',
  numberColumns,
  'select document_id, transmission_id, number, be_year, register_id, entered_at from register_entry',
);
