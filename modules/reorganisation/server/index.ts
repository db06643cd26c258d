export { reorganisationModule } from './manifest.ts';
export type { UnitLives } from './manifest.ts';
export { endPlanned } from './dissolution/plan.service.ts';
export { personWorks } from './work-transfer/person-work.service.ts';
export type { PersonWorks } from './work-transfer/person-work.service.ts';
export { transferAllWork } from './work-transfer/work-transfer.service.ts';
export { settleDue } from './proposal/decide.service.ts';
export { moveReaders } from './units/reader-change.service.ts';
export { changePlanned } from './units/unit-plan.service.ts';
