export { retentionModule } from './manifest.ts';
export { surveyYear } from './retention.jobs.ts';
export { retentionPart } from './retention.part.ts';
