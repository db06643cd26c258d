import { Button, ErrorSummary, useWords } from '@sarn/platform-web';
import { FileSpreadsheet, Printer } from 'lucide-react';
import { useExportReport } from './report.client.ts';
import { askOf } from './report-view.ts';
import type { ReportView } from './report-view.ts';
import { reportWords } from './words/report-words.ts';

/** Prints the report, or saves it as an Excel file. */
export function ReportActions({ view }: { readonly view: ReportView }) {
  const say = useWords(reportWords);
  const file = useExportReport(view.tab, 'excel');
  const printed = useExportReport(view.tab, 'pdf');
  const more = view.tab === 'handoffs' && view.more ? { moreThan: view.more } : {};
  return (
    <div className="report-actions s-no-print">
      <ErrorSummary error={printed.error ?? file.error} />
      <Button
        variant="quiet"
        icon={<Printer size={18} />}
        isPending={printed.isPending}
        onPress={() => printed.mutate({ ...askOf(view), ...more })}
      >
        {say('print')}
      </Button>
      <Button
        icon={<FileSpreadsheet size={18} />}
        isPending={file.isPending}
        onPress={() => file.mutate({ ...askOf(view), ...more })}
      >
        {say('excel')}
      </Button>
    </div>
  );
}
