export * from './numbering.api.ts';
export * from './numbering.ts';
export * from './register-sheet.ts';
export * from './register.api.ts';
export * from './register.forms.ts';
export * from './reservation.api.ts';
export * from './secret-registers.ts';
