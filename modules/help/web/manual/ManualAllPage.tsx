import { PageHeader, useWords } from '@sarn/platform-web';
import { helpWords } from '../words/help-words.ts';
import { ManualFiles } from './ManualFiles.tsx';
import { ManualNav } from './ManualNav.tsx';

/** `/manual-document-video`: all manuals that the agency added. */
export default function ManualAllPage() {
  const say = useWords(helpWords);
  return (
    <div className="manual-page">
      <PageHeader title={say('files.allTitle')} />
      <ManualNav />
      <ManualFiles kinds={['document', 'manual', 'video']} empty={say('files.emptyAll')} />
    </div>
  );
}
