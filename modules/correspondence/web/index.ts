export { correspondenceWeb } from './manifest.ts';
export { createPath } from './draft/paths.ts';
export { outsideTones } from './letter/outside-tones.ts';
export { letterWords } from './letter/words/letter-words.ts';
export { WordBox } from './picker/WordBox.tsx';
export { RoutingHelp } from './routing/RoutingHelp.tsx';
export { assigneeNames, withAssignees } from './routing/member.ts';
export { isSettled } from './shown/is-settled.ts';
