export * from './module.ts';
export * from './log.ts';
export * from './audit/audit.ts';
export * from './jobs/job.ts';
export * from './live/live.ts';
export * from './mail/mail.ts';
