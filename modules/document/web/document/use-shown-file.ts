import { civilDateAt } from '@sarn/kernel';
import type { DocumentDetail } from '@sarn/document/contract';
import { useState } from 'react';
import { formerFilesOf } from '../attachment/former-files.ts';
import { mainFileOf } from './DocumentSide.tsx';
import { textParts } from './provided-parts.ts';

/** Instead of a file: the document as it was published, not another text of it. */
const asPublished = 'as-published';

/**
 * The file shown as the document: the one that was opened, else the text of today, else its own.
 */
export function useShownFile(detail: DocumentDetail) {
  const [openedId, setOpened] = useState<string | null>(null);
  const former = formerFilesOf(detail).find((known) => known.id === openedId) ?? null;
  const chosen = detail.files.find((known) => known.id === openedId);
  const today = civilDateAt(new Date());
  const texts = textParts();
  const held =
    openedId === asPublished
      ? null
      : texts.map((one) => one.fileOn(detail, today)).find((one) => one !== null);
  const file = former ?? chosen ?? held ?? mainFileOf(detail) ?? null;
  return {
    file,
    former,
    /** The part that brings this text; null for the document's own files. */
    text: (file && texts.find((one) => one.isText(detail, file.id))) ?? null,
    open: (id: string | null) => setOpened(id ?? asPublished),
  };
}
