import { openPdf } from '../pdf/file.ts';
import type { PdfFile, Revision } from '../pdf/file.ts';
import { PdfError, entriesOf, isKind, nameOf, textOf } from '../pdf/values.ts';
import type { PdfValue } from '../pdf/values.ts';
import { readName } from '../x509/certificate.ts';
import { readCertificates } from '../x509/chain.ts';
import { placedFields } from './added-fields.ts';
import type { PlacedField } from './added-fields.ts';
import { compareRevisions } from './compare.ts';
import type { Budget, Comparison } from './compare.ts';
import { storedEvidence } from './evidence.ts';
import { judgeOne } from './judge-one.ts';
import type { OneJudged } from './judge-one.ts';
import type { Change, Judgement, JudgedSignature, Problem, Verdict } from './judgement.ts';
import { coveredBy, kindOf } from './range.ts';
import type { Covered, RangeProblem } from './range.ts';
import { isForAnother } from './reserved-for.ts';
import { factsOf } from './trust.ts';
import type { Trust } from './trust.ts';

/** By what a file is judged. */
export interface JudgeOptions {
  /** Certificates of the authorities that are trusted, for signers and for time stamps, as DER. */
  readonly trustedRoots: readonly Uint8Array[];
  /** Authorities that are trusted for time stamps alone: nobody signs documents by them. */
  readonly timestampRoots?: readonly Uint8Array[];
  /** Certificates between, CRLs and OCSP answers that the file may not have itself, as DER. */
  readonly certificates?: readonly Uint8Array[];
  readonly crls?: readonly Uint8Array[];
  readonly ocsps?: readonly Uint8Array[];
  /** In milliseconds. */
  readonly now: number;
  readonly limits?: Partial<JudgeLimits>;
}

export interface JudgeLimits {
  readonly bytes: number;
  readonly signatures: number;
  /** Bytes that are hashed: a file is hashed once for each of its signatures. */
  readonly hashedBytes: number;
  /** Objects that are compared, again for each signature. */
  readonly objects: number;
}

const usual: JudgeLimits = {
  bytes: 256 * 2 ** 20,
  signatures: 500,
  hashedBytes: 4 * 2 ** 30,
  objects: 4_000_000,
};

/**
 * Judges every signature of a PDF, strictly: what pdfsig would call valid although something was changed behind it is
 * invalid here. It needs nothing but these bytes, no network and no clock.
 */
export async function judgePdf(bytes: Uint8Array, options: JudgeOptions): Promise<Judgement> {
  const limits = { ...usual, ...options.limits };
  if (bytes.length > limits.bytes) return { kind: 'refused', code: 'too-large' };
  try {
    return await judged(openPdf(bytes), options, limits);
  } catch (error) {
    if (error instanceof PdfError) return { kind: 'refused', code: error.code };
    throw error;
  }
}

interface Found {
  readonly field: PlacedField;
  readonly covered: Covered | RangeProblem;
  one: OneJudged;
  comparison: Comparison;
  readonly problems: Problem[];
  readonly changes: Change[];
}

const nothing: OneJudged = {
  ...{
    problems: [],
    certificate: undefined,
    brought: [],
    timestamp: undefined,
    provedAt: undefined,
  },
};

async function judged(
  file: PdfFile,
  options: JudgeOptions,
  limits: JudgeLimits,
): Promise<Judgement> {
  const fields = placedFields(file.newest);
  const signed = fields.filter(({ value }) => value !== undefined);
  if (signed.length === 0) return { kind: 'unsigned' };
  if (signed.length > limits.signatures) return { kind: 'refused', code: 'too-many-signatures' };
  const all = signed
    .map((field): Found => {
      const covered = coveredBy(file, field);
      return {
        ...{ field, covered, one: nothing, comparison: { changes: [], added: [] } },
        ...{ problems: [], changes: [] },
      };
    })
    .toSorted((one, other) => endOf(one) - endOf(other));
  const hashed = all.reduce((sum, one) => sum + endOf(one), 0);
  if (hashed > limits.hashedBytes) return { kind: 'refused', code: 'too-large' };
  const stored = storedEvidence(file.newest);
  await judgeEach(all, trustOf(options, stored), options.now);
  compareEach(file, fields, all, { objects: limits.objects });
  judgeTogether(file, all);
  const isStored = stored.crls.length + stored.ocsps.length > 0;
  const signatures = all.map((one) => result(one, file, all, isStored));
  return { kind: 'signed', verdict: worst(signatures), signatures };
}

const endOf = ({ covered }: Found): number => (typeof covered === 'string' ? 0 : covered.end);

function trustOf(options: JudgeOptions, stored: ReturnType<typeof storedEvidence>): Trust {
  return {
    roots: readCertificates(options.trustedRoots),
    timestampRoots: readCertificates([...options.trustedRoots, ...(options.timestampRoots ?? [])]),
    pool: readCertificates([...stored.certificates, ...(options.certificates ?? [])]),
    revocation: {
      crls: [...stored.crls, ...(options.crls ?? [])],
      ocsps: [...stored.ocsps, ...(options.ocsps ?? [])],
    },
  };
}

/** From the last to the first: a time stamp over the document proves when those before it were there. */
async function judgeEach(all: readonly Found[], trust: Trust, now: number): Promise<void> {
  let known = { at: now, isProved: false };
  for (const found of all.toReversed()) {
    if (typeof found.covered === 'string') {
      found.problems.push({ code: found.covered, isFatal: true });
      continue;
    }
    found.one = await judgeOne(found.covered, trust, known);
    found.problems.push(...found.one.problems);
    const { provedAt } = found.one;
    if (isDocumentTimestamp(found) && provedAt !== undefined)
      known = { at: provedAt, isProved: true };
  }
}

const isDocumentTimestamp = ({ covered }: Found): boolean =>
  typeof covered !== 'string' && kindOf(covered.entries) === 'ETSI.RFC3161';

function compareEach(
  file: PdfFile,
  fields: readonly PlacedField[],
  all: readonly Found[],
  budget: Budget,
): void {
  for (const found of all) {
    const { covered } = found;
    if (typeof covered === 'string' || covered.revision.newer === 0) continue;
    const { revision } = covered;
    const older = { revision, fields: placedFields(revision) };
    const newer = { revision: file.newest, fields };
    found.comparison = compareRevisions(file, older, newer, budget);
    found.changes.push(...found.comparison.changes);
  }
}

/** What one signature means for those before it. */
function judgeTogether(file: PdfFile, all: readonly Found[]): void {
  const byField = new Map(all.map((found) => [found.field.reference.number, found]));
  for (const found of all) {
    const later = found.comparison.added.flatMap(({ reference }) => {
      const other = byField.get(reference.number);
      return other ? [other] : [];
    });
    for (const other of later) {
      // What somebody draws whose signature does not hold is no signature but a drawing on the page; so is what is
      // drawn in a place that was kept for somebody else.
      const { place, name, reference } = other.field;
      if (place && (hasFatal(other) || isUntrusted(other) || isIntruding(file, other))) {
        const path = `Root/AcroForm/Fields/${name}`;
        found.changes.push({ code: 'covered', page: place.page, object: reference.number, path });
      }
    }
    if (isFinal(found) && later.some((other) => !isDocumentTimestamp(other))) {
      found.problems.push({ code: 'certified-final', isFatal: true });
    }
    if (found.changes.length > 0) {
      found.problems.push({ code: 'changed-after-signing', isFatal: true });
    }
  }
}

const hasFatal = ({ problems }: Found): boolean => problems.some(({ isFatal }) => isFatal);

const isIntruding = ({ newest }: PdfFile, { field, one }: Found): boolean =>
  isForAnother(newest, field.entries, one.certificate && readName(one.certificate.subject));

const isUntrusted = ({ problems }: Found): boolean =>
  problems.some(({ code }) => code === 'not-trusted' || code === 'unknown-rule');

/** Whether its signer certified the document as final (DocMDP, level 1). */
function isFinal({ covered }: Found): boolean {
  if (typeof covered === 'string') return false;
  const { revision, entries } = covered;
  const references = revision.resolve(entries.get('Reference'));
  const items = isKind(references, 'array') ? references.items : [];
  return items.some((item) => {
    const one = entriesOf(revision.resolve(item));
    const settings = entriesOf(revision.resolve(one?.get('TransformParams')));
    const isCertified = nameOf(one?.get('TransformMethod')) === 'DocMDP';
    return isCertified && settings?.get('P') === 1;
  });
}

function result(
  found: Found,
  file: PdfFile,
  all: readonly Found[],
  isStored: boolean,
): JudgedSignature {
  const { covered, one, problems } = found;
  const entries = typeof covered === 'string' ? undefined : covered.entries;
  const told = (key: string): string | undefined => textAt(file.newest, entries?.get(key));
  const verdict = verdictOf(problems);
  return {
    field: found.field.name,
    kind: isDocumentTimestamp(found) ? 'document-timestamp' : 'signature',
    ...{ verdict, problems, changes: found.changes },
    signer: one.certificate && factsOf(one.certificate),
    brought: one.brought.map(({ der }) => der),
    claimedAt: claimedTime(told('M')),
    ...{ provedAt: one.provedAt, timestamp: one.timestamp },
    level: verdict === 'invalid' ? 'none' : levelOf(found, all, isStored),
    signedLength: endOf(found),
    coversWholeFile: endOf(found) === file.bytes.length,
    place: found.field.place,
    ...{ reason: told('Reason'), location: told('Location') },
  };
}

const textAt = (revision: Revision, value: PdfValue | undefined): string | undefined =>
  textOf(revision.resolve(value));

function levelOf(
  found: Found,
  all: readonly Found[],
  isStored: boolean,
): 'B-B' | 'B-T' | 'B-LT' | 'B-LTA' {
  if (found.one.provedAt === undefined) return 'B-B';
  const isKnown = !found.problems.some(({ code }) => code.endsWith('revocation-unknown'));
  if (!isStored || !isKnown) return 'B-T';
  const isArchived = all.some(
    (other) =>
      isDocumentTimestamp(other) && endOf(other) > endOf(found) && other.problems.length === 0,
  );
  return isArchived ? 'B-LTA' : 'B-LT';
}

const verdictOf = (problems: readonly Problem[]): Verdict =>
  problems.some(({ isFatal }) => isFatal) ? 'invalid' : problems.length > 0 ? 'unproven' : 'valid';

function worst(signatures: readonly JudgedSignature[]): Verdict {
  const has = (verdict: Verdict): boolean => signatures.some((one) => one.verdict === verdict);
  return has('invalid') ? 'invalid' : has('unproven') ? 'unproven' : 'valid';
}

const pdfTime = /^D:(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(?:Z|([+-])(\d\d)'?(\d\d)?)?/;

/** The time that a signature claims; not proved by anything. */
function claimedTime(text: string | undefined): number | undefined {
  const found = pdfTime.exec(text ?? '');
  if (!found) return undefined;
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0] = found
    .slice(1, 7)
    .map(Number);
  const offset = (Number(found[8] ?? 0) * 60 + Number(found[9] ?? 0)) * 60_000;
  const utc = Date.UTC(year, month - 1, day, hour, minute, second);
  return found[7] === '-' ? utc + offset : utc - offset;
}
