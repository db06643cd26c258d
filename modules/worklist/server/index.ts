export { worklistModule } from './manifest.ts';
export { counts } from './queue/queue.service.ts';
