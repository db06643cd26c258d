import type { SectionMakers } from '@sarn/document/server';
import { findImportMark } from './import/imported-document.store.ts';

/** The place of the document in the table of an older system. */
export const importSections: Pick<SectionMakers, 'imported'> = {
  imported: ({ h, whole }) => findImportMark(h, whole.document.id),
};
