import type { PickedFile } from '@sarn/file/web';
import type { DocumentDetail } from '@sarn/document/contract';

/** Files that the drafter attached, without those attached to opinions. */
export const ownFilesOf = ({ files }: DocumentDetail): readonly PickedFile[] =>
  files.filter((file) => file.role === 'attachment');
