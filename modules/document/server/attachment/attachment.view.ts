import type { DocumentDetail } from '../../contract/index.ts';
import { toFile } from '../detail.views.ts';
import type { AttachedFile, ReplacedFile } from '../ports.ts';
import { isChangeable } from './attachment.rules.ts';

type DocumentFiles = Pick<DocumentDetail, 'files' | 'withdrawnFiles'>;
type Former = DocumentDetail['withdrawnFiles'][number];

const toFormer = (file: ReplacedFile): Former => ({ ...toFile(file), replacedAt: file.replacedAt });

/** Former versions of a file, the newest first. */
function formerOf(id: string, replaced: readonly ReplacedFile[]): Former[] {
  const before = replaced.find((file) => file.replacedBy === id);
  return before ? [toFormer(before), ...formerOf(before.id, replaced)] : [];
}

/**
 * The current files, each with its former versions; then the withdrawn files that were not
 * replaced.
 *
 * @param isInside readers of a published document get the current files, and no others
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
