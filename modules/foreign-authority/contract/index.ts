export * from './foreign-authority.acts.ts';
export * from './foreign-authority.api.ts';
export * from './foreign-authority.errors.ts';
export * from './revocation-failures.ts';
