export { batchSigningModule } from './manifest.ts';
