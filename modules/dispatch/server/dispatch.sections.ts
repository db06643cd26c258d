import type { DocumentDetail } from '@sarn/document/contract';
import type { SectionMakers } from '@sarn/document/server';
import { letterOf } from './letter.views.ts';

type Given = Pick<DocumentDetail, 'letter'>;

declare module '@sarn/document/server' {
  interface DetailSections extends Given {}
}

/** Sections of a letter besides the document: its addressees, and the state of each sending. */
export const dispatchSections: Pick<SectionMakers, keyof Given> = {
  letter: async ({ deps, h, whole: { document } }) =>
    document.destroyedAt ? null : letterOf(deps, h, document),
};
