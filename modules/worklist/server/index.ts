export { worklistModule } from './manifest.ts';
export { heldFolders } from './folder/filings.store.ts';
export { counts, toDoCount } from './queue/queue.service.ts';
