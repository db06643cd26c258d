export { delegationModule } from './manifest.ts';
export { shareWaiting } from './acting.service.ts';
