import { PageHeader, useWords } from '@sarn/platform-web';
import { helpWords } from '../words/help-words.ts';
import { ManualFiles } from './ManualFiles.tsx';
import { ManualNav } from './ManualNav.tsx';

/** `/manual-document`: documents the agency added. */
export default function ManualDocumentPage() {
  const say = useWords(helpWords);
  return (
    <div className="manual-page">
      <PageHeader title={say('files.documentTitle')} />
      <ManualNav />
      <ManualFiles kinds={['document', 'manual']} empty={say('files.emptyDocument')} />
    </div>
  );
}
