export { correspondenceWeb } from './manifest.ts';
export { createKindPath, createPath, editPathOf, ownDraftsPath } from './draft/paths.ts';
export { ActAlone } from './draft/ActAlone.tsx';
export { DraftAct } from './draft/DraftAct.tsx';
export { letterWords } from './letter/words/letter-words.ts';
export { WordBox } from './picker/WordBox.tsx';
export { RoutingHelp } from './routing/RoutingHelp.tsx';
export { assigneeNames, withAssignees } from './routing/member.ts';
export { isSettled } from './shown/is-settled.ts';
