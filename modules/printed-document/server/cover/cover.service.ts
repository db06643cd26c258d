import { AppError, civilDateAt } from '@sarn/kernel';
import type { BinaryAnswer, Caller } from '@sarn/platform-server';
import { findLetter } from '@sarn/correspondence/server';
import { isClassified, media } from '@sarn/document/contract';
import { fileOwnerKind } from '@sarn/document/server';
import type { Dependencies } from '@sarn/document/server';
import { renderForm } from '@sarn/pdf/server';
import { documentForReader } from '../printed-document.service.ts';
import { lookOf, personAsSigner } from '../shared.model.ts';
import { coverForm } from './cover.form.ts';

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
  const { id, kind, secrecy, letterNo, title, sender, letterDate } = document;
  const fields = await findLetter(db, id);
  if (kind !== 'other' || !fields || isClassified(secrecy)) {
    throw new AppError('printed-document.none');
  }
  const [unit] = await deps.organisation.units(db, [document.ownerUnitId]);
  const agency = await deps.organisation.rootUnit(db);
  const { name, posts } = await personAsSigner(deps, db, document.authorId);
  const form = coverForm(
    {
      ...{ issuer: agency.name, unit: unit && unit.id !== agency.id ? unit.name : '' },
      ...{ number: letterNo, title, source: sender, madeOn: letterDate },
      medium: fields.medium ? media[fields.medium].th : '',
      files: await deps.files.list(db, fileOwnerKind, [id]),
      keeper: { name, post: posts[0]?.title ?? '' },
    },
    civilDateAt(clock.now()),
  );
  const bytes = Buffer.from(await renderForm(form, await lookOf(deps, db, document.signedAt)));
  return {
    ...{ bytes, length: bytes.length, type: 'application/pdf' },
    ...{ name: 'ใบปะหน้าหนังสืออื่น.pdf', disposition: 'inline' },
  };
}
