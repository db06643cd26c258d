export * from './account.acts.ts';
export * from './account.api.ts';
export * from './account.messages.ts';
export * from './directory-account.api.ts';
export * from './display-setting.ts';
export * from './display.api.ts';
export * from './kept-input.api.ts';
