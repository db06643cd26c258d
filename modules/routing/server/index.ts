export { routingModule } from './manifest.ts';
