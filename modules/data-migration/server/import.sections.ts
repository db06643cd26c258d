import type { DocumentDetail } from '@sarn/document/contract';
import type { SectionMakers } from '@sarn/document/server';
import { findImportMark } from './import/imported-document.store.ts';

type Given = Pick<DocumentDetail, 'imported'>;

declare module '@sarn/document/server' {
  interface DetailSections extends Given {}
}

/** The place of the document in the table of an older system. */
export const importSections: Pick<SectionMakers, keyof Given> = {
  imported: ({ h, whole }) => findImportMark(h, whole.document.id),
};
