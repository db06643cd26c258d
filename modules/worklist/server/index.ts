export { worklistModule } from './manifest.ts';
export { file as fileDocument } from './folder/filing.service.ts';
export { create as createFolder } from './folder/folder.service.ts';
export { foldersFollowUnit } from './folder/unit-followed.service.ts';
export { heldFolders } from './folder/filings.store.ts';
export { viewsFollowUnit } from './list/unit-followed.service.ts';
export { keysOf } from './queue/queue-page.store.ts';
export { waitsToAct } from './queue/to-act.store.ts';
export { counts, toDoCount } from './queue/queue.service.ts';
