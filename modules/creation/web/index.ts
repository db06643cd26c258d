export { ClassFields } from './ClassFields.tsx';
export { CreationGate } from './CreationGate.tsx';
export { creationWeb } from './manifest.ts';
export { useCreatableKinds } from './own-creation.ts';
