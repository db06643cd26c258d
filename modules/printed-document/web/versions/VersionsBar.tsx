import type { DocumentDetail } from '@sarn/document/contract';
import { Button, useWords } from '@sarn/platform-web';
import { History } from 'lucide-react';
import { Suspense, lazy, useState } from 'react';
import { printedWords } from '../words/printed-words.ts';
import { useVersions } from './versions.client.ts';

const VersionsDialog = lazy(() => import('./VersionsDialog.tsx'));

interface Props {
  readonly detail: Pick<DocumentDetail, 'id' | 'version'>;
  /** Whether the reader may save the pages. */
  readonly mayKeep: boolean;
  /** Where a draft is reviewed, what changed is wanted and not the pages. */
  readonly isForComparing?: boolean;
}

/** Below the pages: how many versions are kept, and the way to them; nothing where there is none. */
export function VersionsBar({ detail, mayKeep, isForComparing = false }: Props) {
  const say = useWords(printedWords);
  const [isOpen, setOpen] = useState(false);
  const rows = useVersions(detail.id, detail.version).data?.rows ?? [];
  if (rows.length === 0) return null;
  return (
    <>
      <Button variant="ghost" size="s" icon={<History size={16} />} onPress={() => setOpen(true)}>
        {say(isForComparing ? 'versions.compare' : 'versions.open', { count: rows.length })}
      </Button>
      {isOpen && (
        <Suspense>
          <VersionsDialog
            documentId={detail.id}
            rows={rows}
            mayKeep={mayKeep}
            firstView={isForComparing ? 'changes' : 'pages'}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
