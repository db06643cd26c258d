import { PageHeader, useWords } from '@sarn/platform-web';
import { useNavigate } from '@tanstack/react-router';
import { auditWords } from '../words/audit-words.ts';
import { DataReaders } from './DataReaders.tsx';
import { DocumentReaders } from './DocumentReaders.tsx';
import '../audit.css';

/** `/my-data-access`: who looked at what concerns the signed-in person. */
export default function MyDataAccessPage() {
  const say = useWords(auditWords);
  const go = useNavigate();
  return (
    <div className="audit-page audit-page-narrow">
      <PageHeader
        title={say('mine.title')}
        meta={say('mine.intro')}
        onBack={() => void go({ to: '/account-information' })}
      />
      <DataReaders />
      <DocumentReaders />
    </div>
  );
}
