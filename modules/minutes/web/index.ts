export { AgendaField } from './agenda/AgendaField.tsx';
export { MeetingNoFields } from './MeetingNoFields.tsx';
export { emptyMinutes, minutesDraftOf, toMinutes } from './minutes-draft.ts';
export type { MinutesDraft } from './minutes-draft.ts';
export { MinutesFields, RecorderFields } from './MinutesFields.tsx';
export { th } from './words/th.ts';
