export { documentTemplateWeb } from './manifest.ts';
export { foundTemplates } from './found-templates.ts';
export { templateParameter } from './asked-template.ts';
export { useAllTemplates } from './template.client.ts';
