export { AgendaField } from './agenda/AgendaField.tsx';
export { MeetingNoFields } from './MeetingNoFields.tsx';
export { emptyMinutes, minutesDraftOf, toMinutes } from './minutes-draft.ts';
export type { MinutesDraft } from './minutes-draft.ts';
export { MinutesFields } from './MinutesFields.tsx';
export { RecorderFields } from './signers/RecorderFields.tsx';
export { useReportSigners } from './signers/use-report-signers.ts';
export { th } from './words/th.ts';
