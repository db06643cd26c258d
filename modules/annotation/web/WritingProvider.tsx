import { hasPages, usualStampPlace } from '@sarn/annotation/contract';
import { isClassified } from '@sarn/document/contract';
import type { DocumentDetail } from '@sarn/document/contract';
import { OverPagesProvider } from '@sarn/file/web';
import type { OverPages } from '@sarn/file/web';
import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { fetchAnnotated, useAnnotations } from './annotation.client.ts';
import { LayersButton } from './LayersButton.tsx';
import { LayersSide } from './LayersSide.tsx';
import { PageAnnotations } from './PageAnnotations.tsx';
import { useDraft } from './use-draft.ts';
import { WritingTools } from './WritingTools.tsx';
import { WritingContextProvider } from './writing.ts';
import type { Writing } from './writing.ts';
import './annotation.css';

interface WritingProviderProps {
  readonly detail: DocumentDetail;
  readonly children: ReactNode;
}

/** Around an opened document: what was written on its files, and what its reader writes there. */
export function WritingProvider({ detail, children }: WritingProviderProps) {
  const isAsked = pagedFilesOf(detail).length > 0;
  const { data, isError, refetch } = useAnnotations(detail.id, isAsked);
  const isSecret = isClassified(detail.secrecy);
  const draft = useDraft(detail.id);
  const [isListed, setListed] = useState(false);
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const rows = useMemo(() => data?.rows ?? [], [data]);
  const mayWrite = (fileId: string) =>
    data?.refusal === null &&
    detail.files.some((file) => file.id === fileId && hasPages(file.mediaType));
  const primary = detail.may.find(({ tone }) => tone === 'primary');
  const writing: Writing = {
    ...draft,
    ...{ documentId: detail.id, isSecret, rows, stamp: data?.stamp ?? [], mayWrite },
    stampPlace: data?.stampPlace ?? usualStampPlace,
    qr: data?.qr ?? null,
    signature: data?.signature ?? null,
    // What was read before is shown meanwhile.
    loadAgain: isError ? () => void refetch() : null,
    fileNameOf: (fileId) => detail.files.find(({ id }) => id === fileId)?.name ?? 'document.pdf',
    hasAct: primary !== undefined && primary.form !== 'none',
    ...{ isListed, setListed, hidden },
    hide: (ids, isHidden) =>
      setHidden((known) => {
        const next = new Set(known);
        for (const id of ids)
          if (isHidden) next.add(id);
          else next.delete(id);
        return next;
      }),
  };
  const over = useMemo<OverPages>(
    () => ({
      isFor: (fileId) => pagedFilesOf({ files: detail.files }).some(({ id }) => id === fileId),
      ...{ Over: PageAnnotations, Button: LayersButton, Tools: WritingTools, Side: LayersSide },
      // Of a classified document none is made: its pages need the marks of each reader.
      copyOf: (fileId) =>
        !isSecret &&
        detail.files.some(({ id }) => id === fileId) &&
        rows.some((row) => row.fileId === fileId)
          ? { fetch: () => fetchAnnotated(detail.id, fileId) }
          : null,
    }),
    [detail.id, detail.files, isSecret, rows],
  );
  return (
    <WritingContextProvider value={writing}>
      <OverPagesProvider value={over}>{children}</OverPagesProvider>
    </WritingContextProvider>
  );
}

/** Files with pages, former versions among them. */
const pagedFilesOf = ({ files }: Pick<DocumentDetail, 'files'>) =>
  files.flatMap((file) => [file, ...file.versions]).filter(({ mediaType }) => hasPages(mediaType));
