import type { DocumentOpening } from '@sarn/audit/contract';
import { useWords, Moment } from '@sarn/platform-web';
import { useNavigate } from '@tanstack/react-router';
import { useMyDocumentReaders } from '../audit.client.ts';
import { auditWords } from '../words/audit-words.ts';
import { ReaderTable, useReaderColumn } from './ReaderTable.tsx';

/** Who opened documents that the signed-in person wrote or has. */
export function DocumentReaders() {
  const say = useWords(auditWords);
  const reader = useReaderColumn<DocumentOpening>();
  const go = useNavigate();
  return (
    <ReaderTable<DocumentOpening>
      title={say('mine.documents')}
      text={say('mine.documentsText')}
      empty={{ title: say('mine.documentsEmpty'), text: say('mine.documentsEmptyText') }}
      list={useMyDocumentReaders()}
      onOpen={({ path }) => void go({ to: path })}
      columns={[
        {
          id: 'at',
          label: say('mine.at'),
          width: '11.5rem',
          priority: 1,
          isPlain: true,
          render: ({ at }) => <Moment at={at} />,
        },
        reader,
        {
          id: 'paper',
          label: say('mine.document'),
          width: '46%',
          render: ({ number, title }) => (
            <span className="s-two">
              <span className="audit-title">{title}</span>
              {number && <span className="s-muted s-small">{number}</span>}
            </span>
          ),
        },
      ]}
    />
  );
}
