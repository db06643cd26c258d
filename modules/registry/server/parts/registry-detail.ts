import type { DetailParts } from '../detail-parts.ts';
import { listEntries } from '../number.store.ts';
import { withReserved } from '../numbering/offered-numbers.ts';
import { assertOpen } from '../secret/sitting.service.ts';
import { dispatchSections } from './dispatch.sections.ts';
import { importSections } from './import.sections.ts';
import { letterOfferWords, letterSections } from './letter.sections.ts';
import { registerSections } from './register.sections.ts';
import { workOfferWords, workSections } from './work.sections.ts';

/** What the parts of the registry give to the answer about a document. */
export const registryDetail: DetailParts = {
  sections: {
    ...letterSections,
    ...dispatchSections,
    ...workSections,
    ...registerSections,
    ...importSections,
  },
  readingRules: [assertOpen],
  offerWords: [letterOfferWords, workOfferWords],
  completeOffers: withReserved,
  numbersOf: listEntries,
};
