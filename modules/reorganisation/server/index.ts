export { reorganisationModule } from './manifest.ts';
export type { UnitLives } from './manifest.ts';
export { endPlanned } from './ending/plan.service.ts';
export { takeOverAll } from './take-over/take-over.service.ts';
