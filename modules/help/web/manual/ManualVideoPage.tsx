import { PageHeader, useWords } from '@sarn/platform-web';
import { helpWords } from '../words/help-words.ts';
import { ManualFiles } from './ManualFiles.tsx';
import { ManualNav } from './ManualNav.tsx';

/** `/manual-video`: films the agency added. */
export default function ManualVideoPage() {
  const say = useWords(helpWords);
  return (
    <div className="manual-page">
      <PageHeader title={say('files.videoTitle')} />
      <ManualNav />
      <ManualFiles kinds={['video']} empty={say('files.emptyVideo')} />
    </div>
  );
}
