export { contactModule } from './manifest.ts';
export { contactNames } from './contact.service.ts';
