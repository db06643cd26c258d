export { classificationModule } from './manifest.ts';
export { classPart } from './class.part.ts';
export { classify, enterInControl, registerOnlyTitle } from './classify.service.ts';
export { mayReadDocument } from './may-read-document.ts';
export {
  assertFileMayCome,
  assertRegistrar,
  classTerm,
  forgetFormer,
  nameByFlow,
  namePosts,
} from './secret-move.service.ts';
export { discreet } from './secret-news.ts';
export { assertOpen, readSealedFile } from './reading-session.service.ts';
