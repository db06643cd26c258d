export * from './sample-request.acts.ts';
export * from './sample-request.api.ts';
export * from './sample-request.errors.ts';
export * from './sample-request.flow.ts';
export * from './sample-request.forms.ts';
export * from './sample-request.news.ts';
export * from './sample-request.permissions.ts';
