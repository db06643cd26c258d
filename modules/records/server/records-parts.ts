import { authorActs, LetterSections, numberingActs } from '@sarn/correspondence/contract';
import { CreationSections } from '@sarn/creation/contract';
import { RegisterSections } from '@sarn/register/contract';
import { ImportSections } from '@sarn/data-migration/contract';
import { WorkSections } from '@sarn/assignment/contract';
import type { DetailParts } from '@sarn/document/server';
import type { SearchRelations } from '@sarn/search/server';
import { searchedAnnotations } from '@sarn/annotation/server';
import { searchedGazette } from '@sarn/correspondence/server';
import { searchedImports } from '@sarn/data-migration/server';
import { searchedNumbers } from '@sarn/register/server';
import { listEntries } from '@sarn/register/server';
import { assertOpen } from '@sarn/classification/server';
import { dispatchSections } from '@sarn/dispatch/server';
import { importSections } from '@sarn/data-migration/server';
import { letterOfferWords, letterSections } from '@sarn/correspondence/server';
import { creationSections, withNumbersToTake } from '@sarn/creation/server';
import { registerSections } from '@sarn/register/server';
import { workOfferWords, workSections } from '@sarn/assignment/server';
import { waysOf } from '@sarn/document/server';
import { addDelegateReaders, delegateItems } from '@sarn/document/server';
import { assertChosenIsLive, chooseActingBasis, refusalOfReading } from '@sarn/document/server';
import { hasOnlyCirculation } from '@sarn/circulation/server';
import type { TransitionRules } from '@sarn/document/server';
import {
  assertFileMayCome,
  forgetFormer,
  listNamedByHand,
  nameByFlow,
  namePosts,
} from '@sarn/classification/server';
import type { DocumentPart } from '@sarn/document/server';
import { classPart } from '@sarn/classification/server';
import { delegationPart } from '@sarn/delegation/server';
import { dispatchPart } from '@sarn/dispatch/server';
import { intakePart } from '@sarn/intake/server';
import { letterPart } from '@sarn/correspondence/server';
import { plainPart } from '@sarn/document/server';
import { registerPart } from '@sarn/register/server';
import { retentionPart } from '@sarn/retention/server';
import { signaturePart } from '@sarn/signature/server';
import { reviewPart } from '@sarn/review/server';
import { workPart } from '@sarn/assignment/server';

/** What the modules add to the view of a document. */
export const documentDetail: DetailParts = {
  sections: {
    ...letterSections,
    ...dispatchSections,
    ...workSections,
    ...registerSections,
    ...creationSections,
    ...importSections,
  },
  schemas: {
    ...LetterSections.shape,
    ...WorkSections.shape,
    ...RegisterSections.shape,
    ...CreationSections.shape,
    ...ImportSections.shape,
  },
  readingRules: [assertOpen],
  offerWords: [letterOfferWords, workOfferWords],
  completeOffers: withNumbersToTake,
  numbersOf: listEntries,
  numberingActs,
};

/** What the modules add to the index of documents and to the rows of lists. */
export const searchRelations: SearchRelations = {
  numbers: searchedNumbers,
  words: [searchedGazette, searchedImports, searchedAnnotations],
};

/** What the modules decide about transitions and reading of documents. */
export const documentRules: TransitionRules = {
  acting: {
    assertChosenIsLive,
    chooseActingBasis,
    waysOf,
    refusalOfReading,
    shareQueue: async (deps, tx, subjects, items) => {
      const shared = await delegateItems(deps, tx, subjects, items);
      await addDelegateReaders(tx, shared);
      return shared;
    },
  },
  secrecy: {
    nameReaders: nameByFlow,
    nameInQueues: namePosts,
    forgetFormer,
    listNamedByHand,
    assertFileMayCome,
  },
  authorActs,
  isOnlyShown: hasOnlyCirculation,
};

/** What the modules add to the flows of documents. */
export const flowParts: readonly DocumentPart[] = [
  plainPart,
  letterPart,
  intakePart,
  workPart,
  registerPart,
  dispatchPart,
  retentionPart,
  classPart,
  delegationPart,
  signaturePart,
  reviewPart,
];
