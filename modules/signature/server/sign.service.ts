import { AppError } from '@sarn/kernel';
import type { SignedContext, Tx } from '@sarn/platform-server';
import type { SigningKey } from '@sarn/certificate/server';
import { keepVersion, lengthenSignedFile } from '@sarn/printed-document/server';
import type { TakenNumber } from '@sarn/register/server';
import { checkCode } from './code.service.ts';
import { useCode } from './code.store.ts';
import type { Deps } from './dependencies.ts';
import { newCode } from './new-code.ts';
import { actInside, rehearse } from './rehearse.ts';
import type { Asked, Rehearsal, Signed } from './rehearse.ts';
import { readable } from './read.service.ts';
import { ruleOf } from './rule.ts';
import { assertAsShown } from './prepared/preparation.ts';
import type { Preparation } from './prepared/preparation.ts';
import { assertStillPrepared, preparationOf } from './prepared/prepare.service.ts';
import { pagesToSign, sealPages } from './sealed-pages.ts';
import type { SealedPages } from './sealed-pages.ts';
import { replaceSeals } from './seal/agency-seal.store.ts';
import { findByAttempt, insertSignature } from './signature.store.ts';
import { beginJob, moveJob } from './signing-job.store.ts';
import { replacePlaces } from './together/signature-place.store.ts';
import { stampingOf } from './timestamps/timestamp-source.ts';

/** Others may take numbers of the register between the rehearsal and the act: then it is signed anew. */
const mostTries = 4;

interface Answer {
  readonly documentId: string;
  readonly number: string | null;
}

/**
 * Signs the document with the certificate of the caller and does the act of the flow.
 *
 * No transaction is open while the pages are typeset and signed: the act is rehearsed and rolled back, its pages are
 * signed, and then the act is done with the signed file in one short transaction. If number, date or text are no
 * longer those of the rehearsal, nothing is written and it begins anew. So a document is signed whole or untouched,
 * whenever the program ends.
 *
 * @throws AppError as the call tells
 */
export async function signDocument(
  deps: Deps,
  context: SignedContext,
  asked: Asked,
): Promise<Answer> {
  const { platform } = deps.documents;
  const { id } = context.caller;
  const earlier = await findByAttempt(platform.db, asked.attemptId, id);
  if (earlier) return answerOf(earlier.documentId, earlier.number);
  const key = await deps.needs.keys.open(platform.db, id, String(asked.form['password'] ?? ''));
  try {
    const preparation = await preparationOf(deps, context, asked, key.certificateId);
    const codeId = await confirmedBy(deps, context, asked, preparation);
    const confirmed = { key, codeId, preparation };
    const begun = await beginSigning(deps, context, { asked, confirmed });
    const { documentId, number } = await finishSigning(deps, context, begun);
    return { documentId, number };
  } finally {
    key.close();
  }
}

/** With what it is signed. */
export interface Confirmed {
  readonly key: SigningKey;
  /** The code that was sent, to be used up with the signature; null where none is asked for. */
  readonly codeId: string | null;
  /** What was shown before it was confirmed; undefined where no hash was. */
  readonly preparation?: Preparation | undefined;
  /** What is written with the signature, in its transaction. */
  readonly also?: (tx: Tx, number: string) => Promise<void>;
}

/** @throws AppError 'signature.code-missing', 'signature.code-wrong', 'identity.second-factor-resting' */
async function confirmedBy(
  deps: Deps,
  context: SignedContext,
  asked: Asked,
  preparation: Preparation | undefined,
): Promise<string | null> {
  const { db } = deps.documents.platform;
  const { documentId, code } = asked;
  const document = await readable(deps, db, context.caller, documentId);
  const { asksCode } = await ruleOf(db, document.kind);
  if (!asksCode) return null;
  await assertStillPrepared(deps, context, asked, preparation);
  return checkCode(deps, context, documentId, code);
}

/** Signed pages that are on disk before the transaction that keeps them; not where they lengthen a file. */
interface WrittenPages extends SealedPages {
  readonly arrival: Arrival | undefined;
}

type Arrival = Awaited<ReturnType<Deps['documents']['files']['receiveMade']>>;

/** A document that was rehearsed, and whose pages are being typeset and signed. */
export interface Begun {
  readonly asked: Asked;
  readonly confirmed: Confirmed;
  readonly rehearsal: Rehearsal;
  readonly sealed: Promise<WrittenPages>;
}

/**
 * Begins to sign with a key that is open already; it stays open.
 *
 * @param pending numbers of the documents that are recorded before this one
 * @throws AppError as the call tells
 */
export const beginSigning = (
  deps: Deps,
  context: SignedContext,
  given: {
    readonly asked: Asked;
    readonly confirmed: Confirmed;
    readonly pending?: readonly TakenNumber[];
  },
): Promise<Begun> => noting(deps, given.asked, () => prepare(deps, context, given));

interface Finished extends Answer {
  /** Another one got the number that was rehearsed: so will those that were rehearsed after it. */
  readonly isAnew: boolean;
}

/**
 * Does the act with the signed pages.
 *
 * @param numbered called when it has taken the number that is printed on its pages, before the rest is written: its
 *   transaction holds the register until it ends
 * @throws AppError as the call tells
 */
export const finishSigning = (
  deps: Deps,
  context: SignedContext,
  { asked, confirmed, ...begun }: Begun,
  numbered?: () => void,
): Promise<Finished> =>
  noting(deps, asked, async () => {
    const given = { confirmed, numbered };
    const { turns } = deps.needs;
    const { rehearsal } = begun;
    const sealed = await begun.sealed;
    await turns.free();
    const signed = await recordOrDrop(deps, context, asked, { rehearsal, sealed, ...given });
    // What would be signed anew was not shown to the person.
    if (!signed && confirmed.preparation) throw new AppError('signature.prepared-anew');
    return signed
      ? { ...signed, isAnew: false }
      : turns.alone(() => signAnew(deps, context, asked, given));
  });

/** Signs a document whose number was given to another one. Those that are being recorded may overtake it once more. */
async function signAnew(
  deps: Deps,
  context: SignedContext,
  asked: Asked,
  given: Pick<Made, 'confirmed' | 'numbered'>,
): Promise<Finished> {
  for (let tries = 2; tries <= mostTries; tries += 1) {
    const { rehearsal, sealed } = await prepare(deps, context, { asked, ...given });
    const made = { rehearsal, sealed: await sealed, ...given };
    const signed = await recordOrDrop(deps, context, asked, made);
    if (signed) return { ...signed, isAnew: true };
  }
  throw new AppError('signature.busy');
}

/** Writes down that an attempt failed, and why. */
async function noting<T>(deps: Deps, { attemptId }: Asked, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const failure = error instanceof AppError ? error.code : 'signature.unexpected';
    await moveJob(deps.documents.platform.db, attemptId, {
      state: 'failed',
      at: now(deps),
      failure,
    });
    throw error;
  }
}

async function prepare(
  deps: Deps,
  context: SignedContext,
  { asked, confirmed, pending }: Parameters<typeof beginSigning>[2],
): Promise<Begun> {
  const { platform } = deps.documents;
  const [rehearsal, { source: timestamps }] = await Promise.all([
    rehearse(deps, context, asked, pending),
    stampingOf(deps, platform.db),
  ]);
  const { preparation, key } = confirmed;
  const making = pagesToSign(rehearsal, {
    at: preparation ? new Date(preparation.at) : platform.clock.now(),
    ...{ code: preparation?.code ?? newCode(), config: platform.config },
  }).then((pages) =>
    sealPages(pages, {
      ...{ key, timestamps },
      onPrepared: (signedSha256) => assertAsShown(preparation, signedSha256),
    }),
  );
  const isLonger = rehearsal.base !== undefined;
  const sealed = noteSealing(deps, context, asked, { making, isLonger });
  // It may fail while another document is recorded: whoever waits for it learns it then.
  sealed.catch(() => undefined);
  return { asked, confirmed, rehearsal, sealed };
}

/** Writes down how far an attempt came while its pages are made, and these to disk. */
async function noteSealing(
  deps: Deps,
  context: SignedContext,
  { documentId, attemptId }: Asked,
  { making, isLonger }: { readonly making: Promise<SealedPages>; readonly isLonger: boolean },
): Promise<WrittenPages> {
  const { platform, files } = deps.documents;
  const { db, log } = platform;
  const personId = context.caller.id;
  const begun = beginJob(db, { documentId, personId, attemptId, at: now(deps) });
  const [sealed] = await Promise.all([making, begun]);
  const { timestampFailure } = sealed;
  // The signature counts without it; the operator learns that the authority of time does not answer.
  if (timestampFailure) log.warn({ timestampFailure }, 'signed without a time stamp');
  const [arrival] = await Promise.all([
    isLonger ? undefined : files.receiveMade(`${documentId}.pdf`, sealed.bytes),
    moveJob(db, attemptId, { state: 'sealed', at: now(deps) }),
  ]);
  return { ...sealed, arrival };
}

const now = ({ documents: { platform } }: Deps): string => platform.clock.now().toISOString();

interface Made {
  readonly rehearsal: Rehearsal;
  readonly sealed: WrittenPages;
  readonly confirmed: Confirmed;
  readonly numbered: (() => void) | undefined;
}

/** What is not recorded does not stay on disk; where the program ends before, it is swept later. */
async function recordOrDrop(
  deps: Deps,
  context: SignedContext,
  asked: Asked,
  made: Made,
): Promise<Answer | null> {
  let signed: Answer | null = null;
  try {
    signed = await record(deps, context, asked, made);
    return signed;
  } finally {
    const { arrival } = made.sealed;
    if (signed === null && arrival) await deps.documents.files.drop(arrival);
  }
}

/** Ends a transaction in which the document turned out to be another one than was signed. */
class Outdated extends Error {}

async function record(
  deps: Deps,
  context: SignedContext,
  asked: Asked,
  made: Made,
): Promise<Answer | null> {
  const { platform } = deps.documents;
  try {
    return await platform.db.transaction(async (tx) => {
      const done = await actInside(deps, tx, context, asked);
      if (done.input.digest !== made.rehearsal.signed.input.digest) throw new Outdated();
      // Not before: while this one is signed anew, the next one would take its number.
      if (done.number !== null) made.numbered?.();
      await write(deps, tx, context, asked, done, made);
      return answerOf(asked.documentId, done.number);
    });
  } catch (error) {
    if (error instanceof Outdated || isReplaced(error)) return null;
    throw error;
  }
}

/** The file that others signed was brought further meanwhile, for instance by a time stamp. */
const isReplaced = (error: unknown): boolean =>
  error instanceof AppError && error.code === 'file.not-found';

async function write(
  { documents, needs }: Deps,
  tx: Tx,
  { caller }: SignedContext,
  { documentId, attemptId }: Asked,
  { waitsForOthers, input: printed, signer, number, at: place }: Signed,
  { rehearsal: { base }, sealed, confirmed }: Made,
): Promise<void> {
  const { key, codeId, also } = confirmed;
  const input = waitsForOthers ? { ...printed, state: 'signed' as const } : printed;
  // It may have been revoked since its key was opened.
  await needs.keys.assertUsable(tx, caller.id, key.certificateId);
  const at = documents.platform.clock.now().toISOString();
  if (codeId !== null && !(await useCode(tx, codeId, at))) {
    throw new AppError('signature.code-wrong');
  }
  const { bytes, arrival, code, sha256, signedSha256, level, fields, places } = sealed;
  if (base) await lengthenSignedFile(documents, tx, base, bytes, input);
  else {
    const signed = { bytes, arrival, readerId: null, isSigned: true };
    await keepVersion(documents, tx, { documentId, input, ...signed });
    await replaceSeals(tx, documentId, fields);
    await replacePlaces(tx, documentId, places);
  }
  await insertSignature(tx, {
    ...{ documentId, personId: caller.id, certificateId: key.certificateId, attemptId },
    ...{ code, sha256, level, number: number ?? '', signedAt: at },
    ...{ position: place ?? 0, signedSha256 },
    signerName: signer.name,
    signerLines: signer.lines,
  });
  await moveJob(tx, attemptId, { state: 'recorded', at });
  await also?.(tx, number ?? '');
}

const answerOf = (documentId: string, number: string | null): Answer => ({
  documentId,
  number: number === '' ? null : number,
});
