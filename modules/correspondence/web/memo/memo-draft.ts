import type { PickedFile } from '@sarn/file/web';
import type { DocumentDetail } from '@sarn/document/contract';
import type { PickedUnit } from '@sarn/organisation/web';
import { notFiled } from '@sarn/document-classes/contract';
import { filedCodes, filedOf } from '@sarn/document-classes/web';
import type { FiledDraft } from '@sarn/document-classes/web';
import { begunLike } from '../draft/beginning.ts';
import { ownFilesOf } from '../draft/own-files.ts';

/** State of the memo form. */
export interface MemoDraft extends FiledDraft {
  readonly title: string;
  readonly addressee: string;
  readonly units: readonly PickedUnit[];
  readonly speed: string;
  readonly bodyJson: Readonly<Record<string, unknown>>;
  readonly files: readonly PickedFile[];
}

export const emptyMemo: MemoDraft = {
  title: '',
  addressee: '',
  units: [],
  speed: 'normal',
  ...notFiled,
  bodyJson: { type: 'doc', content: [{ type: 'paragraph' }] },
  files: [],
};

/** The form of a saved draft. */
export function memoOf(detail: DocumentDetail): MemoDraft {
  return {
    title: detail.title,
    addressee: detail.addressee,
    units: detail.addressedUnits,
    speed: detail.speed,
    ...filedOf(detail),
    bodyJson: (detail.bodyJson as MemoDraft['bodyJson'] | null) ?? emptyMemo.bodyJson,
    files: ownFilesOf(detail),
  };
}

/** The form of a new memo with the text of another. */
export const memoLike = (detail: DocumentDetail): MemoDraft =>
  begunLike(memoOf(detail), emptyMemo, ['files']);

/** The draft as the schema of the contract requires. */
export function toMemoInput(draft: MemoDraft) {
  return {
    title: draft.title,
    addressee: draft.addressee,
    unitIds: draft.units.map((unit) => unit.id),
    speed: draft.speed,
    ...filedCodes(draft),
    bodyJson: { ...draft.bodyJson },
    fileIds: draft.files.map((file) => file.id),
  };
}
