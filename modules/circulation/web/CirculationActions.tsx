import { Button, ErrorSummary, useDialogs, useToasts, useWords } from '@sarn/platform-web';
import type { Circulation } from '@sarn/circulation/contract';
import { BellRing, FileSpreadsheet, FileText, Printer, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { openDocument } from '@sarn/document/web';
import { MakingFile, printBlob, useMadeFile } from '@sarn/file/web';
import type { MadeFile } from '@sarn/file/web';
import { circulationParts, useExportCirculation, useRemind } from './circulation.client.ts';
import { RecallDialog } from './RecallDialog.tsx';
import { circulationWords } from './words/circulation-words.ts';

interface CirculationActionsProps {
  readonly circulation: Circulation;
  readonly mayRemind: boolean;
  readonly mayRecall: boolean;
}

/** Buttons to remind those who are not done, open the document, and print or save the report. */
export function CirculationActions(props: CirculationActionsProps) {
  const { circulation, mayRemind, mayRecall } = props;
  const [isRecalling, setRecalling] = useState(false);
  const say = useWords(circulationWords);
  const dialogs = useDialogs();
  const toasts = useToasts();
  const remind = useRemind();
  const printed = useMadeFile();
  const { id, documentId, title } = circulation;
  const ask = async () => {
    if (!(await dialogs.confirm({ title: say('report.remindSure') }))) return;
    remind.mutate(id, {
      onSuccess: ({ people }) =>
        toasts.show({ tone: 'success', title: say('report.reminded', { people }), text: title }),
    });
  };
  return (
    <div className="circulation-bar s-no-print">
      <ErrorSummary error={remind.error} isFocused />
      <Button
        variant="quiet"
        icon={<FileText size={18} />}
        onPress={() => openDocument(documentId)}
      >
        {say('report.openDocument')}
      </Button>
      <ReportFiles id={id} printed={printed} />
      {mayRecall && (
        <Button icon={<Undo2 size={18} />} onPress={() => setRecalling(true)}>
          {say('recall.open')}
        </Button>
      )}
      {isRecalling && (
        <RecallDialog circulation={circulation} onClose={() => setRecalling(false)} />
      )}
      {mayRemind && (
        <Button
          variant="primary"
          icon={<BellRing size={18} />}
          isPending={remind.isPending}
          onPress={() => void ask()}
        >
          {say('report.remind')}
        </Button>
      )}
      <MakingFile file={printed} />
    </div>
  );
}

/** The report printed, or as a file of Excel. */
function ReportFiles({ id, printed }: { readonly id: string; readonly printed: MadeFile }) {
  const say = useWords(circulationWords);
  const file = useExportCirculation();
  return (
    <>
      <ErrorSummary error={file.error} isFocused />
      <Button
        variant="quiet"
        icon={<Printer size={18} />}
        isPending={printed.done !== null}
        onPress={() => printed.make(circulationParts(id), printBlob)}
      >
        {say('report.print')}
      </Button>
      <Button
        icon={<FileSpreadsheet size={18} />}
        isPending={file.isPending}
        onPress={() => file.mutate(id)}
      >
        {say('report.excel')}
      </Button>
    </>
  );
}
