export * from './reminders.ts';
export * from './work.forms.ts';
export * from './work.names.ts';
