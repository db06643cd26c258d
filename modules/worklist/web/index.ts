export { worklistWeb } from './manifest.ts';
export { QueueDialog } from './queue/queue-dialog.ts';
export { useListColumns } from './list/list-columns.tsx';
export { reportPath } from './list/paths.ts';
export { ListKeys } from './list/WaitingHead.tsx';
