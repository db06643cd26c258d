import { civilDateAt } from '@sarn/kernel';
import type { DocumentDetail } from '@sarn/registry/contract';
import { useState } from 'react';
import { formerFilesOf } from '../attachment/former-files.ts';
import { heldTextOn } from '../consolidation/held-text.ts';
import { mainFileOf } from './PaperSide.tsx';

/** In place of a file: the paper as it was published, not its consolidated text. */
const asPublished = 'as-published';

/** The file in the place of the paper: the one that was opened, else the text of today, else the paper's own. */
export function useShownFile(detail: DocumentDetail) {
  const [openedId, setOpened] = useState<string | null>(null);
  const former = formerFilesOf(detail).find((known) => known.id === openedId) ?? null;
  const chosen = detail.files.find((known) => known.id === openedId);
  const today = civilDateAt(new Date());
  const held = openedId === asPublished ? null : heldTextOn(detail, today)?.text?.file;
  const file = former ?? chosen ?? held ?? mainFileOf(detail) ?? null;
  const texts = detail.publication?.consolidations ?? [];
  return {
    file,
    former,
    /** What it is consolidated of; null for any other file. */
    consolidated: texts.find((one) => one.fileId === file?.id) ?? null,
    open: (id: string | null) => setOpened(id ?? asPublished),
  };
}
