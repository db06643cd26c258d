export { assignmentModule } from './manifest.ts';
export { remindAll, remindTimed } from './reminder/reminder.service.ts';
export { workPart } from './work.part.ts';
export { workOfferWords, workSections } from './work.sections.ts';
