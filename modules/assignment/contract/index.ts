export * from './reminders.acts.ts';
export * from './reminders.ts';
export * from './work.errors.ts';
export * from './work.forms.ts';
export * from './work.names.ts';
export * from './work.sections.ts';
