import { AppError, civilDateAt } from '@sarn/kernel';
import type { BinaryAnswer, Caller } from '@sarn/platform-server';
import { findLetter } from '@sarn/correspondence/server';
import { isClassified } from '@sarn/document/contract';
import { fileOwnerKind } from '@sarn/document/server';
import type { Dependencies } from '@sarn/document/server';
import { renderForm } from '@sarn/pdf/server';
import { documentForReader } from '../printed-document.service.ts';
import { lookOf, personAsSigner } from '../shared.model.ts';
import { coverFacts, coverForm } from './cover.form.ts';

/**
 * The sheet before a document of another make, for its readers; none of a classified one, as with pages.
 *
 * @throws AppError 'registry.not-found', 'registry.secret-reason', 'printed-document.none', 'pdf.too-slow'
 */
export async function coverFile(
  deps: Dependencies,
  caller: Caller,
  documentId: string,
): Promise<BinaryAnswer> {
  const { db, clock } = deps.platform;
  const document = await documentForReader(deps, caller, documentId);
  const { id, kind, secrecy } = document;
  const fields = await findLetter(db, id);
  if (kind !== 'other' || !fields || isClassified(secrecy)) {
    throw new AppError('printed-document.none');
  }
  const [unit] = await deps.organisation.units(db, [document.ownerUnitId]);
  const agency = await deps.organisation.rootUnit(db);
  const { name, posts } = await personAsSigner(deps, db, document.authorId);
  const facts = coverFacts(document, {
    ...{ agency, unit, medium: fields.medium },
    files: await deps.files.list(db, fileOwnerKind, [id]),
    keeper: { name, post: posts[0]?.title ?? '' },
  });
  const form = coverForm(facts, civilDateAt(clock.now()));
  const bytes = Buffer.from(await renderForm(form, await lookOf(deps, db, document.signedAt)));
  return {
    ...{ bytes, length: bytes.length, type: 'application/pdf' },
    ...{ name: 'ใบปะหน้าหนังสืออื่น.pdf', disposition: 'inline' },
  };
}
