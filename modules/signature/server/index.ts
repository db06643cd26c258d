export {
  countSignedSince,
  findJob,
  listFailed,
  listOpen,
  oldestOpen,
} from './attempt-list.store.ts';
export type { JobRow } from './attempt-list.store.ts';
export { checkCode, sendCode } from './code.service.ts';
export { useCode } from './code.store.ts';
export { waysOf } from './code-ways.ts';
export type { SignatureNeeds } from './dependencies.ts';
export { signatureModule } from './manifest.ts';
export { createPolicy, demandedOf } from './policy.ts';
export type { Preparation } from './prepared/preparation.ts';
export { prepareSeveral } from './prepared/prepare-several.ts';
export { preparationsOf } from './prepared/prepare.service.ts';
export { rehearse } from './rehearse.ts';
export { ruleOf, signaturePart } from './rule.ts';
export { listWaitingSeals } from './seal/agency-seal.store.ts';
export { beginSigning, finishSigning, signDocument } from './sign.service.ts';
export { signedWith } from './signature.store.ts';
export { moveJob } from './signing-job.store.ts';
export { createSigningTurns } from './signing-turns.ts';
export { createPasswordSubstitutes } from './substitutes.ts';
