export { assertConfirmedEnough, demandOfClass, isKeptAsEntry } from './class-rules.service.ts';
export { classificationModule } from './manifest.ts';
export { classPart } from './class.part.ts';
export { classify, enterInControl } from './classify.service.ts';
export { mayReadDocument } from './may-read-document.ts';
export {
  assertFileMayCome,
  assertRegistrar,
  classTerm,
  forgetFormer,
  nameByFlow,
  namePosts,
} from './class-transition.service.ts';
export { privateNotifications } from './class-news.ts';
export { enterCopies, mayCopySecret } from './secret-copy.service.ts';
export { copiesOfSets } from './copy-act.service.ts';
export { isKeeper } from './classify.service.ts';
export { listCopySets } from './secret-copy.store.ts';
export type { CopySet } from './secret-copy.store.ts';
export { listNamedByHand } from './sealed.store.ts';
export { assertOpen, isOpenTo, readSealedFile } from './reading-session.service.ts';
