import type { DocumentDetail } from '@sarn/document/contract';
import type { DetailAsk, SectionMakers } from '@sarn/document/server';
import { previewNumber } from './numbering/numbering.service.ts';

type Given = Pick<DocumentDetail, 'receiveNo' | 'receivedAt' | 'numbering'>;

declare module '@sarn/document/server' {
  interface DetailSections extends Given {}
}

/** The number under which it was received; only what comes from outside has such a number. */
const receivedAs = ({ whole: { document }, entries }: DetailAsk) =>
  document.kind === 'outside' ? entries.find((entry) => entry.legId === null) : undefined;

/** Numbers of a document, and which register will give it one. */
export const registerSections: Pick<SectionMakers, keyof Given> = {
  receiveNo: async (ask) => {
    const entry = receivedAs(ask);
    return entry ? `${entry.number}/${entry.year}` : null;
  },
  receivedAt: async (ask) => receivedAs(ask)?.at ?? null,
  numbering: async ({ deps, h, whole: { document }, entries }) => {
    const isNumbered = entries.some((entry) => entry.legId === null);
    const isTold = !isNumbered && document.kind !== 'outside' && document.state !== 'CANCELLED';
    return isTold && document.destroyedAt === null ? previewNumber(deps, h, document) : null;
  },
};
