import type { DocumentDetail } from '../../contract/index.ts';
import { toFile } from '../detail.views.ts';
import type { AttachedFile, ReplacedFile } from '../ports.ts';
import { isChangeable } from './attachment.rules.ts';

type DocumentFiles = Pick<DocumentDetail, 'files' | 'withdrawnFiles'>;
type Former = DocumentDetail['withdrawnFiles'][number];

const toFormer = (file: ReplacedFile): Former => ({ ...toFile(file), replacedAt: file.replacedAt });

/** Versions before a file, the newest first. */
function formerOf(id: string, replaced: readonly ReplacedFile[]): Former[] {
  const before = replaced.find((file) => file.replacedBy === id);
  return before ? [toFormer(before), ...formerOf(before.id, replaced)] : [];
}

/**
 * The files that hold, each with its former versions; then those taken back with nothing in their
 * place.
 *
 * @param isInside readers of a published document get the files that hold, and no others
 */
export function documentFiles(
  files: readonly AttachedFile[],
  replaced: readonly ReplacedFile[],
  { mayChange, isInside }: { readonly mayChange: boolean; readonly isInside: boolean },
): DocumentFiles {
  const former = isInside ? replaced : [];
  return {
    files: files.map((file) => ({
      ...toFile(file),
      versions: formerOf(file.id, former),
      mayReplace: mayChange && isChangeable(file),
    })),
    withdrawnFiles: former.filter((file) => !file.replacedBy).map(toFormer),
  };
}
