export { profileWeb } from './manifest.ts';
export { PersonRecord } from './personnel/PersonRecord.tsx';
