export { contactModule } from './manifest.ts';
export { contactNames, save as saveContact } from './contact.service.ts';
export { senderTypeNames } from './sender-type.store.ts';
export { namesOfPartner } from './partner.store.ts';
export { assertSender } from './partner.service.ts';
