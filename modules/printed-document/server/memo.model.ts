import type { Handle } from '@sarn/platform-server';
import { openingFor } from '@sarn/document-classes/server';
import { fileOwnerKind } from '@sarn/document/server';
import type { Dependencies, DocumentRow } from '@sarn/document/server';
import type { MemoDocument } from '@sarn/pdf/contract';
import { fileTitle } from '../contract/index.ts';
import { severalSigners } from './several-signers.ts';
import { bodyOf, classWords, personAsSigner, signerOf, stepsOf, unitLine } from './shared.model.ts';

/** A memo, or a circular within the agency: form 2. Its files are named as enclosures. */
export async function memoModel(
  deps: Dependencies,
  h: Handle,
  document: DocumentRow,
): Promise<MemoDocument> {
  const files = await deps.files.list(h, fileOwnerKind, [document.id]);
  const steps = await stepsOf(h, document);
  return {
    ...{ kind: 'memo', version: 1, number: document.letterNo, date: document.letterDate },
    ...{ subject: document.title, addressee: document.addressee },
    salutation: await openingFor(deps.platform, h, document.addressee),
    ...{ reference: '', isDraft: document.letterDate === null, keepWhole: [] },
    enclosures: files
      .filter(({ role }) => role === 'attachment')
      .map(({ name }) => fileTitle(name)),
    unit: await unitLine(deps, h, document.ownerUnitId),
    signer: await signerOf(deps, h, document, steps),
    ...(await severalSigners(deps, h, document, personAsSigner, steps)),
    ...(await classWords(h, document)),
    body: bodyOf(document),
  };
}
