export { worklistModule } from './manifest.ts';
export { counts } from './todo.service.ts';
