export { intakeWeb } from './manifest.ts';
