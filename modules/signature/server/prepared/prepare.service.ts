import { AppError } from '@sarn/kernel';
import type { InputOf, OutputOf } from '@sarn/kernel';
import type { SignedContext } from '@sarn/platform-server';
import { contentsBytesFor, prepareSignature } from '@sarn/signing/server';
import { preparationSeconds } from '../../contract/index.ts';
import type { prepareSigning as prepareSigningCall } from '../../contract/index.ts';
import type { Deps } from '../dependencies.ts';
import { newCode } from '../new-code.ts';
import { rehearse } from '../rehearse.ts';
import type { Asked } from '../rehearse.ts';
import { pagesToSign } from '../sealed-pages.ts';
import { stampingOf } from '../timestamps/timestamp-source.ts';
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
  const { db, clock, config } = deps.documents.platform;
  const { caller } = context;
  const { certificateId, ...certified } = await deps.needs.keys.certified(db, caller.id);
  const known = await earlierOf(deps, context, { ...asked, earlier });
  const fixed = known?.certificateId === certificateId ? known : newlyFixed(clock.now());
  const [rehearsal, { source }] = await Promise.all([
    rehearse(deps, context, { ...asked, code: '', attemptId: '' }),
    stampingOf(deps, db),
  ]);
  const order = { at: new Date(fixed.at), code: fixed.code, config };
  const { pdf, options } = await pagesToSign(rehearsal, order);
  const contentsBytes = contentsBytesFor(certified, { hasTimestamp: source !== undefined });
  const { digest } = prepareSignature(pdf, { ...options, contentsBytes });
  const sha256 = Buffer.from(digest).toString('hex');
  const prepared = sealedPreparation(deps, caller.id, {
    ...{ documentId: asked.documentId, certificateId, code: fixed.code, at: fixed.at },
    ...{ until: fixed.until, pages: rehearsal.signed.input.digest, sha256 },
  });
  return { prepared, sha256, until: fixed.until };
}

type Fixed = Pick<Preparation, 'code' | 'at' | 'until'>;

const newlyFixed = (now: Date): Fixed => ({
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
  const soon = new Date(clock.now().getTime() + leastSeconds * 1000).toISOString();
  return found && found.until > soon ? found : undefined;
}

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
