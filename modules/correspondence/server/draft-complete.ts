import { AppError } from '@sarn/kernel';
import { draftFieldTerms, missingFields } from '../contract/index.ts';
import { fileOwnerKind } from '@sarn/document/server';
import type { TransitionRun } from '@sarn/document/server';
import { assertNamed } from '@sarn/order-form/server';
import { findLetter, listRecipients } from './letter.store.ts';
import { findPublication } from './publication.store.ts';

/**
 * A draft is saved with a subject alone. What its kind requires is demanded when it leaves its drafter.
 *
 * @throws 'registry.order-names-nobody', or 'registry.draft-incomplete' which names each missing field
 */
export async function assertComplete({ deps, tx, subject }: TransitionRun): Promise<void> {
  const { document } = subject;
  const { id, kind } = document;
  if (kind === 'command') await assertNamed(tx, id);
  const letter = await findLetter(tx, id);
  const publication = await findPublication(tx, id);
  const missing = missingFields(kind, {
    ...letter,
    ...publication,
    addressee: document.addressee,
    unitIds: document.addressedUnitIds,
    bodyJson: document.bodyJson,
    speed: document.speed,
    source: document.sender,
    madeOn: document.letterDate,
    recipients: letter ? await listRecipients(tx, id) : [],
    fileIds: (await deps.files.list(tx, fileOwnerKind, [id])).map((file) => file.id),
  });
  if (missing.length === 0) return;
  const named = missing.map((field) => draftFieldTerms[field]);
  throw new AppError('registry.draft-incomplete', {
    missing: named.map(({ th }) => th).join(', '),
    missingEn: named.map(({ en }) => en).join(', '),
  });
}
