export { documentStartWeb } from './manifest.ts';
