import type { PickedFile } from '@sarn/file/web';
import type { DocumentDetail } from '@sarn/document/contract';

/** Files the drafter put to his document, and not those that came with the words of a reviewer. */
export const ownFilesOf = ({ files }: DocumentDetail): readonly PickedFile[] =>
  files.filter((file) => file.role === 'attachment');
