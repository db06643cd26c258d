export * from './backup.acts.ts';
export * from './backup-news.ts';
export * from './backup.api.ts';
export * from './backup.errors.ts';
export * from './backup.faults.ts';
export * from './backup.permissions.ts';
export * from './trial.api.ts';
