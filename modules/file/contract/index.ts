export * from './document-data.ts';
export * from './file.acts.ts';
export * from './file.ts';
export * from './file.api.ts';
export * from './file.errors.ts';
export * from './file.limits.ts';
export * from './file-types.ts';
export * from './picture-size.ts';
