import { Button, useWords } from '@sarn/platform-web';
import type { DocumentDetail } from '@sarn/document/contract';
import { ChartNoAxesColumn } from 'lucide-react';
import { useState } from 'react';
import { ReportDialog } from './ReportDialog.tsx';
import { assignmentsWords } from './words/assignments-words.ts';

/** Opens the report of a document that was sent. */
export function ReportButton({ detail }: { readonly detail: DocumentDetail }) {
  const say = useWords(assignmentsWords);
  const [isOpen, setOpen] = useState(false);
  if (detail.transmissions.length === 0) return null;
  return (
    <>
      <Button isWide icon={<ChartNoAxesColumn size={18} />} onPress={() => setOpen(true)}>
        {say('report.open')}
      </Button>
      {isOpen && <ReportDialog detail={detail} onClose={() => setOpen(false)} />}
    </>
  );
}
