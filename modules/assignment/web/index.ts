export { assignmentWeb } from './manifest.ts';
