import type { DocumentAct } from '@sarn/document/server';
import type { Tx } from '@sarn/platform-server';
import { wentBack } from '@sarn/printed-document/contract';
import type { Deps } from '../dependencies.ts';
import { withdrawDocumentCode } from '../password/document-code.store.ts';
import { forgetPictures } from '../picture.ts';
import { replaceSeals } from '../seal/agency-seal.store.ts';
import { withdrawSignatures } from '../signature.store.ts';
import { forgetPlaces } from './signature-place.store.ts';

/** A document that goes back before all have signed: its text may change, so that those signatures are over. */
export const endSignaturesAfterAct =
  (deps: Deps) =>
  async (tx: Tx, { before, after }: DocumentAct): Promise<void> => {
    if (!wentBack(before, after)) return;
    await forgetPictures(deps, tx, after.id);
    const at = deps.documents.platform.clock.now().toISOString();
    await withdrawDocumentCode(tx, after.id, at);
    if (!(await withdrawSignatures(tx, after.id, at))) return;
    await replaceSeals(tx, after.id, []);
    await forgetPlaces(tx, after.id);
  };
