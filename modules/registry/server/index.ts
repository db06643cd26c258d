export { nameScanFolder } from './import/scan-folder.service.ts';
export { listReadable } from './access.store.ts';
export { readSealedFile } from './secret/sitting.service.ts';
export { refreshFind } from './search/find.store.ts';
export { arrivalOwner, mayReadArrival } from './arrival/arrival-door.ts';
export { mayReadDocument } from './secret/may-read-document.ts';

// The flow engine, for modules whose subjects are no documents.
export { flowEngine } from './engine/flow-engine.ts';
export { formOf } from './engine/flow-part.ts';
export type { Asking, FlowPart, MoveOf } from './engine/flow-part.ts';
export { makeMove } from './engine/make-move.ts';
export type { AskedOf, SubjectType } from './engine/make-move.ts';

export type { AnswerArrival } from './arrival/arrival-door.ts';
export type { DispatchChannel, OutgoingDispatch, Reachable } from './dispatch/channel.ts';
export type { DispatchResult, Recorded } from './dispatch/result.service.ts';
export { recordsModules } from './records.ts';
export type { Records, RecordsActs, RecordsNeeds } from './records.ts';
