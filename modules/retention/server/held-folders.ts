import { noRows, row } from '@sarn/platform-server';
import type { Relation } from '@sarn/platform-server';
import { filingColumns } from '@sarn/search/server';
import type { FilingRow } from '@sarn/search/server';

/** A folder of a unit or of a person. */
export interface FolderRow {
  readonly id: string;
  readonly name: string;
  /** The folder in which it is. */
  readonly parent_id: string | null;
  /** Null for the folder of a person. */
  readonly unit_id: string | null;
}

export const folderColumns = row<FolderRow>({
  id: 'uuid',
  name: 'text',
  parent_id: 'uuid?',
  unit_id: 'uuid?',
});

/** Folders and what is in them, from the module that keeps them. */
export interface HeldFolders {
  readonly folders: Relation<FolderRow>;
  readonly filings: Relation<FilingRow>;
}

/** For the test that describes all statements. */
export const noFolders: HeldFolders = {
  folders: noRows(folderColumns),
  filings: noRows(filingColumns),
};

declare module '@sarn/document/server' {
  interface Dependencies {
    /** Folders that may be put under a legal hold, and by which lists of documents are ordered. */
    readonly heldFolders: HeldFolders;
  }
}
