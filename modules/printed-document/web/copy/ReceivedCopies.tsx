import { isClassified } from '@sarn/document/contract';
import type { DocumentDetail } from '@sarn/document/contract';
import { Button, useWords } from '@sarn/platform-web';
import { Printer } from 'lucide-react';
import { Suspense, lazy, useState } from 'react';
import { copyWords } from './copy-words.ts';

const ReceivedCopiesDialog = lazy(() => import('./ReceivedCopiesDialog.tsx'));

interface Props {
  readonly detail: Pick<DocumentDetail, 'id' | 'kind' | 'secrecy'> & {
    readonly files: readonly Pick<DocumentDetail['files'][number], 'mediaType'>[];
  };
}

/** The way to the copies of a received letter; nothing where there are none for anybody. */
export function ReceivedCopies({ detail: { id, kind, secrecy, files } }: Props) {
  const say = useWords(copyWords);
  const [isOpen, setOpen] = useState(false);
  const hasPdf = files.some(({ mediaType }) => mediaType === 'application/pdf');
  if (kind !== 'outside' || isClassified(secrecy) || !hasPdf) return null;
  return (
    <>
      <Button isWide icon={<Printer size={18} />} onPress={() => setOpen(true)}>
        {say('open')}
      </Button>
      {isOpen && (
        <Suspense>
          <ReceivedCopiesDialog documentId={id} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
