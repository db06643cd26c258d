import type { DetailParts } from './detail-parts.ts';
import { listEntries } from './number.store.ts';
import { withReserved } from './numbering/offered-numbers.ts';
import { assertOpen } from './secret/sitting.service.ts';
import { dispatchSections } from './parts/dispatch.sections.ts';
import { importSections } from './parts/import.sections.ts';
import { letterOfferWords, letterSections } from './parts/letter.sections.ts';
import { registerSections } from './parts/register.sections.ts';
import { workOfferWords, workSections } from './parts/work.sections.ts';
import { waysOf } from './acting/seat.rules.ts';
import { addStandInReaders, standInItems } from './acting/stand-in.service.ts';
import { assertChosenIsLive, chooseWay, refusalOfReading } from './acting/way.service.ts';
import { hasOnlyCirculation } from './circulation/received.store.ts';
import type { MoveRules } from './move-rules.ts';
import {
  assertFileMayCome,
  forgetFormer,
  nameByFlow,
  nameChairs,
} from './secret/secret-move.service.ts';
import type { DocumentPart } from './document-engine.ts';
import { classPart } from './parts/class.part.ts';
import { dispatchPart } from './parts/dispatch.part.ts';
import { intakePart } from './parts/intake.part.ts';
import { letterPart } from './parts/letter.part.ts';
import { plainPart } from './parts/plain.part.ts';
import { registerPart } from './parts/register.part.ts';
import { retentionPart } from './parts/retention.part.ts';
import { workPart } from './parts/work.part.ts';

/** What the modules give to the answer about a document. */
export const documentDetail: DetailParts = {
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

/** What the modules decide about the moves and the reading of documents. */
export const documentRules: MoveRules = {
  acting: {
    assertChosenIsLive,
    chooseWay,
    waysOf,
    refusalOfReading,
    shareQueue: async (desk, tx, subjects, items) => {
      const shared = await standInItems(desk, tx, subjects, items);
      await addStandInReaders(tx, shared);
      return shared;
    },
  },
  secrecy: {
    nameReaders: nameByFlow,
    nameInQueues: nameChairs,
    forgetFormer,
    assertFileMayCome,
  },
  isOnlyShown: hasOnlyCirculation,
};

/** What the modules bring to the flows of documents. */
export const flowParts: readonly DocumentPart[] = [
  plainPart,
  letterPart,
  intakePart,
  workPart,
  registerPart,
  dispatchPart,
  retentionPart,
  classPart,
];
