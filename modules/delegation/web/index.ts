export { delegationWeb } from './manifest.ts';
