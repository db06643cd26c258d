export { creationModule } from './manifest.ts';
export {
  allowedSecrecies,
  assertMayCreate,
  assertSecrecyAllowed,
  creatableKinds,
} from './creation.service.ts';
export { creationSections, isNumberedAtSignature } from './creation.sections.ts';
export { withNumbersToTake } from './offered-numbers.ts';
export { assertSteps } from './step.service.ts';
export { creationFollowsUnit } from './unit-followed.service.ts';
