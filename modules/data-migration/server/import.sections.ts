import type { DocumentDetail } from '@sarn/document/contract';
import type { SectionMakers } from '@sarn/document/server';
import { findImportMark } from './import/imported-document.store.ts';

type Given = Pick<DocumentDetail, 'imported'>;

declare module '@sarn/document/server' {
  interface DetailSections extends Given {}
}

/** Where in a table of an older system it was found. */
export const importSections: Pick<SectionMakers, keyof Given> = {
  imported: ({ h, whole }) => findImportMark(h, whole.document.id),
};
