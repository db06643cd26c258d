import { ClassChange } from './class-change.ts';

/** The question of the class of a document. */
export const classForms = { classify: ClassChange };

type Forms = typeof classForms;
type Guard = 'mayRise' | 'isSecret' | 'classGivenHere';

declare module '@sarn/document/contract' {
  interface FlowForms extends Forms {}
  interface FlowGuards extends Record<Guard, true> {}
  interface FlowEffects extends Record<'changeClass', true> {}
  interface ActCodes extends Record<'classify' | 'declassify', true> {}
}
