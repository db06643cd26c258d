export * from './modules.ts';
export * from './notification.api.ts';
export * from './notification.errors.ts';
export * from './notification.events.ts';
export * from './notification.limits.ts';
export * from './wire/notification.ts';
