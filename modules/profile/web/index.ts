export { profileWeb } from './manifest.ts';
export { PersonRecord } from './personnel/PersonRecord.tsx';
export type { PersonHead } from './personnel/PersonRecord.tsx';
