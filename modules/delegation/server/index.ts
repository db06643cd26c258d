export { delegationPart } from './delegation.part.ts';
export { delegationModule } from './manifest.ts';
export { shareWaiting } from './acting.service.ts';
