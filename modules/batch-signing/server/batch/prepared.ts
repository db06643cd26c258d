import { AppError } from '@sarn/kernel';
import type { InputOf, OutputOf } from '@sarn/kernel';
import type { SignedContext } from '@sarn/platform-server';
import { prepareSeveral } from '@sarn/signature/server';
import type { prepareBatch } from '../../contract/index.ts';
import type { Deps } from '../dependencies.ts';
import { chosenItems } from './chosen-items.ts';
import { askedOf } from './sign-item.ts';

/**
 * Makes the files of some documents of a batch up to the signature, and tells their hashes.
 *
 * @throws AppError as the call tells
 */
export async function preparedForBatch(
  deps: Deps,
  context: SignedContext,
  { documents, after }: InputOf<typeof prepareBatch>,
): Promise<OutputOf<typeof prepareBatch>> {
  const { items } = await chosenItems(deps, context.caller, documents);
  const asked = items.map((item) => ({ ...askedOf(item), attemptId: '', code: '' }));
  const prepared = await prepareSeveral(deps, context, { documents: asked, after });
  return {
    ...{ numbers: prepared.numbers, until: prepared.until },
    items: prepared.documents.map(({ documentId, made }) =>
      made instanceof AppError
        ? {
            ...{ documentId, prepared: null, sha256: '', number: null },
            failure: deps.needs.sentencesOf(made.code, made.params),
          }
        : {
            ...{ documentId, prepared: made.prepared, sha256: made.preparation.sha256 },
            ...{ number: made.number, failure: null },
          },
    ),
  };
}
