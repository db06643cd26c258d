export { workloadWeb } from './manifest.ts';
