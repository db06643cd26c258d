export { contactModule } from './manifest.ts';
export { contactNames, save as saveContact } from './contact.service.ts';
export { keepSenderTypes } from './sender-type.store.ts';
export type { SenderTypeNames } from './sender-type.store.ts';
export { namesOfPartner } from './partner.store.ts';
export { assertSender } from './partner.service.ts';
