export { workloadModule } from './manifest.ts';
