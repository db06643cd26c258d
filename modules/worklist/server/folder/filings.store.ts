import { relation } from '@sarn/platform-server';
import { folderColumns } from '@sarn/retention/server';
import type { HeldFolders } from '@sarn/retention/server';
import { filingColumns } from '@sarn/search/server';

/** The documents in folders, for a search within one of them. */
export const filings = relation(
  'folder.filings',
  filingColumns,
  'select folder_id, document_id, filed_at from folder_item',
);

/** Folders and what is in them, for legal holds and the lists of retention. */
export const heldFolders: HeldFolders = {
  folders: relation(
    'folder.held-folders',
    folderColumns,
    'select id, name, parent_id, unit_id from folder',
  ),
  filings,
};
