import { AppError } from '@sarn/kernel';
import type { InputOf, OutputOf } from '@sarn/kernel';
import type { SignedContext } from '@sarn/platform-server';
import { contentsBytesFor, prepareSignature } from '@sarn/signing/server';
import { preparationSeconds } from '../../contract/index.ts';
import type {
  prepareSigning as prepareSigningCall,
  stillPrepared as stillPreparedCall,
} from '../../contract/index.ts';
import type { Deps } from '../dependencies.ts';
import { newCode } from '../new-code.ts';
import { rehearse } from '../rehearse.ts';
import type { Asked, Rehearsal } from '../rehearse.ts';
import { pagesToSign } from '../sealed-pages.ts';
import { stampingOf } from '../timestamps/timestamp-source.ts';
import { areNext, openNumbers, sealedNumbers } from './numbers.ts';
import { openPreparation, sealedPreparation } from './preparation.ts';
import type { Preparation } from './preparation.ts';

/** One that ends sooner is not prepared once more: the person would be asked to look again at once. */
const leastSeconds = 90;

/**
 * Makes the file that would be signed now, up to the signature, and tells its SHA-256. The act is rehearsed and rolled
 * back: no number is taken. Code and time are those of the earlier preparation while that lasts, so that the hash is
 * another one only where number, date or text are.
 *
 * @throws AppError as the call tells
 */
export async function prepareSigning(
  deps: Deps,
  context: SignedContext,
  { earlier, ...asked }: InputOf<typeof prepareSigningCall>,
): Promise<OutputOf<typeof prepareSigningCall>> {
  const { db, clock } = deps.documents.platform;
  const { caller } = context;
  const keys = await deps.needs.keys.certified(db, caller.id);
  const known = await earlierOf(deps, context, { ...asked, earlier });
  const fixed = known?.certificateId === keys.certificateId ? known : newlyFixed(clock.now());
  const rehearsal = await rehearse(deps, context, { ...asked, code: '', attemptId: '' });
  const { preparation, number } = await prepareRehearsed(deps, { asked, keys, fixed, rehearsal });
  const { until, sha256, taken } = preparation;
  return {
    ...{ prepared: sealedPreparation(deps, caller.id, preparation), sha256, until, number },
    numbers: sealedNumbers(deps, caller.id, { taken: taken ? [taken] : [], until }),
  };
}

export interface Prepared {
  readonly preparation: Preparation;
  /** As it is printed; null where it gets none with the act. */
  readonly number: string | null;
}

interface ToPrepare {
  readonly asked: Pick<Asked, 'documentId' | 'form'>;
  readonly keys: Awaited<ReturnType<Deps['needs']['keys']['certified']>>;
  readonly fixed: Fixed;
  readonly rehearsal: Rehearsal;
}

/** Makes the file of a rehearsed act up to the signature. No transaction is open meanwhile. */
export async function prepareRehearsed(
  deps: Deps,
  { asked, keys: { certificateId, ...certified }, fixed, rehearsal }: ToPrepare,
): Promise<Prepared> {
  const { db, config } = deps.documents.platform;
  const { at, code, until } = fixed;
  const { source } = await stampingOf(deps, db);
  const { pdf, options } = await pagesToSign(rehearsal, { at: new Date(at), code, config });
  const contentsBytes = contentsBytesFor(certified, { hasTimestamp: source !== undefined });
  const { digest } = prepareSignature(pdf, { ...options, contentsBytes });
  const { signed, taken } = rehearsal;
  // Nobody else takes a number that is reserved.
  const isReserved = (asked.form['reservedEntryId'] ?? '') !== '';
  const preparation = {
    ...{ documentId: asked.documentId, certificateId, code, at, until },
    ...{ pages: signed.input.digest, sha256: Buffer.from(digest).toString('hex') },
    taken: isReserved ? undefined : taken,
  };
  return { preparation, number: signed.number === '' ? null : signed.number };
}

/** Whether what was prepared would still get the numbers that are printed in it. */
export async function stillPrepared(
  deps: Deps,
  { caller }: SignedContext,
  { numbers }: InputOf<typeof stillPreparedCall>,
): Promise<OutputOf<typeof stillPreparedCall>> {
  const { db, clock } = deps.documents.platform;
  const found = openNumbers(deps, caller.id, numbers);
  const isOver = !found || found.until <= soonAfter(clock.now());
  return { isCurrent: !isOver && (await areNext(db, found.taken)) };
}

export type Fixed = Pick<Preparation, 'code' | 'at' | 'until'>;

export const newlyFixed = (now: Date): Fixed => ({
  ...{ code: newCode(), at: now.toISOString() },
  until: new Date(now.getTime() + preparationSeconds * 1000).toISOString(),
});

async function earlierOf(
  deps: Deps,
  { caller }: SignedContext,
  { documentId, earlier }: { readonly documentId: string; readonly earlier?: string | undefined },
): Promise<Preparation | undefined> {
  if (earlier === undefined) return undefined;
  const { db, clock } = deps.documents.platform;
  const found = await openPreparation(deps, db, caller.id, { documentId, prepared: earlier });
  return found && found.until > soonAfter(clock.now()) ? found : undefined;
}

const soonAfter = (now: Date): string =>
  new Date(now.getTime() + leastSeconds * 1000).toISOString();

/**
 * What was shown to the person who signs now; undefined where they saw no hash.
 *
 * @throws AppError 'signature.prepared-anew'
 */
export async function preparationOf(
  deps: Deps,
  { caller }: SignedContext,
  { documentId, prepared }: Pick<Asked, 'documentId' | 'prepared'>,
  certificateId: string,
): Promise<Preparation | undefined> {
  if (prepared === undefined) return undefined;
  const { db } = deps.documents.platform;
  const found = await openPreparation(deps, db, caller.id, { documentId, prepared });
  if (found?.certificateId !== certificateId) throw new AppError('signature.prepared-anew');
  return found;
}

/**
 * Refuses what is another document by now, before a code that confirms it is used up.
 *
 * @throws AppError 'signature.prepared-anew'
 */
export async function assertStillPrepared(
  deps: Deps,
  context: SignedContext,
  asked: Asked,
  preparation: Preparation | undefined,
): Promise<void> {
  if (!preparation) return;
  const { signed } = await rehearse(deps, context, asked);
  if (signed.input.digest !== preparation.pages) throw new AppError('signature.prepared-anew');
}

/**
 * What was shown of several documents, by their ids. All of it still holds: it is signed in the order in which it was
 * prepared.
 *
 * @throws AppError 'signature.prepared-anew'
 */
export async function preparationsOf(
  deps: Deps,
  context: SignedContext,
  shown: readonly { readonly documentId: string; readonly prepared: string }[],
  certificateId: string,
): Promise<ReadonlyMap<string, Preparation>> {
  const { db } = deps.documents.platform;
  const found = new Map<string, Preparation>();
  for (const one of shown) {
    const preparation = await preparationOf(deps, context, one, certificateId);
    if (preparation) found.set(one.documentId, preparation);
  }
  const taken = [...found.values()].flatMap((one) => one.taken ?? []);
  if (!(await areNext(db, taken))) throw new AppError('signature.prepared-anew');
  return found;
}
