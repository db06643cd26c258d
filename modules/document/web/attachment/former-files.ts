import type { DocumentDetail, FormerFile } from '@sarn/document/contract';

/** A former file with its number in the sequence of versions. */
export interface ShownFormer extends FormerFile {
  /** The first is 1; null for a file that was withdrawn. */
  readonly version: number | null;
  /** The current file that replaced it; null when none did. */
  readonly latestId: string | null;
}

/** Former versions of the files of a document, then the withdrawn files. */
export function formerFilesOf({
  files,
  withdrawnFiles,
}: Pick<DocumentDetail, 'files' | 'withdrawnFiles'>): ShownFormer[] {
  const versions = files.flatMap((file) =>
    file.versions.map((former, index) => ({
      ...former,
      version: file.versions.length - index,
      latestId: file.id,
    })),
  );
  return [
    ...versions,
    ...withdrawnFiles.map((file) => ({ ...file, version: null, latestId: null })),
  ];
}
