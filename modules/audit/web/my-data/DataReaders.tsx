import type { DataReading } from '@sarn/audit/contract';
import { formatMoment, useLanguage, useWords } from '@sarn/platform-web';
import { useMyDataReaders } from '../audit.client.ts';
import { auditWords } from '../words/audit-words.ts';
import { ReaderTable, useReaderColumn } from './ReaderTable.tsx';

/** Who looked at the personal record. */
export function DataReaders() {
  const say = useWords(auditWords);
  const language = useLanguage();
  const reader = useReaderColumn<DataReading>();
  return (
    <ReaderTable<DataReading>
      title={say('mine.data')}
      text={say('mine.dataText')}
      empty={{ title: say('mine.dataEmpty'), text: say('mine.dataEmptyText') }}
      list={useMyDataReaders()}
      columns={[
        {
          id: 'at',
          label: say('mine.at'),
          width: '9.5rem',
          render: ({ at }) => <span className="audit-when">{formatMoment(at, language)}</span>,
        },
        reader,
        { id: 'what', label: say('mine.what'), width: '38%', render: ({ text }) => text },
      ]}
    />
  );
}
