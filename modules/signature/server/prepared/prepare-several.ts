import { AppError } from '@sarn/kernel';
import type { SignedContext } from '@sarn/platform-server';
import type { TakenNumber } from '@sarn/register/server';
import type { Deps } from '../dependencies.ts';
import { rehearse } from '../rehearse.ts';
import type { Asked } from '../rehearse.ts';
import { openNumbers, sealedNumbers } from './numbers.ts';
import { sealedPreparation } from './preparation.ts';
import { newlyFixed, prepareRehearsed } from './prepare.service.ts';
import type { Prepared } from './prepare.service.ts';

/** A document of several with what will be signed of it, or why it cannot be signed. */
export interface PreparedOne {
  readonly documentId: string;
  readonly made: (Prepared & { readonly prepared: string }) | AppError;
}

interface Several {
  readonly documents: readonly Asked[];
  /** The numbers of those that were prepared before these, as they were told with them. */
  readonly after: string | undefined;
}

interface SeveralPrepared {
  readonly documents: readonly PreparedOne[];
  /** Of these and of those before, sealed. */
  readonly numbers: string;
  readonly until: string;
}

/**
 * Makes the files of some documents up to the signature, in the order in which they will be signed. Each is rehearsed and
 * rolled back by itself, after the numbers of those before it: no number is taken, and none is printed twice. What cannot
 * be signed takes none.
 *
 * @throws AppError of the certificate, 'signature.prepared-anew' where `after` is not of this person
 */
export async function prepareSeveral(
  deps: Deps,
  context: SignedContext,
  { documents, after }: Several,
): Promise<SeveralPrepared> {
  const { db, clock } = deps.documents.platform;
  const { caller } = context;
  const keys = await deps.needs.keys.certified(db, caller.id);
  const { until: own } = newlyFixed(clock.now());
  const before = after === undefined ? undefined : openNumbers(deps, caller.id, after);
  if (after !== undefined && !before) throw new AppError('signature.prepared-anew');
  const order = { documents, keys, pending: before?.taken ?? [], refused: new Map() };
  const { made, taken } = await inTurn(deps, context, order);
  // Those that were prepared first end first.
  const until = before && before.until < own ? before.until : own;
  return { documents: made, until, numbers: sealedNumbers(deps, caller.id, { taken, until }) };
}

interface InTurn {
  readonly documents: readonly Asked[];
  readonly keys: Parameters<typeof prepareRehearsed>[1]['keys'];
  readonly pending: readonly TakenNumber[];
  /** Those of which it is known that no pages can be made. */
  readonly refused: ReadonlyMap<string, AppError>;
}

/** Documents whose pages are being typeset: more would only wait, and a person has an end of places there. */
const mostMaking = 4;

/**
 * While one is rehearsed, the pages of those before it are typeset. Where they cannot be made, those after it had reckoned
 * with its number: all are prepared once more without it.
 */
async function inTurn(
  deps: Deps,
  context: SignedContext,
  order: InTurn,
): Promise<{ readonly made: PreparedOne[]; readonly taken: TakenNumber[] }> {
  const taken = [...order.pending];
  const making: Promise<PreparedOne>[] = [];
  const unmade = new Map(order.refused);
  for (const asked of order.documents) {
    const { documentId } = asked;
    // Where it failed, whoever waits for all of them learns it.
    await making.at(-mostMaking)?.catch(() => undefined);
    const found =
      order.refused.get(documentId) ?? (await rehearse(deps, context, asked, taken).catch(refusal));
    if (found instanceof AppError) {
      making.push(Promise.resolve({ documentId, made: found }));
      continue;
    }
    if (found.taken) taken.push(found.taken);
    const fixed = newlyFixed(deps.documents.platform.clock.now());
    const typeset = prepareRehearsed(deps, { asked, keys: order.keys, fixed, rehearsal: found })
      .then((done) => ({ ...done, prepared: sealedOf(deps, context, done) }))
      .catch(refusal);
    making.push(
      typeset.then((made) => {
        if (made instanceof AppError) unmade.set(documentId, made);
        return { documentId, made };
      }),
    );
  }
  const made = await Promise.all(making);
  return unmade.size === order.refused.size
    ? { made, taken }
    : inTurn(deps, context, { ...order, refused: unmade });
}

const sealedOf = (deps: Deps, { caller }: SignedContext, { preparation }: Prepared): string =>
  sealedPreparation(deps, caller.id, preparation);

/** What a document is refused for; anything else ends the call. */
function refusal(error: unknown): AppError {
  if (error instanceof AppError) return error;
  throw error;
}
