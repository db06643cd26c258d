export { ClassFields } from './ClassFields.tsx';
export { CreationGate, NoKindToCreate } from './CreationGate.tsx';
export { creationWeb } from './manifest.ts';
export { useCreatableKinds, useMayBegin } from './own-creation.ts';
