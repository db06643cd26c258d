import type { InputOf } from '@sarn/kernel';
import type { SignedContext } from '@sarn/platform-server';
import { preparationsOf } from '@sarn/signature/server';
import type { Preparation } from '@sarn/signature/server';
import type { beginBatch } from '../../contract/index.ts';
import type { Deps } from '../dependencies.ts';

/** What is left of a batch would not be signed as it was shown. */
export const anewCode = 'signature.prepared-anew';

/** What was shown of each document; undefined where the caller was shown nothing: programs. */
export type Shown = ReadonlyMap<string, Preparation> | undefined;

/**
 * What the person was shown before they confirmed.
 *
 * @throws AppError 'signature.prepared-anew'
 */
export const shownTo = async (
  deps: Deps,
  context: SignedContext,
  shown: InputOf<typeof beginBatch>['shown'],
  certificateId: string,
): Promise<Shown> => shown && preparationsOf(deps, context, shown, certificateId);
