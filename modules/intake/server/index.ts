export { intakeModule } from './manifest.ts';
export { arrivalOwner, mayReadArrival } from './arrival/arrival-entry.ts';
export { arrive, register } from './incoming.service.ts';
export { proposeFrom } from './reading/letter-text.rules.ts';
export { listReadable } from './readable.store.ts';
export { intakePart } from './intake.part.ts';
export { receiptForm } from './receipt/receipt.form.ts';
export type { ReceiptFacts } from './receipt/receipt.form.ts';
export { stampOf } from './registration/receive-stamp.service.ts';
