import type { DescribedTable } from '@sarn/kernel';
import type { ComponentType } from 'react';
import type { RowDraft } from './row-draft.ts';

export interface TablePreviewProps {
  readonly table: DescribedTable;
  /** The row that is being changed, as it stands in its form; null beside the list. */
  readonly draft: RowDraft | null;
}

/** What the rows of a table make, as those see it who work with it. */
export type TablePreview = ComponentType<TablePreviewProps>;
