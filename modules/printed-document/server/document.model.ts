import type { Caller, Handle } from '@sarn/platform-server';
import type { Dependencies, DocumentRow } from '@sarn/document/server';
import type { PrintedDocument } from '@sarn/pdf/contract';
import type { PrintedForm } from '../contract/index.ts';
import { withCatchword } from './catchword.model.ts';
import { certificateModel } from './certificate.model.ts';
import { letterModel } from './letter.model.ts';
import { memoModel } from './memo.model.ts';
import { minutesModel } from './minutes.model.ts';
import { noteModel } from './note.model.ts';
import { publicationModel } from './publication.model.ts';
import { stampedModel } from './stamped.model.ts';

/**
 * What is printed of a stored document in its form; null where the fields of the form are missing.
 *
 * @param reader null for the whole document
 */
export async function documentModel(
  deps: Dependencies,
  h: Handle,
  document: DocumentRow,
  form: PrintedForm,
  reader: Caller | null,
): Promise<PrintedDocument | null> {
  const model = await ownModel(deps, h, document, form, reader);
  return model && withCatchword(deps, h, document, model);
}

async function ownModel(
  deps: Dependencies,
  h: Handle,
  document: DocumentRow,
  form: PrintedForm,
  reader: Caller | null,
): Promise<PrintedDocument | null> {
  switch (form) {
    case 'letter':
      return letterModel(deps, h, document);
    case 'memo':
      return memoModel(deps, h, document);
    case 'stamped':
      return stampedModel(deps, h, document);
    case 'certificate':
      return certificateModel(deps, h, document);
    case 'note':
      return noteModel(deps, h, document, reader);
    case 'minutes':
      return minutesModel(deps, h, document);
    case 'command':
    case 'regulation':
    case 'rule':
    case 'announcement':
    case 'declaration':
    case 'news':
      return publicationModel(deps, h, document, form);
  }
}
