import type { SectionMakers } from '@sarn/document/server';
import { previewNumber } from './numbering/numbering.service.ts';

/** Which register will give a document its number. */
export const registerSections: Pick<SectionMakers, 'numbering'> = {
  numbering: async ({ deps, h, whole: { document }, entries }) => {
    const isNumbered = entries.some((entry) => entry.transmissionId === null);
    const isTold = !isNumbered && document.kind !== 'outside' && document.state !== 'CANCELLED';
    return isTold && document.destroyedAt === null ? previewNumber(deps, h, document) : null;
  },
};
