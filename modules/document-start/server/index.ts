export { documentStartModule } from './manifest.ts';
