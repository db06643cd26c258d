export { documentTemplateModule } from './manifest.ts';
export { templatesAsOwnData } from './own-data.ts';
