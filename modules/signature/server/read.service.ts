import { presentUse } from '@sarn/certificate/contract';
import { isNumberedAtSignature } from '@sarn/creation/server';
import { demandOfClass } from '@sarn/classification/server';
import { findReadable, listSteps } from '@sarn/document/server';
import type { DocumentRow } from '@sarn/document/server';
import { AppError } from '@sarn/kernel';
import type { OutputOf } from '@sarn/kernel';
import type { Caller, Handle } from '@sarn/platform-server';
import { handSignatureOf, isPrintedForReaders } from '@sarn/printed-document/contract';
import { hasSignedFile } from '@sarn/printed-document/server';
import { groupedCode, isNumberedLater } from '../contract/index.ts';
import type {
  getSigningOffer,
  listSignatures as listSignaturesCall,
  SigningOffer,
} from '../contract/index.ts';
import { waysOf } from './code-ways.ts';
import type { Deps } from './dependencies.ts';
import { presentCode } from './password/document-code.store.ts';
import { demandedOf } from './policy.ts';
import { ruleOf } from './rule.ts';
import { failureOf, listSignedFiles } from './renewal/renewal.store.ts';
import type { SignedFileRow } from './renewal/renewal.store.ts';
import { listSeals } from './seal/agency-seal.store.ts';
import type { SealRow } from './seal/agency-seal.store.ts';
import { sealCards } from './seal/read-seals.ts';
import { listSignatures } from './signature.store.ts';
import type { SignatureRow } from './signature.store.ts';

/** Whether the caller can sign it digitally. @throws AppError 'registry.not-found', 'registry.secret-reason' */
export async function signingOffer(
  deps: Deps,
  caller: Caller,
  documentId: string,
): Promise<OutputOf<typeof getSigningOffer>> {
  const { db } = deps.documents.platform;
  const document = await readable(deps, deps.documents.platform.db, caller, documentId);
  const { needs } = deps;
  const card = await needs.keys.card(db, caller.id);
  const hasPicture = await needs.hasPicture(db, caller.id, handSignatureOf(document.kind));
  const hasInitials = await needs.hasPicture(db, caller.id, 'initials');
  const { asksCode } = await ruleOf(db, document.kind);
  const demand = await demandedOf(deps, db, document, caller.id);
  const { waitsForOthers, isFollowing, withoutCertificate } = await others(deps, caller, document);
  const isLater =
    waitsForOthers ||
    isNumberedLater(document.kind, await isNumberedAtSignature(db, document.kind));
  const hasSeal = isLater && (await deps.needs.authority.sealCertificate(db)) !== undefined;
  const offer = ((): SigningOffer => {
    if (!isPrintedForReaders(document)) return 'no-pages';
    if (!card) return 'no-certificate';
    if (isLater && !hasSeal) return 'no-seal';
    return presentUse(card);
  })();
  const isNeeded = offer !== 'no-pages' && (demand === 'certificate' || isFollowing);
  const ofClass = await demandOfClass(db, document);
  return {
    ...{ offer, certificate: card, isNeeded, asksCode, hasPicture, hasInitials },
    isExcluded: demand === 'nobody',
    isPictureNeeded: ofClass === 'picture' || demand === 'picture',
    ...(await waysOf(deps, db, caller.id)),
    ...{ isNumberedLater: isLater, isFollowing, withoutCertificate },
  };
}

/** Who else signs the document, and whether somebody has signed its file. */
async function others({ documents, needs }: Deps, caller: Caller, { id }: DocumentRow) {
  const { db } = documents.platform;
  const open = (await listSteps(db, id, null)).filter(
    ({ role, state }) => role === 'sign' && (state === 'active' || state === 'waiting'),
  );
  const later = open.filter(({ personId }) => personId !== caller.id);
  const cards = await documents.organisation.personCard(
    db,
    later.map(({ personId }) => personId),
  );
  const withoutCertificate: string[] = [];
  for (const card of cards) {
    if (!(await needs.keys.card(db, card.id))) withoutCertificate.push(card.name);
  }
  const isFollowing = open.length > 0 && (await hasSignedFile(db, id));
  return { waitsForOthers: open.length > 1 || isFollowing, isFollowing, withoutCertificate };
}

/** Signatures of a document for its readers. */
export async function signaturesFor(
  deps: Deps,
  caller: Caller,
  documentId: string,
): Promise<OutputOf<typeof listSignaturesCall>> {
  const { db } = deps.documents.platform;
  const document = await readable(deps, db, caller, documentId);
  const rows = await listSignatures(db, documentId);
  const files = await listSignedFiles(db, documentId);
  const seals = await listSeals(db, documentId);
  const newest = files.at(-1);
  const isLast =
    newest &&
    rows.every(({ signedAt }) => signedAt <= newest.madeAt) &&
    seals.every(({ sealedAt }) => sealedAt === null || sealedAt <= newest.madeAt);
  return {
    rows: rows.map((row) => shown(row, files)),
    seals: await sealCards(db, caller, document),
    sha256: hashesOf(rows, files, seals).at(-1) ?? null,
    file: isLast ? fileOf(newest) : null,
    missing: await failureOf(db, documentId),
    code: await printedCode(db, documentId, rows),
  };
}

/** The code that is printed on the pages; null where they have none. */
async function printedCode(
  h: Handle,
  documentId: string,
  rows: readonly SignatureRow[],
): Promise<string | null> {
  const code = rows.length > 0 ? rows[0]?.code : (await presentCode(h, documentId))?.code;
  return code === undefined ? null : groupedCode(code);
}

const fileOf = ({ level, madeAt, sha256, stampedUntil }: SignedFileRow) => ({
  ...{ level, madeAt, sha256, stampedUntil },
});

/** A signature as its cards show it. */
export const shown = ({ id, code, ...row }: SignatureRow, files: readonly SignedFileRow[]) => ({
  ...{ id, code: groupedCode(code), sha256: row.sha256, level: row.level },
  signedSha256: row.signedSha256,
  ...{ signerName: row.signerName, signerLines: [...row.signerLines], signedAt: row.signedAt },
  stampedLaterAt: stampedLaterAt(row, files),
});

/** When a signature without a time stamp of its own got one that is over the whole document. */
function stampedLaterAt(
  { level, signedAt }: Pick<SignatureRow, 'level' | 'signedAt'>,
  files: readonly SignedFileRow[],
): string | null {
  if (level !== 'B-B') return null;
  const found = files.find(({ hasStamp, madeAt }) => hasStamp && madeAt >= signedAt);
  return found?.madeAt ?? null;
}

/** The document for a reader, under the rules of its page. */
export async function readable({ documents }: Deps, h: Handle, caller: Caller, documentId: string) {
  const document = await findReadable(h, documentId, caller.principals);
  if (!document) throw new AppError('registry.not-found');
  for (const rule of documents.detail.readingRules) await rule(documents, h, caller, document);
  return document;
}

/** Hashes of the signed file as it became longer, the present one last. */
export function hashesOf(
  rows: readonly SignatureRow[],
  files: readonly SignedFileRow[],
  seals: readonly SealRow[],
): string[] {
  const made = [
    ...rows.map(({ sha256, signedAt }) => ({ sha256, at: signedAt })),
    ...files.map(({ sha256, madeAt }) => ({ sha256, at: madeAt })),
    ...seals.flatMap(({ sha256, sealedAt }) =>
      sha256 && sealedAt ? [{ sha256, at: sealedAt }] : [],
    ),
  ];
  return [
    ...new Set(
      made.toSorted((one, other) => one.at.localeCompare(other.at)).map(({ sha256 }) => sha256),
    ),
  ];
}
