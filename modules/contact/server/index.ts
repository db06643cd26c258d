export { contactModule } from './manifest.ts';
export { contactNames } from './contact.service.ts';
export { senderTypeNames } from './sender-type.store.ts';
