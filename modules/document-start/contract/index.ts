export * from './start.api.ts';
