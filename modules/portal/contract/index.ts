export * from './deployment.ts';
export * from './menus.ts';
export * from './portal.api.ts';
export * from './portal.errors.ts';
export * from './portal.limits.ts';
export * from './portal.permissions.ts';
export * from './wire/books.ts';
export * from './wire/portal.ts';
