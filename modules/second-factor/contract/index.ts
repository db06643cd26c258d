export * from './second-factor.ts';
export * from './second-factor.acts.ts';
export * from './second-factor.api.ts';
export * from './second-factor.errors.ts';
export * from './second-factor.messages.ts';
export * from './second-factor.permissions.ts';
