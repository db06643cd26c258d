import type { ChangeKind, DocumentDetail } from '@sarn/document/contract';
import type { ConsolidationView } from '@sarn/correspondence/contract';
import { textOn } from '@sarn/correspondence/contract';

type File = DocumentDetail['files'][number];

/** The text of a document on a day; null for kinds without validity and before publication. */
export function heldTextOn({ publication, files }: DocumentDetail, day: string) {
  if (!publication?.heldFrom || !publication.validity) return null;
  const changedBy = publication.changedBy.flatMap((change) =>
    change.from ? [{ ...change, kind: change.kind as ChangeKind, from: change.from }] : [],
  );
  const consolidations = publication.consolidations.flatMap(
    (
      one,
    ): (ConsolidationView & {
      readonly file: File;
    })[] => {
      const file = files.find(({ id }) => id === one.fileId);
      return file ? [{ ...one, file }] : [];
    },
  );
  return textOn(day, { from: publication.heldFrom, changedBy, consolidations });
}
