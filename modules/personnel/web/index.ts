export { personnelWeb } from './manifest.ts';
