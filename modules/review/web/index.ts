export { reviewWeb } from './manifest.ts';
