export * from './help.errors.ts';
export * from './help.limits.ts';
export * from './help.permissions.ts';
export * from './manual.ts';
export * from './manual.api.ts';
export * from './menus.ts';
export * from './policy.ts';
export * from './policy.api.ts';
