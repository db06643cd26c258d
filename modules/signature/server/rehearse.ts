import { act, findDocument } from '@sarn/document/server';
import type { ActRehearsal, ActSteps, Dependencies, DocumentRow } from '@sarn/document/server';
import type { InputOf } from '@sarn/kernel';
import { AppError } from '@sarn/kernel';
import { askedOnce } from '@sarn/organisation/server';
import type { SignedContext, Tx } from '@sarn/platform-server';
import { handSignatureOf, isPrintedForReaders } from '@sarn/printed-document/contract';
import { pageInput, signedFileOf } from '@sarn/printed-document/server';
import type { PageInput, SignedFile } from '@sarn/printed-document/server';
import type { signDigitally } from '../contract/index.ts';
import { findTakenNumber, passNumber } from '@sarn/register/server';
import type { TakenNumber } from '@sarn/register/server';
import type { Deps, Picture } from './dependencies.ts';
import { findPlace } from './together/signature-place.store.ts';
import type { SignaturePlace } from './together/signature-place.store.ts';

export type Asked = InputOf<typeof signDigitally>;

/** The document as the act leaves it, with the pages that it has then. */
export interface Signed {
  readonly document: DocumentRow;
  readonly input: PageInput;
  readonly number: string | null;
  /** Who signs, as printed. */
  readonly signer: { readonly name: string; readonly lines: readonly string[] };
  /** The place among several who sign, from 0; null where one person signs. */
  readonly at: number | null;
  /** Others still have to sign it. */
  readonly waitsForOthers: boolean;
  readonly picture: Picture | undefined;
  /** Of the e-seal that adds number and date later, DER; undefined where both are on the pages. */
  readonly sealCertificate: Uint8Array | undefined;
}

/** States in which a document waits for its number: the e-seal of the agency adds it to the signed pages. */
const unnumbered: readonly string[] = ['SIGNED', 'INITIALLED', 'SEALED'];

/**
 * Does the act in the transaction and makes the pages that follow from it.
 *
 * @throws AppError 'signature.no-pages', 'signature.number-later', and those of the act
 */
export async function actInside(
  { documents, needs }: Deps,
  tx: Tx,
  context: SignedContext,
  asked: Asked,
  rehearsal?: ActRehearsal,
): Promise<Signed> {
  const { attemptId: _attempt, code: _code, prepared: _prepared, ...request } = asked;
  const word = needs.substitutes.issue('key');
  // The pages name units that the act has read.
  const once = { ...documents, organisation: askedOnce(documents.organisation) };
  try {
    const form = { ...request.form, password: word };
    let steps: ActSteps = { before: [], after: [] };
    const number = await act(once, tx, context, {
      ...request,
      ...{ form, rehearsal, keepsPages: true, onSteps: (those) => (steps = those) },
    });
    const document = await findDocument(tx, asked.documentId);
    const input =
      document &&
      isPrintedForReaders(document) &&
      (await pageInput(signsAlone(steps) ? withoutOthers(once) : once, tx, document));
    if (!document || !input) throw new AppError('signature.no-pages');
    const waitsForOthers = document.signedAt === null;
    const isLater =
      document.letterNo === '' && (waitsForOthers || unnumbered.includes(document.state));
    const sealCertificate = isLater ? await needs.authority.sealCertificate(tx) : undefined;
    if (isLater && !sealCertificate) throw new AppError('signature.number-later');
    const picture = await needs.currentPicture(
      tx,
      context.caller.id,
      handSignatureOf(document.kind),
    );
    const { at, signer } = signedBy(document, steps);
    return { document, input, number, signer, at, waitsForOthers, picture, sealCertificate };
  } finally {
    needs.substitutes.forget(word);
  }
}

const signsAlone = ({ after }: ActSteps): boolean =>
  after.filter(({ role }) => role === 'sign').length < 2;

/** Before whoever signs alone nobody has signed, by hand or with a password: nothing is asked for. */
const withoutOthers = (documents: Dependencies): Dependencies => ({
  ...documents,
  slots: { ...documents.slots, handSignatures: [] },
  pageSources: { ...documents.pageSources, verifications: [] },
});

/** Who signed with the act: the step that was not signed before it. */
function signedBy(document: DocumentRow, { before, after }: ActSteps) {
  const open = new Set(before.filter(({ state }) => state !== 'signed').map(({ id }) => id));
  const signing = after.filter(({ role }) => role === 'sign');
  const at = signing.findIndex(({ id, state }) => state === 'signed' && open.has(id));
  const step = signing[at];
  return {
    at: step && signing.length > 1 ? at : null,
    signer: step
      ? { name: step.signedName, lines: step.signedLines }
      : { name: document.signedByName ?? '', lines: document.signedByLines },
  };
}

/** An act that was rehearsed, and the file that others had signed until then. */
export interface Rehearsal {
  readonly signed: Signed;
  readonly base: SignedFile | undefined;
  /** Where the signature stands in that file. */
  readonly place: SignaturePlace | undefined;
  /** The number that it took; undefined where it gets none with the act. */
  readonly taken: TakenNumber | undefined;
}

/** Carries what was made out of a transaction that is rolled back. */
class Rehearsed extends Error {
  readonly rehearsal: Rehearsal;
  constructor(rehearsal: Rehearsal) {
    super('rolled back');
    this.rehearsal = rehearsal;
  }
}

/** The highest number of each register. */
function highest(pending: readonly TakenNumber[]): TakenNumber[] {
  const found = new Map<string, TakenNumber>();
  for (const taken of pending) {
    const key = `${taken.unitId} ${taken.kind} ${taken.year}`;
    const known = found.get(key);
    if (!known || known.number < taken.number) found.set(key, taken);
  }
  return [...found.values()];
}

/**
 * What the document would be after the act: number, date and pages. Nothing of it stays, so that the pages can
 * be typeset and signed outside of any transaction. The file of the others is read while the document is held: one
 * that is read later belongs to a document that is signed already.
 *
 * @param pending numbers of documents that are signed before this one, and may not be recorded yet
 */
export async function rehearse(
  deps: Deps,
  context: SignedContext,
  asked: Asked,
  pending: readonly TakenNumber[] = [],
): Promise<Rehearsal> {
  const { documents } = deps;
  const beforeNumber = async (tx: Tx): Promise<void> => {
    for (const number of highest(pending)) await passNumber(tx, number);
  };
  try {
    return await documents.platform.db.transaction(
      async (tx): Promise<never> => {
        const signed = await actInside(deps, tx, context, asked, { beforeNumber });
        const base = await signedFileOf(documents, tx, asked.documentId);
        const place =
          base && signed.at !== null ? await findPlace(tx, asked.documentId, signed.at) : undefined;
        const taken =
          signed.number === null ? undefined : await findTakenNumber(tx, asked.documentId);
        throw new Rehearsed({ signed, base, place, taken });
      },
      // It holds the counter of the pending number and then its own. Two batches that number in two registers in
      // turn can wait for each other: PostgreSQL ends one of them, which left nothing and is done anew.
      { retries: 2 },
    );
  } catch (error) {
    if (error instanceof Rehearsed) return error.rehearsal;
    throw error;
  }
}
