export { worklistWeb } from './manifest.ts';
export { QueueDialog } from './queue/queue-dialog.ts';
