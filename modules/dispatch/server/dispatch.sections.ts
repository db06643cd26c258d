import type { SectionMakers } from '@sarn/document/server';
import { letterOf } from './letter.views.ts';

/** Sections of a letter besides the document: its addressees, and the state of each sending. */
export const dispatchSections: Pick<SectionMakers, 'letter'> = {
  letter: async ({ deps, h, whole: { document } }) =>
    document.destroyedAt ? null : letterOf(deps, h, document),
};
