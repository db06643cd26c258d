import type { DocumentDetail, FormerFile } from '@sarn/document/contract';

/** A former file with its place in the line of versions. */
export interface ShownFormer extends FormerFile {
  /** The first is 1; null for a file that was withdrawn. */
  readonly version: number | null;
  /** The one that holds in its place; null when nothing does. */
  readonly latestId: string | null;
}

/** Former versions of the files of a document, then what was withdrawn. */
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
