import { AppError } from '@sarn/kernel';
import type { SignedContext, Tx } from '@sarn/platform-server';
import type { SigningKey } from '@sarn/certificate/server';
import { keepVersion, lengthenSignedFile } from '@sarn/printed-document/server';
import type { SignedFile } from '@sarn/printed-document/server';
import { checkCode } from './code.service.ts';
import { useCode } from './code.store.ts';
import type { Deps } from './dependencies.ts';
import { actInside, rehearse } from './rehearse.ts';
import type { Asked, Signed } from './rehearse.ts';
import { readable } from './read.service.ts';
import { ruleOf } from './rule.ts';
import { sealPages } from './sealed-pages.ts';
import type { SealedPages } from './sealed-pages.ts';
import { replaceSeals } from './seal/agency-seal.store.ts';
import { findByAttempt, insertSignature } from './signature.store.ts';
import { beginJob, moveJob } from './signing-job.store.ts';
import { addSignature } from './together/add-signature.ts';
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
    const codeId = await confirmedBy(deps, context, asked);
    return await signWith(deps, context, asked, { key, codeId });
  } finally {
    key.close();
  }
}

/** With what it is signed. */
export interface Confirmed {
  readonly key: SigningKey;
  /** The code that was sent, to be used up with the signature; null where none is asked for. */
  readonly codeId: string | null;
  /** What is written with the signature, in its transaction. */
  readonly also?: (tx: Tx, number: string) => Promise<void>;
}

/** @throws AppError 'signature.code-missing', 'signature.code-wrong', 'identity.second-factor-resting' */
async function confirmedBy(
  deps: Deps,
  context: SignedContext,
  { documentId, code }: Asked,
): Promise<string | null> {
  const { db } = deps.documents.platform;
  const document = await readable(deps, db, context.caller, documentId);
  const { asksCode } = await ruleOf(db, document.kind);
  return asksCode ? checkCode(deps, context, documentId, code) : null;
}

/**
 * Signs with a key that is open already, as `signDocument` does; the key stays open.
 *
 * @throws AppError as the call tells
 */
export async function signWith(
  deps: Deps,
  context: SignedContext,
  asked: Asked,
  confirmed: Confirmed,
): Promise<Answer> {
  try {
    for (let attempt = 0; attempt < mostTries; attempt += 1) {
      const signed = await tryOnce(deps, context, asked, confirmed);
      if (signed) return signed;
    }
    throw new AppError('signature.busy');
  } catch (error) {
    await note(deps, (tx, at) =>
      moveJob(tx, asked.attemptId, {
        ...{ state: 'failed', at },
        failure: error instanceof AppError ? error.code : 'signature.unexpected',
      }),
    );
    throw error;
  }
}

/** @returns null where the document is no longer as it was rehearsed */
async function tryOnce(
  deps: Deps,
  context: SignedContext,
  asked: Asked,
  confirmed: Confirmed,
): Promise<Answer | null> {
  const { platform } = deps.documents;
  const { documentId, attemptId } = asked;
  const personId = context.caller.id;
  const { signed: rehearsed, base, place } = await rehearse(deps, context, asked);
  await note(deps, (tx, at) => beginJob(tx, { documentId, personId, attemptId, at }));
  // Pages that are made anew would lose the signatures of the others.
  if (base && !place) throw new Error('the signed file keeps no place for this signatory');
  const order = {
    ...{ key: confirmed.key, picture: rehearsed.picture, config: platform.config },
    ...{ at: platform.clock.now(), signerName: rehearsed.signer.name },
    sealCertificate: rehearsed.sealCertificate,
    timestamps: (await stampingOf(deps, platform.db)).source,
  };
  const sealed =
    base && place
      ? await addSignature(base, place, rehearsed, order)
      : await sealPages(rehearsed, order);
  const { timestampFailure } = sealed;
  // The signature counts without it; the operator learns that the authority of time does not answer.
  if (timestampFailure) platform.log.warn({ timestampFailure }, 'signed without a time stamp');
  await note(deps, (tx, at) => moveJob(tx, attemptId, { state: 'sealed', at }));
  return record(deps, context, asked, {
    rehearsed,
    sealed,
    confirmed,
    base,
  });
}

interface Made {
  readonly rehearsed: Signed;
  readonly sealed: SealedPages;
  readonly confirmed: Confirmed;
  /** The file that others signed before, where the signature was added to it. */
  readonly base: SignedFile | undefined;
}

/** Ends a transaction in which the document turned out to be another one than was signed. */
class Outdated extends Error {}

async function record(
  deps: Deps,
  context: SignedContext,
  asked: Asked,
  { rehearsed, sealed, confirmed, base }: Made,
): Promise<Answer | null> {
  const { platform } = deps.documents;
  try {
    return await platform.db.transaction(async (tx) => {
      const done = await actInside(deps, tx, context, asked);
      if (done.input.digest !== rehearsed.input.digest) throw new Outdated();
      await write(deps, tx, context, asked, { rehearsed: done, sealed, confirmed, base });
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
  { rehearsed, sealed, confirmed, base }: Made,
): Promise<void> {
  const { key, codeId, also } = confirmed;
  const { signer } = rehearsed;
  const input = rehearsed.waitsForOthers
    ? { ...rehearsed.input, state: 'signed' as const }
    : rehearsed.input;
  // It may have been revoked since its key was opened.
  await needs.keys.assertUsable(tx, caller.id, key.certificateId);
  const at = documents.platform.clock.now().toISOString();
  if (codeId !== null && !(await useCode(tx, codeId, at))) {
    throw new AppError('signature.code-wrong');
  }
  const { bytes, code, sha256, level, fields, places } = sealed;
  if (base) await lengthenSignedFile(documents, tx, base, bytes, input);
  else {
    await keepVersion(documents, tx, { documentId, input, bytes, readerId: null, isSigned: true });
    await replaceSeals(tx, documentId, fields);
    await replacePlaces(tx, documentId, places);
  }
  await insertSignature(tx, {
    ...{ documentId, personId: caller.id, certificateId: key.certificateId, attemptId },
    ...{ code, sha256, level, number: rehearsed.number ?? '', signedAt: at },
    signerName: signer.name,
    signerLines: signer.lines,
  });
  await moveJob(tx, attemptId, { state: 'recorded', at });
  await also?.(tx, rehearsed.number ?? '');
}

const answerOf = (documentId: string, number: string | null): Answer => ({
  documentId,
  number: number === '' ? null : number,
});

/** Writes how far an attempt came, in a transaction of its own. */
const note = (
  { documents: { platform } }: Deps,
  writing: (tx: Tx, at: string) => Promise<void>,
): Promise<void> =>
  platform.db.transaction((tx) => writing(tx, platform.clock.now().toISOString()));
