export { annotationWeb } from './manifest.ts';
