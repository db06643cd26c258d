import { relation } from '@sarn/platform-server';
import { originColumns } from '@sarn/register/server';
import { wordsColumns } from '@sarn/search/server';

/** Id and action that documents had in an older system, as words by which they are found. */
export const searchedImports = relation(
  'import.searched-marks',
  wordsColumns,
  `select document_id, concat_ws(' ', old_id, action) as words from imported_document`,
);

/** The same, as the lines of a register show them. */
export const importOrigins = relation(
  'import.origins',
  originColumns,
  'select document_id, old_id, action from imported_document',
);
