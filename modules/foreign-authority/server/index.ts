export type { ForeignEvidence, ForeignRun } from './evidence.ts';
export type { ForeignAuthorities } from './foreign-authorities.ts';
export { foreignAuthorityModule } from './manifest.ts';
export type { ForeignAuthorityModule } from './manifest.ts';
