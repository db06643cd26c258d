export { documentModule } from './manifest.ts';
export * from './dependencies.ts';
export * from './detail-parts.ts';
// The flow engine, for modules whose subjects are no documents.
export { flowEngine } from './engine/flow-engine.ts';
export { formOf } from './engine/flow-part.ts';
export type { Asking, FlowPart, TransitionRunOf } from './engine/flow-part.ts';
export { runTransition } from './engine/run-transition.ts';
export type { AskedOf, SubjectType } from './engine/run-transition.ts';
export { addReaders, dropReaders, isOpenedBy, mayRead, mayReadFiles } from './access.store.ts';
export { act } from './act.service.ts';
export type { ActRehearsal, ActSteps } from './act-request.ts';
export { isDocumentInScope, waysOf } from './acting/capacity.rules.ts';
export { keysOfPost } from './acting/post-keys.ts';
export { addDelegateReaders, delegateItems } from './acting/delegate.service.ts';
export { loadWaiting } from './acting/waiting.service.ts';
export { dropQueueOf, listWaitingFor, listWaitingOrders } from './acting/waiting.store.ts';
export {
  assertChosenIsLive,
  chooseActingBasis,
  refusalOfReading,
} from './acting/acting-basis.service.ts';
export type { Actor } from './actor.ts';
export { actorOf, linesOf, postTitleFor } from './actor.ts';
export { bodyToHtml } from './body.rules.ts';
export { detail } from './detail.service.ts';
export { assignmentView, transmissionView, routeView, toFile } from './detail.views.ts';
export type { DocumentPart } from './document-engine.ts';
export { documentEngine } from './document-engine.ts';
export type { DocumentChange, NewDocument } from './document.store.ts';
export {
  findDocument,
  findReadable,
  findReadableForUpdate,
  holdDocument,
  setAnswered,
  holdDuplicateKey,
  insertDocument,
  listWords,
  updateDocument,
} from './document.store.ts';
export { markDestroyed } from './erase-texts.store.ts';
export { listEvents } from './event.store.ts';
export type { EventDetail, EventRow } from './event.store.ts';
export { isOfItsLine } from './line.service.ts';
export * from './register-fields.store.ts';
export type { EntryRow } from './given-number.ts';
export { addToHistory } from './history.ts';
export { keysOfNamed, sealedFor, unitReaderKeys, unitsKeptInSecret } from './principals.ts';
export { insertAssignment, updateAssignment } from './assignment.store.ts';
export { insertTransmission, listTransmissions, updateTransmission } from './transmission.store.ts';
export { keepsUnit, unitsOf } from './list/own-units.ts';
export { createLiveChanges, tellingAccess } from './live-changes.ts';
export { changeDocumentState } from './change-document-state.ts';
export type { TransitionRules } from './transition-rules.ts';
export type { TransitionRun } from './transition-run.ts';
export { asking } from './transition-run.ts';
export { namedPostOf, ownPostOf } from './named-post.ts';
export type { Noted } from './note-act.ts';
export { noteAct } from './note-act.ts';
export type { OlderDocument } from './older-documents.store.ts';
export { deleteOlderDocuments, insertOlderDocuments } from './older-documents.store.ts';
export { tellingUrgency } from './told-urgency.ts';
export type { NoticeSink } from './told-urgency.ts';
export { toOrganisationPort } from './organisation.ts';
export { holdOwner } from './owner-lock.store.ts';
export { plainPart } from './plain.part.ts';
export type {
  AttachedFile,
  BothLanguages,
  DestroyedFile,
  FilePort,
  NotificationPort,
  OrganisationPort,
  PostCard,
  UnitCard,
  UnitPlace,
  VerifyPassword,
} from './ports.ts';
export { listSteps } from './route.store.ts';
export { itemsFor } from './queue.service.ts';
export type { QueueItem } from './queue.store.ts';
export { clearQueue, fillQueue, listWaiting, moveDue } from './queue.store.ts';
export { dropHead, keepActors, listReadBy } from './reader-change.store.ts';
export { markRead } from './reading.service.ts';
export { fileOf } from './report/sheet-file.ts';
export {
  addReadersOfAll,
  dropAllReaders,
  dropReaderKeys,
  dropSealedReaders,
  resealReaders,
} from './reader-set.store.ts';
export { refusedAsAct } from './refused-as-act.ts';
export { insertSteps, setStep } from './route.store.ts';
export type { TextExtent } from './text-extent.ts';
export {
  destroyRelatedContent,
  emptySlots,
  eraseTexts,
  hasOpenAudience,
  isRemovalForbidden,
  sealRelatedContent,
} from './slots.ts';
export type { DocumentAct } from './slots.ts';
export {
  among,
  bangkokDay,
  containing,
  containingAll,
  mayReadSql,
  truth,
  word,
} from './sql-words.store.ts';
export type { DocumentRow, AssignmentRow, TransmissionRow, StepRow, Subject } from './subject.ts';
export { reminderKey, stateOf, subjectKey } from './subject.ts';
export {
  listPersonWork,
  lockOrdinary,
  personWorkLines,
  transferPersonWork,
} from './person-transfer.store.ts';
export type { PersonTransfer, PersonWork, PersonWorkLine } from './person-transfer.store.ts';
export { endedSendings, returnSendings, transferWork, workKeysOf } from './transfer.store.ts';
export { assertTextsAreErased } from './text-tables.ts';
export { newcomers } from './engine/newcomers.ts';
