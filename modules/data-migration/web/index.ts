export { dataMigrationWeb } from './manifest.ts';
