import type { DocumentDetail } from '@sarn/document/contract';
import { Button, useWords } from '@sarn/platform-web';
import { Printer } from 'lucide-react';
import { Suspense, lazy, useState } from 'react';
import { copyWords } from './copy-words.ts';
import { useCopies } from './copy.client.ts';

const CopiesDialog = lazy(() => import('./CopiesDialog.tsx'));

interface Props {
  readonly detail: Pick<DocumentDetail, 'id' | 'version'>;
  /** Whether the reader may save the pages. */
  readonly mayKeep: boolean;
}

/** Below the pages: the way to the copies of an issued document; nothing before it is issued. */
export function CopiesBar({ detail: { id, version }, mayKeep }: Props) {
  const say = useWords(copyWords);
  const [isOpen, setOpen] = useState(false);
  const kinds = useCopies(id, version).data?.kinds ?? [];
  if (kinds.length === 0 || !mayKeep) return null;
  return (
    <>
      <Button variant="ghost" size="s" icon={<Printer size={16} />} onPress={() => setOpen(true)}>
        {say('open')}
      </Button>
      {isOpen && (
        <Suspense>
          <CopiesDialog documentId={id} kinds={kinds} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
