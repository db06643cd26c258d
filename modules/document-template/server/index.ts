export { documentTemplateModule } from './manifest.ts';
