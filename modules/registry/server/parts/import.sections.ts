import type { DocumentDetail } from '../../contract/index.ts';
import type { SectionMakers } from '../detail-parts.ts';
import { findImportMark } from '../import/imported-paper.store.ts';

type Given = Pick<DocumentDetail, 'imported'>;

declare module '../detail-parts.ts' {
  interface DetailSections extends Given {}
}

/** Where in a table of an older system it was found. */
export const importSections: Pick<SectionMakers, keyof Given> = {
  imported: ({ h, whole }) => findImportMark(h, whole.document.id),
};
