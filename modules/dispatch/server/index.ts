export { book, handOver, markUndelivered } from './book.service.ts';
export { dispatchModule } from './manifest.ts';
export type { DispatchChannel, Reachable } from './channel.ts';
export { dispatchPart } from './dispatch.part.ts';
export { dispatchSections } from './dispatch.sections.ts';
export { partnerUses } from './partner-uses.store.ts';
export { readLinkKey } from './receipt-link.ts';
export type { DispatchResult } from './result.service.ts';
