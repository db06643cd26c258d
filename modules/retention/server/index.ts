export { retentionLists } from './retention-lists.ts';
export { retentionModule } from './manifest.ts';
export { surveyYear } from './retention.jobs.ts';
export { retentionPart } from './retention.part.ts';
export { folderColumns } from './held-folders.ts';
export type { HeldFolders } from './held-folders.ts';
export { committeesOf } from './committee.service.ts';
export { noteMember } from './member-news.service.ts';
