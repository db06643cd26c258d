import { createHash } from 'node:crypto';
import type { Caller, Handle } from '@sarn/platform-server';
import type { Dependencies, DocumentRow } from '@sarn/document/server';
import type { PrintedDocument } from '@sarn/pdf/contract';
import type { DocumentLook } from '@sarn/pdf/server';
import { printedForm } from '../../contract/index.ts';
import type { PrintedState } from '../../contract/index.ts';
import { documentModel } from '../document.model.ts';
import { withKeptWords } from '../kept-words.ts';
import { lookOf } from '../shared.model.ts';
import { firstFinalAt } from './version.store.ts';

/** What the pages of a document are made of. */
export interface PageInput {
  readonly model: PrintedDocument;
  readonly look: DocumentLook;
  /** SHA-256 of both: the same for the same pages, whatever later templates do of them. */
  readonly digest: string;
  readonly state: PrintedState;
}

/**
 * @param reader for whom it is; null for the whole document
 * @returns null where it has no text of its own: its files are the document
 */
export async function pageInput(
  deps: Dependencies,
  h: Handle,
  document: DocumentRow,
  reader: Caller | null = null,
): Promise<PageInput | null> {
  const form = printedForm(document);
  const model = form && (await documentModel(deps, h, document, form, reader));
  if (!model) return null;
  const state = stateOf(document);
  const look = {
    ...(await lookOf(deps, h, await lookedAt(h, document, state))),
    ...(await handSignatures(deps, h, document.id)),
    ...(await verificationOf(deps, h, document.id)),
  };
  // Without the words of the agency: a longer list must not look like another document.
  const digest = createHash('sha256')
    .update(JSON.stringify([model, told(look)]))
    .digest('hex');
  return { model: await withKeptWords(deps, h, model), look, digest, state };
}

/** Those that passwords confirmed; nothing where there are none, so that such pages stay as they were. */
async function handSignatures(
  { slots }: Dependencies,
  h: Handle,
  documentId: string,
): Promise<Pick<DocumentLook, 'handSignatures'>> {
  const found = await Promise.all(slots.handSignatures.map((of) => of(h, documentId)));
  const all = found.flat();
  return all.length === 0 ? {} : { handSignatures: all };
}

/** The code of a document that was signed by password; nothing where it has none, so that such pages stay as they were. */
async function verificationOf(
  { pageSources }: Dependencies,
  h: Handle,
  documentId: string,
): Promise<Pick<DocumentLook, 'verification'>> {
  for (const find of pageSources.verifications) {
    const verification = await find(h, documentId);
    if (verification) return { verification };
  }
  return {};
}

/**
 * When the pages got their look: at the signature, and where none is by a hand of the system (a note, minutes), when
 * they were first kept as more than a draft. Null: now.
 */
const lookedAt = async (
  h: Handle,
  { id, signedAt }: DocumentRow,
  state: PrintedState,
): Promise<string | null> =>
  signedAt ?? (state === 'draft' ? null : ((await firstFinalAt(h, id)) ?? null));

/**
 * A typeface is known by its id; without one it is left out, as before there were any. A code is known without its
 * address: kept pages stay when the address of the installation changes.
 */
const told = ({ typeface, verification, ...look }: DocumentLook) => ({
  ...look,
  ...(typeface ? { typeface: typeface.id } : {}),
  ...(verification ? { code: verification.code } : {}),
});

/** A note has no number, and is signed by the name that its author typed when it was presented. */
const stateOf = ({ kind, state, letterDate, signedAt }: DocumentRow): PrintedState => {
  if (letterDate !== null) return 'issued';
  if (kind === 'note' && state !== 'DRAFT') return 'signed';
  return signedAt === null ? 'draft' : 'signed';
};
