export { reorganisationWeb } from './manifest.ts';
