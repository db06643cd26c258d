export { creationModule } from './manifest.ts';
export { allowedSecrecies, assertMayCreate, assertSecrecyAllowed } from './creation.service.ts';
export { assertSteps } from './step.service.ts';
