export * from './agenda/agenda-edit.ts';
export * from './agenda/agenda-outline.ts';
export * from './agenda/standard-agenda.ts';
export * from './meeting-no.ts';
export * from './minutes.ts';
export * from './pasted-people.ts';
