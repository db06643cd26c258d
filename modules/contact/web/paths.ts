/** Agencies and people outside. */
export const contactsPath = '/sarabun/contacts';
