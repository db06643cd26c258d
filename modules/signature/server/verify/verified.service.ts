import { isClassified } from '@sarn/document/contract';
import { findDocument } from '@sarn/document/server';
import type { DocumentRow } from '@sarn/document/server';
import { civilDateAt } from '@sarn/kernel';
import type { OutputOf } from '@sarn/kernel';
import type { Handle } from '@sarn/platform-server';
import { codedFiles } from '@sarn/printed-document/server';
import type { CodedFile } from '@sarn/printed-document/server';
import { codeLength, groupedCode, readCode } from '../../contract/index.ts';
import type { VerifiedDocument, verifySignature } from '../../contract/index.ts';
import type { Deps } from '../dependencies.ts';
import { findDocumentCode } from '../password/document-code.store.ts';
import { passwordSigners } from '../password/password-signers.ts';
import { hashesOf, shown } from '../read.service.ts';
import { listSignedFiles } from '../renewal/renewal.store.ts';
import { listSeals } from '../seal/agency-seal.store.ts';
import { madeSeals } from '../seal/read-seals.ts';
import { findByCode, listSignatures } from '../signature.store.ts';
import { timestampRoots } from '../timestamps/timestamp-source.ts';

/** What everybody is told of a code; an unknown one and a document that is classified now are alike. */
export async function verified(
  deps: Deps,
  typed: string,
): Promise<OutputOf<typeof verifySignature>> {
  const { db } = deps.documents.platform;
  const code = readCode(typed);
  const found = code.length === codeLength ? await behind(db, code) : undefined;
  const document = found && (await findDocument(db, found.documentId));
  const trust = await trusted(deps, db);
  const isHidden = !document || document.destroyedAt !== null || isClassified(document.secrecy);
  if (!found || isHidden) return { document: null, ...trust };
  return { document: await told(deps, db, document, found), ...trust };
}

/** What a code was given for. */
interface Found {
  readonly code: string;
  readonly documentId: string;
  readonly at: string;
  readonly withdrawnAt: string | null;
  /** Of the file of its digital signature; null where it was given with a password. */
  readonly sha256: string | null;
}

async function behind(h: Handle, code: string): Promise<Found | undefined> {
  const signed = await findByCode(h, code);
  if (signed) {
    const { documentId, signedAt, withdrawnAt, sha256 } = signed;
    return { code, documentId, at: signedAt, withdrawnAt, sha256 };
  }
  const given = await findDocumentCode(h, code);
  if (!given) return undefined;
  const { documentId, givenAt, withdrawnAt } = given;
  return { code, documentId, at: givenAt, withdrawnAt, sha256: null };
}

/** By what files are judged. */
async function trusted({ needs }: Deps, h: Handle) {
  const base64 = (der: Uint8Array) => Buffer.from(der).toString('base64');
  return {
    roots: (await needs.authority.chain(h)).map(base64),
    lists: [...(await needs.authority.lists(h)), ...(await needs.foreign.lists(h))].map(base64),
    // Also what a list of the agency does not have yet, because its key is locked.
    answers: [...(await needs.authority.answers(h)), ...(await needs.foreign.answers(h))].map(
      base64,
    ),
    timestampRoots: (await timestampRoots(h)).map(base64),
    foreignRoots: (await needs.foreign.roots(h)).map(base64),
  };
}

async function told(
  { documents }: Deps,
  h: Handle,
  document: DocumentRow,
  found: Found,
): Promise<VerifiedDocument> {
  // The file of a signature that was withdrawn is not that of the document.
  const isOver = found.withdrawnAt !== null;
  const rows = isOver ? [] : await listSignatures(h, document.id);
  const files = isOver ? [] : await listSignedFiles(h, document.id);
  const seals = isOver ? [] : await listSeals(h, document.id);
  const byPassword = isOver ? [] : await passwordSigners(h, document.id, rows);
  const coded = isOver ? [] : await codedFiles(documents, h, groupedCode(found.code));
  const isDigital = found.sha256 !== null || rows.length > 0;
  const hashes = hashesOf(rows, files, seals);
  const newest = isDigital ? (hashes.at(-1) ?? found.sha256) : newestOf(document, coded);
  const signatures = [...rows.map((row) => withoutId(shown(row, files))), ...byPassword];
  return {
    agency: (await documents.organisation.rootUnit(h)).name,
    ...{ number: document.letterNo, subject: document.title, isDigital, sha256: newest },
    earlierSha256s: hashes.filter((hash) => hash !== newest),
    formerFiles: formerFiles(document, coded, newest),
    date: document.letterDate ?? civilDateAt(new Date(found.at)),
    validity: validityOf(document, found),
    signatures: signatures.toSorted((one, other) => one.signedAt.localeCompare(other.signedAt)),
    seals: madeSeals(seals),
    checkedAt: documents.platform.clock.now().toISOString(),
  };
}

const withoutId = ({
  signerName,
  signerLines,
  signedAt,
  level,
  stampedLaterAt,
}: ReturnType<typeof shown>) => ({ signerName, signerLines, signedAt, level, stampedLaterAt });

/** The present pages of a document that was signed by password: once all have signed, those of a draft are not. */
function newestOf({ signedAt }: DocumentRow, coded: readonly CodedFile[]): string | null {
  const present = coded.filter(({ state }) => signedAt === null || state !== 'draft');
  return present.at(-1)?.sha256 ?? null;
}

/** Pages that were kept with the code before: they are the document as it was then. */
const formerFiles = (
  { letterNo }: DocumentRow,
  coded: readonly CodedFile[],
  newest: string | null,
): VerifiedDocument['formerFiles'] =>
  coded
    .filter(({ sha256 }) => sha256 !== newest)
    .map(({ sha256, state, number, keptAt }) => ({
      ...{ sha256, keptAt },
      state: state === 'draft' ? 'incomplete' : number === letterNo ? 'earlier' : 'unnumbered',
    }));

/** States after which a signed document no longer counts. */
const ended: readonly string[] = ['CANCELLED', 'REVOKED'];

function validityOf(
  { state, signedAt }: DocumentRow,
  { withdrawnAt }: Found,
): VerifiedDocument['validity'] {
  if (withdrawnAt !== null) return 'withdrawn';
  if (ended.includes(state)) return 'cancelled';
  return signedAt === null ? 'incomplete' : 'counts';
}
