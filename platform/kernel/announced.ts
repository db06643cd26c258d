/**
 * What the system announces to programs of the agency (SETTINGS §5, with our present words). A module
 * says which of its acts is which (`announces` of its manifest); programs depend on these names.
 */
export const announcedTypes = [
  'document.registered',
  'document.numbered',
  'document.sent',
  'document.signed',
  'document.closed',
  'assignment.made',
  'unit.changed',
  'person.changed',
  'person.left',
  'settings.changed',
] as const;

export type AnnouncedType = (typeof announcedTypes)[number];
