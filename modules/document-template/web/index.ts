export { documentTemplateWeb } from './manifest.ts';
