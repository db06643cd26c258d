export { documentTemplateModule } from './manifest.ts';
export { templatesAsOwnData } from './own-data.ts';
export { keep as keepTemplate, share as shareTemplate, templatesFor } from './template.service.ts';
export { templatesFollowUnit } from './unit-followed.service.ts';
