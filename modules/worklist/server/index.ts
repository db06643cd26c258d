export { worklistModule } from './manifest.ts';
export { heldFolders } from './folder/filings.store.ts';
export { keysOf } from './queue/queue-page.store.ts';
export { counts, toDoCount } from './queue/queue.service.ts';
