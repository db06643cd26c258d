export { groupedHash } from './grouped-hash.ts';
export { signingErrors } from './signing.errors.ts';
export { revocationReasons } from './revocation-reasons.ts';
export type { RevocationReason } from './revocation-reasons.ts';
export { readCertificate, readName } from './x509/certificate.ts';
export type { Certificate, NameParts } from './x509/certificate.ts';
export { revocationAddresses } from './x509/addresses.ts';
export { isForDocuments } from './judge/trust.ts';
export { findChain, readCertificates } from './x509/chain.ts';
export type { ChainProblem } from './x509/chain.ts';
export { listTimes, revocationAt } from './x509/revocation.ts';
export { joinedArchive } from './pdf/join-archives.ts';
export type { JoinedArchive } from './pdf/join-archives.ts';
export { judgePdf } from './judge/judge.ts';
export type { JudgeLimits, JudgeOptions } from './judge/judge.ts';
export type {
  Change,
  ChangeCode,
  JudgedSignature,
  JudgedTimestamp,
  Judgement,
  Problem,
  ProblemCode,
  RefusalCode,
  SignerFacts,
  Verdict,
  WidgetPlace,
} from './judge/judgement.ts';
